// L3, L5, L9, L10, L13: acts need a proof of their own, leave a line that nobody changes, and there is always an owner.
import { setTimeout } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import {
  atDesk,
  codeFor,
  DESK_PASSWORD,
  type DeskPerson,
  inviteForTest,
  newKey,
  proofOf,
  signInToDesk,
} from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post, registerPerson } from '../../../testing/api/test-person.ts'
import { TEST_ENGINE } from '../../../testing/database/test-database.ts'
import { takeTurn, writeAct } from './acts/act-log.server.ts'
import { mailHead } from './acts/mail-head.server.ts'
import { checkActs } from './acts/read-acts.server.ts'

const STEP_MS = 30_000
const wait = (app: TestApp, milliseconds: number) =>
  app.setTime(new Date(app.services.clock().getTime() + milliseconds))

/** Sends an act with a proof made for `words`. */
async function act(app: TestApp, by: DeskPerson, path: string, name: string, words: object, body: object = words) {
  return atDesk(app, path, { ...body, proof: await proofOf(app, by, name, words) }, { cookie: by.cookie })
}

const idOf = async (app: TestApp, { email }: DeskPerson) =>
  (
    await app.services.database.query
      .selectFrom('desk_operator')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id

test('L3: a proof is for one act in all its words, for two minutes and once', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const invite = (body: object) => atDesk(app, '/api/desk/people/invite', body, { cookie: owner.cookie })
  const wanted = { email: 'cara@desk.example', role: 'editor' }
  expect((await invite(wanted)).status).toBe(400)

  wait(app, STEP_MS)
  const forEditor = await proofOf(app, owner, 'invite', wanted)
  expect((await invite({ ...wanted, role: 'owner', proof: forEditor })).status).toBe(403)
  // It was used up by that, and its code was not.
  expect((await invite({ ...wanted, proof: forEditor })).status).toBe(403)

  const proof = await proofOf(app, owner, 'invite', wanted)
  expect((await invite({ ...wanted, proof })).status).toBe(200)
  expect((await invite({ ...wanted, proof })).status).toBe(403)

  wait(app, STEP_MS)
  const late = await proofOf(app, owner, 'invite', wanted)
  wait(app, 2 * 60_000)
  expect((await invite({ ...wanted, proof: { ...late, oneTimeCode: codeFor(app, owner.key) } })).status).toBe(403)
})

test("L3: nobody's proof is another one's, and a recovery code is none", async () => {
  await using app = await createTestApp()
  const [anna, bea] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  wait(app, STEP_MS)
  const words = { email: 'cara@desk.example', role: 'editor' }
  const proof = await proofOf(app, anna, 'invite', words)
  const invite = (body: object) => atDesk(app, '/api/desk/people/invite', body, { cookie: bea.cookie })
  expect((await invite({ ...words, proof })).status).toBe(403)
  const recovery = { way: 'recovery', recoveryCode: bea.recoveryCodes[0] }
  expect((await invite({ ...words, proof: recovery })).status).toBe(400)
})

test('L2, L3: good proofs use up no try: whoever does thirty acts in an hour does one more, and logs in', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  for (let number = 1; number <= 31; number++) {
    wait(app, STEP_MS)
    const invited = { email: `helper${number}@desk.example`, role: 'editor' }
    expect((await act(app, owner, '/api/desk/people/invite', 'invite', invited)).status, `act ${number}`).toBe(200)
  }
  wait(app, STEP_MS)
  const factor = { way: 'code', oneTimeCode: codeFor(app, owner.key) }
  const known = { email: owner.email, password: DESK_PASSWORD }
  expect((await atDesk(app, '/api/desk/login', { ...known, factor })).status).toBe(200)
})

test.each([
  'newsletter/an-issue/send',
  'newsletter/an-issue/saturday',
  'newsletter/an-issue/resume',
  'newsletter/look-up',
  'complaints/HR-0000-0000/reply',
  'ideas/export',
  'tools/comments/export',
  'results/digitalLaunchpad-module1-1.1/2026-11-16/void',
  'people/invite',
  'people/somebody/role',
  'people/somebody/remove',
  'people/invitations/somebody/take-back',
  'health/backups',
  'health/backups/key',
])('D-4, L3: without a proof of its own nothing comes of %s', async (path) => {
  await using app = await createTestApp()
  const { cookie } = await signInToDesk(app, 'owner')
  const answer = await atDesk(app, `/api/desk/${path}`, {}, { cookie })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('proof')
})

test('L5: the last owner stays, whatever is tried and however often at once', async () => {
  await using app = await createTestApp()
  const anna = await signInToDesk(app, 'owner')
  const id = await idOf(app, anna)
  wait(app, STEP_MS)
  const demote = { person: id, role: 'editor' }
  expect((await act(app, anna, `/api/desk/people/${id}/role`, 'change-role', demote, { role: 'editor' })).status).toBe(
    409,
  )
  wait(app, STEP_MS)
  expect((await act(app, anna, `/api/desk/people/${id}/remove`, 'remove', { person: id }, {})).status).toBe(409)

  const bea = await signInToDesk(app, 'owner')
  const other = await idOf(app, bea)
  wait(app, STEP_MS)
  const [byAnna, byBea] = [
    await proofOf(app, anna, 'remove', { person: other }),
    await proofOf(app, bea, 'remove', { person: id }),
  ]
  const answers = await Promise.all([
    atDesk(app, `/api/desk/people/${other}/remove`, { proof: byAnna }, { cookie: anna.cookie }),
    atDesk(app, `/api/desk/people/${id}/remove`, { proof: byBea }, { cookie: bea.cookie }),
  ])
  // The second one had no session any more when its turn came.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('L4: a change of role counts from the next request on, and a session that is ended is over at once', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'owner')]
  const id = await idOf(app, editor)
  wait(app, STEP_MS)
  const look = async () => (await atDesk(app, '/api/desk/people', undefined, { cookie: editor.cookie })).status
  expect(await look()).toBe(200)
  const words = { person: id, role: 'moderator' }
  expect(
    (await act(app, owner, `/api/desk/people/${id}/role`, 'change-role', words, { role: 'moderator' })).status,
  ).toBe(200)
  expect(await look()).toBe(403)
  const { people } = (await (await atDesk(app, '/api/desk/people', undefined, { cookie: owner.cookie })).json()) as {
    people: { id: string; sessions: { id: string }[] }[]
  }
  const session = people.find((one) => one.id === id)?.sessions[0]?.id
  expect((await atDesk(app, `/api/desk/people/sessions/${session}/end`, {}, { cookie: owner.cookie })).status).toBe(200)
  expect(await look()).toBe(401)
})

test('L5, L9: an owner takes an open invitation back: its link opens nothing, and the act leaves its line', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const code = await inviteForTest(app, 'cara@desk.example', 'moderator')
  const open = async () => {
    const answer = await atDesk(app, '/api/desk/people', undefined, { cookie: owner.cookie })
    return ((await answer.json()) as { invitations: { id: string; email: string; role: string; expiresAt: string }[] })
      .invitations
  }
  const [invitation] = await open()
  expect(await open()).toMatchObject([{ email: 'cara@desk.example', role: 'moderator' }])
  expect(JSON.stringify(await open())).not.toContain(code)
  const id = invitation?.id as string
  const takeBack = () => {
    wait(app, STEP_MS)
    return act(app, owner, `/api/desk/people/invitations/${id}/take-back`, 'take-invitation-back', { person: id }, {})
  }
  expect((await takeBack()).status).toBe(200)
  expect(await open()).toEqual([])
  expect((await atDesk(app, '/api/desk/join/look', { code })).status).toBe(404)
  expect((await takeBack()).status).toBe(404)
  const { lines } = (await (await atDesk(app, '/api/desk/log', undefined, { cookie: owner.cookie })).json()) as {
    lines: { act: string }[]
  }
  expect(lines.map(({ act: name }) => name)).toEqual(['take-invitation-back', 'join'])
})

test('L5: an invitation that is over cannot be taken back, and is no longer named', async () => {
  await using app = await createTestApp()
  await inviteForTest(app, 'cara@desk.example', 'moderator')
  const { id } = await app.services.database.query.selectFrom('desk_invitation').select('id').executeTakeFirstOrThrow()
  wait(app, 25 * 60 * 60 * 1_000)
  const owner = await signInToDesk(app, 'owner')
  wait(app, STEP_MS)
  const path = `/api/desk/people/invitations/${id}/take-back`
  expect((await act(app, owner, path, 'take-invitation-back', { person: id }, {})).status).toBe(404)
})

test('L5: whoever is taken away leaves nothing here but their address: no key, no code, no device, no session', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  const id = await idOf(app, editor)
  const { query } = app.services.database
  await query
    .insertInto('desk_device')
    .values({ operator_id: id, device_hash: 'a device', created_at: app.services.clock().toISOString() })
    .execute()
  const countRows = async () => {
    const tables = ['desk_session', 'desk_device', 'desk_recovery_code', 'desk_passkey', 'desk_backup_key'] as const
    const rows = await Promise.all(
      tables.map((table) => query.selectFrom(table).select('operator_id').where('operator_id', '=', id).execute()),
    )
    return rows.map(({ length }) => length)
  }
  expect((await countRows()).slice(0, 3).every((count) => count > 0)).toBe(true)
  wait(app, STEP_MS)
  expect((await act(app, owner, `/api/desk/people/${id}/remove`, 'remove', { person: id }, {})).status).toBe(200)
  expect(await countRows()).toEqual([0, 0, 0, 0, 0])
})

test('L5: an invitation is used or taken back, never both', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const code = await inviteForTest(app, 'cara@desk.example', 'moderator')
  const { key, sealedKey } = await newKey(app, code)
  const { id } = await app.services.database.query.selectFrom('desk_invitation').select('id').executeTakeFirstOrThrow()
  wait(app, STEP_MS)
  const proof = await proofOf(app, owner, 'take-invitation-back', { person: id })
  const factor = { way: 'code', sealedKey, oneTimeCode: codeFor(app, key) }
  const [joined, taken] = await Promise.all([
    atDesk(app, '/api/desk/join', { code, password: DESK_PASSWORD, factor }),
    atDesk(app, `/api/desk/people/invitations/${id}/take-back`, { proof }, { cookie: owner.cookie }),
  ])
  expect([joined.status, taken.status].sort()).toEqual([200, 404])
})

test('L9: every act leaves its line, and none without its act', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  wait(app, STEP_MS)
  const words = { email: 'cara@desk.example', role: 'editor' }
  expect((await act(app, owner, '/api/desk/people/invite', 'invite', words)).status).toBe(200)
  wait(app, STEP_MS)
  // Somebody who is here cannot be invited: no act, no line.
  const again = { email: owner.email, role: 'editor' }
  expect((await act(app, owner, '/api/desk/people/invite', 'invite', again)).status).toBe(409)
  const { lines } = (await (await atDesk(app, '/api/desk/log', undefined, { cookie: owner.cookie })).json()) as {
    lines: { act: string; who: string; about: Record<string, string> }[]
  }
  expect(lines.map(({ act: name }) => name)).toEqual(['invite', 'join'])
  expect(lines[0]).toMatchObject({ who: owner.email, about: { person: 'cara@desk.example', role: 'editor' } })
  const kept = await app.services.database.query.selectFrom('desk_act').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('@')
})

test('L9: an act waits for its turn until the one before has its line', async () => {
  // A transaction is alone there.
  if (TEST_ENGINE === 'sqlite') return
  await using app = await createTestApp()
  const { query } = app.services.database
  const write = async (transaction: Transaction<Tables>) => {
    await takeTurn(transaction, app.services)
    await writeAct(transaction, app.services, { operatorId: null, act: 'invite', about: {} })
  }
  let next: Promise<void> = Promise.resolve()
  await query.transaction().execute(async (transaction) => {
    await write(transaction)
    next = query.transaction().execute(write)
    await setTimeout(100)
  })
  await next
  const lines = await query.selectFrom('desk_act').select('number').orderBy('number').execute()
  expect(lines.map(({ number }) => Number(number))).toEqual([1, 2])
})

test('L9: when the line cannot be written, nothing is done', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const owner = await signInToDesk(app, 'owner')
  wait(app, STEP_MS)
  const words = { email: 'cara@desk.example', role: 'editor' }
  const proof = await proofOf(app, owner, 'invite', words)
  const other = { operator_id: null, act: 'invite', about: '{}', previous_hash: '', hash: '', created_at: '' }
  await query
    .insertInto('desk_act')
    .values({ number: 2, ...other })
    .execute()
  await sql`create unique index no_second_one on desk_act (act)`.execute(query)
  const { status } = await atDesk(app, '/api/desk/people/invite', { ...words, proof }, { cookie: owner.cookie })
  await sql`drop index no_second_one`.execute(query)
  expect(status).toBe(500)
  expect(await query.selectFrom('desk_invitation').select('id').execute()).toEqual([])
})

test('L9: the log is read fifty lines at a time, down to the first one', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const { query } = app.services.database
  const done = { operatorId: null, act: 'logout', about: {} } as const
  await query.transaction().execute(async (transaction) => {
    for (let line = 2; line <= 101; line += 1) await writeAct(transaction, app.services, done)
  })
  const read = async (before = '') => {
    const answer = await atDesk(app, `/api/desk/log${before}`, undefined, { cookie: owner.cookie })
    const { lines, more } = (await answer.json()) as { lines: { number: number }[]; more: boolean }
    return [lines.length, lines.at(0)?.number, lines.at(-1)?.number, more]
  }
  expect(await read()).toEqual([50, 101, 52, true])
  expect(await read('?before=52')).toEqual([50, 51, 2, true])
  expect(await read('?before=2')).toEqual([1, 1, 1, false])
})

test('L9: the database refuses to change or delete a line, and the check names one that was changed all the same', async () => {
  await using app = await createTestApp()
  const { query, engine } = app.services.database
  for (const role of ['owner', 'editor', 'moderator'] as const) await signInToDesk(app, role)
  expect(await checkActs(app.services)).toMatchObject({ lines: 3, wrong: null })
  await expect(query.updateTable('desk_act').set({ act: 'logout' }).where('number', '=', 2).execute()).rejects.toThrow(
    /never changed/,
  )
  await expect(query.deleteFrom('desk_act').where('number', '=', 2).execute()).rejects.toThrow(/never changed/)
  expect(await checkActs(app.services)).toMatchObject({ lines: 3, wrong: null })
  // Somebody with all rights on the database.
  if (engine === 'postgres') {
    await sql`alter table desk_act disable trigger user`.execute(query)
    await sql`update desk_act set about = '{"how":"passkey"}' where number = 2`.execute(query)
    await sql`alter table desk_act enable trigger user`.execute(query)
  } else {
    await sql`drop trigger desk_act_no_update`.execute(query)
    await sql`update desk_act set about = '{"how":"passkey"}' where number = 2`.execute(query)
  }
  expect(await checkActs(app.services)).toMatchObject({ wrong: 2 })
})

test('L9: owners get the mark of the last line by mail, once a day and only they', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  await signInToDesk(app, 'editor')
  const { head } = await checkActs(app.services)
  await mailHead(app.services)
  await mailHead(app.services)
  const mails = await app.sendMails()
  expect(mails.map(({ to }) => to)).toEqual([owner.email])
  expect(mails[0]?.text).toContain(head)
  wait(app, 3 * 24 * 60 * 60_000)
  await mailHead(app.services)
  expect(await app.sendMails()).toHaveLength(1)
})

test('L13: a log-in from a new device is told to every owner', async () => {
  await using app = await createTestApp()
  const [owner, editor] = [await signInToDesk(app, 'owner'), await signInToDesk(app, 'editor')]
  const logIn = (steps: number, cookie?: string) => {
    const factor = { way: 'code', oneTimeCode: codeFor(app, editor.key, steps) }
    const body = { email: editor.email, password: DESK_PASSWORD, factor }
    return atDesk(app, '/api/desk/login', body, cookie === undefined ? {} : { cookie })
  }
  expect((await logIn(1, editor.cookie)).status).toBe(200)
  expect(await app.sendMails()).toHaveLength(0)
  expect((await logIn(-1)).status).toBe(200)
  const mails = await app.sendMails()
  expect(mails.map(({ to }) => to)).toEqual([owner.email])
  expect(mails[0]?.text).toContain(editor.email)
})

test('L13, S2: whoever registers with the address of an owner first keeps no word of a log-in from them', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const stranger = await registerPerson(app, owner.email)
  for (let press = 0; press < 5; press += 1) await post(app, '/api/auth/send-verification', {}, stranger)
  for (let complaint = 0; complaint < 3; complaint += 1) {
    await post(app, '/api/complaints', { email: owner.email, complaint: 'x' })
  }
  await app.sendMails()
  const before = app.sent.length
  wait(app, 60_000)
  const factor = { way: 'code', oneTimeCode: codeFor(app, owner.key) }
  const answer = await atDesk(app, '/api/desk/login', { email: owner.email, password: DESK_PASSWORD, factor })
  expect(answer.status).toBe(200)
  await mailHead(app.services)
  await app.sendMails()
  expect(app.sent.slice(before).map(({ to }) => to)).toEqual([owner.email, owner.email])
})
