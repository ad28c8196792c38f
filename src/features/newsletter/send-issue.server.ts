// Sends what waits of one issue, over several connections that each take the next reader, until nothing is due.
import { setTimeout } from 'node:timers/promises'
import type { Services } from '#src/server/services.ts'
import { bounceSubscriber } from './bounces.server.ts'
import { createCopyWriter, type WriteCopy } from './copy-writer.server.ts'
import {
  claimDelivery,
  endDelivery,
  type LeasedDelivery,
  leaseDeliveries,
  postponeDelivery,
  releaseDeliveries,
  settleDelivery,
} from './deliveries.queries.server.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.server.ts'
import type { Issue } from './issues.content.server.ts'
import { type Lane, type Outcome, openLane } from './mail-lane.server.ts'

/** Copies on their way at the same time: at most so many are uncertain after a crash. */
export const CONCURRENCY = Number(process.env.CONC ?? 16)
const LEASED_AT_ONCE = 64
const LEASE_SECONDS = 300
/** Between looks for readers whose pause is over, while other connections are still busy. */
const LOOK_AGAIN_MS = 100
/** Seconds before each next try; the last one counts for all that follow. */
const PAUSES = [5, 30, 120, 600, 1_800, 3_600]

export interface Sender {
  /** This process, for claims and leases. */
  worker: string
  /** Milliseconds since 1970 until when a mail server that is away is left alone. */
  downUntil: number
  failures: number
}

interface Run {
  services: Services
  issue: Issue
  worker: string
  writeCopy: WriteCopy
  commit: GroupCommit
  next: () => Promise<LeasedDelivery | undefined>
  /** Connections that have a copy on its way. */
  busy: number
  /** Why the mail server takes nothing at all, or null. */
  down: string | null
}

interface Connection {
  lane: Lane
  /**
   * The note about the copy before. The next one may be on its way meanwhile, but is claimed only when it is written:
   * so there is never more than one copy in doubt for each connection.
   */
  settled: Promise<void>
}

/** @returns why it ended early, or null */
export async function sendIssue(services: Services, { worker }: Sender, issue: Issue): Promise<string | null> {
  const { query } = services.database
  const next = createQueue(services, issue.slug, worker)
  const run: Run = {
    services,
    issue,
    worker,
    next,
    writeCopy: await createCopyWriter(services, issue),
    commit: createGroupCommit(query),
    busy: 0,
    down: null,
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => runLane(run)))
  } finally {
    await releaseDeliveries(query, issue.slug, worker)
  }
  return run.down
}

async function runLane(run: Run): Promise<void> {
  const connection: Connection = { lane: openLane(run.services.config), settled: Promise.resolve() }
  try {
    while (!run.services.stopping && run.down === null) {
      const delivery = await run.next()
      if (delivery !== undefined) await sendCounted(run, connection, delivery)
      else if (run.busy === 0) break
      else await setTimeout(LOOK_AGAIN_MS)
    }
    await connection.settled
  } finally {
    connection.lane.close()
  }
}

async function sendCounted(run: Run, connection: Connection, delivery: LeasedDelivery): Promise<void> {
  run.busy += 1
  try {
    await sendOne(run, connection, delivery)
  } finally {
    run.busy -= 1
  }
}

/** Hands out leased readers, and leases more when there are none left. */
function createQueue(services: Services, issue: string, worker: string): Run['next'] {
  const ready: LeasedDelivery[] = []
  let leasing: Promise<void> | undefined
  const lease = async () => {
    const now = services.clock()
    const terms = { issue, worker, count: LEASED_AT_ONCE, now, seconds: LEASE_SECONDS }
    ready.push(...(await leaseDeliveries(services.database, terms)))
  }
  return async () => {
    if (ready.length === 0) {
      leasing ??= lease().finally(() => {
        leasing = undefined
      })
      await leasing
    }
    return ready.shift()
  }
}

async function sendOne(run: Run, connection: Connection, delivery: LeasedDelivery): Promise<void> {
  const { services, issue, worker } = run
  const { subscriber_id, email, attempts } = delivery
  const key = { issue: issue.slug, subscriberId: subscriber_id }
  if (email === null) {
    const gone = { state: 'skipped', code: null, now: services.clock() } as const
    return endDelivery(services.database.query, key, gone)
  }
  const copy = await run.writeCopy({ id: subscriber_id, email })
  const claim = async () => {
    await connection.settled
    return run.commit((transaction) => claimDelivery(transaction, key, worker))
  }
  const outcome = await connection.lane.send({ ...copy, claim })
  await connection.settled
  connection.settled = record(run, key, outcome, attempts)
  // Heard by whoever awaits it next; until then it is no unhandled failure.
  connection.settled.catch(() => undefined)
}

type Key = { issue: string; subscriberId: string }

async function record(run: Run, key: Key, outcome: Outcome, attempts: number): Promise<void> {
  const { services, worker } = run
  const { query } = services.database
  const now = services.clock()
  switch (outcome.kind) {
    case 'accepted':
    case 'uncertain':
      return run.commit((transaction) =>
        settleDelivery(transaction, key, worker, { state: outcome.kind, code: outcome.code, now }),
      )
    case 'unwanted':
      // No harm when it is another process that has it: only what still waits is skipped.
      return endDelivery(query, key, { state: 'skipped', code: null, now })
    case 'later': {
      const pause = PAUSES[Math.min(attempts, PAUSES.length - 1)] as number
      const due = new Date(now.getTime() + pause * 1_000)
      return postponeDelivery(query, key, worker, { due, code: outcome.code, claimed: outcome.claimed })
    }
    case 'refused': {
      const failed = { state: 'failed', code: outcome.code, now } as const
      if (outcome.claimed) await settleDelivery(query, key, worker, failed)
      else await endDelivery(query, key, failed)
      if (outcome.bounced)
        await bounceSubscriber(services, key.subscriberId, 'hard', `${key.issue}.${key.subscriberId}`)
      return
    }
    case 'down':
      run.down = outcome.code
  }
}
