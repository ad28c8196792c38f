// From answers to what is public, on the server.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findLessonKey, listTools } from '#src/features/curriculum/lesson-lookup.server.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, get, post } from '../../../../testing/api/test-person.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { afterReadingFrom } from '../../../../testing/database/between-statements.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import type { Outcome } from '../outcomes.contract.ts'
import { approveWeekByCommand, discardWeekByCommand, listHeldWeeks } from './judge-weeks.server.ts'
import { publishResults, renewNightly } from './publish-results.server.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const SERIOUS = 'digitalLaunchpad-module3-3.5'
const TOOLS = listTools('en')
/** A week that began four weeks before the time of the tests: a tool with answers in it is new no more. */
const LONG_AGO = '2026-10-19'

/** For a database that two processes share. */
const folder = await mkdtemp(join(tmpdir(), 'handrail-results-'))
afterAll(() => rm(folder, { recursive: true }))

const publish = (app: TestApp) => publishResults(app.services, TOOLS)

/** Puts answers into a week, as if they had come then. */
async function fill(app: TestApp, week: string, counts: Partial<Record<Outcome, number>>, lessonKey = TOOL) {
  for (const [outcome, count] of Object.entries(counts)) {
    await app.services.database.query
      .insertInto('outcome_count')
      .values({ lesson_key: lessonKey, week, outcome: outcome as Outcome, count })
      .onConflict((conflict) =>
        conflict.columns(['lesson_key', 'week', 'outcome']).doUpdateSet((part) => ({
          count: part('outcome_count.count', '+', count),
        })),
      )
      .execute()
  }
}

async function seen(app: TestApp): Promise<Record<string, number | string>[]> {
  const answer = await get(app, '/api/outcomes')
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { tools: Record<string, number | string>[] }).tools
}

const answersSeen = async (app: TestApp) => (await seen(app)).map(({ answers }) => answers)

test('nothing is public below twenty answers; then share and range, rounded', async () => {
  await using app = await createTestApp()
  expect(await seen(app)).toEqual([])
  await fill(app, LONG_AGO, { worked: 1 })
  const send = (outcome: Outcome) =>
    post(app, '/api/outcomes', { lessonKey: TOOL, outcome }, { address: freshAddress() })
  for (let index = 0; index < 9; index++) await send('worked')
  for (let index = 0; index < 4; index++) await send('partly')
  for (let index = 0; index < 5; index++) await send('not-yet')
  await publish(app)
  expect(await seen(app)).toEqual([])
  await send('not-yet')
  expect(await seen(app)).toEqual([])
  await publish(app)
  const figures = [{ lessonKey: TOOL, answers: 20, share: 70, low: 45, high: 90 }]
  expect(await seen(app)).toEqual(figures)
  await fill(app, LONG_AGO, { worked: 9 })
  await publish(app)
  expect(await seen(app)).toEqual(figures)
  await fill(app, LONG_AGO, { worked: 10 })
  await publish(app)
  // 33 of 39, which is 84.6 %.
  expect(await seen(app)).toEqual([{ lessonKey: TOOL, answers: 30, share: 85, low: 65, high: 95 }])
})

test('a tool where all or none worked is left out', async () => {
  await using app = await createTestApp()
  await fill(app, '2026-11-16', { worked: 20, partly: 10 })
  await fill(app, '2026-11-16', { 'not-yet': 40 }, 'digitalLaunchpad-module1-1.2')
  await publish(app)
  expect(await seen(app)).toEqual([])
})

test('a serious tool is published from fifty, an everyday one from twenty, a removed one never', async () => {
  await using app = await createTestApp()
  expect(TOOLS.find(({ lessonKey }) => lessonKey === SERIOUS)?.serious).toBe(true)
  const counts = { worked: 25, 'not-yet': 24 }
  for (const key of [SERIOUS, TOOL, 'digitalLaunchpad-module9-9.9']) await fill(app, LONG_AGO, counts, key)
  await publish(app)
  expect((await seen(app)).map(({ lessonKey }) => lessonKey)).toEqual([TOOL])
  await fill(app, '2026-11-16', { 'not-yet': 1 }, SERIOUS)
  await publish(app)
  expect((await seen(app)).map(({ lessonKey }) => lessonKey)).toEqual([TOOL, SERIOUS])
})

test('a tool in its first three weeks waits for fifty answers or the fourth week', async () => {
  await using app = await createTestApp()
  await fill(app, '2026-11-16', { worked: 25, 'not-yet': 24 })
  app.setTime(new Date('2026-12-06T23:00:00Z'))
  await publish(app)
  expect(await seen(app)).toEqual([])
  app.setTime(new Date('2026-12-07T00:00:00Z'))
  await publish(app)
  expect(await answersSeen(app)).toEqual([40])
})

test('the difference that the next version needs varies by tool, and is hidden', async () => {
  await using app = await createTestApp()
  await using other = await createTestApp({
    env: { TOKEN_SECRET: 'another secret, as long as the one of the tests is' },
  })
  const newAfter = async (app: TestApp) => {
    for (const { lessonKey } of TOOLS) await fill(app, LONG_AGO, { worked: 40, 'not-yet': 40 }, lessonKey)
    await publish(app)
    for (const { lessonKey } of TOOLS) await fill(app, LONG_AGO, { worked: 14 }, lessonKey)
    // Waiting does not help: the same is needed every night.
    return [(await publish(app)).published, (await publish(app)).published]
  }
  const [first, again] = await newAfter(app)
  expect(first?.length).toBeGreaterThan(TOOLS.length / 4)
  expect(first?.length).toBeLessThan((TOOLS.length * 3) / 4)
  expect(again).toEqual([])
  expect((await newAfter(other))[0]).not.toEqual(first)
  for (const { lessonKey } of TOOLS) await fill(app, LONG_AGO, { worked: 5 }, lessonKey)
  expect((await publish(app)).published.length).toBe(TOOLS.length - (first?.length ?? 0))
})

test('figures are renewed at 03:00 in London, once a night, by one of two processes', async () => {
  await using home = await createTestDatabase(join(folder, `${randomUUID()}.sqlite`))
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  const at = async (time: string) => {
    for (const app of [one, two]) app.setTime(new Date(time))
    await atOnce([one, two, one].map((app) => () => renewNightly(app.services, TOOLS)))
    return answersSeen(one)
  }
  expect(await at('2027-06-30T20:00:00Z')).toEqual([])
  await fill(one, '2027-06-07', { worked: 15, 'not-yet': 15 })
  expect(await at('2027-07-01T01:59:59Z')).toEqual([])
  // 03:00 of summer time.
  expect(await at('2027-07-01T02:00:00Z')).toEqual([30])
  await fill(one, '2027-06-07', { worked: 20 })
  expect(await at('2027-07-01T23:00:00Z')).toEqual([30])
  expect(await at('2027-07-02T02:00:01Z')).toEqual([50])
  // A clock that is set back renews nothing a second time.
  await fill(one, '2027-06-07', { worked: 20 })
  expect(await at('2027-07-01T12:00:00Z')).toEqual([50])
  expect(await one.services.database.query.selectFrom('published_result').selectAll().execute()).toHaveLength(2)
})

test('two who publish at once make one version', async () => {
  await using home = await createTestDatabase(join(folder, `${randomUUID()}.sqlite`))
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  await fill(one, LONG_AGO, { worked: 15, 'not-yet': 15 })
  await atOnce([one, two, one].map((app) => () => publish(app)))
  expect(await one.services.database.query.selectFrom('published_result').select('version').execute()).toEqual([
    { version: 1 },
  ])
})

test('the API, the table to download and the counts say the same numbers', async () => {
  await using app = await createTestApp()
  await fill(app, LONG_AGO, { worked: 11, partly: 7, 'not-yet': 9 })
  await fill(app, '2026-11-16', { worked: 5, 'not-yet': 1 })
  await fill(app, '2026-11-16', { worked: 30, 'not-yet': 30 }, SERIOUS)
  await publish(app)
  const figures = await seen(app)
  expect(figures).toMatchObject([
    { lessonKey: TOOL, answers: 30, share: 70 },
    { lessonKey: SERIOUS, answers: 60, share: 50 },
  ])
  const table = await get(app, '/api/results.csv')
  expect(table.status).toBe(200)
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(table.headers.get('content-disposition')).toContain('attachment')
  const [head, ...rows] = (await table.text()).replace('\ufeff', '').trimEnd().split('\r\n')
  expect(head).toBe('"tool","title","answers (at least)","worked or partly (%)","low (%)","high (%)"')
  expect(rows).toEqual(
    figures.map(({ lessonKey, answers, share, low, high }) => {
      const title = TOOLS.find((tool) => tool.lessonKey === lessonKey)?.title
      return [lessonKey, title, answers, share, low, high].map((cell) => `"${cell}"`).join(',')
    }),
  )
})

/** Three usual weeks, published, and then a burst. */
async function burst(app: TestApp): Promise<void> {
  for (const week of [LONG_AGO, '2026-10-26', '2026-11-02']) {
    await fill(app, week, { worked: 6, 'not-yet': 4 })
  }
  app.setTime(new Date('2026-11-15T20:00:00Z'))
  await publish(app)
  app.setTime(new Date('2026-11-20T20:00:00Z'))
  await fill(app, '2026-11-16', { worked: 300 })
}

const leftOut = async (app: TestApp) => (await get(app, '/api/outcomes/left-out')).json()

test('a burst is held back and marked, and the log has one error', async () => {
  await using app = await createTestApp()
  await burst(app)
  for (const day of [21, 22, 23]) {
    app.setTime(new Date(`2026-11-${day}T04:00:00Z`))
    await renewNightly(app.services, TOOLS)
  }
  expect(await answersSeen(app)).toEqual([30])
  expect(await leftOut(app)).toEqual({ held: [{ lessonKey: TOOL, week: '2026-11-16' }], voided: [] })
  await fill(app, '2026-11-16', { worked: 5 })
  expect(await listHeldWeeks(app.services)).toEqual([{ lessonKey: TOOL, week: '2026-11-16', answers: 305 }])
  expect(app.logged.filter(({ event }) => event === 'results.held')).toMatchObject([
    { level: 'error', fields: { lessonKey: TOOL, week: '2026-11-16' } },
  ])
})

test('a released week counts from the next renewal on', async () => {
  await using app = await createTestApp()
  await burst(app)
  await publish(app)
  await expect(approveWeekByCommand(app.services, TOOL, '2026-11-09')).rejects.toThrow('not held back')
  expect(await approveWeekByCommand(app.services, TOOL, '2026-11-18')).toBe('2026-11-16')
  expect(await listHeldWeeks(app.services)).toEqual([])
  expect(await answersSeen(app)).toEqual([30])
  await publish(app)
  expect(await answersSeen(app)).toEqual([330])
  expect(await leftOut(app)).toEqual({ held: [], voided: [] })
})

test('voiding a week removes it and its published numbers, and says number and day', async () => {
  await using app = await createTestApp()
  await burst(app)
  await publish(app)
  await approveWeekByCommand(app.services, TOOL, '2026-11-16')
  await publish(app)
  expect(await answersSeen(app)).toEqual([330])
  app.setTime(new Date('2026-11-21T08:00:00Z'))
  expect(await discardWeekByCommand(app.services, TOOL, '2026-11-22')).toEqual({ week: '2026-11-16', answers: 300 })
  expect(await listHeldWeeks(app.services)).toEqual([])
  const voided = { lessonKey: TOOL, week: '2026-11-16', answers: 300, day: '2026-11-21' }
  expect(await leftOut(app)).toEqual({ held: [], voided: [voided] })
  // The results from before the burst are public again.
  expect(await answersSeen(app)).toEqual([30])
  await fill(app, '2026-11-16', { worked: 9 })
  await publish(app)
  expect([await answersSeen(app), await leftOut(app)]).toEqual([[30], { held: [], voided: [voided] }])
  await fill(app, '2026-11-16', { worked: 1 })
  await publish(app)
  expect(await leftOut(app)).toEqual({ held: [], voided: [{ ...voided, answers: 310 }] })
  // Ten more are enough for a new version, but not ten of a week that is out.
  expect(await answersSeen(app)).toEqual([30])
  await expect(approveWeekByCommand(app.services, TOOL, '2026-11-16')).rejects.toThrow('not held back')
})

test('a week is voided once, and what was published afterwards stays', async () => {
  await using app = await createTestApp()
  await burst(app)
  await publish(app)
  app.setTime(new Date('2026-11-21T08:00:00Z'))
  await discardWeekByCommand(app.services, TOOL, '2026-11-16')
  await fill(app, '2026-11-09', { worked: 20 })
  await publish(app)
  expect(await answersSeen(app)).toEqual([50])
  app.setTime(new Date('2026-11-24T08:00:00Z'))
  await expect(discardWeekByCommand(app.services, TOOL, '2026-11-16')).rejects.toThrow(
    'was taken out on 2026-11-21 already',
  )
  expect(await answersSeen(app)).toEqual([50])
  expect(await leftOut(app)).toMatchObject({ voided: [{ answers: 300, day: '2026-11-21' }] })
})

test("voiding a week removes that Monday's results and publishes the ones before again", async () => {
  await using app = await createTestApp()
  await fill(app, '2026-11-09', { worked: 30, 'not-yet': 30 })
  app.setTime(new Date('2026-11-15T20:00:00Z'))
  await publish(app)
  app.setTime(new Date('2026-11-16T20:00:00Z'))
  await fill(app, '2026-11-16', { worked: 20 })
  await publish(app)
  expect(await answersSeen(app)).toEqual([80])
  await discardWeekByCommand(app.services, TOOL, '2026-11-16')
  expect(await answersSeen(app)).toEqual([60])
})

test('a week that is voided while new figures are made is not in them', async () => {
  await using app = await createTestApp()
  await burst(app)
  await publish(app)
  await approveWeekByCommand(app.services, TOOL, '2026-11-16')
  const voided = Promise.withResolvers<unknown>()
  afterReadingFrom(app, 'published_result', async () => {
    await discardWeekByCommand(app.services, TOOL, '2026-11-16').then(voided.resolve, voided.reject)
  })
  await publish(app)
  expect(await voided.promise).toMatchObject({ answers: 300 })
  expect(await answersSeen(app)).toEqual([30])
})

test('when all there was came in a voided week, nothing is public', async () => {
  await using app = await createTestApp()
  await fill(app, '2026-11-16', { worked: 30, 'not-yet': 30 })
  await publish(app)
  expect(await answersSeen(app)).toEqual([60])
  await discardWeekByCommand(app.services, TOOL, '2026-11-16')
  expect(await answersSeen(app)).toEqual([])
  await publish(app)
  expect(await answersSeen(app)).toEqual([])
})

test.each(['2026-13-01', 'last week', '2026-02-31x', ''])('a week that is none is refused: %j', async (week) => {
  await using app = await createTestApp()
  await expect(discardWeekByCommand(app.services, TOOL, week)).rejects.toThrow('Please write it like 2026-11-16.')
})

test('a week without answers cannot be voided', async () => {
  await using app = await createTestApp()
  await expect(discardWeekByCommand(app.services, TOOL, '2026-11-16')).rejects.toThrow('no answers')
  expect(findLessonKey('1.1')).toBe(TOOL)
})

test('the table to download names the tools in the language of the page that asked', async () => {
  await using app = await createTestApp()
  await fill(app, LONG_AGO, { worked: 15, 'not-yet': 15 })
  await publish(app)
  const read = async (query: string, header: string) =>
    (await app.request(`/api/results.csv${query}`, { headers: { 'accept-language': header } })).text()
  const title = listTools('pl').find(({ lessonKey }) => lessonKey === TOOL)?.title
  expect(title).not.toBe(TOOLS.find(({ lessonKey }) => lessonKey === TOOL)?.title)
  const inPolish = `"${TOOL}","${title}","30"`
  // A link says it in the address, because the header is the browser's own.
  expect(await read('?language=pl', 'en-GB')).toContain(inPolish)
  expect(await read('?language=en', 'pl')).not.toContain(inPolish)
  expect(await read('', 'pl')).toContain(inPolish)
  expect(await read('?language=xx', 'pl')).toContain(inPolish)
})
