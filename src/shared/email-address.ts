// What counts as an email address, for forms and the server alike. Whether it exists, only a mail to it can tell.

import * as z from 'zod/mini'
import { messageRef } from './message-ref.ts'

export const EMAIL_INVALID = messageRef('fields_email_invalid')
const ADDRESS_LIMIT = 254
const LOCAL_LIMIT = 64
const LABEL_LIMIT = 63
/** Room for spaces around an address and for letters written with marks of their own. */
const TYPED_LIMIT = 1_000
// Linear in time, unlike the usual `\S+@\S+\.\S+`, which takes seconds on a long row of `@`.
const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
// Control, invisible and unassigned characters, what a mail header gives a meaning to, and the full-width `@`.
const FORBIDDEN = /[\p{C}<>()[\]\\,;:"\uff20]/u

/** True for one address, written as people write it. The length is looked at first, so that nothing long is searched. */
export function isEmailAddress(text: string): boolean {
  if (text.length > ADDRESS_LIMIT) return false
  const at = text.indexOf('@')
  return SHAPE.test(text) && at <= LOCAL_LIMIT && !FORBIDDEN.test(text) && isDomainName(text.slice(at + 1))
}

/**
 * True for labels of 1 to 63 characters without a hyphen at their ends, of which the last begins with a letter: then it is
 * no IP address either, however one is written.
 */
export function isDomainName(text: string): boolean {
  const labels = text.split('.')
  const fits = (label: string) =>
    label.length >= 1 && label.length <= LABEL_LIMIT && !label.startsWith('-') && !label.endsWith('-')
  return labels.length > 1 && labels.every(fits) && /^\p{L}/u.test(labels.at(-1) ?? '')
}

/**
 * Trimmed and in Unicode normal form C before it is looked at: two spellings of one letter are one address. The length
 * comes before that, because ordering a long row of marks takes quadratic time.
 */
export const EmailAddress = z
  .string(EMAIL_INVALID)
  .check(
    z.maxLength(TYPED_LIMIT, { abort: true, error: EMAIL_INVALID }),
    z.trim(),
    z.normalize('NFC'),
    z.refine(isEmailAddress, EMAIL_INVALID),
  )
