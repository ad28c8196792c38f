// The number of a complaint: short enough to read out on the phone, too random to guess or to count complaints by.
import { randomInt } from 'node:crypto'

/** Crockford's digits: no letter that is mistaken for a number, and no U, so that no word comes of it. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A new one, such as `HR-7K3M-9QXA`: 40 random bits. */
export function makeReference(): string {
  const digits = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `HR-${digits.slice(0, LENGTH / 2)}-${digits.slice(LENGTH / 2)}`
}
