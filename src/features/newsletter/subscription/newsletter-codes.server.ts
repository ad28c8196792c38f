// The codes in our mails: an id, the day where a code ends, and a tag that only we can make, for one purpose each. A code holds
// no address, and one that was made for leaving neither confirms nor undoes anything.

import { randomBytes } from 'node:crypto'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Secrets } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'

const ID_BYTES = 9
const ID_LENGTH = 12
const DAY_LENGTH = 4
const TAG_LENGTH = 22

/** For how many days each code works, because an old, forwarded mail must not do what a code does. 'undo-here' is on the page of a departure, not in a mail. */
export const CODE_DAYS = { confirm: 7, preferences: 30, erase: 7, undo: 30, 'undo-here': 1 }
export type CodePurpose = keyof typeof CODE_DAYS

/** The end of a confirmation link that is requested now. */
export function confirmUntil(now: Date): string {
  return new Date(now.getTime() + CODE_DAYS.confirm * DAY_MS).toISOString()
}

/** The purposes of codes in our mail addresses: one for bounces, one for mail programs that unsubscribe by mail. */
export type MailboxPurpose = 'bounce' | 'leave'

/** Short, because mail programs break long links. */
export function createSubscriberId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/** A code for leaving, which never ends. */
export function makeLeaveCode(secrets: Secrets, id: string): string {
  return makeLastingCode(secrets, 'leave', id)
}

/** The subscriber of a code out of a newsletter, or null for anything we did not make. */
export function readLeaveCode(secrets: Secrets, code: string): string | null {
  return readLastingCode(secrets, 'leave', code)
}

/** In hexadecimal, for mail servers that change the case of letters. */
export function makeMailboxCode(secrets: Secrets, purpose: MailboxPurpose, id: string): string {
  return Buffer.from(makeLastingCode(secrets, purpose, id), 'base64url').toString('hex')
}

/** The subscriber of such an address, or null for anything we did not make. */
export function readMailboxCode(secrets: Secrets, purpose: MailboxPurpose, code: string): string | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(code)) return null
  return readLastingCode(secrets, purpose, Buffer.from(code, 'hex').toString('base64url'))
}

function makeLastingCode(secrets: Secrets, purpose: MailboxPurpose, id: string): string {
  return id + secrets.sign(`newsletter-${purpose}`, id)
}

function readLastingCode(secrets: Secrets, purpose: MailboxPurpose, code: string): string | null {
  const { text, tag } = split(code, ID_LENGTH)
  return secrets.isSigned(`newsletter-${purpose}`, text, tag) ? text : null
}

/** @param epoch of the subscriber now: a change of state makes the code worthless @param day the ISO day from which its days are counted */
export function makeCode(
  secrets: Secrets,
  purpose: CodePurpose,
  { id, epoch, day }: { id: string; epoch: number; day: string },
): string {
  const text = id + numberOf(day).toString(36).padStart(DAY_LENGTH, '0')
  return text + secrets.sign(`newsletter-${purpose}`, `${text}.${epoch}`)
}

/** The subscriber id in a code. It is not checked here: `readCode` does that once the epoch is known. */
export function subscriberOfCode(code: string): string {
  return split(code, ID_LENGTH + DAY_LENGTH).text.slice(0, ID_LENGTH)
}

/** The ISO day it was made on, or null when it is not ours, for another state, or too old. */
export function readCode(
  secrets: Secrets,
  purpose: CodePurpose,
  code: string,
  { epoch, today }: { epoch: number; today: string },
): string | null {
  const { text, tag } = split(code, ID_LENGTH + DAY_LENGTH)
  if (!secrets.isSigned(`newsletter-${purpose}`, `${text}.${epoch}`, tag)) return null
  const made = Number.parseInt(text.slice(ID_LENGTH), 36)
  return numberOf(today) - made <= CODE_DAYS[purpose] ? isoDay(new Date(made * DAY_MS)) : null
}

/** The address for complaints from a mail provider, which only the operator and the provider know. */
export function makeComplaintBox(secrets: Secrets, source: string): string {
  const tag = secrets.sign('newsletter-complaint', source)
  return `complaint+${source}-${Buffer.from(tag, 'base64url').toString('hex')}`
}

/** Whether the address was made by us for that source. @param tag in hex */
export function isComplaintTag(secrets: Secrets, source: string, tag: string): boolean {
  return secrets.isSigned('newsletter-complaint', source, Buffer.from(tag, 'hex').toString('base64url'))
}

/** Days since 1970. */
function numberOf(day: string): number {
  return Date.parse(day) / DAY_MS
}

/** A text of another length is no code of ours: its tag is empty, and an empty tag never fits. */
function split(code: string, length: number): { text: string; tag: string } {
  return code.length === length + TAG_LENGTH
    ? { text: code.slice(0, length), tag: code.slice(length) }
    : { text: '', tag: '' }
}

const ADDRESS_PURPOSE = 'newsletter-address'

/** A keyed hash, by which an address is recognised without being stored. */
export function hashAddress(services: Pick<Services, 'secrets'>, canonicalEmail: string): string {
  return services.secrets.keyedHash(ADDRESS_PURPOSE, canonicalEmail)
}

/** The keyed hashes of an address with every secret that is still accepted. */
export function hashAddressWithAllSecrets(services: Pick<Services, 'secrets'>, canonicalEmail: string): string[] {
  return services.secrets.keyedHashes(ADDRESS_PURPOSE, canonicalEmail)
}
