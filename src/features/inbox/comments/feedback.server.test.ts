// Feedback on tools, and its export to a spreadsheet.
import { expect, test } from 'vitest'
import { toCsv } from '#src/platform/csv.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import { exportMessages } from '../inbox.server.ts'
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

test('no user is 401; a negative one without words, an unknown rating or tool, and too much text are 400', async () => {
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

test('an account counts once for each tool and week, with its last rating; every comment is stored', async () => {
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

test('no cell of the export starts a formula, and none breaks out of its quotes', async () => {
  await using app = await createTestApp()
  const { token, email } = await registerPerson(app)
  const hostile = ["=cmd|' /C calc'!A0", '+1', '-1', '@sum(1)', '\tx', ' =1', '\uff1d1', '|x', 'a","=1', 'line\n=1']
  for (const comment of hostile) await submit(app, { lessonId: KEY, rating: 'negative', comment }, token)
  const { csv } = await exportMessages(app.services.database.query, ['comment'])
  expect(csv.startsWith('\ufeff"kind","day","about","detail","text","times","language","state","reason"\r\n')).toBe(
    true,
  )
  const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1] as string)
  expect(cells).toHaveLength(9 * (hostile.length + 1))
  expect(cells.filter((cell) => /^\s*[=+\-@|\uff1d]/.test(cell))).toEqual([])
  expect(csv).toContain(`"'=cmd|' /C calc'!A0"`)
  expect(csv).toContain('"a"",""=1"')
  expect(csv).not.toContain(email)
})

test('a first cell, an empty table and plain text', () => {
  expect(toCsv([['=1', 'plain', '']])).toBe(`\ufeff"'=1","plain",""\r\n`)
  expect(toCsv([])).toBe('\ufeff')
  // Nor can a stranger's text control a terminal.
  expect(toCsv([['a\u001b]0;title\u0007b\u009b2J\u202ec\nd\te']])).toBe(`\ufeff"a]0;titleb2Jc\nd\te"\r\n`)
})

// A comment's outer spaces are trimmed earlier: a formula after them would only occur in another table.
test.each([' ', '\t', '\u200b', '\ufeff'])('a formula behind %j is text too', (before) => {
  expect(toCsv([[`${before}=1`]])).toBe(`\ufeff"'${before}=1"\r\n`)
})
