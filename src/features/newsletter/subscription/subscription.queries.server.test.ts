import type { Kysely, Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import type { SubscriberTable } from '../newsletter-tables.server.ts'
import {
  dropSuppression,
  findSubscriberById,
  findSuppression,
  forgetUnconfirmed,
  putSuppression,
  type Subscriber,
  upsertPendingSubscriber,
} from './subscription.queries.server.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

/** A reader who asked, and what became of them since. */
async function addReader(
  query: Kysely<Tables>,
  name: string,
  since: Updateable<SubscriberTable> = {},
): Promise<Subscriber> {
  const email = `${name}@b.uk`
  const ask = { email, canonical_email: email, address_hash: name, context: 'homepage', created_at: at(1) }
  const { id } = await upsertPendingSubscriber(query, { ...ask, asked_until: at(8) })
  if (Object.keys(since).length > 0) await query.updateTable('subscriber').set(since).where('id', '=', id).execute()
  return (await findSubscriberById(query, id)) as Subscriber
}

const namesIn = async (query: Kysely<Tables>) =>
  (await query.selectFrom('subscriber').select('email').orderBy('email').execute()).map(({ email }) =>
    email.slice(0, -5),
  )

test('an unconfirmed request is deleted long after its link ended; a former reader is kept', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const left = { state: 'unsubscribed', left_at: at(9), asked_until: null } as const
  await addReader(query, 'ended', { asked_until: at(9) })
  await addReader(query, 'open', { asked_until: at(10) })
  await addReader(query, 'left', left)
  await addReader(query, 'left and asked long ago', { ...left, asked_until: at(9) })
  await addReader(query, 'left and asked again', { ...left, asked_until: at(10) })
  await addReader(query, 'left lately', { ...left, left_at: at(12) })
  await addReader(query, 'was a reader', { ...left, active_since: at(2) })
  await addReader(query, 'reader who asked', { state: 'active', active_since: at(2), asked_until: at(9) })
  await forgetUnconfirmed(query, { askedUntil: new Date(at(10)), left: new Date(at(12)) })
  const kept = ['left and asked again', 'left lately', 'open', 'reader who asked', 'was a reader']
  expect(await namesIn(query)).toEqual(kept)
  await close()
})

test('the gravest reason not to write to a reader wins, and nothing milder replaces it', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const put = (address_hash: string, reason: 'bounced' | 'complained' | 'erased') =>
    putSuppression(query, { address_hash, reason, created_at: at(1) })
  const order = ['erased', 'bounced', 'erased', 'complained', 'bounced', 'erased'] as const
  const found: unknown[] = []
  for (const reason of order) {
    await put('new', reason)
    found.push(await findSuppression(query, ['new']))
  }
  expect(found).toEqual(['erased', 'bounced', 'bounced', 'complained', 'complained', 'complained'])
  await put('old', 'bounced')
  await put('else', 'erased')
  expect(await findSuppression(query, ['old', 'else'])).toBe('bounced')
  expect(await findSuppression(query, ['old', 'new', 'else'])).toBe('complained')
  await dropSuppression(query, ['new', 'old'])
  expect([await findSuppression(query, ['new', 'old']), await findSuppression(query, ['else'])]).toEqual([
    undefined,
    'erased',
  ])
  await close()
})
