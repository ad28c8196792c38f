import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { addCopies, COPIED_AT, readCopies } from '../../../../testing/mail/newsletter-copies.ts'
import {
  expireWaiting,
  forgetWorker,
  freeLeasesOf,
  listClaimedBy,
  listDeadWorkers,
  noteWorker,
  returnClaim,
} from './newsletter-workers.queries.server.ts'

const after = (milliseconds: number) => new Date(COPIED_AT.getTime() + milliseconds)
const LEASE = after(300_000).toISOString()

test('a run that was not seen for a while is dead, until it says that it is there', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  for (const id of ['one', 'other', 'gone']) await noteWorker(query, id, COPIED_AT)
  await noteWorker(query, 'one', after(6_000))
  await forgetWorker(query, 'gone')
  expect(await listDeadWorkers(query, COPIED_AT, after(6_000))).toEqual([])
  expect(await listDeadWorkers(query, after(1), after(6_000))).toEqual(['other'])
  expect((await listDeadWorkers(query, after(6_001), after(12_000))).sort()).toEqual(['one', 'other'])
  // Seen in a time that has not come yet.
  expect(await listDeadWorkers(query, COPIED_AT, after(5_999))).toEqual(['one'])
  await close()
})

test('what a dead run only leased is free again; what it claimed, settled, or what others have stays', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  await addCopies(query, 'first-issue', {
    leased: { state: 'waiting', worker: 'dead', leased_until: LEASE },
    claimed: { state: 'sending', worker: 'dead', leased_until: LEASE },
    uncertain: { state: 'uncertain', worker: 'dead', leased_until: LEASE },
    alive: { state: 'waiting', worker: 'alive', leased_until: LEASE },
    theirs: { state: 'sending', worker: 'alive', leased_until: LEASE },
  })
  await addCopies(query, 'second-issue', { claimed: { state: 'sending', worker: 'dead' } })
  const claimed = (await listClaimedBy(query, 'dead')).map(({ issue, subscriber_id }) => `${issue} ${subscriber_id}`)
  expect(claimed.sort()).toEqual(['first-issue claimed', 'second-issue claimed'])
  const before = await readCopies(query, 'first-issue')
  await freeLeasesOf(query, 'dead')
  expect(await readCopies(query, 'first-issue')).toEqual({
    ...before,
    leased: { ...before.leased, leased_until: null },
  })
  await close()
})

test('a claim that certainly never left waits again, if it is still the one of the run that is gone', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const held = { worker: 'dead', leased_until: LEASE, attempts: 1 }
  await addCopies(query, 'first-issue', {
    claimed: { ...held, state: 'sending' },
    another: { ...held, state: 'sending' },
    settled: { ...held, state: 'accepted' },
    theirs: { ...held, state: 'sending', worker: 'alive' },
  })
  await addCopies(query, 'second-issue', { claimed: { ...held, state: 'sending' } })
  const before = await readCopies(query, 'first-issue')
  for (const subscriberId of ['claimed', 'settled', 'theirs']) {
    await returnClaim(query, { issue: 'first-issue', subscriberId, worker: 'dead' })
  }
  expect(await readCopies(query, 'first-issue')).toEqual({
    ...before,
    claimed: { ...before.claimed, state: 'waiting', leased_until: null },
  })
  expect(await readCopies(query, 'second-issue')).toMatchObject({ claimed: { state: 'sending' } })
  await close()
})

test('what was tried for a day without success has failed; what nobody tried yet, or is younger, waits on', async () => {
  await using home = await createTestDatabase()
  const { query, close } = await home.open()
  const tried = { state: 'waiting', attempts: 1, leased_until: LEASE } as const
  await addCopies(query, 'first-issue', {
    tried,
    untried: { ...tried, attempts: 0 },
    younger: { ...tried, created_at: after(1).toISOString() },
    leaving: { ...tried, state: 'sending' },
  })
  await addCopies(query, 'second-issue', { tried })
  const before = await readCopies(query, 'first-issue')
  expect(await expireWaiting(query, 'first-issue', COPIED_AT, after(2))).toEqual([])
  expect(await expireWaiting(query, 'first-issue', after(1), after(2))).toEqual([
    { subscriber_id: 'tried', last_code: null },
  ])
  const failed = { ...before.tried, state: 'failed', leased_until: null, finished_at: after(2).toISOString() }
  expect(await readCopies(query, 'first-issue')).toEqual({ ...before, tried: failed })
  expect(await readCopies(query, 'second-issue')).toMatchObject({ tried: { state: 'waiting' } })
  await close()
})
