// Answers are taken in as counts, once a tool, network and day.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'

const TOOL = 'digitalLaunchpad-module1-1.1'
const OTHER_TOOL = 'digitalLaunchpad-module1-1.2'
/** The Monday of the test app's week. */
const WEEK = '2026-11-16'

const answered = (app: TestApp) => app.services.database.query.selectFrom('outcome_count').selectAll().execute()
const answer = (app: TestApp, address: string, outcome = 'worked', lessonKey = TOOL) =>
  post(app, '/api/outcomes', { lessonKey, outcome }, { address })

async function countsOf(app: TestApp): Promise<Record<string, number>> {
  return Object.fromEntries((await answered(app)).map(({ outcome, count }) => [outcome, Number(count)]))
}

test('an answer is taken without a user and counted by tool, outcome and week', async () => {
  await using app = await createTestApp()
  for (const outcome of ['worked', 'worked', 'partly', 'not-yet']) {
    const taken = await answer(app, freshAddress(), outcome)
    expect([taken.status, await taken.json(), taken.headers.get('set-cookie')]).toEqual([200, {}, null])
  }
  expect(await answered(app)).toHaveLength(3)
  expect(await answered(app)).toContainEqual({ lesson_key: TOOL, week: WEEK, outcome: 'worked', count: 2 })
  expect(await countsOf(app)).toEqual({ worked: 2, partly: 1, 'not-yet': 1 })
})

test.each([
  { lessonKey: TOOL },
  { lessonKey: TOOL, outcome: 'Worked' },
  { lessonKey: TOOL, outcome: ['worked'] },
  { lessonKey: 'digitalLaunchpad-module1-9.9', outcome: 'worked' },
  { lessonKey: '1.1', outcome: 'worked' },
  { lessonKey: 'constructor', outcome: 'worked' },
  { outcome: 'worked' },
])('what is no tool and no answer is refused (%#)', async (body) => {
  await using app = await createTestApp()
  const refused = await post(app, '/api/outcomes', body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await answered(app)).toEqual([])
})

test('sixty answers of one home count once, the next day and another tool separately', async () => {
  await using app = await createTestApp()
  const home = '2001:db8:1:2::7'
  await Promise.all(Array.from({ length: 60 }, () => answer(app, home)))
  expect(await countsOf(app)).toEqual({ worked: 1 })
  // The same home, another device of it.
  await answer(app, '2001:db8:1:2:ffff::1', 'not-yet')
  expect(await countsOf(app)).toEqual({ worked: 1 })
  await answer(app, home, 'partly', OTHER_TOOL)
  expect(await countsOf(app)).toEqual({ worked: 1, partly: 1 })
  app.setTime(new Date('2026-11-20T23:59:59Z'))
  await answer(app, home)
  expect(await countsOf(app)).toEqual({ worked: 1, partly: 1 })
  app.setTime(new Date('2026-11-21T00:00:00Z'))
  await answer(app, home)
  expect(await countsOf(app)).toEqual({ worked: 2, partly: 1 })
})

test('a /48 has eight answers a tool and day, however many networks it has', async () => {
  await using app = await createTestApp()
  for (let index = 0; index < 30; index++) await answer(app, `2001:db8:7:${index.toString(16)}::1`)
  expect(await countsOf(app)).toEqual({ worked: 8 })
})

test('a repeated answer looks like the first one', async () => {
  await using app = await createTestApp()
  const home = freshAddress()
  const seen = async () => {
    const taken = await answer(app, home)
    return [taken.status, await taken.text(), taken.headers.get('content-length'), taken.headers.get('retry-after')]
  }
  expect(await seen()).toEqual(await seen())
})

test('nothing stored or logged says who answered, from where, when, or for which tool', async () => {
  await using app = await createTestApp()
  app.setTime(new Date('2026-11-20T20:41:37.123Z'))
  const person = await registerPerson(app)
  const { query } = app.services.database
  await query.deleteFrom('rate_limit').execute()
  app.logged.length = 0
  const headers = { 'x-device-id': 'a-device-of-sixteen', cookie: 'canary=1', referer: 'http://handrail.test/canary' }
  await post(
    app,
    '/api/outcomes',
    { lessonKey: TOOL, outcome: 'not-yet' },
    { ...person, address: '192.0.2.77', headers },
  )
  const kept = [
    ...(await answered(app)),
    ...(await query.selectFrom('rate_limit').selectAll().where('key', 'like', 'outcomes-day:%').execute()),
  ]
  expect(kept).toEqual([
    { lesson_key: TOOL, week: WEEK, outcome: 'not-yet', count: 1 },
    {
      key: expect.stringMatching(/^outcomes-day:[\w-]{43}$/),
      count: 1,
      created_at: '2026-11-20T00:00:00.000Z',
      expires_at: '2026-11-21T00:00:00.000Z',
    },
  ])
  expect(await query.selectFrom('rate_limit').select('key').execute()).toHaveLength(1)
  expect(JSON.stringify(app.logged)).not.toMatch(/192\.0\.2|1\.1|not-yet|canary|device-of/)
})

test('the week of an answer starts on Monday', async () => {
  await using app = await createTestApp()
  const weeks = []
  for (const time of ['2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z', '2027-01-01T12:00:00Z']) {
    app.setTime(new Date(time))
    await answer(app, freshAddress(), 'worked', OTHER_TOOL)
    weeks.push(
      (await answered(app))
        .map(({ week }) => week)
        .sort()
        .at(-1),
    )
  }
  expect(weeks).toEqual(['2026-11-16', '2026-11-23', '2026-12-28'])
})

test('a body that is filled up with blanks is taken as it is', async () => {
  await using app = await createTestApp()
  const body = JSON.stringify({ lessonKey: TOOL, outcome: 'worked' }).padEnd(160)
  expect((await post(app, '/api/outcomes', body, { address: freshAddress() })).status).toBe(200)
  expect(await countsOf(app)).toEqual({ worked: 1 })
})
