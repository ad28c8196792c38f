// Starting, looking, joining; what an answer tells and what it never does.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  act,
  CLASS_AGREEMENT,
  join,
  joinMany,
  look,
  NAMES,
  startClassAgreement,
} from '../../../../testing/api/test-class-agreement.ts'
import { freshAddress, type Person, post, registerPerson, visible } from '../../../../testing/api/test-person.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { provenPerson } from '../../../../testing/mail/questions.ts'
import { loadChoices } from './choices.server.ts'
import { MEMBERS_MOST } from './class-agreement.server.ts'
import { renew } from './end-and-renew.server.ts'

const UNKNOWN = 'AAAAAAAAAAAAAAAAAAAAAA'

const members = ({ services }: TestApp) =>
  services.database.query.selectFrom('class_agreement_member').selectAll().execute()

test('the choices are lists with ids, and a class agreement is made of them', async () => {
  const { promises, yearGroups } = loadChoices('en')
  expect(promises).toContainEqual({ id: 'no-phones-upstairs', text: 'No phones upstairs at night' })
  expect(yearGroups).toContainEqual({ id: 'year-7', text: 'Year 7' })
  await using app = await createTestApp()
  const code = await startClassAgreement(app, 7)
  expect(await look(app, code)).toEqual({
    promise: 'no-phones-upstairs',
    yearGroup: 'year-7',
    threshold: 7,
    step: 'started',
    joinedByYou: false,
    names: null,
  })
})

test.each([
  { threshold: 4 },
  { threshold: 21 },
  { threshold: 5.5 },
  { threshold: '5' },
  { threshold: undefined },
  { promise: 'phones are bad' },
  { promise: undefined },
  { yearGroup: 'Hill Primary, Year 7' },
  { yearGroup: 'constructor' },
])('a class agreement of %j is refused with a reason', async (wrong) => {
  await using app = await createTestApp()
  const { token } = await provenPerson(app)
  const refused = await post(app, '/api/class-agreements', { ...CLASS_AGREEMENT, ...wrong }, { token })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.any(String) })
  expect(await app.services.database.query.selectFrom('class_agreement').select('code_hash').execute()).toEqual([])
})

test('only a signed-in parent with a proven address starts or joins', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  expect((await post(app, '/api/class-agreements', CLASS_AGREEMENT)).status).toBe(401)
  expect((await act(app, 'join', { code, name: 'Sam' })).status).toBe(401)
  const unproven = await registerPerson(app)
  expect((await post(app, '/api/class-agreements', CLASS_AGREEMENT, { token: unproven.token })).status).toBe(403)
  const refused = await join(app, code, unproven)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { message: expect.stringContaining('confirm your email') },
  ])
  expect(await members(app)).toEqual([])
})

test('one joining for each folded mailbox, however it is written', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const spellings = [
    'jane.doe@gmail.com',
    'janedoe@googlemail.com',
    'j.a.n.e.doe+class@gmail.com',
    'JaneDoe+2@gmail.com',
  ]
  const statuses = []
  for (const email of spellings) statuses.push((await join(app, code, await provenPerson(app, email))).status)
  expect(statuses).toEqual([200, 409, 409, 409])
  expect(await members(app)).toHaveLength(1)
})

test('joining twice is joining once, and the first name stays', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const person = await provenPerson(app)
  const answers = [await join(app, code, person, 'Sam'), await join(app, code, person, 'Alex')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await members(app)).toHaveLength(1)
  expect(await look(app, code, person)).toMatchObject({ joinedByYou: true })
})

test('several presses at once join once, and two accounts of one mailbox join once', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const impatient = await provenPerson(app)
  const statuses: number[] = []
  const press = (person: Person) => async () => void statuses.push((await join(app, code, person)).status)
  await atOnce(Array.from({ length: 4 }, () => press(impatient)))
  expect(statuses.splice(0)).toEqual([200, 200, 200, 200])
  const twins = [await provenPerson(app, 'jane.doe@gmail.com'), await provenPerson(app, 'janedoe@gmail.com')]
  await atOnce(twins.map(press))
  expect(statuses.sort()).toEqual([200, 409])
  expect(await members(app)).toHaveLength(2)
})

test('thirty join from one network on a day, and a /56 is one network', async () => {
  await using app = await createTestApp()
  for (const addressOf of [() => '203.0.113.9', (index: number) => `2001:db8:7:${(index % 256).toString(16)}::1`]) {
    const codes = [
      await startClassAgreement(app),
      await startClassAgreement(app),
      await startClassAgreement(app),
      await startClassAgreement(app),
    ]
    const people = []
    for (let index = 0; index < 8; index++) people.push(await provenPerson(app))
    const statuses: number[] = []
    for (const code of codes) {
      for (const { token } of people) {
        const address = addressOf(statuses.length)
        statuses.push((await post(app, '/api/class-agreements/join', { code, name: 'Sam' }, { token, address })).status)
      }
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
    const late = await post(
      app,
      '/api/class-agreements/join',
      { code: codes[3], name: 'Sam' },
      { ...people[7], address: addressOf(40) },
    )
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    app.setTime(new Date(app.services.clock().getTime() + 24 * 60 * 60 * 1_000))
  }
})

test('answers with and without one parent are equal in every byte until the next step', async () => {
  const worlds = []
  for (const withParent of [true, false]) {
    await using app = await createTestApp()
    const seen: unknown[] = []
    const code = await startClassAgreement(app, 10)
    const stranger = await provenPerson(app)
    const [member] = await joinMany(app, code, ['Ada', 'Ben', 'Cem'])
    await renew(app.services)
    const observe = async () => {
      seen.push(await visible(await act(app, 'look', { code })))
      seen.push(await visible(await act(app, 'look', { code }, stranger)))
      seen.push(await visible(await act(app, 'look', { code }, member)))
    }
    await observe()
    const parent = await provenPerson(app)
    if (withParent) expect((await join(app, code, parent, 'Xenia')).status).toBe(200)
    await observe()
    // Others join, leave, ask for names and report, and a night goes by: nothing of it tells that the parent is in.
    const late = await provenPerson(app)
    seen.push(await visible(await join(app, code, late, 'Dee')))
    seen.push(await visible(await act(app, 'report', { code, name: 'Xenia' }, late)))
    seen.push(await visible(await act(app, 'show-my-name', { code }, late)))
    await renew(app.services)
    await observe()
    seen.push(await visible(await act(app, 'leave', { code }, late)))
    await observe()
    seen.push((await app.sendMails()).filter(({ subject }) => subject.startsWith('A note')))
    worlds.push(seen)
  }
  expect(worlds[0]).toEqual(worlds[1])
})

test('unknown, malformed, ended and full class agreements are one answer', async () => {
  await using app = await createTestApp()
  const full = await startClassAgreement(app)
  const ended = await startClassAgreement(app)
  const { query } = app.services.database
  const { account_id, agreement_hash, ...row } = await memberRow(app, full)
  for (let index = 1; index < MEMBERS_MOST; index++) {
    const member = { ...row, id: `full-${index}`, mailbox_hash: `full-${index}`, account_id, agreement_hash }
    await query.insertInto('class_agreement_member').values(member).execute()
  }
  const person = await provenPerson(app)
  await sql`update class_agreement set ends_on = '2026-11-20' where code_hash <> ${agreement_hash}`.execute(query)
  for (const path of ['look', 'join', 'leave', 'show-my-name', 'report']) {
    const answers = []
    for (const code of [UNKNOWN, full, ended, '', 'x'.repeat(5_000)]) {
      answers.push(await visible(await act(app, path, { code, name: 'Sam' }, person)))
    }
    expect(answers[0], path).toMatchObject({ status: 404 })
    for (const answer of answers) expect(answer, path).toEqual(answers[0])
  }
})

test('a full class agreement stays open to those who are in it', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const [ada] = (await joinMany(app, code, ['Ada', 'Ben'])) as [Person]
  const bens = (await members(app)).at(-1) as Awaited<ReturnType<typeof members>>[number]
  const others = Array.from({ length: MEMBERS_MOST - 2 }, (_, index) => `full-${index}`)
  await app.services.database.query
    .insertInto('class_agreement_member')
    .values(others.map((id) => ({ ...bens, id, mailbox_hash: id })))
    .execute()
  expect((await act(app, 'look', { code })).status).toBe(404)
  expect(await look(app, code, ada)).toMatchObject({ joinedByYou: true })
  expect((await act(app, 'leave', { code }, ada)).status).toBe(200)
})

/** The row of a parent who has joined. */
async function memberRow(app: TestApp, code: string) {
  await joinMany(app, code, ['Ada'])
  return (await members(app))[0] as Awaited<ReturnType<typeof members>>[number]
}

test('a code has 128 bits, is stored as a hash, and is in no address', async () => {
  await using app = await createTestApp()
  const codes = [await startClassAgreement(app), await startClassAgreement(app)]
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  expect(new Set(codes).size).toBe(2)
  expect(
    JSON.stringify(await app.services.database.query.selectFrom('class_agreement').selectAll().execute()),
  ).not.toContain(codes[0])
  const addresses = new Set(
    app.routes.map(({ path }) => path).filter((path) => path.startsWith('/api/class-agreements')),
  )
  expect([...addresses].filter((path) => path.includes(':'))).toEqual(['/api/class-agreements/stop/:code'])
})

test('after 600 looks in 15 minutes a network gets 429, so codes cannot be guessed', async () => {
  await using app = await createTestApp()
  const address = freshAddress()
  const statuses = []
  for (let index = 0; index < 602; index++) {
    statuses.push((await post(app, '/api/class-agreements/look', { code: `${index}` }, { address })).status)
  }
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([600, 429])
})

test('no column counts, names or ranks parents who have not joined', async () => {
  await using app = await createTestApp()
  const tables = await app.services.database.query.introspection.getTables()
  const columns = tables.flatMap(({ name, columns }) =>
    name.startsWith('class_agreement') ? columns.map((one) => one.name) : [],
  )
  expect(columns).not.toHaveLength(0)
  for (const column of columns)
    expect(column).not.toMatch(/missing|refus|decline|absent|school|class|rank|invit|seen|started_by/)
})

test('the export lists class agreements without the sealed name, and deletion removes them all', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const [person] = (await joinMany(app, code, ['Xenia', ...NAMES])) as [Awaited<ReturnType<typeof provenPerson>>]
  const mine = await (await post(app, '/api/auth/my-data', {}, { token: person.token })).text()
  expect(JSON.parse(mine)).toMatchObject({
    classAgreements: [{ promise: 'no-phones-upstairs', yearGroup: 'year-7', nameShown: false }],
  })
  expect(mine).not.toContain('Xenia')
  const before = await members(app)
  const deleted = await post(app, '/api/auth/delete-account', { password: person.password }, { token: person.token })
  expect(deleted.status, await deleted.clone().text()).toBe(200)
  expect(await members(app)).toHaveLength(before.length - 1)
})

test('starts and joins are counted by the day, and no row has the hour', async () => {
  await using app = await createTestApp()
  app.setTime(new Date('2026-11-20T20:41:37.123Z'))
  await joinMany(app, await startClassAgreement(app), NAMES.slice(0, 2))
  const { query } = app.services.database
  const rows = await query.selectFrom('rate_limit').select(['key', 'created_at', 'expires_at']).execute()
  const limits = rows.filter(({ key }) => /^class-agreement(?:s-started|-joins)-/.test(key))
  // Two of who starts; and each of two who join from a network of their own.
  expect(limits.length).toBeGreaterThanOrEqual(4)
  for (const { created_at, expires_at } of limits) {
    expect([created_at, expires_at]).toEqual(['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'])
  }
})
