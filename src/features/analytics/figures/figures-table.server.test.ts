// The operator's figures: by week, for people and for spreadsheets.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import { showFigures, showSearches, writeFiguresCsv } from './figures-table.server.ts'
import { readFigures } from './read-figures.server.ts'

const TOOL = { stageId: 'digitalLaunchpad', moduleId: 'module3', lessonId: '3.1', title: 'Any title' }
const KEY = 'digitalLaunchpad-module3-3.1'
const TITLES = new Map([
  [KEY, '3.1 The first'],
  ['digitalLaunchpad-module3-3.2', '3.2 The second'],
])

const count = async (app: TestApp, body: unknown) =>
  expect((await post(app, '/api/analytics/events', body)).status).toBe(200)

async function fill(app: TestApp): Promise<void> {
  // Sunday, the last day of its week.
  app.setTime(new Date('2026-11-15T23:30:00Z'))
  await count(app, { event: 'tool_started', ...TOOL })
  // Monday, the first day of the next.
  app.setTime(new Date('2026-11-16T00:30:00Z'))
  for (let times = 0; times < 3; times += 1) await count(app, { event: 'tool_started', ...TOOL })
  await count(app, { event: 'tool_completed', ...TOOL, timeSpent: 300, value: 1 })
  await count(app, { event: 'tool_completed', ...TOOL, timeSpent: 420, value: 1 })
  await count(app, { event: 'tool_left', ...TOOL, step: 2 })
  for (const step of [1, 2, 2]) await count(app, { event: 'tool_step', ...TOOL, step })
  await count(app, { event: 'search_without_result' })
  await count(app, { event: 'visit' })
  const [{ token }, other] = [await registerPerson(app), await registerPerson(app)]
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'positive' }, { token })
  const negative = { lessonId: '3.1', rating: 'negative', comment: 'Too long' }
  await post(app, '/api/feedback', negative, { token: other.token })
  app.setTime(new Date('2026-11-20T20:00:00Z'))
  await count(app, { event: 'search_without_result' })
}

test('days are added up to weeks that begin on Monday', async () => {
  await using app = await createTestApp()
  await fill(app)
  const figures = await readFigures(app.services, 2)
  expect(figures.map(({ week, measure, subject, count, seconds }) => [week, measure, subject, count, seconds])).toEqual(
    [
      ['2026-11-09', 'tool_started', KEY, 1, 0],
      ['2026-11-16', 'rating_negative', KEY, 1, 0],
      ['2026-11-16', 'rating_positive', KEY, 1, 0],
      ['2026-11-16', 'search_without_result', '', 2, 0],
      ['2026-11-16', 'tool_completed', KEY, 2, 720],
      ['2026-11-16', 'tool_left', `${KEY} 2`, 1, 0],
      ['2026-11-16', 'tool_started', KEY, 3, 0],
      ['2026-11-16', 'tool_step', `${KEY} 1`, 1, 0],
      ['2026-11-16', 'tool_step', `${KEY} 2`, 2, 0],
      ['2026-11-16', 'visit', '', 1, 0],
    ],
  )
  expect((await readFigures(app.services, 1)).every(({ week }) => week === '2026-11-16')).toBe(true)
})

test('the table names tools by title and says where people stopped', async () => {
  await using app = await createTestApp()
  await fill(app)
  expect(showFigures(await readFigures(app.services, 1), TITLES)).toEqual([
    'Week of 16 November 2026',
    '  Tool           Started  Finished  Next step  Answered  Worked  Minutes  Helpful  Not helpful  Reached step (times)  Left at step (times)',
    '  3.1 The first  3        2         0          0         0       6        1        1            1 (1), 2 (2)          2 (1)',
    '  Visits: 1',
    '  Searches without a result: 2',
    '',
  ])
})

test('steps are in order from the tenth on, and where the first week has some', async () => {
  await using app = await createTestApp()
  app.setTime(new Date('2026-11-10T20:00:00Z'))
  for (const step of [3, 10]) await count(app, { event: 'tool_step', ...TOOL, step })
  app.setTime(new Date('2026-11-20T20:00:00Z'))
  for (const step of [2, 10]) await count(app, { event: 'tool_step', ...TOOL, step })
  const figures = await readFigures(app.services, 2)
  expect(showFigures(figures, TITLES)[2]).toMatch(/ 3 \(1\), 10 \(1\)$/)
  expect(showFigures(figures, TITLES).at(-2)).toMatch(/ 2 \(1\), 3 \(1\), 10 \(2\)$/)
})

test('the minutes of all weeks together are those of all who finished in them', async () => {
  await using app = await createTestApp()
  const finish = (timeSpent: number) => count(app, { event: 'tool_completed', ...TOOL, timeSpent, value: 1 })
  app.setTime(new Date('2026-11-10T20:00:00Z'))
  await finish(300)
  app.setTime(new Date('2026-11-20T20:00:00Z'))
  for (const timeSpent of [420, 720]) await finish(timeSpent)
  expect(showFigures(await readFigures(app.services, 2), TITLES).at(-2)).toBe(
    '  3.1 The first  0        3         0          0         0       8        0        0',
  )
})

test('the table shows the whole way: started, finished, next step, answered, worked', async () => {
  await using app = await createTestApp()
  for (let times = 0; times < 5; times += 1) await count(app, { event: 'tool_started', ...TOOL })
  for (let times = 0; times < 2; times += 1) await count(app, { event: 'next_step_made', ...TOOL })
  const say = async (path: string, body: object) =>
    expect((await post(app, path, { lessonKey: KEY, ...body }, { address: freshAddress() })).status).toBe(200)
  for (const outcome of ['worked', 'partly', 'not-yet']) await say('/api/outcomes', { outcome })
  const figures = await readFigures(app.services, 1)
  expect(showFigures(figures, TITLES)[2]).toBe(
    '  3.1 The first  5        0         2          3         2       -        0        0',
  )
  expect(writeFiguresCsv(figures)).toContain(`"2026-11-16","outcome_not-yet","${KEY}","1","0"`)
})

test('CSV has one row a figure', async () => {
  await using app = await createTestApp()
  await fill(app)
  const lines = writeFiguresCsv(await readFigures(app.services, 1)).split('\r\n')
  expect(lines[0]).toBe('\ufeff"week","measure","subject","count","seconds"')
  expect(lines).toContain(`"2026-11-16","tool_completed","${KEY}","2","720"`)
})

test('an installation without figures says so', async () => {
  await using app = await createTestApp()
  expect(showFigures(await readFigures(app.services, 8), TITLES)).toEqual(['Nothing has been counted in this time.'])
})

test('searches without a result are listed below, with their days', () => {
  expect(showSearches([{ words: 'yoto', days: 6 }])).toEqual([
    'Searched for without a result on five days or more (days)',
    '  yoto (6)',
  ])
  expect(showSearches([])).toEqual([])
})
