// What the desk shows: the numbers of the command, none under 20, and comments without anybody.
import { expect, test } from 'vitest'
import { readFigures } from '#src/features/stats/stats.server.ts'
import { showFigures, showTogether } from '#src/features/stats/stats-table.server.ts'
import { addUpTools } from '#src/features/stats/tool-ways.server.ts'
import { atDesk, type DeskPerson, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { act, reachedPact, showName } from '../../../../testing/api/test-pact.ts'
import { freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import type { DeskOverview, DeskSearches, DeskTool, DeskTools } from './figures.contract.ts'

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
    ['2026-11-17', 'promise_made', KEY, 3, 0],
    ['2026-11-17', 'button_click', 'help header', 33, 0],
    ['2026-11-17', 'button_click', 'newsletter footer', 90, 0],
    ['2026-11-17', 'search_without_result', '', 21, 0],
  ] as const)
    await count(app, day, event, subject, number, seconds)
}

test('L8: what is counted under 20 is shown as nothing but that, and what is not, to the number', async () => {
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
    promised: null,
    helpful: 0,
  })
  expect(stop).toBe(2)
})

test('every number of the desk is one that the command prints', async () => {
  await using app = await createTestApp()
  await fill(app)
  const owner = await signInToDesk(app, 'owner')
  const figures = await readFigures(app.services, 13)
  const printed = [...showFigures(figures, TITLES), ...showTogether(figures, TITLES)].join('\n')
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
  expect(addUpTools(figures).find(({ lessonKey }) => lessonKey === KEY)?.opened).toBe(71)
})

test('what waits is as long as each queue is', async () => {
  await using app = await createTestApp()
  const send = (path: string, body: object) => post(app, path, body, { address: freshAddress() })
  await send('/api/ideas', { idea: 'A tablet for two' })
  await send('/api/complaints', { email: 'a@family.example', complaint: 'x' })
  await send('/api/tips', { lessonKey: 'digitalLaunchpad-module1-1.1', starter: 'said', text: 'We put phones away.' })
  for (const words of ['One', 'Two']) await send('/api/settings-cards/nintendo-switch/reports', { words })
  const { code, people } = await reachedPact(app)
  for (const person of people) await showName(app, code, person)
  for (const name of ['Ada', 'Ben', 'Cem']) await act(app, 'report', { code, name }, people[4])
  const report = { id: 'r', language: 'pl', page: '/about', sentence: 'To nie tak', words: null, day: '2026-11-20' }
  await app.services.database.query.insertInto('translation_report').values(report).execute()
  const owner = await signInToDesk(app, 'owner')
  const { waiting } = await read<DeskOverview>(app, '/api/desk/overview', owner)
  expect(waiting).toMatchObject({
    ...{ ideas: 1, complaints: 1, tips: 1, cardReports: 2, reportedNames: 3, translationReports: 1 },
  })
  const lengthOf = async (room: string, list: string) => {
    const queue = await read<Record<string, unknown[]>>(app, `/api/desk/${room}`, owner)
    return queue[list]?.length
  }
  expect([
    await lengthOf('ideas', 'ideas'),
    await lengthOf('complaints', 'complaints'),
    await lengthOf('tips', 'tips'),
    await lengthOf('settings-cards', 'reports'),
    await lengthOf('pacts', 'names'),
  ]).toEqual([1, 1, 1, 2, 3])
})

test('an empty house has no numbers, and no mistakes', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const overview = await read<DeskOverview>(app, '/api/desk/overview', owner)
  expect(overview.series.every(({ sum }) => sum === 0)).toBe(true)
  expect(overview.waiting).toEqual({
    ...{ comments: 0, ideas: 0, tips: 0, cardReports: 0, translationReports: 0, reportedNames: 0 },
    ...{ complaints: 0, lateComplaints: 0, heldWeeks: 0, mails: 0 },
  })
  const tool = await read<DeskTool>(app, `/api/desk/tools/${KEY}`, owner)
  expect(tool).toMatchObject({ stop: null, result: null, comments: [], waitingComments: 0 })
  expect((await read<DeskSearches>(app, '/api/desk/searches', owner)).words).toEqual([])
  expect((await atDesk(app, '/api/desk/tools/nothing', undefined, owner)).status).toBe(404)
})

test('L8, L9: a comment has a day and no writer, and is dealt with once, with a line in the log', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const comment = 'Too long\u202e<b>@example'
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'negative', comment }, { token })
  await post(app, '/api/feedback', { lessonId: '3.1', rating: 'positive' }, { token })
  const editor = await signInToDesk(app, 'editor')
  const { comments, waitingComments } = await read<DeskTool>(app, `/api/desk/tools/${KEY}`, editor)
  expect(comments).toEqual([{ id: expect.any(String), day: '2026-11-20', rating: 'negative', comment }])
  expect(waitingComments).toBe(1)
  const id = comments[0]?.id
  const deal = (key: string) => atDesk(app, `/api/desk/tools/${key}/comments/${id}`, {}, editor)
  expect((await deal(OTHER)).status).toBe(404)
  const answers = await Promise.all([deal(KEY), deal(KEY)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await read<DeskTool>(app, `/api/desk/tools/${KEY}`, editor)).comments).toEqual([])
  const { query } = app.services.database
  expect(
    await query.selectFrom('feedback').select('comment').where('dealt_with_on', '=', '2026-11-20').execute(),
  ).toEqual([{ comment }])
  const acts = await query.selectFrom('desk_act').select(['act', 'about']).where('act', '=', 'comment').execute()
  expect(acts).toEqual([{ act: 'comment', about: JSON.stringify({ tool: KEY, comment: id }) }])
})

test('the words that five days brought stand with the names they could be added to', async () => {
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

test('what waits at the desk can be dealt with: a comment on a tool that is gone is not among it', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const { token } = await registerPerson(app)
  await post(app, '/api/feedback', { lessonId: KEY, rating: 'negative', comment: 'Too long' }, { token })
  const waiting = async () => (await read<DeskOverview>(app, '/api/desk/overview', owner)).waiting.comments
  expect(await waiting()).toBe(1)
  await app.services.database.query
    .updateTable('feedback')
    .set({ lesson_key: 'digitalLaunchpad-module9-9.1' })
    .execute()
  expect(await waiting()).toBe(0)
})
