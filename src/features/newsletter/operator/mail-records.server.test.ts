// What `npm run mail:keys` says of DNS: to add to what is there, and never to replace it.
import { expect, test } from 'vitest'
import { adviseDkim, adviseDmarc, adviseSpf, isRelay, spfMechanism } from './mail-records.server.ts'

const answering =
  (...records: string[]) =>
  async () =>
    records
const missing = (code: string) => () => Promise.reject(Object.assign(new Error(`queryTxt ${code}`), { code }))

test.each<[string, () => Promise<string[]>, RegExp]>([
  ['nothing is there', missing('ENODATA'), /^b\.uk {2}TXT {2}"v=spf1 a:mail\.b\.uk ~all" {3}\(add; name every machine/],
  [
    'another provider is there',
    answering('google-site=1', 'v=spf1 include:_spf.google.com -all'),
    /"v=spf1 include:_spf\.google\.com a:mail\.b\.uk -all" {3}\(change the one that is there/,
  ],
  ['it redirects', answering('v=spf1 redirect=x.uk'), /"v=spf1 a:mail\.b\.uk redirect=x\.uk"/],
  ['our machine is there', answering('v=spf1 a:mail.b.uk ~all'), /\(is there; leave it\)$/],
  ['two are there', answering('v=spf1 a ~all', 'v=spf1 mx -all'), /^b\.uk has 2 SPF records, which counts as none/],
])('SPF where %s', async (_case, txt, says) => {
  expect(await adviseSpf(txt, 'b.uk', 'a:mail.b.uk')).toMatch(says)
})

test('DMARC begins by watching, and one that is there stays', async () => {
  const added = await adviseDmarc(missing('ENOTFOUND'), 'b.uk', 'hello@b.uk')
  expect(added).toMatch(/^_dmarc\.b\.uk {2}TXT {2}"v=DMARC1; p=none; rua=mailto:hello@b\.uk"/)
  expect(added).not.toMatch(/adkim=s|aspf=s/)
  expect(await adviseDmarc(answering('v=DMARC1; p=reject'), 'b.uk', 'hello@b.uk')).toMatch(
    /"v=DMARC1; p=reject" .*leave/,
  )
})

test('the DKIM record is to be added until it is there', async () => {
  expect(await adviseDkim(missing('ENODATA'), 'h1._domainkey.b.uk', 'AbC')).toMatch(/p=AbC" {3}\(add\)$/)
  expect(await adviseDkim(answering('v=DKIM1; p=Ab C'), 'h1._domainkey.b.uk', 'AbC')).toMatch(/leave it\)$/)
})

test('DNS that cannot be asked is said, because what is there is not known', async () => {
  await expect(adviseSpf(missing('ETIMEOUT'), 'b.uk', 'a')).rejects.toThrow('DNS cannot be asked for b.uk (ETIMEOUT).')
})

test("a mail provider is distinguished from the sender's own server", () => {
  expect(isRelay('email-smtp.eu-west-2.amazonaws.com', 'b.uk')).toBe(true)
  expect(isRelay('mail.b.uk', 'b.uk')).toBe(false)
  expect(isRelay('localhost', 'b.uk')).toBe(false)
  expect(spfMechanism('smtp.provider.example', 'b.uk')).toContain('include: that smtp.provider.example names')
  expect(spfMechanism('localhost', 'b.uk')).toBe('a')
})
