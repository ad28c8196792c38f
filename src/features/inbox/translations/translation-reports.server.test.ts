// I-8, L8: 'This sounds wrong' is taken from anybody, kept without anything about them, bounded, and closed.
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import { closeTranslationReport, readTranslationReports, tidyTranslationReports } from './translation-reports.server.ts'

const TODAY = '2026-11-20'
const REPORT = { language: 'pl', page: '/help', sentence: 'Zrób to teraz.', words: 'Zrób to od razu.' }

const report = (app: TestApp, body: object = {}, address = freshAddress()) =>
  post(app, '/api/translations/reports', { ...REPORT, ...body }, { address })

test('I-8: a report is taken without an account, with other words or none', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T20:41:37.123Z`))
  for (const words of [REPORT.words, '', undefined]) {
    const taken = await report(app, { words })
    expect([taken.status, await taken.json()]).toEqual([200, { message: expect.stringContaining('Thank you') }])
    expect(taken.headers.get('set-cookie')).toBeNull()
  }
  const kept = await readTranslationReports(app.services)
  expect(kept).toContainEqual({ id: expect.any(String), ...REPORT, day: TODAY })
  expect(kept.filter(({ words }) => words === null)).toHaveLength(2)
})

test.each([
  { sentence: 'x'.repeat(501) },
  { words: 'x'.repeat(501) },
  { sentence: '' },
  { sentence: ' \n\u202e ' },
  { sentence: ['x'] },
  { sentence: undefined },
  { sentence: 'a\u0000b' },
  { page: 'https://elsewhere.example/' },
  { page: '/help?code=secret' },
  { page: '/help#code' },
  { page: `/${'x'.repeat(200)}` },
  { language: 'en' },
  { language: 'xx' },
  { language: 'toString' },
])('I-8: 400 for what is no sentence of a translated page: %o', async (body) => {
  await using app = await createTestApp()
  const refused = await report(app, body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await readTranslationReports(app.services)).toEqual([])
})

test('I-8: hostile words are kept as one line of text, without what would turn the line of an editor', async () => {
  await using app = await createTestApp()
  await report(app, { sentence: '<img src=x>\r\n\u202egnp.exe\u2066', words: "'; DROP TABLE translation_report; --" })
  const [kept] = await readTranslationReports(app.services)
  expect(kept).toMatchObject({ sentence: '<img src=x> gnp.exe', words: "'; DROP TABLE translation_report; --" })
})

test('I-8: a network has twenty reports a day, and the next day again', async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T12:00:00Z`))
  const home = '2001:db8:1:2::7'
  const statuses = []
  for (let index = 0; index < 21; index++) statuses.push((await report(app, {}, home)).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429])
  const refused = await report(app, {}, '2001:db8:1:2:ffff::1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await report(app, {})).status).toBe(200)
  app.setTime(new Date('2026-11-21T00:00:00Z'))
  expect((await report(app, {}, home)).status).toBe(200)
})

test('I-8: a flood from many networks fills a language up to a hundred a day, and no other language', {
  timeout: 60_000,
}, async () => {
  await using app = await createTestApp()
  app.setTime(new Date(`${TODAY}T12:00:00Z`))
  const answers = await Promise.all(Array.from({ length: 110 }, () => report(app)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await readTranslationReports(app.services)).toHaveLength(100)
  await report(app, { language: 'ur' })
  expect((await readTranslationReports(app.services)).filter(({ language }) => language === 'ur')).toHaveLength(1)
})

test('I-8: whatever waits of one language, another one is heard; beyond five hundred of its own nothing is', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const old = { ...REPORT, day: TODAY }
  await query
    .insertInto('translation_report')
    .values(Array.from({ length: 500 }, (_, index) => ({ id: `old-${index}`, ...old })))
    .execute()
  for (const language of ['pl', 'ur']) expect((await report(app, { language })).status).toBe(200)
  const kept = await readTranslationReports(app.services)
  expect(['pl', 'ur'].map((one) => kept.filter(({ language }) => language === one).length)).toEqual([500, 1])
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
  await post(app, '/api/translations/reports', { ...REPORT, words: 'secret words' }, sent)
  const kept = await query.selectFrom('translation_report').selectAll().execute()
  expect(kept).toEqual([{ id: expect.any(String), ...REPORT, words: 'secret words', day: TODAY }])
  const limits = await query.selectFrom('rate_limit').selectAll().where('key', 'like', 'translation-report%').execute()
  expect(limits).toHaveLength(2)
  for (const { created_at, expires_at } of limits) {
    expect([created_at, expires_at]).toEqual([`${TODAY}T00:00:00.000Z`, '2026-11-21T00:00:00.000Z'])
  }
  expect(JSON.stringify([kept, limits])).not.toContain('192.0.2')
  expect(JSON.stringify(app.logged)).not.toMatch(/192\.0\.2|canary|device-of|secret words/)
})

test('I-8: a report is closed once, and goes after a year when nobody closes it', async () => {
  await using app = await createTestApp()
  const start = Date.parse(`${TODAY}T12:00:00Z`)
  app.setTime(new Date(start))
  await report(app)
  await report(app, { page: '/about' })
  const [first] = await readTranslationReports(app.services)
  expect(await closeTranslationReport(app.services.database.query, first?.id ?? '')).toBe(true)
  expect(await closeTranslationReport(app.services.database.query, first?.id ?? '')).toBe(false)
  app.setTime(new Date(start + 364 * DAY_MS))
  await tidyTranslationReports(app.services)
  expect(await readTranslationReports(app.services)).toHaveLength(1)
  app.setTime(new Date(start + 365 * DAY_MS))
  await tidyTranslationReports(app.services)
  expect(await readTranslationReports(app.services)).toEqual([])
})
