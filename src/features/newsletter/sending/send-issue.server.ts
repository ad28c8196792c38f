// Sends what waits of one issue, over several connections that each take the next reader, until nothing is due.

import { setTimeout } from 'node:timers/promises'
import type { Services } from '#src/platform/services.ts'
import type { Issue } from '../issues/issues.content.server.ts'
import { isStopped } from '../issues/newsletter-issues.queries.server.ts'
import { createCopyWriters } from './copy-writer.server.ts'
import {
  endDelivery,
  type LeasedDelivery,
  leaseDeliveries,
  releaseDeliveries,
  settleDelivery,
  skipUnwanted,
} from './deliveries.queries.server.ts'
import type { DeliveryChannel, Outcome } from './delivery-channel.server.ts'
import { createDeliveryWriter, type DeliveryWriter } from './delivery-writer.server.ts'
import { openChannel } from './open-channel.server.ts'
import {
  type CopyKey,
  createHeldRefusals,
  failRefused,
  type HeldRefusals,
  retryLater,
} from './refused-copies.server.ts'

/** Copies on their way at the same time: at most so many are uncertain after a crash. */
export const CONCURRENCY = 32
const LEASED_AT_ONCE = 200
const LEASE_SECONDS = 300
/** Between looks for readers whose pause is over, while other connections are still busy. */
const LOOK_AGAIN_MS = 100

interface Run {
  services: Services
  issue: Issue
  worker: string
  writeCopy: ReturnType<typeof createCopyWriters>
  writer: DeliveryWriter
  queue: Queue
  /** Connections that have a copy on its way. */
  busy: number
  /** How many connections the mail server takes still, and why it did not take the last of the others. */
  open: number
  down: MailServerDown | null
  /** Copies that the mail server has taken. */
  accepted: number
  /** Answers that may mean us. */
  held: HeldRefusals
  /** Somebody at the desk has stopped the issue. */
  stopped: boolean
}

/** Why a mail server takes nothing at all. */
export interface MailServerDown {
  code: string
  /** It is there, and does not want us. */
  unwelcome: boolean
}

interface Queue {
  next(): Promise<LeasedDelivery | undefined>
  putBack(delivery: LeasedDelivery): void
}

interface Connection {
  channel: DeliveryChannel
  /**
   * The note about the copy before. The next one may be on its way meanwhile, but its dot leaves only when the note is
   * written: so there is never more than one copy in doubt for each connection.
   */
  settled: Promise<void>
}

/**
 * @param worker names this run in leases and claims
 * @returns how many copies the mail server has taken, and why it takes no more, or null
 */
export async function sendIssue(
  services: Services,
  worker: string,
  issue: Issue,
): Promise<{ accepted: number; down: MailServerDown | null }> {
  const { query } = services.database
  const run: Run = {
    services,
    issue,
    worker,
    queue: createQueue(services, issue.slug, worker),
    writeCopy: createCopyWriters(services, issue),
    writer: createDeliveryWriter(services, issue.slug, worker),
    busy: 0,
    open: CONCURRENCY,
    down: null,
    accepted: 0,
    held: createHeldRefusals(services, worker, issue.slug),
    stopped: false,
  }
  // All of them end before anything else is begun, even when one fails.
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, () => runLane(run)))
  await releaseDeliveries(query, issue.slug, worker)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const refusedWith = await run.held.end(CONCURRENCY, run.accepted)
  if (refusedWith !== null) return { accepted: run.accepted, down: { code: refusedWith, unwelcome: true } }
  return { accepted: run.accepted, down: run.open === 0 ? run.down : null }
}

async function runLane(run: Run): Promise<void> {
  const connection: Connection = { channel: openChannel(run.services.config), settled: Promise.resolve() }
  try {
    // One reader after the other refused, and none taken between: it is us, and the mail server is left alone.
    while (!run.services.stopping && !run.stopped && run.held.count() < CONCURRENCY) {
      const delivery = await run.queue.next()
      if (delivery === undefined) {
        if (run.busy === 0) break
        await setTimeout(LOOK_AGAIN_MS)
      } else if (!(await sendCounted(run, connection, delivery))) {
        // Some servers take fewer connections than we open: those go on that they take.
        run.open -= 1
        break
      }
    }
    await connection.settled
  } finally {
    connection.channel.close()
  }
}

async function sendCounted(run: Run, connection: Connection, delivery: LeasedDelivery): Promise<boolean> {
  run.busy += 1
  try {
    return await sendOne(run, connection, delivery)
  } finally {
    run.busy -= 1
  }
}

/** Hands out leased readers, and leases more when there are none left. */
function createQueue(services: Services, issue: string, worker: string): Queue {
  const ready: LeasedDelivery[] = []
  let leasing: Promise<void> | undefined
  const lease = async () => {
    const now = services.clock()
    const terms = { issue, worker, count: LEASED_AT_ONCE, now, seconds: LEASE_SECONDS }
    ready.push(...(await leaseDeliveries(services.database, terms)))
  }
  return {
    async next() {
      if (ready.length === 0) {
        leasing ??= lease().finally(() => {
          leasing = undefined
        })
        await leasing
      }
      return ready.shift()
    },
    putBack: (delivery) => void ready.unshift(delivery),
  }
}

/** @returns false when the mail server does not take this connection; the reader's turn is not lost */
async function sendOne(run: Run, connection: Connection, delivery: LeasedDelivery): Promise<boolean> {
  const { services, issue } = run
  const { subscriber_id, reader, attempts } = delivery
  const key = { issue: issue.slug, subscriberId: subscriber_id }
  if (reader === null) {
    const gone = { state: 'skipped', code: null, now: services.clock() } as const
    await endDelivery(services.database.query, key, gone)
    return true
  }
  const copy = await run.writeCopy({ id: subscriber_id, ...reader })
  const claim = async () => {
    // The note was asked first and so is written first, or in the same commit; the dot waits for both.
    const [claimed] = await Promise.all([run.writer.claim(subscriber_id), connection.settled])
    return claimed
  }
  const outcome = await connection.channel.send({ ...copy, claim })
  await connection.settled
  if (outcome.kind === 'down') {
    run.queue.putBack(delivery)
    run.down = outcome
    return false
  }
  if (outcome.kind !== 'accepted') {
    await record(run, key, outcome, attempts)
    // Nothing can be claimed of an issue that was stopped: its other copies are not carried to the door in vain.
    if (outcome.kind === 'unwanted') run.stopped ||= await isStopped(services.database.query, issue.slug)
    return true
  }
  run.accepted += 1
  connection.settled = run.writer.accept(subscriber_id, outcome.code)
  // Heard by whoever awaits it next; until then it is no unhandled failure.
  connection.settled.catch(() => undefined)
  if (run.held.count() > 0) await run.held.settle()
  return true
}

/** What became of a copy that was not accepted. */
async function record(
  run: Run,
  key: CopyKey,
  outcome: Exclude<Outcome, { kind: 'down' | 'accepted' }>,
  attempts: number,
): Promise<void> {
  const { services, worker } = run
  const { query } = services.database
  const now = services.clock()
  switch (outcome.kind) {
    case 'uncertain':
      return settleDelivery(query, key, worker, { state: 'uncertain', code: outcome.code, now })
    case 'unwanted':
      return skipUnwanted(query, key, now)
    case 'later':
      return retryLater(services, worker, key, { ...outcome, attempts })
    case 'refused': {
      const { of, certain } = outcome.refusal
      if (certain && of !== 'us') return failRefused(services, worker, key, outcome)
      return run.held.hold(key, outcome, attempts)
    }
  }
}
