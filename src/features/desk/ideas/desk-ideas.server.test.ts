// L4, L8, L9: everybody at the desk reads ideas by day, and deals with one once.
import { expect, test } from 'vitest'
import { DAY_MS } from '#src/shared/duration.ts'
import { atDesk, type DeskPerson, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post } from '../../../../testing/api/test-person.ts'
import type { DeskIdeas } from './desk-ideas.contract.ts'

const look = async (app: TestApp, { cookie }: DeskPerson) =>
  (await (await atDesk(app, '/api/desk/ideas', undefined, { cookie })).json()) as DeskIdeas

test('L8, L9: ideas stand by day, the newest first, without anybody; one is dealt with once, with a line', async () => {
  await using app = await createTestApp()
  const first = await signInToDesk(app, 'moderator')
  expect(await look(app, first)).toEqual({ ideas: [], waiting: 0 })
  await post(app, '/api/ideas', { idea: 'Old\u202e<b>' })
  app.setTime(new Date(app.services.clock().getTime() + DAY_MS))
  await post(app, '/api/ideas', { idea: 'New' })
  const moderator = await signInToDesk(app, 'moderator')
  const { ideas, waiting } = await look(app, moderator)
  expect(waiting).toBe(2)
  expect(ideas).toEqual([
    { id: expect.any(String), day: '2026-11-21', idea: 'New' },
    { id: expect.any(String), day: '2026-11-20', idea: 'Old\u202e<b>' },
  ])
  const id = ideas[1]?.id
  const deal = () => atDesk(app, `/api/desk/ideas/${id}/done`, {}, { cookie: moderator.cookie })
  const answers = await Promise.all([deal(), deal()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await look(app, moderator)).toMatchObject({ ideas: [{ idea: 'New' }], waiting: 1 })
  const { query } = app.services.database
  const lines = await query.selectFrom('desk_act').select('about').where('act', '=', 'deal-with-idea').execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual([{ idea: id }])
})

test('L4: every role reads ideas, and nobody else', async () => {
  await using app = await createTestApp()
  for (const role of ['owner', 'editor', 'moderator'] as const) {
    expect((await atDesk(app, '/api/desk/ideas', undefined, await signInToDesk(app, role))).status).toBe(200)
  }
  expect((await atDesk(app, '/api/desk/ideas')).status).toBe(401)
})
