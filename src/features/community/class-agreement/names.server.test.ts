// Who sees which name, and when.
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import {
  act,
  join,
  joinMany,
  look,
  NAMES,
  reachedClassAgreement,
  showName,
  startClassAgreement,
} from '../../../../testing/api/test-class-agreement.ts'
import { type Person, post } from '../../../../testing/api/test-person.ts'
import { provenPerson } from '../../../../testing/mail/questions.ts'
import { renew } from './end-and-renew.server.ts'
import { waitingNames } from './reported-names.server.ts'

async function dump({ services }: TestApp): Promise<string> {
  const { query } = services.database
  const tables = await query.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(query)))
  return JSON.stringify(rows.map((one) => one.rows))
}

const listReported = ({ services }: TestApp) => waitingNames.list(services)

const judge = ({ services }: TestApp, id: string, decision: string) =>
  waitingNames.decide(services.database.query, services, { id, decision, reason: undefined, ownCodes: [], seen: [] })

const namesOf = async (app: TestApp, code: string, person: Person) => (await look(app, code, person)).names

test('reaching the number shows no name; from five presses on, those who pressed see them', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app, NAMES.slice(0, 6))
  for (const person of people) expect(await namesOf(app, code, person)).toBeNull()
  for (const person of people.slice(0, 4).reverse()) {
    expect(await (await showName(app, code, person)).json()).toMatchObject({ step: 'reached', names: null })
  }
  expect(await (await showName(app, code, people[4] as Person)).json()).toMatchObject({ names: NAMES.slice(0, 5) })
  expect(await namesOf(app, code, people[0] as Person)).toEqual(NAMES.slice(0, 5))
  // Neither a member who has not pressed nor a visitor sees names.
  expect(await namesOf(app, code, people[5] as Person)).toBeNull()
  expect((await look(app, code)).names).toBeNull()
  expect(await namesOf(app, code, await provenPerson(app))).toBeNull()
  // Pressing twice is pressing once.
  expect(await (await showName(app, code, people[0] as Person)).json()).toMatchObject({ names: NAMES.slice(0, 5) })
})

test('no name is shown before the class agreement is reached, or without being in it', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const people = await joinMany(app, code, NAMES.slice(0, 5))
  expect((await showName(app, code, people[0] as Person)).status).toBe(409)
  await renew(app.services)
  expect((await showName(app, code, await provenPerson(app))).status).toBe(403)
})

test('nine invented members learn nothing about the tenth', async () => {
  const worlds = []
  for (const tenth of ['Xenia', 'Zoltan']) {
    await using app = await createTestApp()
    const code = await startClassAgreement(app, 10)
    const invented = await joinMany(app, code, NAMES.slice(0, 9))
    await joinMany(app, code, [tenth])
    await renew(app.services)
    const seen: unknown[] = []
    for (const person of invented) seen.push(await (await showName(app, code, person)).json())
    for (const person of invented) seen.push(await look(app, code, person))
    seen.push(await (await act(app, 'report', { code, name: tenth }, invented[0])).json())
    seen.push(await look(app, code, invented[0]))
    expect(seen.at(-1)).toMatchObject({ step: 'reached', names: NAMES.slice(0, 9) })
    expect(JSON.stringify(seen) + JSON.stringify(await app.sendMails())).not.toContain(tenth)
    worlds.push(seen)
  }
  expect(worlds[0]).toEqual(worlds[1])
})

test('neither dump, log, mail nor desk has a name, and the starter is not marked', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app, ['Xenia', 'Zoltan', 'Quentin', 'Yolanda', 'Wilhelmina'])
  for (const person of people) await showName(app, code, person)
  const hidden = /Xenia|Zoltan|Quentin|Yolanda|Wilhelmina/
  const sealed = await app.services.database.query.selectFrom('class_agreement_member').selectAll().execute()
  expect(new Set(sealed.map(({ sealed_name }) => sealed_name.length)).size).toBe(1)
  const all = (await dump(app)) + inspect([app.logged, await app.sendMails()], { depth: 20, maxStringLength: null })
  expect(all).not.toMatch(hidden)
  expect(all).not.toContain(code)
  // Our own secret opens none of them.
  for (const { sealed_name } of sealed) expect(() => app.services.secrets.unseal(sealed_name)).toThrow()
  expect(await listReported(app)).toEqual([])
  const [agreement] = await app.services.database.query.selectFrom('class_agreement').selectAll().execute()
  expect(Object.keys(agreement ?? {}).sort()).toEqual(
    ['code_hash', 'counted', 'ends_on', 'promise', 'reached_on', 'threshold', 'year_group'].sort(),
  )
})

test('who starts a class agreement can do no more than a stranger', async () => {
  await using app = await createTestApp()
  const starter = await provenPerson(app)
  const started = await post(
    app,
    '/api/class-agreements',
    { promise: 'phone-free-meals', yearGroup: 'year-1', threshold: 5 },
    starter,
  )
  const { code } = (await started.json()) as { code: string }
  const people = await joinMany(app, code, NAMES.slice(0, 5))
  await renew(app.services)
  for (const person of people) await showName(app, code, person)
  expect(await look(app, code, starter)).toEqual({ ...(await look(app, code)), names: null, joinedByYou: false })
  expect((await showName(app, code, starter)).status).toBe(403)
  expect((await act(app, 'report', { code, name: 'Ada' }, starter)).status).toBe(403)
})

test.each([
  'Sam',
  'Anne-Marie',
  'Mary Ann',
  'Łukasz',
  'İpek',
  'Ольга',
  'عائشة',
  'अनीता',
  '小明',
  '  Sam ',
  'x',
  'A'.repeat(20),
])('%j is a name', async (name) => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  expect((await join(app, code, await provenPerson(app), name)).status).toBe(200)
})

const NO_NAMES = [
  'Handrail',
  'Head Teacher',
  'Modérator',
  'ᗩnna',
  'ᎪᏁᏁᎪ',
  'A\u0336n\u0336na',
  'A\u20ddnna',
  '',
  ' ',
  '-',
  'A'.repeat(21),
  'Sam1',
  'Sam ☎ 0161',
  'sam@home.uk',
  'home.uk',
  "O'Brien",
  'Sam--Ann',
  'Sam  Ann',
  '-Sam',
  'Sam-',
  '😀',
  'S\u0301\u0301\u0301\u0301am',
  'S\u0430m',
  '\u0391da',
  'S\u200bam',
  '\u3164',
  'S\u202eam',
  'Sam\nAnn',
  'A'.repeat(81),
]
test.each(NO_NAMES)('%j is no name, and nothing is kept of it', async (name) => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const refused = await join(app, code, await provenPerson(app), name)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('first name or a nickname') })
  expect(await app.services.database.query.selectFrom('class_agreement_member').select('id').execute()).toEqual([])
})

test('one report hides a name until a moderator decides, and a kept name stays', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app, NAMES.slice(0, 6))
  for (const person of people) await showName(app, code, person)
  const [ada, ben] = people as [Person, Person]
  const report = async (name: string) => (await (await act(app, 'report', { code, name }, ada)).json()) as unknown
  // The answer does not tell whether there is such a name.
  expect(await report('Ben')).toEqual(await report('Nobody'))
  expect(await namesOf(app, code, ada)).toEqual(['Ada', 'Cem', 'Dee', 'Eli', 'Fay'])
  const [waiting, ...more] = await listReported(app)
  expect([waiting, more]).toEqual([expect.objectContaining({ text: 'Ben' }), []])
  await judge(app, waiting?.id ?? '', 'keep')
  await expect(judge(app, waiting?.id ?? '', 'remove')).rejects.toMatchObject({ code: 'not_found' })
  await report('Ben')
  expect(await namesOf(app, code, ada)).toContain('Ben')
  await report('Cem')
  const [cem] = await listReported(app)
  await judge(app, cem?.id ?? '', 'remove')
  expect(await namesOf(app, code, ben)).toEqual(['Ada', 'Ben', 'Dee', 'Eli', 'Fay'])
  expect(await listReported(app)).toEqual([])
})

test('reports close no list, and one account makes five a day', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app)
  for (const person of people) await showName(app, code, person)
  const statuses = []
  for (const name of ['Ben', 'Cem', 'Dee', 'Eli', 'Eli', 'Ada']) {
    statuses.push((await act(app, 'report', { code, name }, people[0])).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await namesOf(app, code, people[1] as Person)).toEqual(['Ada'])
})

test('leaving erases row, name and place at once, and under five the list closes', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app)
  for (const person of people) await showName(app, code, person)
  const [ada, ...others] = people as [Person, ...Person[]]
  const left = await act(app, 'leave', { code }, ada)
  expect([left.status, await left.json()]).toEqual([200, { message: expect.stringContaining('deleted') }])
  expect(await app.services.database.query.selectFrom('class_agreement_member').selectAll().execute()).toHaveLength(4)
  expect(await look(app, code, ada)).toMatchObject({ joinedByYou: false, step: 'reached', names: null })
  for (const person of others) {
    expect(await look(app, code, person)).toMatchObject({ joinedByYou: true, step: 'reached', names: null })
  }
  await renew(app.services)
  expect((await look(app, code)).step).toBe('reached')
  // Leaving twice is leaving once, and a member who comes back has to press again.
  expect((await act(app, 'leave', { code }, ada)).status).toBe(200)
  await join(app, code, ada, 'Ada')
  expect(await namesOf(app, code, ada)).toBeNull()
  await showName(app, code, ada)
  expect(await namesOf(app, code, ada)).toEqual(NAMES.slice(0, 5))
})

test('a removed name comes back once a day at most, by leaving and joining', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app, NAMES.slice(0, 6))
  for (const person of people) await showName(app, code, person)
  const [ada, ben] = people as [Person, Person]
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    await act(app, 'report', { code, name: 'Ada' }, ben)
    for (const { id } of await listReported(app)) await judge(app, id, 'remove')
    expect(await namesOf(app, code, ben)).not.toContain('Ada')
    await act(app, 'leave', { code }, ada)
    statuses.push((await join(app, code, ada, 'Ada')).status)
    await showName(app, code, ada)
  }
  expect(statuses).toEqual([200, 429, 429, 429])
  // Others join as before.
  expect((await join(app, code, await provenPerson(app))).status).toBe(200)
})
