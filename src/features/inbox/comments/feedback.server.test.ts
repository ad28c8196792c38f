// Feedback on tools: who can send it, what is stored of it, and how it counts.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import { readRatings } from './feedback.server.ts'

const KEY = 'digitalLaunchpad-module3-3.1'
/** The feedback of the week of the app's clock. */
const MONDAY = '2026-11-16'

const submit = (app: TestApp, body: unknown, token?: string) =>
  post(app, '/api/feedback', body, token === undefined ? {} : { token })

const rows = (app: TestApp) => app.services.database.query.selectFrom('feedback').selectAll().execute()
const comments = (app: TestApp) => app.services.database.query.selectFrom('inbox_message').selectAll().execute()

test('feedback is kept with account, tool, rating and comment, by lesson key or by id', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  expect((await submit(app, { lessonId: KEY, rating: 'positive' }, token)).status).toBe(200)
  expect((await submit(app, { lessonId: '3.1', rating: 'negative', comment: ' too long ' }, token)).status).toBe(200)
  const { id } = await app.services.database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const kept = await rows(app)
  expect(kept.every((row) => row.account_id === id && row.lesson_key === KEY)).toBe(true)
  expect(kept.map(({ rating }) => rating).sort()).toEqual(['negative', 'positive'])
  expect(await comments(app)).toMatchObject([
    { kind: 'comment', account_id: id, about: KEY, detail: 'negative', text: 'too long' },
  ])
})

test('no user is 401; a missing text, unknown rating or tool, and long text are 400', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  expect((await submit(app, { lessonId: KEY, rating: 'positive' })).status).toBe(401)
  for (const body of [
    { lessonId: KEY, rating: 'negative' },
    { lessonId: KEY, rating: 'negative', comment: ' \n ' },
    { lessonId: KEY, rating: 'meh' },
    { lessonId: KEY, rating: ['positive'] },
    { lessonId: '9.9', rating: 'positive' },
    { lessonId: '__proto__', rating: 'positive' },
    { rating: 'positive' },
    { lessonId: KEY, rating: 'negative', comment: 'x'.repeat(2_001) },
    { lessonId: KEY, rating: 'negative', comment: 'a\u0000b' },
    { lessonId: KEY, rating: 'negative', comment: 7 },
  ]) {
    expect((await submit(app, body, token)).status, JSON.stringify(body).slice(0, 80)).toBe(400)
  }
  expect(await rows(app)).toEqual([])
  const missing = await submit(app, { lessonId: KEY, rating: 'negative' }, token)
  expect(await missing.json()).toMatchObject({ message: 'Please tell us what we could do better.' })
})

test('one account may send feedback sixty times an hour', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  const answers = []
  for (let index = 0; index < 61; index++) answers.push(await submit(app, { lessonId: KEY, rating: 'positive' }, token))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(60)
  expect(answers.at(-1)?.status).toBe(429)
})

const countsOf = async (app: TestApp, mondays = [MONDAY]) =>
  (await readRatings(app.services, mondays)).map(({ week, rating, count }) => [week, rating, count]).sort()

test('an account counts once per tool and week by its last rating; every comment is stored', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await registerPerson(app), await registerPerson(app)]
  for (let times = 0; times < 3; times += 1) await submit(app, { lessonId: KEY, rating: 'positive' }, anna.token)
  expect(await countsOf(app)).toEqual([[MONDAY, 'positive', 1]])
  for (const comment of ['too long', 'too short']) {
    await submit(app, { lessonId: KEY, rating: 'negative', comment }, anna.token)
  }
  await submit(app, { lessonId: KEY, rating: 'positive' }, ben.token)
  await submit(app, { lessonId: '3.2', rating: 'positive' }, anna.token)
  expect((await readRatings(app.services, [MONDAY])).map(({ count }) => count)).toEqual([1, 1, 1])
  expect((await comments(app)).map(({ text }) => text).sort()).toEqual(['too long', 'too short'])
  // A rating of one week is not replaced by the next week's.
  app.setTime(new Date('2026-11-23T09:00:00Z'))
  await submit(app, { lessonId: KEY, rating: 'positive' }, anna.token)
  expect((await countsOf(app, [MONDAY, '2026-11-23'])).filter(([week]) => week === '2026-11-23')).toEqual([
    ['2026-11-23', 'positive', 1],
  ])
  expect((await countsOf(app, [MONDAY, '2026-11-23'])).length).toBe(4)
})

test('ten ratings at the same moment count as one', async () => {
  await using app = await createTestApp()
  const { token } = await registerPerson(app)
  await Promise.all(Array.from({ length: 10 }, () => submit(app, { lessonId: KEY, rating: 'positive' }, token)))
  expect(await countsOf(app)).toEqual([[MONDAY, 'positive', 1]])
})
