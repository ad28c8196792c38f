// Subscribing: no reader is mailed without proof of consent, and no answer tells what we know of an address.

import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  get,
  post,
  registerPerson,
  registration,
  verifyPerson,
  visible,
} from '../../../../testing/api/test-person.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import { countActive } from './subscription.queries.server.ts'

function subscription(email: string, context = 'homepage') {
  const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: '1999-01-01T00:00:00.000Z' }
  return { email, context, gdprConsent }
}

function ask(app: TestApp, email: string, token?: string): Promise<Response> {
  return post(app, '/api/emails/subscribe', subscription(email), {
    address: freshAddress(),
    ...(token === undefined ? {} : { token }),
  })
}

async function subscribe(app: TestApp, email: string): Promise<void> {
  expect((await ask(app, email)).status).toBe(200)
  const code = await codeFromMail(app, email, 'code')
  expect((await post(app, '/api/emails/confirm', { code }, { address: freshAddress() })).status).toBe(200)
}

const isSubscribed = async (app: TestApp, email: string, token: string) =>
  (await get(app, `/api/emails/check/${encodeURIComponent(email)}`, token)).json()
const readers = (app: TestApp) => countActive(app.services.database.query)

test('a typed address is active only after a press behind the mailed link; twice is fine', async () => {
  await using app = await createTestApp()
  await ask(app, 'New.Parent@family.example')
  expect(await readers(app)).toBe(0)
  const code = await codeFromMail(app, 'New.Parent@family.example', 'code')
  for (const path of [`/confirm?code=${code}`, `/api/emails/confirm?code=${code}`]) {
    for (let time = 0; time < 10; time++) await app.request(path, { method: time % 2 === 0 ? 'GET' : 'HEAD' })
  }
  expect(await readers(app)).toBe(0)
  for (let press = 0; press < 2; press++) {
    const answer = await post(app, '/api/emails/confirm', { code })
    expect(answer.status).toBe(200)
    expect(await readers(app)).toBe(1)
  }
})

test('a code for another purpose, another state or with one letter changed opens nothing', async () => {
  await using app = await createTestApp()
  await ask(app, 'a@family.example')
  const code = await codeFromMail(app, 'a@family.example', 'code')
  const changed = (code[20] === 'A' ? 'B' : 'A') + code.slice(21)
  for (const wrong of [code.slice(0, 20) + changed, `${code}A`, code.slice(1), 'x', '', 'é'.repeat(34)]) {
    expect((await post(app, '/api/emails/confirm', { code: wrong })).status).toBe(400)
  }
  expect((await post(app, '/api/emails/undo', { code })).status).toBe(400)
  expect((await post(app, '/api/emails/preferences', { code })).status).toBe(400)
  expect((await app.request(`/api/u/${code}`, { method: 'POST' })).status).toBe(404)
  expect(await readers(app)).toBe(0)
  await post(app, '/api/emails/unsubscribe', { email: 'a@family.example' })
  expect((await post(app, '/api/emails/confirm', { code })).status).toBe(400)
})

test('a link to confirm works for seven days', async () => {
  await using app = await createTestApp()
  const press = async (days: number) => {
    app.setTime(new Date('2026-11-20T20:00:00Z'))
    await ask(app, `day${days}@family.example`)
    const code = await codeFromMail(app, `day${days}@family.example`, 'code')
    app.setTime(new Date(Date.parse('2026-11-20T20:00:00Z') + days * DAY_MS))
    return (await post(app, '/api/emails/confirm', { code })).status
  }
  expect([await press(7), await press(8)]).toEqual([200, 400])
})

test('an unused confirmation link does not work again when another person types the address', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@family.example')
  await post(app, '/api/emails/unsubscribe', { email: 'a@family.example' })
  app.setTime(new Date('2026-11-22T20:00:00Z'))
  await ask(app, 'a@family.example')
  const forwarded = await codeFromMail(app, 'a@family.example', 'code')
  app.setTime(new Date('2026-12-01T20:00:00Z'))
  await post(app, '/api/emails/resubscribe', { email: 'a@family.example' })
  expect((await post(app, '/api/emails/confirm', { code: forwarded })).status).toBe(400)
  expect(await readers(app)).toBe(0)
  const fresh = await codeFromMail(app, 'a@family.example', 'code')
  expect((await post(app, '/api/emails/confirm', { code: fresh })).status).toBe(200)
})

test.each([
  ['"true"', { emailMarketing: 'true', privacyPolicy: true }],
  ['1', { emailMarketing: 1, privacyPolicy: true }],
  ['a list', { emailMarketing: ['true'], privacyPolicy: true }],
  ['nothing', { privacyPolicy: true }],
  ['no policy', { emailMarketing: true, privacyPolicy: false }],
])('a consent that is %s is refused in the words of the specification', async (_name, gdprConsent) => {
  await using app = await createTestApp()
  const answer = await post(app, '/api/emails/subscribe', { email: 'a@b.uk', context: 'homepage', gdprConsent })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Please accept the required consents to continue.' })
})

test('all four contexts are taken, no other', async () => {
  await using app = await createTestApp()
  for (const context of ['homepage', 'progress-prompt', 'exit-intent', 'resource-download', 'account']) {
    expect((await post(app, '/api/emails/subscribe', subscription(`${context}@b.uk`, context))).status).toBe(200)
  }
  expect((await post(app, '/api/emails/subscribe', subscription('a@b.uk', 'pop-up'))).status).toBe(400)
})

test('subscribe, unsubscribe and resubscribe answer alike whatever is known of the address', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'active@b.uk')
  await subscribe(app, 'left@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'left@b.uk' }, { address: freshAddress() })
  await ask(app, 'pending@b.uk')
  const { query } = app.services.database
  for (const state of ['bounced', 'complained'] as const) {
    await subscribe(app, `${state}@b.uk`)
    await query.updateTable('subscriber').set({ state }).where('canonical_email', '=', `${state}@b.uk`).execute()
  }
  const states = ['unknown', 'pending', 'active', 'left', 'bounced', 'complained']
  const words = {
    subscribe: "Thank you! If that address is new to our list, we've sent a link to confirm. Please check your inbox.",
    unsubscribe: "If that address was on our list, it won't get any more tips.",
    resubscribe: "If that address was on our list before, we've sent a link to confirm.",
  }
  for (const [action, message] of Object.entries(words)) {
    const answers = []
    for (const state of states) {
      const address = freshAddress()
      answers.push(await visible(await post(app, `/api/emails/${action}`, subscription(`${state}@b.uk`), { address })))
    }
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 200, body: JSON.stringify({ message }) })
  }
})

test('one mailbox gets one link a day and three a month, however it is spelled', async () => {
  await using app = await createTestApp()
  const linksSent = async () => (await app.sendMails()).filter(({ text }) => text.includes('/confirm?code=')).length
  const spellings = ['Victim@b.uk', 'victim@b.uk', 'victim+a@b.uk', 'VICTIM+b@b.uk']
  for (let day = 0; day < 5; day++) {
    app.setTime(new Date(Date.parse('2026-11-20T20:00:00Z') + day * DAY_MS))
    for (const email of [...spellings, ...spellings]) await ask(app, email)
    expect(await linksSent()).toBe(Math.min(day + 1, 3))
  }
  for (const [day, links] of [
    [29, 3],
    [30, 4],
  ] as const) {
    app.setTime(new Date(Date.parse('2026-11-20T20:00:00Z') + day * DAY_MS))
    await ask(app, 'victim@b.uk')
    expect(await linksSent()).toBe(links)
  }
})

test('resubscribe adds no reader by itself, and mails only those who were there', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'left@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'left@b.uk' })
  await ask(app, 'asked@b.uk')
  const before = (await app.sendMails()).length
  app.setTime(new Date('2026-11-22T20:00:00Z'))
  for (const email of ['LEFT@b.uk', 'asked@b.uk', 'stranger@b.uk']) {
    const answer = await post(app, '/api/emails/resubscribe', { email })
    expect(await answer.json()).toEqual({
      message: "If that address was on our list before, we've sent a link to confirm.",
    })
  }
  const mails = (await app.sendMails()).slice(before)
  expect(mails.map(({ to }) => to)).toEqual(['left@b.uk'])
  expect(await readers(app)).toBe(0)
  await post(app, '/api/emails/confirm', { code: await codeFromMail(app, 'left@b.uk', 'code') })
  expect(await readers(app)).toBe(1)
})

test('check answers the owner only, true for active and for asked', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'me@b.uk')
  await verifyPerson(app, person)
  expect((await get(app, '/api/emails/check/me%40b.uk')).status).toBe(401)
  const others = ['someone@b.uk', 'nobody@b.uk']
  await ask(app, 'someone@b.uk')
  const [one, other] = await Promise.all(
    others.map(async (email) => visible(await get(app, `/api/emails/check/${email}`, person.token))),
  )
  expect(one).toMatchObject({ status: 403 })
  expect(one).toEqual(other)
  expect((await get(app, '/api/emails/check/..%2f..%2fadmin', person.token)).status).toBe(400)
  expect(await isSubscribed(app, 'ME@B.uk', person.token)).toEqual({ subscribed: false })
  await ask(app, 'me@b.uk')
  expect(await isSubscribed(app, 'ME@B.uk', person.token)).toEqual({ subscribed: true })
})

test('an account whose address is not proven learns only that it was asked for', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'victim@b.uk')
  const attacker = await registerPerson(app, 'victim@b.uk')
  expect(await isSubscribed(app, 'victim@b.uk', attacker.token)).toEqual({ subscribed: false })
  const session = await (await get(app, '/api/auth/session', attacker.token)).json()
  expect(session).toMatchObject({ emailConsent: false })
  await ask(app, 'victim@b.uk')
  expect(await isSubscribed(app, 'victim@b.uk', attacker.token)).toEqual({ subscribed: true })
})

test('the signed-in owner of a proven address is active at once, also when coming back', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app, 'me@b.uk')
  await verifyPerson(app, person)
  await ask(app, 'other@b.uk', person.token)
  expect(await readers(app)).toBe(0)
  await ask(app, 'me@b.uk', person.token)
  expect(await readers(app)).toBe(1)
  const consent = async () => {
    const session = await (await get(app, '/api/auth/session', person.token)).json()
    return (session as { emailConsent: boolean }).emailConsent
  }
  expect(await consent()).toBe(true)
  await post(app, '/api/emails/unsubscribe', { email: 'me@b.uk' })
  expect([await readers(app), await consent()]).toEqual([0, false])
  await post(app, '/api/emails/resubscribe', { email: 'me@b.uk' }, { token: person.token })
  expect([await readers(app), await consent()]).toEqual([1, true])
})

test('tips ticked at registration wait for the press, and a departure in between counts', async () => {
  await using app = await createTestApp()
  const address = 'tips@b.uk'
  const answer = await post(app, '/api/auth/register', registration(address, undefined, true))
  const { token } = (await answer.json()) as { token: string }
  expect(await readers(app)).toBe(0)
  const code = await codeFromMail(app, address, 'code')
  const wish = async () =>
    (await (await post(app, '/api/auth/verify-email/look', { code }, { token })).json()) as { weeklyTips: boolean }
  expect(await wish()).toMatchObject({ weeklyTips: true })
  await post(app, '/api/emails/unsubscribe', { email: address })
  expect(await wish()).toMatchObject({ weeklyTips: false })
  await verifyPerson(app, { email: address, token })
  expect(await readers(app)).toBe(0)
})

test("every step is an event with server time and wording; the client's time is a claim", async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'a@b.uk' })
  const events = await app.services.database.query
    .selectFrom('subscription_event')
    .selectAll()
    .orderBy('created_at')
    .execute()
  expect(events.map(({ event, method }) => `${event} ${method}`).sort()).toEqual([
    'asked typed',
    'confirmed mail',
    'withdrawn typed',
  ])
  for (const event of events) expect(event.created_at).toBe('2026-11-20T20:00:00.000Z')
  const asked = events.find(({ event }) => event === 'asked')
  expect(asked).toMatchObject({ context: 'homepage', claimed_at: '1999-01-01T00:00:00.000Z', policy_version: '1.0' })
  expect(asked?.wording_hash).toMatch(/^[0-9a-f]{64}$/)
})

test('the hidden field asks for more only when a limit is exceeded already', async () => {
  await using app = await createTestApp()
  const filled = (email: string) =>
    post(app, '/api/emails/subscribe', { ...subscription(email), website: 'https://spam.example' })
  const statuses: number[] = []
  for (let one = 0; one < 7; one++) statuses.push((await filled(`spam${one}@b.uk`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect((await post(app, '/api/emails/subscribe', subscription('person@b.uk'))).status).toBe(200)
})

test('fifty presses at once are one subscription, and none is told the link expired', async () => {
  await using app = await createTestApp()
  await post(app, '/api/emails/subscribe', subscription('reader@b.uk'))
  const code = await codeFromMail(app, 'reader@b.uk', 'code')
  const presses = Array.from({ length: 50 }, () =>
    post(app, '/api/emails/confirm', { code }, { address: freshAddress() }),
  )
  expect(new Set((await Promise.all(presses)).map(({ status }) => status))).toEqual(new Set([200]))
  const events = await app.services.database.query.selectFrom('subscription_event').select('event').execute()
  expect(events.filter(({ event }) => event === 'confirmed')).toHaveLength(1)
})

test.each([
  [149, null],
  [150, 150],
])('the number of readers is public from 150 up: %s', async (count, readers) => {
  await using app = await createTestApp()
  await addReaders(app.services, count)
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  expect(await (await get(app, '/api/emails/readers')).json()).toEqual({ readers })
})

test('the number of readers does not tell whether an address was one of them', async () => {
  await using app = await createTestApp()
  const tomorrow = () => app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  const told = async () => (await get(app, '/api/emails/readers')).json()
  const leave = (email: string) => post(app, '/api/emails/unsubscribe', { email }, { address: freshAddress() })
  // A round number: one less would show.
  const [first = '', second = '', ...others] = await addReaders(app.services, 170)
  tomorrow()
  expect(await told()).toEqual({ readers: 170 })
  for (const email of ['nobody@b.uk', first, second]) {
    expect((await leave(email)).status).toBe(200)
    expect(await told()).toEqual({ readers: 170 })
  }
  tomorrow()
  expect(await told()).toEqual({ readers: 160 })
  for (const email of others.slice(0, 8)) await leave(email)
  expect(await told()).toEqual({ readers: 160 })
  // Nor does it follow those who are erased.
  await app.services.database.query.deleteFrom('subscriber').execute()
  expect(await told()).toEqual({ readers: 160 })
  tomorrow()
  expect(await told()).toEqual({ readers: null })
})

test('readers that could not be counted are counted the next time, not the next day', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 150)
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  const { database } = app.services
  const query = database.query.withPlugin({
    transformQuery() {
      throw new Error('the database is away')
    },
    transformResult: async ({ result }) => result,
  })
  app.services.database = { ...database, query }
  expect((await get(app, '/api/emails/readers')).status).toBe(500)
  app.services.database = database
  expect(await (await get(app, '/api/emails/readers')).json()).toEqual({ readers: 150 })
})

test('what was never confirmed is forgotten after thirty days', async () => {
  await using app = await createTestApp()
  const { tidyNewsletter } = await import('../tidy-newsletter.server.ts')
  await subscribe(app, 'reader@b.uk')
  await ask(app, 'a@b.uk')
  await ask(app, 'b@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'b@b.uk' }, { address: freshAddress() })
  const count = async () => (await app.services.database.query.selectFrom('subscriber').select('id').execute()).length
  app.setTime(new Date(Date.parse('2026-11-20T20:00:00Z') + 29 * DAY_MS))
  await tidyNewsletter(app.services)
  expect(await count()).toBe(3)
  app.setTime(new Date(Date.parse('2026-11-20T20:00:01Z') + 30 * DAY_MS))
  await tidyNewsletter(app.services)
  expect(await count()).toBe(1)
})
