// Leaving: at once, for the right person, without a trace of who is on the list, and with a way back.
import { expect, test } from 'vitest'
import { isoDay } from '#src/platform/iso-day.ts'
import { runDueJobs } from '#src/platform/jobs/run-jobs.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  codeFromMail,
  freshAddress,
  post,
  registerPerson,
  verifyPerson,
  visible,
} from '../../../../testing/api/test-person.ts'
import { addReaders } from '../../../../testing/mail/newsletter-readers.ts'
import { undoDepartures } from '../operator/readers.server.ts'
import { breakerLimit } from './departure-breaker.server.ts'
import { leaveById } from './leaving.server.ts'
import { makeCode, makeLeaveCode } from './newsletter-codes.server.ts'
import { NEWSLETTER_REQUEST } from './subscription.emails.server.ts'

const LEFT = "If that address was on our list, it won't get any more tips."
const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

async function subscribe(app: TestApp, email: string): Promise<string> {
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent }, { address: freshAddress() })
  const code = await codeFromMail(app, email, 'code')
  await post(app, '/api/emails/confirm', { code }, { address: freshAddress() })
  return (await find(app, email)).id
}

async function find(app: TestApp, email: string) {
  const { query } = app.services.database
  return query.selectFrom('subscriber').selectAll().where('canonical_email', '=', email).executeTakeFirstOrThrow()
}

test('a typed departure acts at once, and mails only a reader a way back', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@b.uk')
  const before = (await app.sendMails()).length
  for (const email of ['a@b.uk', 'A@B.uk', 'unknown@b.uk']) {
    const answer = await post(app, '/api/emails/unsubscribe', { email })
    expect([answer.status, await answer.json()]).toEqual([200, { message: LEFT }])
  }
  expect((await find(app, 'a@b.uk')).state).toBe('unsubscribed')
  const notes = (await app.sendMails()).slice(before)
  expect(notes.map(({ to }) => to)).toEqual(['a@b.uk'])
  expect(notes[0]?.text).toMatch(/http:\/\/handrail\.test\/undo\?code=[\w-]{38}\n/)
  const code = await codeFromMail(app, 'a@b.uk', 'code')
  for (let press = 0; press < 2; press++) expect((await post(app, '/api/emails/undo', { code })).status).toBe(200)
  expect((await find(app, 'a@b.uk')).state).toBe('active')
})

test('the way back closes after thirty days', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'a@b.uk' })
  const code = await codeFromMail(app, 'a@b.uk', 'code')
  app.setTime(new Date('2026-12-21T20:00:00Z'))
  expect((await post(app, '/api/emails/undo', { code })).status).toBe(400)
})

test('a person who has not confirmed yet can be unsubscribed too, and gets no note', async () => {
  await using app = await createTestApp()
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'a@b.uk', context: 'homepage', gdprConsent })
  await post(app, '/api/emails/unsubscribe', { email: 'a@b.uk' })
  expect((await find(app, 'a@b.uk')).state).toBe('unsubscribed')
  expect(await app.sendMails()).toEqual([])
})

test('one click works with both encodings, from anywhere, twice, without a redirect', async () => {
  await using app = await createTestApp()
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const bodies: RequestInit[] = [
    { body: ONE_CLICK, headers: FORM },
    { body: form },
    { body: ONE_CLICK, headers: { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' } },
  ]
  for (const [index, init] of bodies.entries()) {
    const code = makeLeaveCode(app.services.secrets, await subscribe(app, `r${index}@b.uk`))
    for (let click = 0; click < 2; click++) {
      const answer = await app.request(`/api/u/${code}`, { method: 'POST', ...init })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect((await find(app, `r${index}@b.uk`)).state).toBe('unsubscribed')
  }
})

test('a GET shows the masked address and one button, and changes nothing', async () => {
  await using app = await createTestApp()
  const code = makeLeaveCode(app.services.secrets, await subscribe(app, 'jo.smith@example.uk'))
  for (let scan = 0; scan < 20; scan++) await app.request(`/api/u/${code}`, { method: scan % 2 ? 'HEAD' : 'GET' })
  const page = await app.request(`/api/u/${code}`)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('j•••@e•••.uk')
  expect(html).not.toContain('smith')
  expect(html.match(/<button/g)).toHaveLength(1)
  expect((await find(app, 'jo.smith@example.uk')).state).toBe('active')
})

test('wrong one-click codes from one network soon meet 429; a right one always works', async () => {
  await using app = await createTestApp()
  const code = makeLeaveCode(app.services.secrets, await subscribe(app, 'a@b.uk'))
  const wrong = (method: string, address = '198.51.100.7') =>
    app.request(`/api/u/${'x'.repeat(34)}`, { method }, address)
  let tries = 0
  let answer = await wrong('POST')
  for (tries = 1; answer.status === 404 && tries < 400; tries++) answer = await wrong(tries % 2 === 0 ? 'POST' : 'GET')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  // Several processes count for themselves, and still within 400.
  expect(tries).toBeLessThanOrEqual(400 / 4 + 1)
  expect((await wrong('POST', '198.51.100.8')).status).toBe(404)
  // A mail provider's servers press for all of its readers.
  expect((await app.request(`/api/u/${code}`, { method: 'POST' }, '198.51.100.7')).status).toBe(200)
  expect((await find(app, 'a@b.uk')).state).toBe('unsubscribed')
})

test('the code acts on the reader it was sent to, not on the signed-in member', async () => {
  await using app = await createTestApp()
  const code = makeLeaveCode(app.services.secrets, await subscribe(app, 'a@b.uk'))
  await subscribe(app, 'other@b.uk')
  const other = await registerPerson(app, 'other@b.uk')
  await verifyPerson(app, other)
  await app.request(`/api/u/${code}`, { method: 'POST', headers: { authorization: `Bearer ${other.token}` } })
  expect([(await find(app, 'a@b.uk')).state, (await find(app, 'other@b.uk')).state]).toEqual(['unsubscribed', 'active'])
})

test('a code with any changed letter is refused; one of an older secret works', async () => {
  await using app = await createTestApp()
  const id = await subscribe(app, 'a@b.uk')
  const code = makeLeaveCode(app.services.secrets, id)
  for (const [index, letter] of [...code].entries()) {
    const wrong = code.slice(0, index) + (letter === 'A' ? 'B' : 'A') + code.slice(index + 1)
    expect((await app.request(`/api/u/${wrong}`, { method: 'POST' })).status).toBe(404)
  }
  expect((await find(app, 'a@b.uk')).state).toBe('active')
  const { createSecrets } = await import('#src/platform/secrets.ts')
  const rotated = createSecrets(['a newer secret, long enough', 'the old secret, long enough'])
  const old = createSecrets(['the old secret, long enough'])
  const { readLeaveCode } = await import('./newsletter-codes.server.ts')
  expect(readLeaveCode(rotated, makeLeaveCode(old, id))).toBe(id)
  expect(readLeaveCode(old, makeLeaveCode(rotated, id))).toBeNull()
})

test('two presses to undo a departure on its page both show that it is done', async () => {
  await using app = await createTestApp()
  const link = `/api/u/${makeLeaveCode(app.services.secrets, await subscribe(app, 'a@b.uk'))}`
  const html = await (await app.request(link, { method: 'POST' })).text()
  const code = html.match(/\/undo\?code=([\w-]+)/)?.[1]
  const [first, second] = [await post(app, '/api/emails/undo', { code }), await post(app, '/api/emails/undo', { code })]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
})

test('leaving before confirming offers no undo: it would subscribe a person who never said yes', async () => {
  await using app = await createTestApp()
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'a@b.uk', context: 'homepage', gdprConsent })
  const { id } = await find(app, 'a@b.uk')
  const code = makeLeaveCode(app.services.secrets, id)
  const page = await app.request(`/api/u/${code}`, { method: 'POST', headers: FORM, body: ONE_CLICK })
  expect([page.status, (await find(app, 'a@b.uk')).state]).toEqual([200, 'unsubscribed'])
  expect(await page.text()).not.toContain('/undo')
})

test("a mailed link's page without scripts links to its page in the requested language", async () => {
  await using app = await createTestApp()
  const polish = { 'accept-language': 'pl' }
  const unknown = await app.request('/api/u/none', { headers: polish })
  expect(await unknown.text()).toContain('href="/pl/unsubscribe"')
  const code = makeLeaveCode(app.services.secrets, await subscribe(app, 'a@b.uk'))
  const left = await app.request(`/api/u/${code}`, { method: 'POST', headers: { ...FORM, ...polish }, body: ONE_CLICK })
  const words = await left.text()
  expect(words).toContain('href="/pl"')
  expect(words).toMatch(/href="\/pl\/undo\?code=/)
})

test("leaving by a mail program's button is confirmed in the language of the issues", async () => {
  await using app = await createTestApp()
  const { services } = app
  const note = async () => (await app.sendMails()).at(-1)
  for (const [email, headers, expected] of [
    ['a@b.uk', {}, '/pl/undo?code='],
    ['c@b.uk', { 'accept-language': 'en' }, 'handrail.test/undo?code='],
  ] as const) {
    const id = await subscribe(app, email)
    await services.database.query.updateTable('subscriber').set({ language: 'pl' }).where('id', '=', id).execute()
    const code = makeLeaveCode(services.secrets, id)
    await app.request(`/api/u/${code}`, { method: 'POST', headers: { ...FORM, ...headers }, body: ONE_CLICK })
    expect(await note()).toMatchObject({ to: email, text: expect.stringContaining(expected) })
  }
  const byMail = await subscribe(app, 'e@b.uk')
  await services.database.query.updateTable('subscriber').set({ language: 'pl' }).where('id', '=', byMail).execute()
  await leaveById(null, services, byMail, 'one-click')
  expect((await note())?.html).toContain('<html lang="pl')
})

test('the owner of a proven address leaves at once, however many others have left', async () => {
  await using app = await createTestApp()
  const owner = await registerPerson(app, 'owner@b.uk')
  await verifyPerson(app, owner)
  await subscribe(app, owner.email)
  for (const email of await addReaders(app.services, 22)) {
    await post(app, '/api/emails/unsubscribe', { email }, { address: freshAddress() })
  }
  const leave = (token?: string) =>
    post(app, '/api/emails/unsubscribe', { email: owner.email }, { address: freshAddress(), ...(token && { token }) })
  await leave()
  expect((await find(app, owner.email)).state).toBe('active')
  const stranger = await registerPerson(app, 'stranger@b.uk')
  await leave(stranger.token)
  expect((await find(app, owner.email)).state).toBe('active')
  await leave(owner.token)
  expect((await find(app, owner.email)).state).toBe('unsubscribed')
  // It was meant, so no command undoes it with the others.
  expect(await undoDepartures(app.services, 2, false)).not.toContain(owner.email)
})

test('after many typed departures in an hour a mailed link is needed, and operators are warned', async () => {
  await using app = await createTestApp()
  for (let number = 0; number < 22; number++) await subscribe(app, `r${number}@b.uk`)
  for (let number = 0; number < 22; number++) {
    await post(app, '/api/emails/unsubscribe', { email: `r${number}@b.uk` }, { address: freshAddress() })
  }
  const { query } = app.services.database
  const active = await query.selectFrom('subscriber').select('email').where('state', '=', 'active').execute()
  expect(active).toHaveLength(2)
  expect(app.logged.filter(({ event }) => event === 'newsletter.breaker')).toHaveLength(1)
  const mail = (await app.sendMails()).filter(({ to }) => to === active[0]?.email).at(-1)
  const link = mail?.text.match(/http:\/\/handrail\.test(\/api\/u\/[\w-]{34})/)?.[1] as string
  await app.request(link, { method: 'POST' })
  expect((await find(app, active[0]?.email as string)).state).toBe('unsubscribed')

  // One command undoes the typed ones, after a look; readers who left by the link meant it.
  const left = await undoDepartures(app.services, 2, false)
  expect(left).toHaveLength(20)
  expect(left[0]).toBe('r0@b.uk')
  expect((await find(app, 'r0@b.uk')).state).toBe('unsubscribed')
  expect(await undoDepartures(app.services, 2, true)).toEqual(left)
  expect((await find(app, 'r0@b.uk')).state).toBe('active')
  expect((await find(app, active[0]?.email as string)).state).toBe('unsubscribed')
  expect(await undoDepartures(app.services, 2, true)).toEqual([])
})

test.each([
  [0, 20],
  [1_000, 20],
  [1_001, 21],
  [2_000, 40],
  [2_500, 50],
  [1_000_000, 50],
])('of %i readers %i may leave by typed addresses within an hour', (readers, most) => {
  expect(breakerLimit(readers)).toMatchObject({ max: most, seconds: 3_600 })
})

/** Types a departure. @returns the answer, as it is seen */
async function typeDeparture(app: TestApp, email: string, address: string) {
  return visible(await post(app, '/api/emails/unsubscribe', { email }, { address }))
}

test('departures of never active addresses do not count, and all get the same answer', async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 41)
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  for (let number = 0; number < 25; number++) {
    const email = `invented${number}@c.uk`
    await post(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent }, { address: freshAddress() })
    await typeDeparture(app, email, freshAddress())
    expect((await find(app, email)).state).toBe('unsubscribed')
  }
  expect(app.logged.filter(({ event }) => event === 'newsletter.breaker')).toEqual([])
  const atOnce = await typeDeparture(app, 'r1@b.uk', freshAddress())
  expect((await find(app, 'r1@b.uk')).state).toBe('unsubscribed')
  for (let number = 2; number <= 25; number++) await typeDeparture(app, `r${number}@b.uk`, freshAddress())
  expect(app.logged.filter(({ event }) => event === 'newsletter.breaker')).toHaveLength(1)
  for (const email of ['r41@b.uk', 'unknown@c.uk', 'r1@b.uk']) {
    expect(await typeDeparture(app, email, freshAddress())).toEqual(atOnce)
  }
  expect((await find(app, 'r41@b.uk')).state).toBe('active')
  // A person who has not confirmed can be taken off all the same: that tells nothing and harms no reader.
  await post(app, '/api/emails/subscribe', { email: 'late@c.uk', context: 'homepage', gdprConsent })
  expect(await typeDeparture(app, 'late@c.uk', freshAddress())).toEqual(atOnce)
  expect((await find(app, 'late@c.uk')).state).toBe('unsubscribed')
})

test.each([
  ['one address', () => '198.51.100.77'],
  ['the many networks of one line', (number: number) => `2001:db8:77:${number.toString(16)}::1`],
])('%s cannot open the breaker for others, and is stopped itself', async (_name, from) => {
  await using app = await createTestApp()
  await addReaders(app.services, 45)
  for (let number = 1; number <= 40; number++) await typeDeparture(app, `r${number}@b.uk`, from(number))
  const { query } = app.services.database
  const states = await query.selectFrom('subscriber').select(['email', 'state']).execute()
  expect(states.filter(({ state }) => state === 'unsubscribed')).toHaveLength(20)
  const alarms = app.logged.filter(({ event }) => event === 'newsletter.breaker')
  expect(alarms.map(({ fields }) => fields)).toEqual([{ from: 'one network' }])
  await typeDeparture(app, 'r45@b.uk', freshAddress())
  expect((await find(app, 'r45@b.uk')).state).toBe('unsubscribed')
})

test("unknown addresses use up no limit of their network's readers, and hide no departures", async () => {
  await using app = await createTestApp()
  await addReaders(app.services, 21)
  const alarms = () => app.logged.filter(({ event }) => event === 'newsletter.breaker').map(({ fields }) => fields)
  const left = async () =>
    (await app.services.database.query.selectFrom('subscriber').select('state').execute()).filter(
      ({ state }) => state === 'unsubscribed',
    ).length
  for (let network = 0; network < 4; network++) {
    const address = freshAddress()
    for (let number = 0; number < 20; number++) await typeDeparture(app, `nobody${number}@c.uk`, address)
    for (let number = 1; number <= 5; number++) await typeDeparture(app, `r${network * 5 + number}@b.uk`, address)
  }
  expect([await left(), alarms()]).toEqual([20, []])
  await typeDeparture(app, 'r21@b.uk', freshAddress())
  expect([await left(), alarms()]).toEqual([20, [{ from: 'many networks' }]])
})

const preferencesCode = async (app: TestApp, email: string) => {
  const { id, epoch } = await find(app, email)
  return makeCode(app.services.secrets, 'preferences', { id, epoch, day: isoDay(app.services.clock()) })
}

const stateOf = async (app: TestApp, email: string) => (await find(app, email)).state

test('a used link to leave offers and starts nothing for another person with the mail', async () => {
  await using app = await createTestApp()
  const link = `/api/u/${makeLeaveCode(app.services.secrets, await subscribe(app, 'jane@b.uk'))}`
  await post(app, '/api/emails/unsubscribe', { email: 'jane@b.uk' })
  const html = await (await app.request(link, { method: 'POST' })).text()
  expect(html).toContain('Your tips have stopped')
  expect(html).not.toContain('undo')
  expect(await stateOf(app, 'jane@b.uk')).toBe('unsubscribed')
})

test('leaving by a link is mailed with a link to undo it within an hour', async () => {
  await using app = await createTestApp()
  const link = `/api/u/${makeLeaveCode(app.services.secrets, await subscribe(app, 'jane@b.uk'))}`
  const leave = async () => {
    const html = await (await app.request(link, { method: 'POST' })).text()
    return html.match(/\/undo\?code=([\w-]+)/)?.[1]
  }
  const code = await leave()
  expect((await post(app, '/api/emails/undo', { code })).status).toBe(200)
  const subjects = (await app.sendMails()).slice(-2).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual(["You won't get any more tips from Handrail", 'Your tips from Handrail carry on'])
  // What was for the first departure is nothing to the second.
  const later = await leave()
  expect((await post(app, '/api/emails/undo', { code })).status).toBe(400)
  app.setTime(new Date('2026-11-20T21:00:01Z'))
  expect((await post(app, '/api/emails/undo', { code: later })).status).toBe(400)
  expect(await stateOf(app, 'jane@b.uk')).toBe('unsubscribed')
})

test('the preference page stops the tips at once, and restarts them by a mailed link', async () => {
  await using app = await createTestApp()
  const email = 'jo.smith@example.uk'
  await subscribe(app, email)
  app.setTime(new Date('2026-11-22T20:00:00Z'))
  const code = await preferencesCode(app, email)
  const read = (given: unknown) => post(app, '/api/emails/preferences', { code: given })
  expect(await (await read(code)).json()).toEqual({ maskedAddress: 'j•••@e•••.uk', weeklyTips: true })
  const change = (given: unknown, weeklyTips: boolean) =>
    post(app, '/api/emails/preferences/change', { code: given, weeklyTips })
  const stopped = (await (await change(code, false)).json()) as { message: string; code: string }
  expect(stopped.message).toBe("You won't get any more tips.")
  expect(await stateOf(app, email)).toBe('unsubscribed')
  expect((await read(code)).status).toBe(400)
  expect(await (await read(stopped.code)).json()).toMatchObject({ weeklyTips: false })

  const asked = (await (await change(stopped.code, true)).json()) as { message: string }
  expect(asked.message).toContain('Please look into that mailbox')
  expect(await stateOf(app, email)).toBe('unsubscribed')
  const confirm = (await app.sendMails()).findLast(({ text }) => text.includes('/confirm?code='))
  expect(confirm?.to).toBe(email)
  const pressed = confirm?.text.match(/confirm\?code=(\S+)/)?.[1]
  expect((await post(app, '/api/emails/confirm', { code: pressed })).status).toBe(200)
  expect(await stateOf(app, email)).toBe('active')
  expect((await read(stopped.code)).status).toBe(400)
})

test('the copy from the preference page shows the address masked for its owner', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'jo.smith@example.uk')
  const code = await preferencesCode(app, 'jo.smith@example.uk')
  const copy = (await (await post(app, '/api/emails/preferences/export', { code })).json()) as { newsletter: object[] }
  expect(copy.newsletter[0]).toMatchObject({ email: 'j•••@e•••.uk', state: 'active', context: 'homepage' })
  expect(JSON.stringify(copy)).not.toMatch(/smith|hash|code/)
})

test('erasing needs a press behind a mailed link, and leaves only a keyed hash', async () => {
  await using app = await createTestApp()
  const email = 'jo.smith@example.uk'
  await subscribe(app, email)
  const code = await preferencesCode(app, email)
  const asked = await post(app, '/api/emails/preferences/erase', { code })
  expect(await asked.json()).toEqual({
    message: expect.stringContaining('One press, and everything is erased.'),
  })
  expect(await stateOf(app, email)).toBe('active')
  const erase = await codeFromMail(app, email, 'code')
  expect((await app.sendMails()).at(-1)?.text).toContain('http://handrail.test/erase?code=')
  expect((await post(app, '/api/emails/erase', { code: erase })).status).toBe(200)
  for (const path of ['/api/emails/erase', '/api/emails/preferences']) {
    expect((await post(app, path, { code: erase })).status).toBe(400)
  }
  const { query } = app.services.database
  const left = [
    await query.selectFrom('subscriber').selectAll().execute(),
    await query.selectFrom('subscription_event').selectAll().execute(),
  ]
  expect(left).toEqual([[], []])
  expect(await query.selectFrom('suppression').select('reason').execute()).toEqual([{ reason: 'erased' }])
})

test('a link to the preference page expires after thirty days, and so does its successor', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@b.uk')
  const code = await preferencesCode(app, 'a@b.uk')
  const read = async (given: string) => (await post(app, '/api/emails/preferences', { code: given })).status
  app.setTime(new Date('2026-12-20T20:00:00Z'))
  expect(await read(code)).toBe(200)
  const stopped = await post(app, '/api/emails/preferences/change', { code, weeklyTips: false })
  const { code: next } = (await stopped.json()) as { code: string }
  expect(await read(next)).toBe(200)
  app.setTime(new Date('2026-12-21T20:00:00Z'))
  expect(await read(next)).toBe(400)
})

test('a link to erase works for seven days', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'a@b.uk')
  await post(app, '/api/emails/preferences/erase', { code: await preferencesCode(app, 'a@b.uk') })
  const code = await codeFromMail(app, 'a@b.uk', 'code')
  app.setTime(new Date('2026-11-28T20:00:00Z'))
  expect((await post(app, '/api/emails/erase', { code })).status).toBe(400)
  expect(await stateOf(app, 'a@b.uk')).toBe('active')
})

test('an account exports and deletes the newsletter with everything else', async () => {
  await using app = await createTestApp()
  await subscribe(app, 'me@b.uk')
  const person = await registerPerson(app, 'me@b.uk')
  await verifyPerson(app, person)
  const data = (await (await post(app, '/api/auth/my-data', {}, { token: person.token })).json()) as {
    newsletter: unknown[]
  }
  expect(data.newsletter[0]).toMatchObject({ email: 'me@b.uk', state: 'active' })
  await post(app, '/api/auth/delete-account', { password: person.password }, { token: person.token })
  const { query } = app.services.database
  expect(await query.selectFrom('subscriber').selectAll().execute()).toEqual([])
  expect(await query.selectFrom('subscription_event').selectAll().execute()).toEqual([])
})

test('waiting mails do not reach a reader who has left or was erased', async () => {
  await using app = await createTestApp()
  const { services } = app
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  const ask = (email: string) => post(app, '/api/emails/subscribe', { email, context: 'homepage', gdprConsent })
  const waiting = async () =>
    (await services.database.query.selectFrom('job').select('kind').where('kind', 'like', 'mail/%').execute()).map(
      ({ kind }) => kind,
    )
  // One is asked whether they want it, and says by another page that they do not.
  await ask('a@b.uk')
  await runDueJobs(services, [NEWSLETTER_REQUEST], ['mail'], 10)
  expect(await waiting()).toEqual(['mail/newsletter-confirm'])
  await post(app, '/api/emails/unsubscribe', { email: 'a@b.uk' })
  expect(await waiting()).toEqual([])
  // Another leaves, and has everything erased, while no mail leaves.
  await subscribe(app, 'c@b.uk')
  await post(app, '/api/emails/unsubscribe', { email: 'c@b.uk' })
  await runDueJobs(services, [NEWSLETTER_REQUEST], ['mail'], 10)
  expect(await waiting()).toEqual(['mail/newsletter-left'])
  const { id, epoch } = await find(app, 'c@b.uk')
  const code = makeCode(services.secrets, 'erase', { id, epoch, day: isoDay(services.clock()) })
  expect((await post(app, '/api/emails/erase', { code })).status).toBe(200)
  expect(await waiting()).toEqual([])
})
