// L3, L8, J20: ideas and comments leave as tables of some days, by the rule of the commands, with a proof for these days.
import { expect, test } from 'vitest'
import { exportFeedback } from '#src/features/inbox/comments/feedback.server.ts'
import { exportIdeas } from '#src/features/inbox/contact/ideas.server.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, proofOf, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../../testing/api/test-person.ts'
import type { ExportedTable } from './export-days.contract.ts'

const STEP_MS = 30_000
const IDEAS = { path: '/api/desk/ideas/export', act: 'export-ideas' }
const COMMENTS = { path: '/api/desk/tools/comments/export', act: 'export-comments' }
const ALL = { from: '2026-11-01', to: '2026-11-30' }

interface Days {
  from: string
  to: string
}

async function save(app: TestApp, who: DeskPerson, { path, act }: typeof IDEAS, days: Days, proven: Days = days) {
  app.setTime(new Date(app.services.clock().getTime() + STEP_MS))
  const proof = await proofOf(app, who, act, proven)
  return atDesk(app, path, { ...days, proof }, { cookie: who.cookie })
}

async function linesOf(app: TestApp) {
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select(['act', 'about'])
    .where('act', 'like', 'export-%')
    .orderBy('number')
    .execute()
  return lines.map(({ act, about }) => [act, JSON.parse(about)])
}

test('L8, J20: the tables are those of the commands, of the days that were asked for, and no cell starts a formula', async () => {
  await using app = await createTestApp()
  const { token, email } = await registerPerson(app)
  const say = (comment: string) =>
    post(app, '/api/feedback', { lessonId: '3.1', rating: 'negative', comment }, { token })
  await post(app, '/api/ideas', { idea: '=1+1' })
  await say('@sum(1)')
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  await post(app, '/api/ideas', { idea: 'A tablet for two' })
  await say('Too long')
  const { query } = app.services.database
  const editor = await signInToDesk(app, 'editor')
  const read = async (which: typeof IDEAS, days: Days) => {
    const answer = await save(app, editor, which, days)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as ExportedTable
  }
  expect(await read(IDEAS, ALL)).toEqual(await exportIdeas(query))
  expect(await read(COMMENTS, ALL)).toEqual(await exportFeedback(query))
  const first = { from: '2026-11-20', to: '2026-11-20' }
  expect(await read(IDEAS, first)).toEqual({ csv: `\ufeff"day","idea"\r\n"2026-11-20","'=1+1"\r\n`, rows: 1 })
  const comments = await read(COMMENTS, first)
  expect(comments.csv).toContain(`"2026-11-20","digitalLaunchpad-module3-3.1","negative","'@sum(1)"`)
  expect(comments.csv).not.toMatch(/Too long|T20:/)
  expect(comments.csv).not.toContain(email)
  expect(await read(IDEAS, { from: '2026-11-22', to: '2026-11-30' })).toMatchObject({ rows: 0 })
  expect((await linesOf(app)).slice(0, 3)).toEqual([
    ['export-ideas', { ...ALL, rows: 2 }],
    ['export-comments', { ...ALL, rows: 2 }],
    ['export-ideas', { ...first, rows: 1 }],
  ])
})

test('L3: without a proof for these very days nothing leaves and nothing is noted', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  for (const which of [IDEAS, COMMENTS]) {
    expect((await atDesk(app, which.path, ALL, { cookie: owner.cookie })).status).toBe(400)
    expect((await save(app, owner, which, ALL, { from: '2026-11-20', to: '2026-11-30' })).status).toBe(403)
    expect((await save(app, owner, which, { from: '2026-11-30', to: '2026-11-01' })).status).toBe(400)
    expect((await save(app, owner, which, { from: 'yesterday', to: '2026-11-01' })).status).toBe(400)
  }
  // A proof for ideas is none for comments.
  app.setTime(new Date(app.services.clock().getTime() + STEP_MS))
  const proof = await proofOf(app, owner, IDEAS.act, ALL)
  expect((await atDesk(app, COMMENTS.path, { ...ALL, proof }, { cookie: owner.cookie })).status).toBe(403)
  expect(await linesOf(app)).toEqual([])
})

test('L4: everybody at the desk may save ideas, and moderators no comments', async () => {
  await using app = await createTestApp()
  for (const [role, comments] of [
    ['owner', 200],
    ['editor', 200],
    ['moderator', 403],
  ] as const) {
    const person = await signInToDesk(app, role)
    expect((await save(app, person, IDEAS, ALL)).status, role).toBe(200)
    expect((await save(app, person, COMMENTS, ALL)).status, role).toBe(comments)
  }
  expect((await atDesk(app, IDEAS.path, ALL)).status).toBe(401)
})
