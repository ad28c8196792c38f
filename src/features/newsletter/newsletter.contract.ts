// Subscribing to the 'Saturday Morning Summary' and leaving it again. What the mailed links open is in
// `newsletter-links.contract.ts`, the public archive in `newsletter-archive.contract.ts`.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'

const CONSENTS_MISSING = says('newsletter_consent_missing')

/** Where a subscription may come from. `exit-intent` is accepted and has no form: a visitor who leaves is not held back. */
const CONTEXTS = ['homepage', 'progress-prompt', 'exit-intent', 'resource-download', 'account'] as const
export const SubscriptionContext = z.enum(CONTEXTS)
export type SubscriptionContext = z.infer<typeof SubscriptionContext>

/** What answers every typed address alike, whatever we know of it. */
export const MessageAnswer = z.object({ message: z.string() })

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/emails/subscribe',
  summary: 'Asks for the weekly tips. A typed address is confirmed by mail first; the answer never tells what is known',
  input: z.object({
    email: EmailAddress,
    context: SubscriptionContext,
    gdprConsent: z.object({
      emailMarketing: z.literal(true, CONSENTS_MISSING),
      privacyPolicy: z.literal(true, CONSENTS_MISSING),
      /** When the browser says the boxes were ticked: kept as a claim only, the server's clock counts. */
      timestamp: z.optional(plainText(64)),
    }),
    /** A field that people do not see. Only programs fill it, and they meet the limits sooner. */
    website: z.optional(plainText(200)),
  }),
  answer: MessageAnswer,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/emails/unsubscribe',
  summary:
    'Stops the weekly tips for an address at once and mails a note with a way back, or mails a link when many were typed',
  input: z.object({ email: EmailAddress }),
  answer: MessageAnswer,
})

export const resubscribe = endpoint({
  method: 'POST',
  path: '/api/emails/resubscribe',
  summary: 'Mails a link to come back to an address that was on the list before',
  input: z.object({ email: EmailAddress }),
  answer: MessageAnswer,
})

export const checkSubscription = endpoint({
  method: 'GET',
  path: '/api/emails/check/{email}',
  summary: 'Whether the signed-in owner of the address gets the tips, or has a link to confirm waiting',
  input: z.object({ email: EmailAddress }),
  answer: z.object({ subscribed: z.boolean() }),
})

export const countReaders = endpoint({
  method: 'GET',
  path: '/api/emails/readers',
  summary: 'How many people get the tips, once that is a number worth telling; null before',
  input: z.object({}),
  answer: z.object({ readers: z.nullable(z.number()) }),
})
