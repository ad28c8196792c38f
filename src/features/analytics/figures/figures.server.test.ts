// What the desk shows: the numbers of the command, none under 20, and comments without a name.
import { expect, test } from 'vitest'
import { atDesk, type DeskPerson, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import type { DeskOverview, DeskSearches, DeskTool, DeskTools } from './figures.contract.ts'
import { showFigures } from './figures-table.server.ts'
import { readFigures } from './read-figures.server.ts'
import { addUpTools } from './tool-ways.server.ts'

const KEY = 'digitalLaunchpad-module3-3.1'
const OTHER = 'digitalLaunchpad-module3-3.2'
const TITLES = new Map([
  [KEY, 'The first'],
  [OTHER, 'The second'],
])

/** Puts a number of a day into the count. */
const count = (app: TestApp, day: string, event: string, subject: string, count: number, seconds = 0) =>
  app.services.database.query
    .insertInto('analytics_count')
    .values({ day, event, subject, count, seconds, created_at: `${day}T00:00:00.000Z` })
    .execute()

const read = async <Answer>(app: TestApp, path: string, { cookie }: DeskPerson): Promise<Answer> => {
  const answer = await atDesk(app, path, undefined, { cookie })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Answer
}

async function fill(app: TestApp): Promise<void> {
  for (const [day, event, subject, number, seconds] of [
    ['2026-11-10', 'visit', '', 45, 0],
    ['2026-11-17', 'visit', '', 70, 0],
    ['2026-11-10', 'tool_started', KEY, 30, 0],
    ['2026-11-17', 'tool_started', KEY, 41, 0],
    ['2026-11-17', 'tool_started', OTHER, 25, 0],
    ['2026-11-17', 'tool_step', `${KEY} 1`, 66, 0],
    ['2026-11-17', 'tool_step', `${KEY} 2`, 48, 0],
    ['2026-11-17', 'tool_step', `${KEY} 3`, 25, 0],
    ['2026-11-17', 'tool_left', `${KEY} 2`, 23, 0],
    ['2026-11-18', 'tool_left', `${KEY} 1`, 7, 0],
    ['2026-11-17', 'tool_completed', KEY, 22, 22 * 330],
    ['2026-11-17', 'next_step_made', KEY, 3, 0],
    ['2026-11-17', 'button_click', 'help header', 33, 0],
    ['2026-11-17', 'button_click', 'newsletter footer', 90, 0],
    ['2026-11-17', 'search_without_result', '', 21, 0],
  ] as const)
    await count(app, day, event, subject, number, seconds)
}

test('a count under 20 is shown as null, and a larger one exactly', async () => {
  await using app = await createTestApp()
  await fill(app)
  const editor = await signInToDesk(app, 'editor')
  const { title, way, stop } = await read<DeskTool>(app, `/api/desk/tools/${KEY}`, editor)
  expect(title).not.toBe('')
  expect(way).toMatchObject({
    opened: 71,
    steps: [66, 48, 25],
    left: [null, 23],
    finished: 22,
    minutes: 5.5,
    nextSteps: null,
    helpful: 0,
  })
  expect(stop).toBe(2)
})

test('the desk shows the numbers that the command prints', async () => {
  await using app = await createTestApp()
  await fill(app)
  const owner = await signInToDesk(app, 'owner')
  const figures = await readFigures(app.services, 13)
  const printed = showFigures(figures, TITLES).join('\n')
  const { weeks, series } = await read<DeskOverview>(app, '/api/desk/overview', owner)
  expect(weeks).toHaveLength(13)
  expect(weeks.at(-1)).toBe('2026-11-16')
  const ofSeries = new Map(series.map(({ name, counts, sum }) => [name, [...counts.slice(-2), sum]]))
  expect(ofSeries.get('visits')).toEqual([45, 70, 115])
  expect(ofSeries.get('opened')).toEqual([30, 66, 96])
  expect(ofSeries.get('helpPressed')).toEqual([0, 33, 33])
  expect(printed).toMatch(/Visits: 45\n[\s\S]*Visits: 70\n[\s\S]*Visits: 115\n/)
  expect(printed).toMatch(/help header 33/)
  const { tools } = await read<DeskTools>(app, '/api/desk/tools', owner)
  const together = printed.slice(printed.indexOf('All these weeks together'))
  for (const [key, title] of TITLES) {
    const shown = tools.find(({ lessonKey }) => lessonKey === key)
    const [, started, finished] = new RegExp(`${title} +(\\d+) +(\\d+)`).exec(together) ?? []
    expect(shown?.opened).toBe(Number(started))
    expect(shown?.finished).toBe(Number(finished))
  }
  expect(addUpTools(figures, [KEY])[0]?.opened).toBe(71)
})

test('the last seven days and those before are rounded to tens, without small counts', async () => {
  await using app = await createTestApp()
  // It is the evening of 20 November.
  for (const [day, number] of [
    ['2026-11-06', 500],
    ['2026-11-07', 19],
    ['2026-11-14', 40],
    ['2026-11-20', 56],
  ] as const)
    await count(app, day, 'visit', '', number)
  const moderator = await signInToDesk(app, 'moderator')
  const { lastDays } = await read<DeskOverview>(app, '/api/desk/overview', moderator)
  expect(lastDays.map(({ name }) => name)).toEqual(['visits', 'opened', 'finished', 'nextSteps', 'helpPressed'])
  expect(lastDays[0]).toEqual({ name: 'visits', count: 100, before: null })
  expect(lastDays[1]).toEqual({ name: 'opened', count: 0, before: 0 })
})

test('an empty database gives zeros and no errors', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const overview = await read<DeskOverview>(app, '/api/desk/overview', owner)
  expect(overview.series.every(({ sum }) => sum === 0)).toBe(true)
  const tool = await read<DeskTool>(app, `/api/desk/tools/${KEY}`, owner)
  expect(tool).toMatchObject({ stop: null, result: null, waitingComments: 0 })
  expect((await read<DeskSearches>(app, '/api/desk/searches', owner)).words).toEqual([])
  expect((await atDesk(app, '/api/desk/tools/nothing', undefined, owner)).status).toBe(404)
})

test('a tool says how many of its comments wait', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'negative', comment: 'Too long' }, { token })
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'positive' }, { token })
  const editor = await signInToDesk(app, 'editor')
  expect((await read<DeskTool>(app, `/api/desk/tools/${KEY}`, editor)).waitingComments).toBe(1)
  const { tools } = await read<DeskTools>(app, '/api/desk/tools', editor)
  expect(tools.filter(({ waitingComments }) => waitingComments > 0).map(({ lessonKey }) => lessonKey)).toEqual([KEY])
})

test('words searched for on five days are listed with the names they could join', async () => {
  await using app = await createTestApp()
  for (const day of [1, 2, 3, 4, 5]) {
    app.setTime(new Date(`2026-11-0${day}T20:00:00Z`))
    await post(app, '/api/search-words', { words: 'yoto' }, { address: freshAddress() })
  }
  const editor = await signInToDesk(app, 'editor')
  const { words, synonyms } = await read<DeskSearches>(app, '/api/desk/searches', editor)
  expect(words).toEqual([{ words: 'yoto', days: null }])
  expect(synonyms.map(([name]) => name)).toContain('tablet')
})
