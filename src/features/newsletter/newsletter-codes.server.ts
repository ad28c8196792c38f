// The codes in our mails: an id and a tag that only we can make, for one purpose each. A code holds
// no address, and one that was made for leaving neither confirms nor undoes anything.

import { randomBytes } from 'node:crypto'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Secrets } from '#src/platform/secrets.ts'
import { DAY_MS } from '#src/shared/duration.ts'

const ID_BYTES = 9
const ID_LENGTH = 12
const DAY_LENGTH = 4
const TAG_LENGTH = 22
const TAG_BYTES = 16
/** For how many days each code works, because an old, forwarded mail must not do what a code does. 'undo-here' is on the page of a departure, not in a mail. */
const CODE_DAYS = { confirm: 7, preferences: 30, erase: 7, undo: 30, 'undo-here': 1 }

export type CodePurpose = keyof typeof CODE_DAYS

/** In characters. The code to leave has no day: it works as long as its mail exists. */
const LEAVE_CODE_LENGTH = ID_LENGTH + TAG_LENGTH
const CODE_LENGTH = ID_LENGTH + DAY_LENGTH + TAG_LENGTH

/** The length in hexadecimal, for mail servers that change the case of letters. */
const MAILBOX_CODE_LENGTH = (ID_BYTES + TAG_BYTES) * 2

/** Short, because mail programs break long links. */
export function createSubscriberId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

export function makeLeaveCode(secrets: Secrets, id: string): string {
  return id + secrets.sign('newsletter-leave', id)
}

/** The subscriber of a code out of a newsletter, or null for anything we did not make. */
export function readLeaveCode(secrets: Secrets, code: string): string | null {
  const { id, tag } = split(code, LEAVE_CODE_LENGTH, ID_LENGTH)
  return secrets.isSigned('newsletter-leave', id, tag) ? id : null
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
  return split(code, CODE_LENGTH, ID_LENGTH).id
}

/** The ISO day it was made on, or null when it is not ours, for another state, or too old. */
export function readCode(
  secrets: Secrets,
  purpose: CodePurpose,
  code: string,
  { epoch, today }: { epoch: number; today: string },
): string | null {
  const { id: text, tag } = split(code, CODE_LENGTH, ID_LENGTH + DAY_LENGTH)
  if (!secrets.isSigned(`newsletter-${purpose}`, `${text}.${epoch}`, tag)) return null
  const made = Number.parseInt(text.slice(ID_LENGTH), 36)
  return numberOf(today) - made <= CODE_DAYS[purpose] ? isoDay(new Date(made * DAY_MS)) : null
}

/** For addresses of ours: where bounces go, and where mail programs write to in order to leave. */
export function makeMailboxCode(secrets: Secrets, purpose: 'bounce' | 'leave', id: string): string {
  const tag = secrets.sign(`newsletter-mailbox-${purpose}`, id)
  return Buffer.from(id, 'base64url').toString('hex') + Buffer.from(tag, 'base64url').toString('hex')
}

/** The subscriber of such an address, or null for anything we did not make. */
export function readMailboxCode(secrets: Secrets, purpose: 'bounce' | 'leave', code: string): string | null {
  if (!/^[0-9a-f]+$/i.test(code) || code.length !== MAILBOX_CODE_LENGTH) return null
  const id = Buffer.from(code.slice(0, ID_BYTES * 2), 'hex').toString('base64url')
  const tag = Buffer.from(code.slice(ID_BYTES * 2), 'hex').toString('base64url')
  return secrets.isSigned(`newsletter-mailbox-${purpose}`, id, tag) ? id : null
}

/** Where a mail provider sends its readers' complaints: an address that only the operator and the provider know. */
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
function split(code: string, length: number, at: number): { id: string; tag: string } {
  return code.length === length ? { id: code.slice(0, at), tag: code.slice(at) } : { id: '', tag: '' }
}
