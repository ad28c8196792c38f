// Which mailbox an address leads to, for caps on mails. Providers deliver `name+anything@` to one mailbox; Gmail ignores
// dots too, and has two domains. For caps only: two accounts of one mailbox stay two accounts.
import { domainToASCII } from 'node:url'
import type { Secrets } from '../secrets.ts'

const PURPOSE = 'mailbox'
const GMAIL = 'gmail.com'
const GMAIL_DOMAINS = [GMAIL, 'googlemail.com']

/** @param email one address, in any spelling */
export function mailboxOf(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  const typedDomain = text.slice(at + 1)
  const domain = domainToASCII(typedDomain).replace(/\.$/, '') || typedDomain
  // A name that begins with a tag is all tag.
  const local = text.slice(0, at).replace(/(?!^)\+.*$/, '')
  return GMAIL_DOMAINS.includes(domain) ? `${local.replaceAll('.', '')}@${GMAIL}` : `${local}@${domain}`
}

/** How a mailbox is kept where its address is not. @param email one address, in any spelling */
export function hashMailbox(secrets: Pick<Secrets, 'keyedHash'>, email: string): string {
  return secrets.keyedHash(PURPOSE, mailboxOf(email))
}

/** As `hashMailbox`, with each of the secrets: for what was kept before one was changed. */
export function hashMailboxWithAllSecrets(secrets: Pick<Secrets, 'keyedHashes'>, email: string): string[] {
  return secrets.keyedHashes(PURPOSE, mailboxOf(email))
}
