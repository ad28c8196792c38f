// What runs without a request: the list of it, and the workers that outlive its failures.
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ensureRecurring, listRecurring, queueJob } from '#src/platform/jobs/jobs.ts'
import type { RecurringJob } from '#src/platform/jobs/run-jobs.ts'
import { forgetOldMailFiles, outboxFolder } from '#src/platform/mail/outbox-folder.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { CHORES, listRecurringJobs, startJobs } from './jobs.ts'

const ALL = [...listRecurringJobs(), ...CHORES]

test('old mail files are looked for as the server starts, and daily', async () => {
  await using app = await createTestApp()
  const [job, ...more] = CHORES.filter(({ run }) => run === forgetOldMailFiles)
  expect(more).toEqual([])
  expect(job?.every).toBeLessThanOrEqual(DAY_MS)
  const folder = outboxFolder(app.services.config)
  const now = app.services.clock().getTime()
  await mkdir(folder, { recursive: true })
  for (const [name, days] of [
    ['old.eml', 8],
    ['new.eml', 6],
  ] as const) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), new Date(now - days * DAY_MS), new Date(now - days * DAY_MS))
  }
  const running = startJobs(app.services, [], [job as RecurringJob])
  await expect.poll(() => readdir(folder)).toEqual(['new.eml'])
  await running.stop()
  await rm(folder, { recursive: true })
})

test('all recurring jobs run on an empty database, twice at once, without errors', async () => {
  await using app = await createTestApp()
  for (const job of ALL) {
    await Promise.all([job.run(app.services), job.run(app.services)])
    expect(
      app.logged.filter(({ level }) => level === 'error'),
      job.name,
    ).toEqual([])
  }
})

test('work that fails is logged, counted and tried again, and holds up no other', async () => {
  await using app = await createTestApp()
  const count = vi.spyOn(app.services.metrics, 'job')
  let failures = 0
  const good: string[] = []
  const jobs: RecurringJob[] = [
    {
      name: 'broken',
      every: 1,
      run: async () => {
        failures += 1
        if (failures === 1) throw new Error('The disk is full.')
      },
    },
    { name: 'well', every: 1, run: async () => good.push('well') },
  ]
  const running = startJobs(app.services, jobs, [])
  const goOn = setInterval(() => app.setTime(new Date(app.services.clock().getTime() + 1_000)), 100)
  await vi.waitFor(() => expect(Math.min(failures, good.length)).toBeGreaterThan(1), 10_000)
  clearInterval(goOn)
  await running.stop()
  expect(app.logged).toContainEqual(
    expect.objectContaining({ event: 'job.failed', fields: { job: 'broken', failures: 1 } }),
  )
  expect(count).toHaveBeenCalledWith('broken', 'failure')
  expect(count).toHaveBeenCalledWith('broken', 'success')
  // The desk shows it, and the pause is the usual one again.
  expect(await listRecurring(app.services.database.query)).toContainEqual(
    expect.objectContaining({ unique_key: 'broken', done_at: expect.any(String), attempts: 0, last_error: null }),
  )
})

test('stopping waits for what runs and starts nothing more', async () => {
  await using app = await createTestApp()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let runs = 0
  const slow: RecurringJob = {
    name: 'slow',
    every: 1,
    run: async () => {
      runs += 1
      await released
    },
  }
  const running = startJobs(app.services, [slow], [])
  await vi.waitFor(() => expect(runs).toBe(1))
  const stopped = running.stop().then(() => runs)
  release()
  expect(await stopped).toBe(1)
  app.setTime(new Date(app.services.clock().getTime() + 1_000))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(runs).toBe(1)
})

test('jobs of a disabled feature are removed, and its clean-up jobs stay', async () => {
  await using app = await createTestApp()
  const { query } = app.services.database
  await ensureRecurring(app.services, ['results', 'due-issues', 'newsletter', 'of another version'])
  for (const kind of ['newsletter-request/confirm', 'of another version/confirm']) {
    await queueJob(query, app.services, { kind, lane: 'mail' })
  }
  vi.stubEnv('FEATURES', 'community,analytics')
  await startJobs(app.services, [], []).stop()
  vi.unstubAllEnvs()
  expect((await listRecurring(query)).map(({ unique_key }) => unique_key).sort()).toEqual([
    'newsletter',
    'of another version',
  ])
  const requests = await query.selectFrom('job').select('kind').where('kind', 'like', '%/confirm').execute()
  expect(requests).toEqual([{ kind: 'of another version/confirm' }])
})
