// Kills the real server at random moments while parents write, and starts it again, as often as wanted.
import { setTimeout } from 'node:timers/promises'
import {
  type Acknowledged,
  countAcknowledged,
  nothingAcknowledged,
  sendTo,
  startCrowd,
} from '../../testing/crash/crowd.ts'
import { type Inspection, inspectWrites } from '../../testing/crash/kept-writes.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const AT_ONCE = 6
/** A kill comes after a random number of good answers, up to this, and some random milliseconds. */
const MOST_WRITES = 40
const MOST_MS = 15

export interface WriteCrashResult extends Inspection {
  kills: number
  acknowledged: number
  /** Writes that were on their way when the server died. */
  brokenOff: number
  refused: string[]
  /** Tokens handed out before or between the kills that open nothing at the end. */
  deadSessions: number
  /** Milliseconds from the start of a process to its first good answer, in the middle and at most. */
  restartMs: { median: number; most: number }
}

/** @param env where the data lies: `DATA_DIR`, or `DATABASE_URL` with its secret */
export async function runWriteCrashCycles(env: Record<string, string>, kills: number): Promise<WriteCrashResult> {
  const settings = { ...env, TRUSTED_PROXIES: '127.0.0.1', NEWSLETTER_SENDING: 'off' }
  const acknowledged = nothingAcknowledged()
  const refused: string[] = []
  const restarts: number[] = []
  let brokenOff = 0
  for (let done = 0; done < kills; done++) {
    const began = performance.now()
    await using server = await startServer(settings)
    restarts.push(performance.now() - began)
    await using crowd = startCrowd(sendTo(server), acknowledged, AT_ONCE)
    await killAtRandom(server, acknowledged)
    await crowd.stop()
    refused.push(...crowd.refused)
    brokenOff += crowd.brokenOff
  }
  const deadSessions = await countDeadSessions(settings, acknowledged)
  restarts.sort((one, other) => one - other)
  return {
    kills: restarts.length,
    acknowledged: countAcknowledged(acknowledged),
    brokenOff,
    refused,
    deadSessions,
    restartMs: {
      median: Math.round(restarts[Math.floor(restarts.length / 2)] as number),
      most: Math.round(restarts.at(-1) as number),
    },
    ...(await inspectWrites(settings, acknowledged)),
  }
}

async function killAtRandom(server: RunningServer, acknowledged: Acknowledged): Promise<void> {
  const goal = countAcknowledged(acknowledged) + Math.ceil(Math.random() * MOST_WRITES)
  while (countAcknowledged(acknowledged) < goal && server.process.exitCode === null) await setTimeout(1)
  await setTimeout(Math.random() * MOST_MS)
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  if (!server.process.kill('SIGKILL')) throw new Error('The server had ended before it was killed.')
  await ended
}

async function countDeadSessions(env: Record<string, string>, { accounts }: Acknowledged): Promise<number> {
  await using server = await startServer(env)
  let dead = 0
  for (const { token } of accounts) {
    const { status } = await fetch(`${server.url}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } })
    if (status !== 200) dead += 1
  }
  return dead
}
