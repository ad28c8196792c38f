// Lists 3.2 to 3.4 of trust.md in every field: refused or kept as text, never a failure of ours, never a strange account.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/test-app.ts'
import { freshAddress, GOOD_PASSWORD, post, registerPerson, registration } from '../../../tests/test-person.ts'

const VALUES: unknown[] = [
  '',
  ' ',
  'null',
  '\u0000',
  'a\u0000b',
  '\uffff',
  '\u202eabc',
  '\ufeff',
  '👩‍👧‍👦',
  `e${'\u0301'.repeat(3_000)}`,
  'İßſK',
  "'; DROP TABLE account; --",
  '%00%0d%0a',
  '{7*7}{{7*7}}',
  "=cmd|' /C calc'!A0",
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '../../etc/passwd',
  '0000-00-00',
  true,
  null,
  0,
  -0,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [['a@b.uk']],
  { $ne: null },
]

const EMAILS = [
  'a@b',
  'a@b.',
  '"a b"@c.uk',
  'a@[127.0.0.1]',
  'a@[IPv6:::1]',
  `${'a'.repeat(65)}@b.uk`,
  `a@${'b'.repeat(255)}.uk`,
  'a@b.uk,c@d.uk',
  'a@b.uk;c@d.uk',
  '<a@b.uk>',
  'A Name <a@b.uk>',
  'a@b.uk\r\nBcc: x@y.uk',
  'a@b.uk%00',
  'a\uff20b.uk',
  'a@b\u3002uk',
  '@'.repeat(4_000),
  '@.'.repeat(2_000),
]

const fields: [string, (value: unknown) => unknown][] = [
  ['/api/auth/login', (email) => ({ email, password: GOOD_PASSWORD })],
  ['/api/auth/login', (password) => ({ email: 'anna@family.example', password })],
  ['/api/auth/register', (email) => ({ ...registration('x'), email })],
  ['/api/auth/register', (password) => ({ ...registration('hostile@family.example'), password })],
  ['/api/auth/register', (gdprConsent) => ({ ...registration('hostile@family.example'), gdprConsent })],
  ['/api/auth/register', (emailPreferences) => ({ ...registration('hostile@family.example'), emailPreferences })],
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/reset-password', (token) => ({ token, newPassword: GOOD_PASSWORD })],
  ['/api/auth/verify-email', (code) => ({ code })],
  ['/api/auth/google/exchange', (ticket) => ({ ticket })],
  ['/api/auth/change-password', (currentPassword) => ({ currentPassword, newPassword: GOOD_PASSWORD })],
  ['/api/auth/complete-google-onboarding', (gdprConsent) => ({ gdprConsent, emailWeeklyTips: true })],
  ['/api/auth/delete-account', (password) => ({ password })],
  ['/api/auth/progress', (key) => ({ completedLessons: [key] })],
  ['/api/feedback', (lessonId) => ({ lessonId, rating: 'positive' })],
  ['/api/feedback', (comment) => ({ lessonId: '1.1', rating: 'negative', comment })],
  ['/api/feedback', (rating) => ({ lessonId: '1.1', rating })],
]

test('hostile values in every field never fail the server', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  for (const [path, body] of fields) {
    for (const value of VALUES) {
      const headers = { 'x-device-id': 'x'.repeat(20), 'user-agent': String(value).replaceAll(/[^\x20-\x7e]/g, '?') }
      const answer = await post(app, path, body(value), { token, address: freshAddress(), headers })
      const what = `${path} ${JSON.stringify(value).slice(0, 40)}`
      expect(answer.status, what).toBeLessThan(500)
      expect(await answer.json(), what).toBeTypeOf('object')
    }
  }
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('3.4: addresses that are none make no account, ask for no reset and log nobody in', async () => {
  await using app = await createTestApp()
  for (const email of EMAILS) {
    for (const path of ['/api/auth/register', '/api/auth/login', '/api/auth/forgot-password']) {
      const answer = await post(app, path, { ...registration('x'), email }, { address: freshAddress() })
      expect(answer.status, `${path} ${email.slice(0, 40)}`).toBe(400)
    }
  }
  expect(await app.services.database.query.selectFrom('account').select('id').execute()).toEqual([])
  expect(await app.sendMails()).toEqual([])
})

test('a key sent twice and keys nobody declared change nothing', async () => {
  await using app = await createTestApp()
  const text = JSON.stringify(registration('first@family.example'))
  const twice = text.replace('"email":', '"email":"other@family.example","email":')
  expect((await post(app, '/api/auth/register', twice)).status).toBe(200)
  const accounts = await app.services.database.query.selectFrom('account').select('email').execute()
  expect(accounts).toEqual([{ email: 'first@family.example' }])
})
