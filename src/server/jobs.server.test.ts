// What runs without a request: the table of jobs, and the runner that outlives their failures.
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Job } from '#src/platform/job.ts'
import { forgetOldMailFiles, outboxFolder } from '#src/platform/mail/outbox-folder.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { createTestApp } from '../../testing/api/test-app.ts'
import { listJobs, startJobs } from './jobs.ts'

test('every job has a name of its own and a pause', () => {
  const jobs = listJobs()
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  for (const { name, every } of jobs) expect(every, name).toBeGreaterThanOrEqual(1_000)
})

test('S13, Q-10: old mail files are looked for as the server starts, and daily', async () => {
  await using app = await createTestApp()
  const [job, ...more] = listJobs().filter(({ run }) => run === forgetOldMailFiles)
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
  const running = startJobs(app.services, [job as Job])
  await expect.poll(() => readdir(folder)).toEqual(['new.eml'])
  await running.stop()
  await rm(folder, { recursive: true })
})

test('every job does its work on an empty database, twice at the same moment, and logs no error', async () => {
  await using app = await createTestApp()
  for (const job of listJobs()) {
    await Promise.all([job.run(app.services), job.run(app.services)])
    expect(
      app.logged.filter(({ level }) => level === 'error'),
      job.name,
    ).toEqual([])
  }
})

test('a job that fails is logged, counted and tried again, and holds up no other', async () => {
  await using app = await createTestApp()
  const count = vi.spyOn(app.services.metrics, 'job')
  let failures = 0
  const good: string[] = []
  const jobs: Job[] = [
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
  const running = startJobs(app.services, jobs)
  await vi.waitFor(() => expect(failures).toBeGreaterThan(1), 10_000)
  await running.stop()
  expect(good.length).toBeGreaterThan(1)
  expect(app.logged).toContainEqual(
    expect.objectContaining({ event: 'job.failed', fields: { job: 'broken', failures: 1 } }),
  )
  expect(count).toHaveBeenCalledWith('broken', 'failure')
  expect(count).toHaveBeenCalledWith('broken', 'success')
  // The desk shows it, and the pause is the usual one again.
  expect(app.services.jobRuns.list()).toContainEqual({ name: 'broken', endedAt: expect.any(Date), failures: 0 })
})

test('stopping waits for what runs and starts nothing more', async () => {
  await using app = await createTestApp()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let runs = 0
  const slow: Job = {
    name: 'slow',
    every: 1,
    run: async () => {
      runs += 1
      await released
    },
  }
  const running = startJobs(app.services, [slow])
  const stopped = running.stop().then(() => runs)
  release()
  expect(await stopped).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(runs).toBe(1)
})
