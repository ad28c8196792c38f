// What people write to us: ideas for the roadmap, which ask nothing about the person, and complaints about their data.

import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'
import { COMPLAINT_LIMIT, IDEA_LIMIT } from './contact-lengths.contract.ts'

const IDEA_MISSING = says('contact_answers_idea_missing')
const COMPLAINT_MISSING = says('contact_answers_complaint_missing')

const hasWords = (text: string) => text.trim() !== ''

export const sendIdea = endpoint({
  method: 'POST',
  path: '/api/ideas',
  summary: 'Keeps an idea for the roadmap, without anything about who had it',
  input: z.object({ idea: plainText(IDEA_LIMIT).check(z.refine(hasWords, IDEA_MISSING)) }),
  answer: z.object({ message: z.string() }),
})

export const sendComplaint = endpoint({
  method: 'POST',
  path: '/api/complaints',
  summary: 'Keeps a complaint about personal data and acknowledges it by mail',
  input: z.object({
    email: EmailAddress,
    complaint: plainText(COMPLAINT_LIMIT).check(z.refine(hasWords, COMPLAINT_MISSING)),
  }),
  answer: z.object({
    message: z.string(),
    /** To quote when asking about it, such as `HR-7K3M-9QXA`. */
    reference: z.string(),
  }),
})
