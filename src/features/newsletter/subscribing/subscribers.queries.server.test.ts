import type { Kysely, Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import type { SubscriberTable } from '../newsletter-tables.server.ts'
import {
  countActive,
  countActiveAt,
  countActiveUpTo,
  dropSuppression,
  extendConfirmation,
  extendReturn,
  findSubscriber,
  findSubscriberById,
  findSuppression,
  forgetUnconfirmed,
  moveSubscriber,
  putSuppression,
  type Subscriber,
  setLanguage,
  upsertPendingSubscriber,
} from './subscribers.queries.server.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

/** Somebody who asked, and what became of them since. */
async function addReader(
  query: Kysely<Tables>,
  name: string,
  since: Updateable<SubscriberTable> = {},
): Promise<Subscriber> {
  const email = `${name}@b.uk`
  const ask = { email, canonical_email: email, address_hash: name, context: 'homepage', created_at: at(1) }
  const id = await upsertPendingSubscriber(query, { ...ask, asked_until: at(8) })
  if (Object.keys(since).length > 0) await query.updateTable('subscriber').set(since).where('id', '=', id).execute()
  return (await findSubscriberById(query, id)) as Subscriber
}

const namesIn = async (query: Kysely<Tables>) =>
  (await query.selectFrom('subscriber').select('email').orderBy('email').execute()).map(({ email }) =>
    email.slice(0, -5),
  )

test('whoever asks again keeps their place, state and first form; only the link works for longer', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const before = await addReader(query, 'ann', { state: 'active', active_since: at(2), asked_until: null })
  const other = await addReader(query, 'bea')
  const { email, canonical_email, address_hash } = before
  const ask = { email, canonical_email, address_hash, context: 'footer', created_at: at(9), asked_until: at(16) }
  expect(await upsertPendingSubscriber(query, ask)).toBe(before.id)
  expect(await findSubscriber(query, canonical_email)).toEqual({ ...before, asked_until: at(16) })
  await extendReturn(query, canonical_email, at(20))
  // Who only asked is not here to come back.
  for (const never of [other.canonical_email, 'nobody@b.uk']) await extendReturn(query, never, at(21))
  expect(await findSubscriber(query, canonical_email)).toEqual({ ...before, asked_until: at(20) })
  expect(await findSubscriberById(query, other.id)).toEqual(other)
  for (const asked of [other.canonical_email, 'nobody@b.uk']) await extendConfirmation(query, asked, at(22))
  expect(await findSubscriber(query, canonical_email)).toMatchObject({ asked_until: at(20) })
  expect(await findSubscriberById(query, other.id)).toEqual({ ...other, asked_until: at(22) })
  await close()
})

test('of two who move a subscription on, one does, and its earlier links are worth nothing; a language breaks none', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const [ann, bea] = [await addReader(query, 'ann'), await addReader(query, 'bea')]
  expect(await moveSubscriber(query, ann, { state: 'active' })).toBe(true)
  expect(await moveSubscriber(query, ann, { state: 'unsubscribed' })).toBe(false)
  await setLanguage(query, ann.id, 'pl')
  const moved = { ...ann, state: 'active', epoch: ann.epoch + 1, language: 'pl' }
  expect(await findSubscriberById(query, ann.id)).toEqual(moved)
  expect(await findSubscriberById(query, bea.id)).toEqual(bea)
  await close()
})

test('how many got the tips at a time counts those who have left since, and nobody who came at that time or later', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await addReader(query, 'asked')
  await addReader(query, 'here', { state: 'active', active_since: at(3) })
  await addReader(query, 'left', { state: 'unsubscribed', active_since: at(3), left_at: at(10) })
  await addReader(query, 'late', { state: 'active', active_since: at(11) })
  const counts = await Promise.all([3, 4, 10, 11, 12].map((day) => countActiveAt(query, new Date(at(day)))))
  expect(counts).toEqual([0, 2, 2, 1, 2])
  expect(await countActive(query)).toBe(2)
  expect(await Promise.all([1, 2, 3].map((most) => countActiveUpTo(query, most)))).toEqual([1, 2, 2])
  await close()
})

test('what nobody confirmed is forgotten when its link has long ended; who was ever a reader is not', async () => {
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

test('the gravest reason not to write to somebody counts, and nothing milder takes its place', async () => {
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
