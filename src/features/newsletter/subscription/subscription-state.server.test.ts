// The data after each change of a subscription's state: readers who came back, and readers who ask again in
// another language.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { activate, activateOwner, leave } from './subscription-state.server.ts'

const EMAIL = 'r1@b.uk'
const WITHDRAWN = { event: 'withdrawn', method: 'one-click' } as const
const UNDONE = { event: 'undone', method: 'mail' } as const
const BY_ACCOUNT = { event: 'confirmed', method: 'account', context: 'account' } as const

test('the export of a reader who came back names no departure, and today as first day', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 1)
  await leave(services.database.query, services, await findReader(services, EMAIL), WITHDRAWN)
  expect(await findReader(services, EMAIL)).toMatchObject({
    state: 'unsubscribed',
    left_at: '2026-11-20T20:00:00.000Z',
  })
  app.setTime(new Date('2026-11-23T08:00:00Z'))
  await activate(services.database.query, services, await findReader(services, EMAIL), UNDONE)
  const back = { state: 'active', left_at: null, active_since: '2026-11-23T08:00:00.000Z' }
  expect(await findReader(services, EMAIL)).toMatchObject(back)
})

test('a reader who subscribes again on a page in another language gets tips in it', async () => {
  await using app = await createTestApp()
  const { services } = app
  await addReaders(services, 1)
  const before = await findReader(services, EMAIL)
  app.setTime(new Date('2026-11-23T08:00:00Z'))
  await activateOwner(services.database.query, services, { email: EMAIL, canonicalEmail: EMAIL }, BY_ACCOUNT, 'pl')
  expect(await findReader(services, EMAIL)).toEqual({ ...before, language: 'pl' })
})

test('of two simultaneous changes of a subscription the second does and writes nothing', async () => {
  await using app = await createTestApp()
  const { services } = app
  const { query } = services.database
  await addReaders(services, 1)
  const asBothSawIt = await findReader(services, EMAIL)
  expect(await leave(query, services, asBothSawIt, WITHDRAWN)).toBe(true)
  expect(await leave(query, services, asBothSawIt, WITHDRAWN)).toBe(false)
  expect(await activate(query, services, asBothSawIt, UNDONE)).toBe(false)
  expect(await findReader(services, EMAIL)).toMatchObject({ state: 'unsubscribed' })
  expect(await query.selectFrom('subscription_event').select('event').execute()).toEqual([{ event: 'withdrawn' }])
})
