// A clock that jumps a day, either way, makes nothing immortal, sends nothing twice and locks no user out. What is
// kept is UTC, so the change to summer time is no jump at all. Sessions: auth.server.test.ts.
import { expect, test } from 'vitest'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { createTestApp, type TestApp } from '../../testing/api/test-app.ts'
import { post, registerPerson } from '../../testing/api/test-person.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const JUMPS = { forward: DAY, back: -DAY }

const jump = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))

async function askForReset(app: TestApp, email: string): Promise<void> {
  expect((await post(app, '/api/auth/forgot-password', { email })).status).toBe(200)
}

/** The token of the newest reset mail. */
async function newestToken(app: TestApp): Promise<string> {
  const mails = await app.sendMails()
  // Not simply the last one: mails of one moment leave in any order.
  const tokens = mails.flatMap(({ text }) => text.match(/reset-password\?token=(\S+)/)?.[1] ?? [])
  const token = tokens.at(-1)
  if (token === undefined) throw new Error('There is no reset mail.')
  return token
}

const reset = async (app: TestApp, token: string, newPassword: string): Promise<number> =>
  (await post(app, '/api/auth/reset-password', { token, newPassword })).status

test.each(Object.entries(JUMPS))('%s, a full limit locks no user out', async (_direction, by) => {
  await using app = await createTestApp()
  const counted = [{ limit: { name: 'test', max: 3, seconds: 60 } satisfies Limit, subject: 'anna' }]
  for (let index = 0; index < 3; index++) await enforceLimits(app.services, counted)
  await expect(enforceLimits(app.services, counted)).rejects.toMatchObject({ status: 429, retryAfter: 60 })
  jump(app, by)
  for (let index = 0; index < 3; index++) await enforceLimits(app.services, counted)
  await expect(enforceLimits(app.services, counted)).rejects.toMatchObject({ status: 429, retryAfter: 60 })
})

test('clocks of two machines that are a little apart count together', async () => {
  await using app = await createTestApp()
  const counted = [{ limit: { name: 'test', max: 3, seconds: 60 } satisfies Limit, subject: 'anna' }]
  for (let index = 0; index < 3; index++) await enforceLimits(app.services, counted)
  jump(app, -4 * MINUTE)
  await expect(enforceLimits(app.services, counted)).rejects.toMatchObject({ status: 429, retryAfter: 60 })
})

test.each(Object.entries(JUMPS))('%s, a user who was throttled at login can log in', async (_direction, by) => {
  await using app = await createTestApp()
  const { email, password } = await registerPerson(app)
  for (let index = 0; index < 10; index++) await post(app, '/api/auth/login', { email, password: `wrong ${index}` })
  expect((await post(app, '/api/auth/login', { email, password })).status).toBe(429)
  jump(app, by)
  expect((await post(app, '/api/auth/login', { email, password })).status).toBe(200)
})

test.each(Object.entries(JUMPS))('%s, a mail that waits leaves at once, and once', async (_direction, by) => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await askForReset(app, email)
  jump(app, by)
  await app.sendMails()
  jump(app, -by)
  const receivers = (await app.sendMails()).map(({ to, subject }) => `${to} ${subject}`)
  expect(receivers).toHaveLength(2)
  expect(new Set(receivers).size).toBe(2)
})

test.each(Object.entries(JUMPS))('%s, a mail put off by its server is not put off for a day', async (_, by) => {
  await using app = await createTestApp()
  await registerPerson(app)
  const { send } = app.services.mail
  app.services.mail.send = () => Promise.reject(Object.assign(new Error('later'), { code: 'ECONNREFUSED' }))
  await app.sendMails()
  app.services.mail.send = send
  expect(await app.sendMails()).toHaveLength(0)
  jump(app, by)
  expect(await app.sendMails()).toHaveLength(1)
})

test('a reset link is over when its hour is, whatever the clock did in between', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await askForReset(app, email)
  const token = await newestToken(app)
  jump(app, -DAY)
  jump(app, DAY + 61 * MINUTE)
  expect(await reset(app, token, 'another good password')).toBe(400)
})

test.each(Object.entries(JUMPS))('%s, a new reset link works', async (_direction, by) => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  await askForReset(app, email)
  await newestToken(app)
  jump(app, by)
  await askForReset(app, email)
  expect(await reset(app, await newestToken(app), 'another good password')).toBe(200)
})
