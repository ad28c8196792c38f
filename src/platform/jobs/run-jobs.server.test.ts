// Work that waits: by lane and in turn, once a claim, again after a failure, and given up where it can never be done.
import { expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { atOnce } from '../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../testing/database/test-database.ts'
import { FIGURE_CHECKS } from '../operations/figure-checks.ts'
import { createSecrets } from '../secrets.ts'
import { claimJobs, countJobs, ensureRecurring, type Lane, type NewJob, queueJob, renewLeases } from './jobs.ts'
import { finishWith, JobFailure, type JobKind, recurringKind, runDueJobs } from './run-jobs.ts'

const queue = ({ services }: TestApp, job: Partial<NewJob> = {}) =>
  queueJob(services.database.query, services, { kind: 'test', lane: 'mail', ...job })
const later = (app: TestApp, seconds: number) => app.setTime(new Date(app.services.clock().getTime() + seconds * 1_000))
const rows = ({ services }: TestApp) => services.database.query.selectFrom('job').selectAll().orderBy('kind').execute()
const kindOf = (run: JobKind['run'], kind = 'test'): JobKind => ({ kind, run })
const ALL: Lane[] = ['account', 'mail', 'issue', 'background']

test('a job runs with its queued payload, which is sealed, and leaves nothing', async () => {
  await using app = await createTestApp()
  await queue(app, { payload: { email: 'anna@family.example' } })
  expect(JSON.stringify(await rows(app))).not.toContain('anna')
  const seen: unknown[] = []
  const kind = kindOf(async (_services, job) => void seen.push(job.read()))
  expect(await runDueJobs(app.services, [kind], ALL, 10)).toBe(1)
  expect(seen).toEqual([{ email: 'anna@family.example' }])
  expect(await rows(app)).toEqual([])
})

test('of one kind there is one job with the same key', async () => {
  await using app = await createTestApp()
  for (const uniqueKey of ['a', 'a', 'b']) await queue(app, { uniqueKey })
  await queue(app, { uniqueKey: 'a', kind: 'other' })
  expect((await rows(app)).map(({ kind, unique_key }) => `${kind} ${unique_key}`).sort()).toEqual([
    'other a',
    'test a',
    'test b',
  ])
})

test('lanes come in their order, and a worker takes only its own', async () => {
  await using app = await createTestApp()
  for (const lane of ['background', 'issue', 'mail', 'account'] as const) await queue(app, { lane, kind: lane })
  const done: string[] = []
  const kinds = ALL.map((lane) => kindOf(async (_services, { kind }) => void done.push(kind), lane))
  while ((await runDueJobs(app.services, kinds, ['account', 'mail'], 1)) > 0);
  expect(done).toEqual(['account', 'mail'])
  while ((await runDueJobs(app.services, kinds, ['issue'], 1)) > 0);
  expect(done).toEqual(['account', 'mail', 'issue'])
})

test('a failing job blocks no other, and is retried with growing pauses', async () => {
  await using app = await createTestApp()
  await queue(app, { kind: 'broken' })
  await queue(app)
  const done: string[] = []
  const kinds = [
    kindOf(() => Promise.reject(new Error('no')), 'broken'),
    kindOf(async (_services, { kind }) => void done.push(kind)),
  ]
  expect(await runDueJobs(app.services, kinds, ALL, 1)).toBe(1)
  expect(await runDueJobs(app.services, kinds, ALL, 1)).toBe(1)
  expect(done).toEqual(['test'])
  const pauses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const [job] = await rows(app)
    pauses.push((Date.parse(job?.run_at ?? '') - app.services.clock().getTime()) / 1_000)
    later(app, pauses.at(-1) ?? 0)
    await runDueJobs(app.services, kinds, ALL, 1)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
})

test('what can never be done is given up: its payload goes, its reason is shown', async () => {
  await using app = await createTestApp()
  const { database, config } = app.services
  const check = () => FIGURE_CHECKS.find(({ what }) => what === 'jobs')?.check(database, config, app.services.clock())
  expect(await check()).toBe('Nothing was given up, and nothing waits for too long.')
  await queue(app, { payload: 'secret' })
  const never = kindOf(() => Promise.reject(new JobFailure('It is not there.', { pause: null })))
  await runDueJobs(app.services, [never], ALL, 1)
  expect(await rows(app)).toMatchObject([{ payload: '', last_error: 'It is not there.', locked_until: null }])
  await expect(check()).rejects.toThrow('Given up: test (It is not there.).')
  expect((await countJobs(app.services)).find(({ lane }) => lane === 'mail')).toMatchObject({ waiting: 0, failed: 1 })
  later(app, 3_600)
  expect(await runDueJobs(app.services, [never], ALL, 1)).toBe(0)
})

test('what fails for three days is given up, but not recurring work', async () => {
  await using app = await createTestApp()
  await queue(app)
  await ensureRecurring(app.services, ['chore'])
  const no = () => Promise.reject(new Error('no'))
  const kinds = [kindOf(no), recurringKind([{ name: 'chore', every: 1_000, run: no }])]
  later(app, 3 * 86_400 + 1)
  expect(await runDueJobs(app.services, kinds, ALL, 10)).toBe(2)
  expect((await rows(app)).map(({ kind, failed_at }) => [kind, failed_at !== null])).toEqual([
    ['recurring', false],
    ['test', true],
  ])
})

test('a job of an unknown kind waits, one with a lost secret is dropped, others run', async () => {
  await using app = await createTestApp()
  await queue(app, { kind: 'of tomorrow' })
  await queue(app)
  app.services.secrets = createSecrets(['another secret'])
  const kinds = [kindOf(async (_services, job) => void job.read())]
  expect(await runDueJobs(app.services, kinds, ALL, 10)).toBe(2)
  expect((await rows(app)).map(({ kind, failed_at }) => [kind, failed_at !== null])).toEqual([
    ['of tomorrow', false],
    ['test', true],
  ])
})

test('processes at the same moment do every job once', async () => {
  await using home = await createTestDatabase()
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  for (let index = 0; index < 20; index++) await queue(one, { payload: index })
  const done: unknown[] = []
  const kind = kindOf(async (_services, job) => void done.push(job.read()))
  const work = (app: TestApp) => async () => {
    while ((await runDueJobs(app.services, [kind], ALL, 3)) > 0);
  }
  await atOnce([one, two, one, two].map(work))
  expect(done).toHaveLength(20)
  expect(new Set(done).size).toBe(20)
})

test("a dead process's jobs run after the lease, and a slow process learns of its loss", async () => {
  await using app = await createTestApp()
  await queue(app)
  const [claimed] = await claimJobs(app.services, ALL, 1)
  if (claimed === undefined) throw new Error('nothing was claimed')
  later(app, 7)
  expect(await renewLeases(app.services, [claimed])).toEqual([claimed.id])
  later(app, 7)
  expect(await claimJobs(app.services, ALL, 1)).toEqual([])
  later(app, 1)
  expect(await claimJobs(app.services, ALL, 1)).toMatchObject([{ id: claimed.id, attempts: 2 }])
  expect(await renewLeases(app.services, [claimed])).toEqual([])
})

test('work committed together with its job happens once or not at all', async () => {
  await using app = await createTestApp()
  await queue(app)
  let fails = true
  const kind = kindOf((services, job) =>
    finishWith(services, job, async (transaction) => {
      await queueJob(transaction, services, { kind: 'effect', lane: 'issue' })
      if (fails) throw new Error('not yet')
    }),
  )
  await runDueJobs(app.services, [kind], ['mail'], 1)
  expect((await rows(app)).map((job) => job.kind)).toEqual(['test'])
  fails = false
  later(app, 1)
  await runDueJobs(app.services, [kind], ['mail'], 1)
  expect((await rows(app)).map((job) => job.kind)).toEqual(['effect'])
})

test('recurring work is done by one process, comes again after its pause, and not before', async () => {
  await using app = await createTestApp()
  const run = vi.fn(async () => undefined)
  const kinds = [recurringKind([{ name: 'chore', every: 60_000, run }])]
  await ensureRecurring(app.services, ['chore'])
  await ensureRecurring(app.services, ['chore'])
  for (const [seconds, runs] of [
    [0, 1],
    [59, 1],
    [1, 2],
  ] as const) {
    later(app, seconds)
    await runDueJobs(app.services, kinds, ['background'], 4)
    expect(run).toHaveBeenCalledTimes(runs)
  }
})

test('a clock set back a year delays no new work, retry or recurring work', async () => {
  await using app = await createTestApp()
  await ensureRecurring(app.services, ['chore'])
  await queue(app, { kind: 'broken' })
  const done: string[] = []
  let fails = true
  const kinds = [
    recurringKind([{ name: 'chore', every: 60_000, run: async () => done.push('chore') }]),
    kindOf(async () => {
      if (fails) throw new Error('no')
      done.push('broken')
    }, 'broken'),
    kindOf(async () => void done.push('new')),
  ]
  await runDueJobs(app.services, kinds, ALL, 10)
  await queue(app)
  fails = false
  later(app, -365 * 86_400)
  await runDueJobs(app.services, kinds, ALL, 10)
  expect(done.sort()).toEqual(['broken', 'chore', 'chore', 'new'])
})

test('a job that is to be done by a time is not done after it', async () => {
  await using app = await createTestApp()
  const run = vi.fn(async () => undefined)
  await queue(app, { expiresAt: new Date(app.services.clock().getTime() + 1_000) })
  later(app, 1)
  await runDueJobs(app.services, [kindOf(run)], ALL, 1)
  expect(run).not.toHaveBeenCalled()
  expect(await rows(app)).toEqual([])
})
