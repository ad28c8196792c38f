// 'This sounds wrong': what anybody may say of a translated sentence. There is no field that could say who it was.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#src/shared/languages.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { OWN_WORDS_LIMIT, SENTENCE_LIMIT } from './translation-report-lengths.contract.ts'

const PAGE_LIMIT = 200

export const reportTranslation = endpoint({
  method: 'POST',
  path: '/api/translations/reports',
  summary: 'Says that a translated sentence sounds wrong, with better words or none; nothing is kept about who says it',
  input: z.object({
    /** English is what all others are made from: for it there is the form of ideas. */
    language: z.string().check(z.refine((name) => isLanguage(name) && name !== DEFAULT_LANGUAGE)),
    /** As the address says it, without the language: '/help'. */
    page: plainText(PAGE_LIMIT).check(z.regex(/^\/[\w./-]*$/)),
    sentence: plainText(SENTENCE_LIMIT),
    words: z.optional(plainText(OWN_WORDS_LIMIT)),
  }),
  answer: z.object({ message: z.string() }),
})
