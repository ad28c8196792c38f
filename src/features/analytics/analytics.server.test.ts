// The count is aggregate. What is taken in, what is refused, what is kept.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post } from '../../../testing/api/test-person.ts'
import { tidyAnalytics } from './analytics.server.ts'

const TOOL = { stageId: 'digitalLaunchpad', moduleId: 'module3', lessonId: '3.1', title: 'Any title' }
const KEY = 'digitalLaunchpad-module3-3.1'

const send = (app: TestApp, body: unknown) => post(app, '/api/analytics/events', body)
const rows = (app: TestApp) =>
  app.services.database.query
    .selectFrom('analytics_count')
    .select(['day', 'event', 'subject', 'count', 'seconds'])
    .orderBy('event')
    .orderBy('subject')
    .execute()

test('every event is a number a day, without title, time or person', async () => {
  await using app = await createTestApp()
  for (const body of [
    { event: 'tool_started', ...TOOL },
    { event: 'tool_started', ...TOOL },
    { event: 'tool_completed', ...TOOL, timeSpent: 300, value: 1 },
    { event: 'tool_completed', ...TOOL, timeSpent: 200, value: 1 },
    { event: 'visit' },
    { event: 'tool_step', ...TOOL, step: 1 },
    { event: 'tool_step', ...TOOL, step: 1 },
    { event: 'tool_step', ...TOOL, step: 2 },
    { event: 'tool_left', ...TOOL, step: 2 },
    { event: 'email_captured', context: 'homepage', value: 5 },
    { event: 'button_click', name: 'help', location: 'header' },
    { event: 'button_click', name: 'checklist', location: 'family-tech-charter' },
    { event: 'sign_up' },
    { event: 'page_view', page: '/roadmap' },
    { event: 'search_without_result' },
  ]) {
    const answer = await send(app, body)
    expect(answer.status, JSON.stringify(body)).toBe(200)
    expect(await answer.json()).toEqual({})
  }
  const day = '2026-11-20'
  expect(await rows(app)).toEqual([
    { day, event: 'button_click', subject: 'checklist family-tech-charter', count: 1, seconds: 0 },
    { day, event: 'button_click', subject: 'help header', count: 1, seconds: 0 },
    { day, event: 'email_captured', subject: 'homepage', count: 1, seconds: 0 },
    { day, event: 'page_view', subject: '/roadmap', count: 1, seconds: 0 },
    { day, event: 'search_without_result', subject: '', count: 1, seconds: 0 },
    { day, event: 'sign_up', subject: '', count: 1, seconds: 0 },
    { day, event: 'tool_completed', subject: KEY, count: 2, seconds: 500 },
    { day, event: 'tool_left', subject: `${KEY} 2`, count: 1, seconds: 0 },
    { day, event: 'tool_started', subject: KEY, count: 2, seconds: 0 },
    { day, event: 'tool_step', subject: `${KEY} 1`, count: 2, seconds: 0 },
    { day, event: 'tool_step', subject: `${KEY} 2`, count: 1, seconds: 0 },
    { day, event: 'visit', subject: '', count: 1, seconds: 0 },
  ])
  const [whole] = await app.services.database.query.selectFrom('analytics_count').selectAll().execute()
  expect(Object.keys(whole ?? {}).sort()).toEqual(['count', 'created_at', 'day', 'event', 'seconds', 'subject'])
  expect(whole?.created_at).toBe('2026-11-20T00:00:00.000Z')
})

test('a tab open for a day counts two hours, also when the column is full', async () => {
  await using app = await createTestApp()
  const finish = (timeSpent: number) => send(app, { event: 'tool_completed', ...TOOL, timeSpent, value: 1 })
  const count = async () => (await rows(app)).map(({ count, seconds }) => [count, seconds])
  expect((await finish(86_400)).status).toBe(200)
  expect(await count()).toEqual([[1, 7_200]])
  // The most that PostgreSQL has room for in this column.
  await app.services.database.query.updateTable('analytics_count').set({ seconds: 2_147_483_000 }).execute()
  expect([(await finish(600)).status, await count()]).toEqual([200, [[2, 2_147_483_600]]])
  expect([(await finish(600)).status, await count()]).toEqual([200, [[3, 2_147_483_647]]])
  expect([(await finish(600)).status, await count()]).toEqual([200, [[4, 2_147_483_647]]])
})

test('what could carry a name, an address or a query is refused and not kept', async () => {
  await using app = await createTestApp()
  for (const body of [
    {},
    { event: 'page_view', page: '/reset-password?token=secret' },
    { event: 'page_view', page: '/roadmap', email: 'anna@example.org' },
    { event: 'search_without_result', query: 'my son is being bullied' },
    { event: 'button_click', name: 'anna@example.org', location: 'header' },
    { event: 'button_click', name: 'help', location: 'elsewhere' },
    { event: 'email_captured', context: 'homepage', value: 5, email: 'anna@example.org' },
    { event: 'tool_started', ...TOOL, lessonId: '9.9' },
    { event: 'tool_started', ...TOOL, stageId: '__proto__' },
    { event: 'tool_completed', ...TOOL, timeSpent: -1, value: 1 },
    { event: 'tool_completed', ...TOOL, timeSpent: 1e9, value: 1 },
    { event: 'visit', page: '/help' },
    { event: 'tool_step', ...TOOL },
    { event: 'tool_step', ...TOOL, step: 21 },
    { event: 'tool_step', ...TOOL, step: 1, visit: 'abc' },
    { event: 'tool_left', ...TOOL, step: 1.5 },
    { event: 'purchase' },
    [{ event: 'sign_up' }],
  ]) {
    expect((await send(app, body)).status, JSON.stringify(body)).toBe(400)
  }
  expect(await rows(app)).toEqual([])
})

test('fifty at once count fifty', async () => {
  await using app = await createTestApp()
  await Promise.all(Array.from({ length: 50 }, () => send(app, { event: 'sign_up' })))
  expect(await rows(app)).toMatchObject([{ event: 'sign_up', count: 50 }])
})

test('counts are removed after two years', async () => {
  await using app = await createTestApp()
  await send(app, { event: 'sign_up' })
  app.setTime(new Date('2028-11-20T21:00:00Z'))
  await tidyAnalytics(app.services)
  expect(await rows(app)).toHaveLength(1)
  app.setTime(new Date('2028-11-21T00:30:00Z'))
  await tidyAnalytics(app.services)
  expect(await rows(app)).toEqual([])
})
