// Subscribing to the 'Saturday Morning Summary' and leaving it again: what forms ask, and what the links in our mails open.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { plainText } from '#src/shared/plain-text.ts'

const CONSENTS_MISSING = messageRef('newsletter_consent_missing')

/** Where a subscription may come from. `exit-intent` is accepted and has no form: a visitor who leaves is not held back. */
const SubscriptionContext = z.enum(['homepage', 'progress-prompt', 'exit-intent', 'resource-download', 'account'])

/** The answer to every typed address, whatever we know of it. */
const MessageAnswer = z.object({ message: z.string() })

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

/** A code out of a mail, as in the link. */
const LinkCode = plainText(200).check(z.minLength(1, messageRef('accounts_answers_link_cut')))

const byCode = z.object({ code: LinkCode })

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/emails/confirm',
  summary: 'Starts the weekly tips with the code of the mailed link',
  input: byCode,
  answer: MessageAnswer,
})

export const undoUnsubscribe = endpoint({
  method: 'POST',
  path: '/api/emails/undo',
  summary: 'Takes an unsubscription back with the code of the note about it',
  input: byCode,
  answer: MessageAnswer,
})

export const readPreferences = endpoint({
  method: 'POST',
  path: '/api/emails/preferences',
  summary: 'What the preference page shows',
  input: byCode,
  answer: z.object({
    /** Such as `j•••@e•••.uk`. */
    maskedAddress: z.string(),
    weeklyTips: z.boolean(),
  }),
})

export const changePreferences = endpoint({
  method: 'POST',
  path: '/api/emails/preferences/change',
  summary: 'Turns the weekly tips off; mails a link that turns them on',
  input: z.object({ code: LinkCode, weeklyTips: z.boolean() }),
  answer: z.extend(MessageAnswer, {
    /** The next code of the page, because the one that was sent becomes invalid when the tips stop. */
    code: z.optional(z.string()),
  }),
})

export const exportSubscription = endpoint({
  method: 'POST',
  path: '/api/emails/preferences/export',
  summary: 'All that the newsletter holds on the person, the address as its owner recognises it',
  input: byCode,
  answer: z.object({ exportedAt: z.string(), newsletter: z.array(z.record(z.string(), z.unknown())) }),
})

export const askForErasure = endpoint({
  method: 'POST',
  path: '/api/emails/preferences/erase',
  summary: 'Mails a link that erases all that the newsletter holds on the person',
  input: byCode,
  answer: MessageAnswer,
})

export const eraseSubscription = endpoint({
  method: 'POST',
  path: '/api/emails/erase',
  summary: 'Deletes all that the newsletter holds on the person, but for a keyed hash that keeps us from writing again',
  input: byCode,
  answer: MessageAnswer,
})
