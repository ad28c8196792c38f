// How addresses are compared: two spellings that reach one mailbox for certain are one address.
import { domainToASCII } from 'node:url'
import { AppError } from '#src/shared/app-error.ts'
import { EMAIL_INVALID, isDomainName } from '#src/shared/email-address.ts'

const DOMAIN_LIMIT = 253

/**
 * The form that is unique: lower case, domain in ASCII. Dots and tags of the local part stay, because only some
 * providers ignore them.
 * @throws AppError 400 for a domain that cannot be one
 */
export function canonicalEmail(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = domainToASCII(text.slice(at + 1))
  // Checked again in ASCII: an address that is short and valid as typed may be neither in its encoded form.
  if (!isDomainName(domain) || domain.length > DOMAIN_LIMIT || !/^[a-z0-9.-]+$/.test(domain)) {
    throw new AppError('bad_request', EMAIL_INVALID, { fields: { email: EMAIL_INVALID } })
  }
  return `${text.slice(0, at)}@${domain}`
}
