import { expect, test } from 'vitest'
import { PRIVACY_POLICY_VERSION } from '#src/shared/product.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import {
  countEvents,
  insertEvent,
  listEvents,
  listTypedDepartures,
  type NewEvent,
} from './subscription-events.queries.server.ts'

const at = (day: number, time = '12:00:00.000') => new Date(`2026-11-${String(day).padStart(2, '0')}T${time}Z`)

test('the words that were agreed to are kept with their hash and the policy of that day; a step without words has neither', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addReaders(app.services, 1)
  const { id } = await findReader(app.services, 'r1@b.uk')
  const claimedAt = '1999-01-01T00:00:00.000Z'
  await insertEvent(query, id, { event: 'withdrawn', method: 'one-click' }, at(21))
  const asked = { event: 'asked', method: 'typed', context: 'homepage', wording: 'yes', claimedAt } as const
  await insertEvent(query, id, asked, at(20))
  expect(await listEvents(query, id)).toMatchObject([
    {
      ...{ event: 'asked', method: 'typed', context: 'homepage', claimed_at: claimedAt, wording: 'yes' },
      // Of `printf yes | sha256sum`.
      wording_hash: '8a798890fe93817163b10b5f7bd2ca4d25d84c52739a645a889c173eee7d9d3d',
      policy_version: PRIVACY_POLICY_VERSION,
    },
    {
      ...{ event: 'withdrawn', context: null, claimed_at: null },
      ...{ wording: null, wording_hash: null, policy_version: null },
    },
  ])
})

test('who left by a typed address later than a moment is found, unless they never came or have come back', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  const steps: Record<string, [NewEvent['method'], Date, 'unsubscribed' | 'active', joined: boolean]> = {
    'r1@b.uk': ['typed', at(19), 'unsubscribed', true],
    'r2@b.uk': ['typed', at(21), 'unsubscribed', true],
    'r3@b.uk': ['typed', at(20), 'unsubscribed', true],
    'r4@b.uk': ['one-click', at(20), 'unsubscribed', true],
    'r5@b.uk': ['typed', at(20), 'active', true],
    'r6@b.uk': ['typed', at(20), 'unsubscribed', false],
  }
  for (const email of await addReaders(app.services, 6)) {
    const { id } = await findReader(app.services, email)
    const [method, left, state, joined] = steps[email] as (typeof steps)[string]
    await insertEvent(query, id, { event: 'withdrawn', method }, left)
    const changes = { state, left_at: left.toISOString(), ...(joined ? {} : { active_since: null }) }
    await query.updateTable('subscriber').set(changes).where('id', '=', id).execute()
  }
  const found = async (since: Date) => (await listTypedDepartures(query, since)).map(({ email }) => email)
  expect(await found(at(18))).toEqual(['r1@b.uk', 'r3@b.uk', 'r2@b.uk'])
  expect(await found(at(20))).toEqual(['r2@b.uk'])
})

test('steps are counted by kind and by the week that begins on a Monday', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await addReaders(app.services, 1)
  const { id } = await findReader(app.services, 'r1@b.uk')
  const steps: [NewEvent['event'], Date][] = [
    ['asked', at(8, '23:59:59.999')],
    ['asked', at(9, '00:00:00.000')],
    ['asked', at(15, '23:59:59.999')],
    ['confirmed', at(15)],
    ['asked', at(16, '00:00:00.000')],
  ]
  for (const [event, time] of steps) await insertEvent(query, id, { event, method: 'typed' }, time)
  const counted = await countEvents(query, ['2026-11-09', '2026-11-16'])
  expect(counted.map(({ week, event, count }) => [week, event, count]).sort()).toEqual([
    ['2026-11-09', 'asked', 2],
    ['2026-11-09', 'confirmed', 1],
    ['2026-11-16', 'asked', 1],
  ])
})
