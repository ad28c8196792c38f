// B-4, L8: 'This looks different now' is taken from anybody, kept without anything about them, bounded, and closed.
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../testing/api/test-person.ts'
import { closeCardReport, readCardReports, tidyCardReports } from './card-reports.server.ts'

const CARD = 'nintendo-switch'
const OTHER_CARD = 'roblox'
const TODAY = '2026-11-20'

const report = (app: TestApp, body: unknown = {}, address = freshAddress(), slug = CARD) =>
  post(app, `/api/settings-cards/${slug}/reports`, body, { address })
const wordsOf = async (app: TestApp) => (await readCardReports(app.services)).map(({ words }) => words)

test('B-4: a report is taken without an account, with words or none', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T20:41:37.123Z`))
  for (const body of [{}, { words: '' }, { words: ' The bedtime is in another part now. ' }]) {
    const taken = await report(app, body)
    expect([taken.status, await taken.json()]).toEqual([200, { message: expect.stringContaining('Thank you') }])
    expect(taken.headers.get('set-cookie')).toBeNull()
  }
  const kept = await readCardReports(app.services)
  expect(kept).toHaveLength(3)
  expect(kept).toContainEqual({
    id: expect.any(String),
    slug: CARD,
    words: 'The bedtime is in another part now.',
    day: TODAY,
  })
  expect(kept.filter(({ words }) => words === null)).toHaveLength(2)
})

test.each([
  [400, { words: 'x'.repeat(301) }, CARD],
  [400, { words: ['x'] }, CARD],
  [400, { words: { length: 1 } }, CARD],
  [400, { words: 'a\u0000b' }, CARD],
  [404, {}, 'nintendo'],
  [404, {}, 'constructor'],
  [404, {}, '%00'],
])('B-4: %i for what is too long, no text or no card (%#)', async (status, body, slug) => {
  await using app = await createTestApp()
  const refused = await report(app, body, freshAddress(), slug)
  expect(refused.status).toBe(status)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await readCardReports(app.services)).toEqual([])
})

test('B-4: the card is the one of the address, whatever else is sent', async () => {
  await using app = await createTestApp()
  await report(app, { slug: OTHER_CARD })
  expect((await readCardReports(app.services)).map(({ slug }) => slug)).toEqual([CARD])
})

test('B-4: hostile words are kept as one line of text, without what would turn the line of an editor', async () => {
  await using app = await createTestApp()
  await report(app, { words: '<img src=x onerror=alert(1)>\r\n\u202egnp.exe\u2066 👩‍👧 =1+1\u001b[31m' })
  await report(app, { words: "'; DROP TABLE settings_card_report; --" })
  await report(app, { words: '\n\u202e\u200f ' })
  expect(new Set(await wordsOf(app))).toEqual(
    new Set(['<img src=x onerror=alert(1)> gnp.exe  👩‍👧 =1+1 [31m', "'; DROP TABLE settings_card_report; --", null]),
  )
})

test('B-4: a network has three reports a day on a card and ten in all, and the next day again', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T12:00:00Z`))
  const home = '2001:db8:1:2::7'
  const statuses = []
  for (let index = 0; index < 4; index++) statuses.push((await report(app, {}, home)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const refused = await report(app, {}, '2001:db8:1:2:ffff::1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  // What the first card refused takes nothing from the network: ten in all leave room for seven more.
  for (const slug of [OTHER_CARD, 'whatsapp', 'snapchat-family-centre']) {
    for (let index = 0; index < 3; index++) statuses.push((await report(app, {}, home, slug)).status)
  }
  expect(statuses.slice(4)).toEqual([...Array(7).fill(200), 429, 429])
  expect((await report(app, {}, freshAddress())).status).toBe(200)
  app.setTime(new Date('2026-11-21T00:00:00Z'))
  expect((await report(app, {}, home)).status).toBe(200)
})

test('B-4, S21: all networks of one /48 have eight times three reports a day on a card together', async () => {
  await using app = await createTestApp()
  const statuses = []
  for (let index = 1; index <= 25; index++) {
    statuses.push((await report(app, {}, `2001:db8:7:${index.toString(16)}::1`)).status)
  }
  expect(statuses).toEqual([...Array(24).fill(200), 429])
  expect((await report(app, {}, '2001:db8:8::1')).status).toBe(200)
})

test('B-4: a flood from many networks fills a card up to twenty a day and forty in all, and no other card', async () => {
  await using app = await createTestApp()
  const flood = () => Promise.all(Array.from({ length: 30 }, () => report(app)))
  const lengths = []
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    app.setTime(new Date(`${day}T12:00:00Z`))
    const answers = await flood()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    lengths.push((await readCardReports(app.services)).length)
  }
  expect(lengths).toEqual([20, 40, 40])
  await report(app, { words: 'Here it is true.' }, freshAddress(), OTHER_CARD)
  expect(await wordsOf(app)).toContain('Here it is true.')
})

test('L8: nothing that is kept or logged says who reported, from where, at what time or what', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T20:41:37.123Z`))
  const person = await registerPerson(app)
  const { query } = app.services.database
  await query.deleteFrom('rate_limit').execute()
  app.logged.length = 0
  const headers = { 'x-device-id': 'a-device-of-sixteen', cookie: 'canary=1', referer: 'http://handrail.test/canary' }
  const sent = { token: person.token, address: '192.0.2.77', headers }
  await post(app, `/api/settings-cards/${CARD}/reports`, { words: 'secret words' }, sent)
  const kept = await query.selectFrom('settings_card_report').selectAll().execute()
  expect(kept).toEqual([{ id: expect.any(String), slug: CARD, words: 'secret words', day: TODAY }])
  const limits = await query.selectFrom('rate_limit').selectAll().where('key', 'like', 'card-report%').execute()
  expect(limits).toHaveLength(3)
  for (const { created_at, expires_at } of limits) {
    expect([created_at, expires_at]).toEqual([`${TODAY}T00:00:00.000Z`, '2026-11-21T00:00:00.000Z'])
  }
  expect(JSON.stringify([kept, limits])).not.toContain('192.0.2')
  expect(JSON.stringify(app.logged)).not.toMatch(/192\.0\.2|canary|device-of|secret words/)
})

test('B-4: an editor reads the oldest first and closes each once', async () => {
  await using app = await createTestApp()
  for (const [day, words] of [
    ['2026-11-21', 'later'],
    ['2026-11-20', 'earlier'],
  ]) {
    app.setTime(new Date(`${day}T12:00:00Z`))
    await report(app, { words })
  }
  expect(await wordsOf(app)).toEqual(['earlier', 'later'])
  const [first] = await readCardReports(app.services)
  expect(await closeCardReport(app.services.database.query, first?.id ?? '')).toBe(true)
  expect(await closeCardReport(app.services.database.query, first?.id ?? '')).toBe(false)
  expect(await wordsOf(app)).toEqual(['later'])
})

test('B-4: what nobody closes goes after a year', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T12:00:00Z`))
  await report(app)
  const start = app.services.clock().getTime()
  app.setTime(new Date(start + 364 * DAY_MS))
  await tidyCardReports(app.services)
  expect(await readCardReports(app.services)).toHaveLength(1)
  app.setTime(new Date(start + 365 * DAY_MS))
  await tidyCardReports(app.services)
  expect(await readCardReports(app.services)).toEqual([])
})
