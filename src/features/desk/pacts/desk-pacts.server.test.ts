// M4, M6, L9: a moderator sees a reported name and nothing else, and judges it once.
import { expect, test } from 'vitest'
import { listReportedNames } from '#src/features/community/class-agreement/reported-names.server.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { act, look, reachedPact, showName } from '../../../../testing/api/test-pact.ts'
import { logIn, type Person } from '../../../../testing/api/test-person.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { tellOfNames } from './tell-of-names.server.ts'

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
  expect(Object.keys(names[0] as object).sort()).toEqual(['id', 'late', 'lookBy', 'name', 'waitsSince'])
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

test('after the secret is lost a reported name cannot be read, and can still be closed; all else at the desk works', async () => {
  await using home = await createTestDatabase()
  await using before = await createTestApp({ home })
  const { code, people } = await reportTwo(before)
  await using app = await createTestApp({
    home,
    env: { TOKEN_SECRET: 'another secret, because the first one is lost' },
  })
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await tellOfNames(app.services)
  const { cookie } = await signInToDesk(app, 'owner')
  const overview = await atDesk(app, '/api/desk/overview', undefined, { cookie })
  expect(overview.status).toBe(200)
  expect(await overview.json()).toMatchObject({ waiting: { reportedNames: 2 } })
  const names = (await queue(app, cookie)) as { id: string; name: string | null }[]
  expect(names.map(({ name }) => name)).toEqual([null, null])
  for (const { id } of names)
    expect((await atDesk(app, `/api/desk/pacts/${id}/remove`, {}, { cookie })).status).toBe(200)
  expect(await queue(app, cookie)).toEqual([])
  // Members come in anew; the names are lost to them too, and the pact is not.
  const token = await logIn(app, people[0] as Person)
  expect(await look(app, code, { token })).toMatchObject({ joinedByYou: true, names: [] })
})

test('the desk reads a hundred reported names at a time, and counts all of them', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  await reportTwo(app)
  const { query } = app.services.database
  const reported = query.selectFrom('pact_member').selectAll().where('name_state', '=', 'reported')
  const member = await reported.executeTakeFirstOrThrow()
  const others = Array.from({ length: 148 }, (_, index) => ({
    ...member,
    id: `m${index}`,
    mailbox_hash: `h${index}`,
  }))
  await query.insertInto('pact_member').values(others).execute()
  const { names, waiting } = (await (await atDesk(app, '/api/desk/pacts', undefined, moderator)).json()) as {
    names: unknown[]
    waiting: number
  }
  expect([names.length, waiting]).toEqual([100, 150])
  const overview = await atDesk(app, '/api/desk/overview', undefined, moderator)
  expect(await overview.json()).toMatchObject({ waiting: { reportedNames: 150 } })
  app.setTime(new Date(app.services.clock().getTime() + 8 * DAY_MS))
  await tellOfNames(app.services)
  const [mail] = (await app.sendMails()).filter(({ subject }) => subject.includes('Names'))
  expect(mail?.text).toMatch(/or longer: 150\.[\s\S]+among them: 150\./)
})

test('L4, M4: an editor sees no names', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'editor')
  await reportTwo(app)
  const answer = await atDesk(app, '/api/desk/pacts', undefined, { cookie })
  expect(answer.status).toBe(403)
  expect(await answer.text()).not.toContain('Ada')
})

test('M15: a name says how long it waits, is late after seven days, and its day goes with the judgement', async () => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'moderator')
  await reportTwo(app)
  const [first] = (await queue(app, cookie)) as { id: string; waitsSince: string; lookBy: string; late: boolean }[]
  const today = isoDay(app.services.clock())
  expect(first).toMatchObject({ waitsSince: today, lookBy: isoDayAfter(today, 7), late: false })
  const afterDays = async (days: number) => {
    const then = new Date(app.services.clock().getTime() + days * DAY_MS)
    return (await listReportedNames(app.services.database.query, { ...app.services, clock: () => then }))[0]?.late
  }
  expect([await afterDays(7), await afterDays(8)]).toEqual([false, true])
  expect((await atDesk(app, `/api/desk/pacts/${first?.id}/keep`, {}, { cookie })).status).toBe(200)
  const days = await app.services.database.query.selectFrom('pact_member').select('reported_on').execute()
  expect(days.filter(({ reported_on }) => reported_on !== null)).toHaveLength(1)
})

test('M15: who may judge names gets a mail when one waits over a day, once a day and without a name', async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const owner = await signInToDesk(app, 'owner')
  const editor = await signInToDesk(app, 'editor')
  await reportTwo(app)
  await app.sendMails()
  const before = app.sent.length
  await tellOfNames(app.services)
  const namesMails = async () =>
    (await app.sendMails()).slice(before).filter(({ subject }) => subject.includes('Names'))
  expect(await namesMails()).toEqual([])
  app.setTime(new Date(app.services.clock().getTime() + 25 * HOUR_MS))
  await Promise.all([tellOfNames(app.services), tellOfNames(app.services)])
  const mails = await namesMails()
  expect(mails.map(({ to }) => to).sort()).toEqual([moderator.email, owner.email].sort())
  expect(mails.map(({ to }) => to)).not.toContain(editor.email)
  expect(mails[0]?.text).toContain('http://handrail.test/desk/pacts')
  expect(JSON.stringify(mails)).not.toMatch(/Ada|Ben/)
})
