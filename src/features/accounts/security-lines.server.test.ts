// Each event of an account has a line in the security log, and no line says more than it must.
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider } from '../../../testing/api/google-provider.ts'
import type { TestApp } from '../../../testing/api/test-app.ts'
import { codeFromMail, GOOD_PASSWORD, post, registration } from '../../../testing/api/test-person.ts'

const ADDRESS = '192.0.2.77'
const EMAIL = 'canary7319@gmail.com'
const NEW_PASSWORD = 'canary phrase 7319'

/** What has happened since the last look. */
async function newLines(app: TestApp): Promise<string[]> {
  const { query } = app.services.database
  const events = await query.selectFrom('security_event').selectAll().execute()
  await query.deleteFrom('security_event').execute()
  for (const event of events) {
    expect(event.network).toMatch(/^(192\.0\.2|198\.51\.100)\.0\/24$/)
    expect(event.account_id ?? event.subject_hash).not.toBeNull()
    expect(JSON.stringify(event)).not.toMatch(/7319|canary/)
  }
  return events.map(({ event, outcome }) => `${event} ${outcome}`).sort()
}

test('reset, change, link, Google and every log-out have their line, without password, token or address', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const send = async (path: string, body: object, token?: string) => {
    const answer = await post(app, path, body, { address: ADDRESS, ...(token === undefined ? {} : { token }) })
    expect(answer.status, path).toBe(200)
    return (await answer.json()) as { token: string }
  }
  const { token } = await send('/api/auth/register', registration(EMAIL))
  expect(await newLines(app)).toEqual(['login success', 'register success'])

  await send('/api/auth/verify-email', { code: await codeFromMail(app, EMAIL, 'code') }, token)
  expect(await newLines(app)).toEqual(['email.verify success'])

  await send('/api/auth/forgot-password', { email: EMAIL })
  await send('/api/auth/forgot-password', { email: 'nobody7319@family.example' })
  expect(await newLines(app)).toEqual(['password.forgot success', 'password.forgot success'])

  const reset = await codeFromMail(app, EMAIL, 'token')
  await send('/api/auth/reset-password', { token: reset, newPassword: NEW_PASSWORD })
  expect(await newLines(app)).toEqual(['password.reset success'])

  const { token: second } = await send('/api/auth/login', { email: EMAIL, password: NEW_PASSWORD })
  await send('/api/auth/sessions/end-others', {}, second)
  expect(await newLines(app)).toEqual(['login success', 'session.end success'])

  const change = { currentPassword: NEW_PASSWORD, newPassword: GOOD_PASSWORD }
  const { token: third } = await send('/api/auth/change-password', change, second)
  expect(await newLines(app)).toContain('password.change success')
  await send('/api/auth/logout', {}, third)
  expect(await newLines(app)).toEqual(['logout success'])

  provider.says({ sub: 'canary-7319', email: EMAIL, email_verified: true })
  await new Browser(app).signInForToken()
  expect(await newLines(app)).toEqual(['google.link success', 'google.login success'])
})
