import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import {
  addLookUp,
  eraseLookUpsOf,
  forgetLookUps,
  type LookUpRow,
  listLookUpsOf,
} from './reader-data.queries.server.ts'

/** Looks up the address with this hash; what is written tells which one it was. */
const lookUp = (address_hash: string, created_at: string): LookUpRow => ({
  ...{ id: `${address_hash} ${created_at}`, address_hash, created_at },
  ...{ operator_id: 'olive', reason: 'asked', words: `at ${created_at}` },
})

const [EVE, FIRST, NOON, LAST] = [
  '2026-11-19T23:59:59.999Z',
  '2026-11-20T00:00:00.000Z',
  '2026-11-20T12:00:00.000Z',
  '2026-11-20T23:59:59.999Z',
] as const

const timesOf = (rows: LookUpRow[]) => rows.map(({ created_at }) => created_at)

test('a looked-up reader finds it under the hash of each secret, and erases it', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  for (const row of [lookUp('new', LAST), lookUp('old', NOON), lookUp('else', FIRST)]) await addLookUp(query, row)
  expect(timesOf(await listLookUpsOf(query, ['new', 'old']))).toEqual([NOON, LAST])
  await eraseLookUpsOf(query, ['new', 'old'])
  expect(await listLookUpsOf(query, ['new', 'old'])).toEqual([])
  expect(await listLookUpsOf(query, ['else'])).toEqual([lookUp('else', FIRST)])
  await close()
})

test('look-ups are forgotten up to a day, which itself stays', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  for (const time of [EVE, FIRST, NOON]) await addLookUp(query, lookUp('ann', time))
  await forgetLookUps(query, '2026-11-20')
  expect(timesOf(await listLookUpsOf(query, ['ann']))).toEqual([FIRST, NOON])
  await close()
})
