// What the links in our mails open. The codes are signed for one purpose each and hold no address.

import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { says } from '#src/shared/said.ts'
import { MessageAnswer } from './newsletter.contract.ts'

/** A code out of a mail, as in the link. */
const LinkCode = plainText(200).check(z.minLength(1, says('accounts_answers_link_cut')))

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
    /** In place of the one that was sent, which is worth nothing once the tips are off. */
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
