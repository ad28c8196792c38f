// M4, M6, L9: a moderator sees a reported name and nothing else, and judges it once.
import { expect, test } from 'vitest'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { act, look, reachedPact, showName } from '../../../../testing/api/test-pact.ts'

const queue = async (app: TestApp, cookie: string) =>
  ((await (await atDesk(app, '/api/desk/pacts', undefined, { cookie })).json()) as { names: { id: string }[] }).names

/** A pact of five who all pressed, in which two names were reported. */
async function reportTwo(app: TestApp) {
  const { code, people } = await reachedPact(app)
  for (const person of people) await showName(app, code, person)
  for (const name of ['Ada', 'Ben']) await act(app, 'report', { code, name }, people[4])
  return { code, people }
}

test('M4, M6, L9: a moderator shows one reported name again and keeps another out of sight, each once', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'moderator')
  const { code, people } = await reportTwo(app)
  const names = (await queue(app, cookie)) as { id: string; name: string }[]
  expect(names.map(({ name }) => name).sort()).toEqual(['Ada', 'Ben'])
  expect(Object.keys(names[0] as object).sort()).toEqual(['id', 'name'])
  const idOf = (wanted: string) => names.find(({ name }) => name === wanted)?.id as string
  const judge = (id: string, way: string) => atDesk(app, `/api/desk/pacts/${id}/${way}`, {}, { cookie })
  expect((await judge(idOf('Ada'), 'keep')).status).toBe(200)
  expect((await judge(idOf('Ben'), 'remove')).status).toBe(200)
  expect(await queue(app, cookie)).toEqual([])
  expect((await look(app, code, people[0])).names).toEqual(['Ada', 'Cem', 'Dee', 'Eli'])
  // What is judged is judged: no line without an act.
  expect((await judge(idOf('Ada'), 'remove')).status).toBe(404)
  const lines = await app.services.database.query
    .selectFrom('desk_act')
    .select(['act', 'about'])
    .where('act', 'like', '%-name')
    .orderBy('number')
    .execute()
  expect(lines.map(({ act: done, about }) => [done, JSON.parse(about)])).toEqual([
    ['keep-name', { report: idOf('Ada') }],
    ['remove-name', { report: idOf('Ben') }],
  ])
})

test('L4, M4: an editor sees no names', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'editor')
  await reportTwo(app)
  const answer = await atDesk(app, '/api/desk/pacts', undefined, { cookie })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('Ada')
})
