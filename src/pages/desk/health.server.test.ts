// Owners see at the desk what the doctor finds, in its words, and whether the jobs of the process run.
import { expect, test, vi } from 'vitest'
import { listRecurring } from '#src/platform/jobs/jobs.ts'
import { examineServer } from '#src/platform/operations/doctor.ts'
import { OTHERS } from '#src/server/features.ts'
import { startJobs } from '#src/server/jobs.ts'
import { atDesk, signInToDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post } from '../../../testing/api/test-person.ts'
import type { DeskHealth } from './health.contract.ts'

async function look(app: TestApp): Promise<DeskHealth> {
  const { cookie } = await signInToDesk(app, 'owner')
  const answer = await atDesk(app, '/api/desk/health', undefined, { cookie })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as DeskHealth
}

test('every finding at the desk is one of the command', async () => {
  await using app = await createTestApp()
  await post(app, '/api/inbox/complaint', { email: 'a@family.example', text: 'x' })
  const { findings } = await look(app)
  const { config, database } = app.services
  const { describeBuild, doctorChecks: featureChecks } = OTHERS
  const printed = await examineServer(config, { describeBuild, featureChecks, database, now: app.services.clock() })
  // Two of them vary with the load of this machine.
  const still = (all: typeof findings) => all.filter(({ what }) => what !== 'clock' && what !== 'disk')
  expect(still(findings)).toEqual(still(printed))
  const saysOf = (what: string) => findings.find((finding) => finding.what === what)?.says
  expect(saysOf('outbox')).toBe('Mails that wait: 1. Given up in the last days: 0.')
  expect(saysOf('size')).toMatch(/^The database has (?!0\.0)\d{1,2}\.\d MB\.$/)
  expect(saysOf('backup')).toBe('None was ever made.')
  expect(saysOf('secret')).toBe('The first start notes it.')
  expect(saysOf('issues')).toMatch(/^Issues that will leave by themselves: \d+\./)
  expect(saysOf('shared plans')).toMatch(/^Shared plans have /)
  expect(saysOf('configuration')).toContain('http://handrail.test')
  expect(JSON.stringify(findings)).not.toMatch(/family\.example|secret of the tests/)
})

test('a job is named with the time it ended and the number of failures', async () => {
  await using app = await createTestApp()
  const hour = 60 * 60_000
  const slow = Promise.withResolvers<void>()
  const jobs = startJobs(app.services, [
    { name: 'good', every: hour, run: async () => undefined },
    { name: 'bad', every: hour, run: async () => Promise.reject(new Error('no')) },
    { name: 'slow', every: hour, run: () => slow.promise },
  ])
  await vi.waitFor(async () => {
    const rows = await listRecurring(app.services.database.query)
    expect(rows.map(({ locked_by }) => locked_by !== null)).toEqual([false, false, true])
  })
  const health = await look(app)
  const now = app.services.clock().toISOString()
  expect(health).toMatchObject({
    since: now,
    jobs: [
      { name: 'bad', endedAt: now, failures: 1 },
      { name: 'good', endedAt: now, failures: 0 },
      { name: 'slow', endedAt: null, failures: 0 },
    ],
  })
  slow.resolve()
  await jobs.stop()
})

test('only owners see it', async () => {
  await using app = await createTestApp()
  for (const role of ['editor', 'moderator'] as const) {
    const { cookie } = await signInToDesk(app, role)
    expect((await atDesk(app, '/api/desk/health', undefined, { cookie })).status).toBe(403)
  }
  expect((await atDesk(app, '/api/desk/health')).status).toBe(401)
})

test('findings are kept for ten seconds, however often the owner reloads, and no longer', async () => {
  await using app = await createTestApp()
  const at = vi.spyOn(performance, 'now')
  const begun = performance.now()
  const { cookie } = await signInToDesk(app, 'owner')
  const waitingAt = async (seconds: number) => {
    at.mockReturnValue(begun + seconds * 1_000)
    const { findings } = (await (await atDesk(app, '/api/desk/health', undefined, { cookie })).json()) as DeskHealth
    return findings.find(({ what }) => what === 'outbox')?.says
  }
  expect(await waitingAt(0)).toMatch(/^Mails that wait: 0/)
  await post(app, '/api/inbox/complaint', { email: 'a@family.example', text: 'x' })
  expect(await waitingAt(9)).toMatch(/^Mails that wait: 0/)
  expect(await waitingAt(11)).toMatch(/^Mails that wait: 1/)
  at.mockRestore()
})
