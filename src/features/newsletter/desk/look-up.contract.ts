// Looks up what the newsletter knows about one address. It needs a reason and a code.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { OperatorCode } from '#src/shared/operator-code.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { WORDS_LIMIT } from './look-up-length.contract.ts'

export const LookUpReason = z.enum(['they asked', 'mails come unasked', 'mails do not come', 'complaint'])
export type LookUpReason = z.infer<typeof LookUpReason>

const SubscriptionState = z.enum(['unknown', 'pending', 'active', 'unsubscribed', 'paused', 'bounced', 'complained'])
export type SubscriptionState = z.infer<typeof SubscriptionState>

export const lookUpReader = endpoint({
  method: 'POST',
  path: '/api/desk/newsletter/look-up',
  summary: 'What the newsletter knows of one address, for a reason',
  input: z.object({
    email: EmailAddress,
    reason: LookUpReason,
    words: plainText(WORDS_LIMIT).check(
      z.refine((text) => text.trim() !== '', messageRef('desk_answers_look_up_words_missing')),
      // Owners get them by mail, which names no person.
      z.refine((text) => !text.includes('@'), messageRef('desk_answers_look_up_words_address')),
    ),
    code: OperatorCode,
  }),
  answer: z.object({
    state: SubscriptionState,
    subscribed: z.boolean(),
    weeklyTips: z.boolean(),
    /** ISO day. */
    confirmedOn: z.nullable(z.string()),
    /** Copies that could not be sent, with the mail server's answer. */
    mails: z.array(z.object({ kind: z.string(), failed: z.boolean(), reason: z.nullable(z.string()) })),
    /** The mark of the address in the audit log. */
    mark: z.string(),
  }),
})
export type LookedUp = z.infer<typeof lookUpReader.answer>
