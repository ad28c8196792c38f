// G2, N-4: kill -9 of the real server while it sends. Nobody gets two copies, nobody is left out, doubts are listed. L6: neither is an
// issue that waits its ten minutes forgotten.
import { expect, test } from 'vitest'
import { loadIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { CONCURRENCY } from '#src/features/newsletter/sending/send-issue.server.ts'
import { runCrashCycles } from '../../testing/crash/crash-cycles.ts'
import { runWaitingKills } from '../../testing/crash/waiting-kills.ts'

const KILLS = 30
const [FIRST] = loadIssues('en')

test('G2, N-4: thirty kills, each while a server that was started again was sending, no duplicate, nobody missed, at most the concurrency in doubt for each kill', async () => {
  const result = await runCrashCycles(FIRST?.slug ?? '', { kills: KILLS, readers: 4_000 })
  const { status, ...figures } = result
  console.log(JSON.stringify({ ...figures, accepted: status.accepted, failed: status.failed }))
  expect(result.kills).toBe(KILLS)
  expect(result.duplicates).toBe(0)
  expect(result.missed).toBe(0)
  expect(result.mostClaimedAKill).toBeLessThanOrEqual(CONCURRENCY)
  expect(status.planned).toBe(4_000)
  expect(status.failed).toBe(0)
  // Thirty starts of the server, each of some seconds where others work beside it.
}, 400_000)

test('L6: an issue that waits its ten minutes survives kills before and after they are over, and leaves once', async () => {
  const { duplicates, missed, takenTooEarly } = await runWaitingKills(FIRST?.slug ?? '', 40)
  expect({ duplicates, missed, takenTooEarly }).toEqual({ duplicates: 0, missed: 0, takenTooEarly: 0 })
}, 120_000)
