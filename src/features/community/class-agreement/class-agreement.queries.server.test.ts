import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { insertAccount } from '#src/platform/identity/accounts.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import {
  type ClassAgreement,
  changeNameState,
  claimMember,
  hasStopped,
  insertClassAgreement,
  insertMember,
  insertStop,
  listClassAgreementsOf,
  listGrown,
  listReported,
  listUntold,
  moveStep,
  releaseMember,
} from './class-agreement.queries.server.ts'

const TODAY = '2026-11-20'

const agreementOf = (code_hash: string, changes: Partial<ClassAgreement> = {}): ClassAgreement => ({
  ...{ code_hash, promise: 'no-phones-upstairs', year_group: 'year-7', threshold: 5 },
  ...{ counted: 0, reached_on: null, ends_on: '2027-08-31', ...changes },
})

const memberOf = (id: string, agreement_hash: string, account_id: string) => ({
  ...{ id, agreement_hash, account_id, mailbox_hash: `mailbox of ${id}`, language: 'en' },
  ...{ sealed_name: `name of ${id}`, name_state: 'sealed' as const, told: 0 },
})

async function addAccount(query: Kysely<Tables>, name: string): Promise<string> {
  const [email, created_at] = [`${name}@b.uk`, `${TODAY}T20:00:00.000Z`]
  const account = await insertAccount(query, {
    ...{ email, canonical_email: email, name: null, password_hash: null, created_at },
    ...{ verified: 1, proven_at: created_at, email_consent: 0, onboarded: 1 },
  })
  return account?.id as string
}

test('a class agreement grows by three or more before it is counted again, and of two processes one does', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const agreements = { two: [0, 2], three: [0, 3], counted: [2, 4], more: [2, 6] } as const
  for (const [name, [counted, members]] of Object.entries(agreements)) {
    await insertClassAgreement(query, agreementOf(name, { counted }))
    for (let index = 0; index < members; index++) {
      const id = `${index} of ${name}`
      await insertMember(query, memberOf(id, name, await addAccount(query, `${index}.${name}`)))
    }
  }
  const grown = (await listGrown(query)).sort((one, other) => one.joined - other.joined)
  const three = agreementOf('three')
  expect(grown).toEqual([
    { ...three, joined: 3 },
    { ...agreementOf('more', { counted: 2 }), joined: 6 },
  ])
  expect(await moveStep(query, three, { counted: 3, reached_on: null })).toBe(true)
  expect(await moveStep(query, three, { counted: 4, reached_on: TODAY })).toBe(false)
  const rows = await query.selectFrom('class_agreement').selectAll().where('code_hash', '=', 'three').execute()
  expect(rows).toEqual([agreementOf('three', { counted: 3 })])
  await close()
})

test('a member of a class agreement that was reached lately is told by one process, and once', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const account = await addAccount(query, 'ann')
  await insertClassAgreement(query, agreementOf('new', { reached_on: TODAY }))
  await insertClassAgreement(query, agreementOf('old', { reached_on: '2026-11-12' }))
  await insertClassAgreement(query, agreementOf('open'))
  const member = memberOf('ann', 'new', account)
  for (const id of ['old', 'open']) await insertMember(query, memberOf(id, id, account))
  await insertMember(query, member)
  const untold = [{ id: 'ann', account_id: account, language: 'en', ends_on: '2027-08-31' }]
  expect(await listUntold(query, TODAY, 9)).toEqual(untold)
  expect(await claimMember(query, 'ann', 'mail')).toBe(true)
  expect(await claimMember(query, 'ann', 'another mail')).toBe(false)
  expect(await listUntold(query, TODAY, 9)).toEqual([])
  await releaseMember(query, 'ann')
  expect(await listUntold(query, TODAY, 9)).toEqual(untold)
  expect(await claimMember(query, 'unknown', 'mail')).toBe(false)
  expect(await listClassAgreementsOf(query, account)).toHaveLength(3)
  await close()
})

test('a mailbox that stopped is known by the hash of each secret, however often it stops, and no other is', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  expect(await hasStopped(query, ['new', 'old'])).toBe(false)
  for (const day of [TODAY, '2026-11-21']) await insertStop(query, 'old', day)
  expect([await hasStopped(query, ['new', 'old']), await hasStopped(query, ['new', 'else'])]).toEqual([true, false])
  await close()
})

test('a reported name is looked at once, and the one that waits longest comes first', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await insertClassAgreement(query, agreementOf('reported'))
  const reports = { cyd: '2026-11-19', bea: TODAY, ann: TODAY } as const
  for (const [name, reported_on] of Object.entries(reports)) {
    await insertMember(query, memberOf(name, 'reported', await addAccount(query, name)))
    const reported = { name_state: 'reported', reported_name: `sealed ${name}`, reported_on } as const
    expect(await changeNameState(query, name, 'shown', reported)).toBe(false)
    expect(await changeNameState(query, name, 'sealed', reported)).toBe(true)
  }
  const waiting = async (most = 3) => (await listReported(query, most)).map(({ id }) => id)
  expect(await waiting()).toEqual(['cyd', 'ann', 'bea'])
  expect(await waiting(2)).toEqual(['cyd', 'ann'])
  const looked = [await changeNameState(query, 'cyd', 'reported', { name_state: 'kept' })]
  looked.push(await changeNameState(query, 'cyd', 'reported', { name_state: 'removed' }))
  expect([looked, await waiting()]).toEqual([
    [true, false],
    ['ann', 'bea'],
  ])
  await close()
})
