// The stops that are repeated after a restore, from the database of before it.
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'
import { reapplyStops } from './reapply-stops.ts'

test('only mailboxes that stopped since then are stopped again, with their day', async () => {
  const [restored, before] = [{}, {}] as Kysely<Tables>[]
  const stops = new Map([
    [restored, [{ mailbox_hash: 'long ago', day: '2026-10-01' }]],
    [
      before,
      [
        { mailbox_hash: 'long ago', day: '2026-10-01' },
        { mailbox_hash: 'since', day: '2026-11-22' },
      ],
    ],
  ])
  const stopped: unknown[] = []
  const reapply = reapplyStops({
    list: async (query) => stops.get(query) ?? [],
    stop: async (query, mailboxHash, day) => void stopped.push([query === restored, mailboxHash, day]),
    what: 'mailboxes',
  })
  const reapplied = await reapply(restored as Kysely<Tables>, {} as Services, before as Kysely<Tables>)
  expect(reapplied).toEqual({ reapplied: 1, what: 'mailboxes' })
  expect(stopped).toEqual([[true, 'since', '2026-11-22']])
})
