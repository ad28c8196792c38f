// The code in a mail that stops mails of one purpose: the mailbox's keyed hash and a tag. It holds no address and needs no row, so
// that it stops permanently, whatever has been deleted since, and does nothing else.
import type { Secrets } from '../secrets.ts'

/** Which mails a code stops. Part of every code that was ever sent. */
export type StopPurpose = 'reminder-stop' | 'class-agreement-stop'

/** Characters of an HMAC-SHA-256, and of a tag. */
const HASH_LENGTH = 43
const TAG_LENGTH = 22

export function makeStopCode(secrets: Secrets, purpose: StopPurpose, mailboxHash: string): string {
  return mailboxHash + secrets.sign(purpose, mailboxHash)
}

/** The hash of the mailbox that a code speaks of, or null for anything we did not make for this purpose. */
export function readStopCode(secrets: Secrets, purpose: StopPurpose, code: string): string | null {
  if (code.length !== HASH_LENGTH + TAG_LENGTH) return null
  const hash = code.slice(0, HASH_LENGTH)
  return secrets.isSigned(purpose, hash, code.slice(HASH_LENGTH)) ? hash : null
}
