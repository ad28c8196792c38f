// The code in a mail that stops these mails: the mailbox's keyed hash and a tag. It holds no address and needs no row, so that it
// stops for ever, whatever has been forgotten meanwhile, and does nothing else (N9).
import type { Secrets } from '#src/platform/secrets.ts'

const PURPOSE = 'reminder-stop'
/** Characters of an HMAC-SHA-256, and of a tag. */
const HASH_LENGTH = 43
const TAG_LENGTH = 22

export function makeStopCode(secrets: Secrets, mailboxHash: string): string {
  return mailboxHash + secrets.sign(PURPOSE, mailboxHash)
}

/** The hash of the mailbox that a code speaks of, or null for anything we did not make. */
export function readStopCode(secrets: Secrets, code: string): string | null {
  if (code.length !== HASH_LENGTH + TAG_LENGTH) return null
  const hash = code.slice(0, HASH_LENGTH)
  return secrets.isSigned(PURPOSE, hash, code.slice(HASH_LENGTH)) ? hash : null
}
