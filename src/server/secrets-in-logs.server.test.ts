// No secret and no address is in the log, however the request ends.
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeLeaveCode } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { codeFromMail, get, post, registerPerson } from '../../testing/api/test-person.ts'
import { addReaders, findReader } from '../../testing/mail/newsletter-readers.ts'

test('no log line of good, refused and failed requests has a secret or an address', async () => {
  await using app = await createTestApp()
  const { services } = app
  const person = await registerPerson(app, 'canary@family.example')
  const verify = await codeFromMail(app, person.email, 'code')
  await post(app, '/api/auth/forgot-password', { email: person.email })
  const reset = await codeFromMail(app, person.email, 'token')
  await addReaders(services, 1)
  const leave = makeLeaveCode(services.secrets, (await findReader(services, 'r1@b.uk')).id)
  const checkPath = `/api/emails/check/${encodeURIComponent(person.email)}`
  const secrets = [person.token, person.password, verify, reset, leave, person.email, encodeURIComponent(person.email)]

  const askAll = async () => {
    const answers: Response[] = []
    for (const secret of [verify, reset, person.token]) {
      answers.push(await app.request(`/nothing?token=${secret}`))
      answers.push(await app.request(`/api/nothing/${secret}?code=${secret}`, { method: 'POST' }))
      answers.push(await app.request(`/api/auth/google/callback?state=${secret}&code=${secret}`))
      answers.push(await post(app, '/api/auth/google/exchange', { ticket: secret }))
    }
    answers.push(await app.request(`/api/u/${leave}`))
    answers.push(await app.request(`/api/u/${leave}`, { method: 'POST' }))
    answers.push(await app.request(`/api/u/${leave}x`, { method: 'POST' }))
    answers.push(await get(app, checkPath, person.token))
    answers.push(await get(app, checkPath))
    answers.push(await post(app, checkPath, {}))
    answers.push(await post(app, '/api/auth/login', { email: person.email, password: 'not the password' }))
    answers.push(await post(app, '/api/auth/login', person))
    answers.push(await post(app, '/api/auth/reset-password', { token: reset, newPassword: 'short' }))
    answers.push(await post(app, '/api/auth/verify-email', { code: `${verify}x` }))
    return answers.map(({ status }) => status)
  }

  app.logged.length = 0
  const usual = await askAll()
  expect(usual).toContain(200)
  expect(usual.filter((status) => status >= 500)).toEqual([])
  // The same while the tables behind them are gone: each failure leaves its reason in the log.
  const tables = ['account', 'subscriber', 'mail_code'] as const
  for (const table of tables)
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_gone`)}`.execute(services.database.query)
  const failed = await askAll()
  for (const table of tables)
    await sql`alter table ${sql.table(`${table}_gone`)} rename to ${sql.table(table)}`.execute(services.database.query)
  expect(failed).toContain(500)
  expect(app.logged.filter(({ event }) => event === 'request.failed').length).toBeGreaterThan(3)

  const written = inspect(app.logged, { depth: 20, maxStringLength: null, maxArrayLength: null })
  expect(written).toContain('/api/u/:code')
  for (const secret of secrets) expect(written.includes(secret), secret).toBe(false)
})

test('personal answers are never cached, and their address tells others nothing', async () => {
  await using app = await createTestApp()
  const { token, email } = await registerPerson(app)
  for (const path of ['/api/auth/session', '/api/auth/sessions', '/api/auth/progress', `/api/emails/check/${email}`]) {
    const answer = await get(app, path, token)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
  const mine = await post(app, '/api/auth/my-data', {}, { token })
  expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const personal = app.routes.filter(({ path }) => /:(email|name|address|account)/.test(path)).map(({ path }) => path)
  expect(new Set(personal)).toEqual(new Set(['/api/emails/check/:email']))
})
