// Every column about a person is in that person's export, or is below with the reason. A new table or column fails here until
// one of the two holds.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashAddress } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { createTestApp, type TestApp } from '../testing/api/test-app.ts'
import { logIn, post, registerPerson, verifyPerson } from '../testing/api/test-person.ts'
import { STORED } from '../testing/database/stored.ts'

/** A table is about a person when a column says whose a row is. */
const WHOSE = /^(account_id|subscriber_id|email|canonical_email|sealed_email|address_hash|mailbox_hash)$/

const LEFT_OUT: { why: string; columns: RegExp }[] = [
  { why: 'a number or a fingerprint of ours, by which rows are found', columns: /[._](id|hash)$|\.epoch$/ },
  {
    why: 'the address, which the export names once',
    columns: /\.(canonical_email|sealed_email)$|^inbox_message\.email$/,
  },
  {
    why: 'waits for some minutes or days: a mail to the person, or a code that opens the account',
    columns: /^(mail_code|job|google_pending_link|sign_in_ticket)\./,
  },
  {
    why: 'found by a fingerprint of the address alone, so that nothing is sent again',
    columns: /^(suppression|class_agreement_stop|reminder_stop)\./,
  },
  {
    why: 'a first name that only the class agreement opens, and whether somebody looks at it',
    columns: /^class_agreement_member\.(sealed|reported)_/,
  },
  {
    why: 'how our own work goes on',
    columns:
      /^(subscriber\.asked_until|class_agreement_member\.told|feedback\.counts|inbox_message\.times|delivery\.(attempts|due_at|created_at)|reminder\.(due_at|created_at))$/,
  },
  { why: 'of the page that asked, for the mail to come', columns: /^(class_agreement_member|reminder)\.language$/ },
  {
    why: 'follows from the consents, and from when a session began',
    columns: /^(account\.(email_consent|onboarded)|session\.expires_at)$/,
  },
]

const WHAT_TO_DO =
  'the export does not have it. Return it from "personalData" of its feature, and declare it in my-account.contract.ts (what is not declared is left out of the answer); or say in LEFT_OUT why it is left out.'

type Row = Record<string, string | number | null>

const tables = Object.entries(STORED).flatMap(([table, { lines, columns }]) => {
  const names = columns.split(' ')
  return lines !== 'about operators' && names.some((name) => WHOSE.test(name)) ? [{ table, names }] : []
})

test('every column about a person is in their export, or left out for a reason', async () => {
  await using app = await createTestApp()
  const query = app.services.database.query as unknown as Kysely<Record<string, Row>>
  const token = await fillEverything(app, query)
  const whole = await readExport(app, token)
  const missing: string[] = []
  for (const { table, names } of tables) {
    for (const name of names.filter((one) => !isLeftOut(`${table}.${one}`))) {
      const put = await changeNewest(query, table, name)
      if ((await readExport(app, token)) === whole) missing.push(`${table}.${name}: ${WHAT_TO_DO}`)
      await put.back()
    }
  }
  expect(missing).toEqual([])
})

test('every reason to leave a column out is needed', () => {
  const all = tables.flatMap(({ table, names }) => names.map((name) => `${table}.${name}`))
  for (const { why, columns } of LEFT_OUT)
    expect(
      all.some((column) => columns.test(column)),
      why,
    ).toBe(true)
})

const isLeftOut = (column: string) => LEFT_OUT.some(({ columns }) => columns.test(column))

/** A row of one person in every table. Its values need not be possible: the test only looks whether the export has them. */
async function fillEverything(app: TestApp, query: Kysely<Record<string, Row>>): Promise<string> {
  const person = await registerPerson(app)
  await verifyPerson(app, person)
  const token = await logIn(app, person)
  await sql`pragma foreign_keys = off`.execute(query)
  await sql`pragma ignore_check_constraints = on`.execute(query)
  const { id: account_id = null } = await query.selectFrom('account').selectAll().executeTakeFirstOrThrow()
  const known: Row = {
    account_id,
    email: person.email,
    canonical_email: person.email,
    address_hash: hashAddress(app.services, person.email),
    subscriber_id: 'reader',
    agreement_hash: 'agreement',
    // The export reveals a column of fixed values only as whether it has this value.
    name_state: 'shown',
  }
  const types = new Map(
    (await query.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column.dataType] as const),
    ),
  )
  const fill = (table: string, names: string[], values: Row) => {
    const someValue = (name: string) => {
      if (types.get(`${table}.${name}`)?.toLowerCase() === 'integer') return 1
      return /_(at|until)$/.test(name) ? '2026-11-21T08:00:00.000Z' : name
    }
    const row = Object.fromEntries(names.map((name) => [name, values[name] ?? someValue(name)]))
    return query.insertInto(table).values(row).execute()
  }
  await fill('class_agreement', STORED.class_agreement.columns.split(' '), { code_hash: 'agreement' })
  for (const { table, names } of tables.filter(({ table }) => table !== 'account')) {
    const own = { subscriber: { id: 'reader' }, reminder: { state: 'waiting' } }[table]
    await fill(table, names, { ...known, ...own })
  }
  return token
}

async function readExport(app: TestApp, token: string): Promise<string> {
  const answer = await post(app, '/api/auth/my-data', {}, { token })
  expect(answer.status).toBe(200)
  return answer.text()
}

async function changeNewest(query: Kysely<Record<string, Row>>, table: string, name: string) {
  const place = sql`rowid = (select max(rowid) from ${sql.table(table)})`
  const found = await sql<Row>`select ${sql.ref(name)} as value from ${sql.table(table)} where ${place}`.execute(query)
  const value = found.rows[0]?.value ?? null
  const set = (next: Row[string]) =>
    sql`update ${sql.table(table)} set ${sql.ref(name)} = ${next} where ${place}`.execute(query)
  if (typeof value === 'number') await set(1 - value)
  else await set(value?.endsWith('Z') ? '2026-11-22T09:00:00.000Z' : `another ${value}`)
  return { back: () => set(value) }
}
