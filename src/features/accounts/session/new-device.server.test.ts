// Which devices an account knows, and that its owner gets a mail about one that it does not.

import { expect, test } from 'vitest'
import { hashSecret } from '#src/platform/secrets.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  GOOD_PASSWORD,
  type Person,
  post,
  registration,
  verifyPerson,
} from '../../../../testing/api/test-person.ts'

const PHONE = { 'x-device-id': 'the-phone-that-registered' }
const LAPTOP = { 'x-device-id': 'the-laptop-on-the-table', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' }
const EMAIL = 'anna@gmail.com'

async function registerOnPhone(app: TestApp): Promise<Person> {
  const answer = await post(app, '/api/auth/register', registration(EMAIL), { headers: PHONE })
  return { email: EMAIL, password: GOOD_PASSWORD, token: ((await answer.json()) as { token: string }).token }
}

const logInOn = (app: TestApp, { email, password }: Person, headers: Record<string, string> = {}) =>
  post(app, '/api/auth/login', { email, password }, { headers, address: freshAddress() })

const notices = async (app: TestApp) =>
  (await app.sendMails()).filter(({ subject }) => subject === 'New log-in to your Handrail account')

test('the device that registered can log in while a stranger on its network guesses passwords', async () => {
  await using app = await createTestApp()
  const { email, password } = await registerOnPhone(app)
  const address = freshAddress()
  for (let guess = 0; guess < 11; guess++) {
    await post(app, '/api/auth/login', { email, password: `guess ${guess}` }, { address })
  }
  expect((await post(app, '/api/auth/login', { email, password }, { address })).status).toBe(429)
  expect((await post(app, '/api/auth/login', { email, password }, { address, headers: PHONE })).status).toBe(200)
})

test('a device that came in by Google is known as well', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  provider.says({ sub: '1', email: EMAIL, email_verified: true })
  const browser = new Browser(app)
  const { parameters } = await browser.signIn()
  const headers = { ...browser.headers(), ...PHONE }
  const answer = await post(app, '/api/auth/google/exchange', { ticket: parameters.token }, { headers })
  expect(answer.status).toBe(200)
  const known = await app.services.database.query.selectFrom('known_device').selectAll().execute()
  expect(known).toHaveLength(1)
})

test('a log-in from an unknown device is mailed to the owner, once for each device', async () => {
  await using app = await createTestApp()
  const person = await registerOnPhone(app)
  await verifyPerson(app, person)
  expect((await logInOn(app, person, PHONE)).status).toBe(200)
  expect(await notices(app)).toEqual([])
  expect((await logInOn(app, person, LAPTOP)).status).toBe(200)
  const [notice, ...more] = await notices(app)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ to: EMAIL, text: expect.stringContaining('Firefox, Windows') })
  await logInOn(app, person, LAPTOP)
  expect(await notices(app)).toHaveLength(1)
  // A device that sends no number is new each time; the mailbox is spared all the same.
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  for (let time = 0; time < 6; time++) await logInOn(app, person)
  expect(await notices(app)).toHaveLength(2)
})

test('neither the first log-in nor an unproven address gets a mail', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const person = await registerOnPhone(app)
  await logInOn(app, person, LAPTOP)
  expect(await notices(app)).toEqual([])
  // After a reset no device is known, and the first to log in is the one that has reset.
  await post(app, '/api/auth/forgot-password', { email: EMAIL })
  const reset = { token: await codeFromMail(app, EMAIL, 'token'), newPassword: GOOD_PASSWORD }
  expect((await post(app, '/api/auth/reset-password', reset)).status).toBe(200)
  expect((await logInOn(app, person, LAPTOP)).status).toBe(200)
  expect(await notices(app)).toEqual([])
  provider.says({ sub: '2', email: 'ben@gmail.com', email_verified: true })
  await new Browser(app).signInForToken()
  expect(await notices(app)).toEqual([])
  await new Browser(app).signInForToken()
  expect(await notices(app)).toMatchObject([{ to: 'ben@gmail.com' }])
})

test('an account forgets the device that logged in longest ago, not one in daily use', async () => {
  await using app = await createTestApp()
  const person = await registerOnPhone(app)
  for (let index = 0; index < 52; index++) {
    app.setTime(new Date(app.services.clock().getTime() + 1_000))
    expect((await logInOn(app, person, { 'x-device-id': `a-device-among-many-${index}` })).status).toBe(200)
    if (index === 40) expect((await logInOn(app, person, PHONE)).status).toBe(200)
  }
  const known = await app.services.database.query.selectFrom('known_device').select('device_hash').execute()
  expect(known).toHaveLength(50)
  expect(known).toContainEqual({ device_hash: hashSecret(PHONE['x-device-id']) })
})

test('an account knows its newest fifty devices, so that new ones add no endless rows', async () => {
  await using app = await createTestApp()
  const person = await registerOnPhone(app)
  const devices = Array.from({ length: 52 }, (_, index) => ({ 'x-device-id': `a-device-among-many-${index}` }))
  for (const device of devices) {
    app.setTime(new Date(app.services.clock().getTime() + 1_000))
    expect((await logInOn(app, person, device)).status).toBe(200)
  }
  const { query } = app.services.database
  const known = await query.selectFrom('known_device').select('device_hash').execute()
  expect(known.map(({ device_hash }) => device_hash).sort()).toEqual(
    devices
      .slice(2)
      .map((device) => hashSecret(device['x-device-id']))
      .sort(),
  )
})
