import { expect, test } from 'vitest'
import { EmailAddress } from '#src/shared/email-address.ts'
import { NO_DOMAINS } from '../../../testing/api/hostile-values.ts'
import { canonicalEmail } from './canonical-email.ts'

test.each(NO_DOMAINS)('no mail goes to a@%s', (domain) => {
  const email = `a@${domain}`
  const typed = EmailAddress.safeParse(email)
  // Either the form says so, or the server does, which knows how a domain is written in ASCII.
  if (typed.success) expect(() => canonicalEmail(typed.data)).toThrow('fields_email_invalid')
})

test.each([
  ['A@X.UK', 'a@x.uk'],
  ['a@bücher.example', 'a@xn--bcher-kva.example'],
  ['a@почта.рф', 'a@xn--80a1acny.xn--p1ai'],
  ['a@xn--80ak6aa92e.com', 'a@xn--80ak6aa92e.com'],
  ['a@1and1.co.uk', 'a@1and1.co.uk'],
  ['a@3.basecamp.example', 'a@3.basecamp.example'],
  [`a@${'b'.repeat(63)}.uk`, `a@${'b'.repeat(63)}.uk`],
])('%s is an address, compared as %s', (email, canonical) => {
  expect(canonicalEmail(EmailAddress.parse(email))).toBe(canonical)
})
