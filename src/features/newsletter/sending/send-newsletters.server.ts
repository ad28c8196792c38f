// The sender: a job that any number of processes run. It sends what waits, tries again what was refused for now, and
// settles what a dead process left behind (G1 to G5, G9).

import { randomUUID } from 'node:crypto'
import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { sendChosen } from '../choices/send-chosen.server.ts'
import { findIssue } from '../issues/issues.server.ts'
import { listOpenIssues, markFinished, markStarted } from '../issues/newsletter-issues.queries.server.ts'
import { FARTHEST_MS, settleDelivery } from './deliveries.queries.server.ts'
import { isCopyWritten } from './folder-channel.server.ts'
import {
  expireWaiting,
  forgetWorker,
  freeLeasesOf,
  listClaimedBy,
  listDeadWorkers,
  noteWorker,
  returnClaim,
} from './newsletter-workers.queries.server.ts'
import { planWeeklySlot } from './plan-issue.server.ts'
import { sendIssue } from './send-issue.server.ts'

const HEARTBEAT_MS = 1_000
/** Somebody who was not seen for this long is gone. If not, no harm is done: claims stay exclusive. */
const DEAD_AFTER_MS = 6_000
const GIVE_UP_AFTER_MS = DAY_MS
/** Milliseconds between two looks at a mail server that is away. */
const DOWN_PAUSE = { first: 1_000, longest: 15_000 }

/** What a process remembers of the mail server. */
interface Sender {
  /** Milliseconds since 1970 until when a mail server that is away is left alone. */
  downUntil: number
  failures: number
}

const senderOf = oneForEachApp((): Sender => ({ downUntil: 0, failures: 0 }))

export async function sendNewsletters(services: Services): Promise<void> {
  if (!services.config.newsletter.sending) return
  const { query } = services.database
  const sender = senderOf(services)
  await settleTheDead(services)
  await sendChosen(services)
  await planWeeklySlot(services)
  const open = await listOpenIssues(query)
  if (open.length === 0 || isLeftAlone(sender, services.clock())) return
  // A run, not a process: two runs at once, wherever they are, never take each other's leases or claims for their own.
  const worker = randomUUID()
  await noteWorker(query, worker, services.clock())
  let beating = Promise.resolve()
  const heartbeat = setInterval(() => {
    beating = beat(services, worker)
  }, HEARTBEAT_MS)
  try {
    for (const { slug, stopped_at } of open) {
      if (stopped_at === null) await sendOpenIssue(services, sender, worker, slug)
      // What was on its way when it was stopped may have been the last of it.
      else await markFinished(query, slug, services.clock())
    }
  } finally {
    clearInterval(heartbeat)
    // A last beat must not bring back a run that was forgotten.
    await beating
    // What could not be written down in the end is settled as if this process had died.
    if ((await listClaimedBy(query, worker)).length === 0) await forgetWorker(query, worker)
  }
}

async function beat(services: Services, worker: string): Promise<void> {
  try {
    await noteWorker(services.database.query, worker, services.clock())
  } catch (error) {
    services.log.error('newsletter.heartbeat', error)
  }
}

async function sendOpenIssue(services: Services, sender: Sender, worker: string, slug: string): Promise<void> {
  const { query } = services.database
  const issue = findIssue(DEFAULT_LANGUAGE, slug)
  if (issue === undefined) {
    services.log.error('newsletter.missing-issue', 'The file of an issue that is being sent is gone.', { issue: slug })
    return
  }
  await markStarted(query, slug, services.clock())
  const down = await sendIssue(services, worker, issue)
  noteDown(services, sender, down)
  const now = services.clock()
  await expireWaiting(query, slug, new Date(now.getTime() - GIVE_UP_AFTER_MS), now)
  await markFinished(query, slug, now)
}

function noteDown(services: Services, sender: Sender, down: string | null): void {
  if (down === null) {
    sender.failures = 0
    return
  }
  sender.failures += 1
  const pause = Math.min(DOWN_PAUSE.first * 2 ** (sender.failures - 1), DOWN_PAUSE.longest)
  sender.downUntil = services.clock().getTime() + pause
  services.log.info('newsletter.mail-server-down', { reason: down, failures: sender.failures })
}

/** For longer than the longest pause only before the clock was set back. */
function isLeftAlone({ downUntil }: Sender, now: Date): boolean {
  const rest = downUntil - now.getTime()
  return rest > 0 && rest <= DOWN_PAUSE.longest
}

/** What a dead process had claimed is uncertain and never sent again by itself; with files we can look. */
async function settleTheDead(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  const [before, after] = [new Date(now.getTime() - DEAD_AFTER_MS), new Date(now.getTime() + FARTHEST_MS)]
  for (const worker of await listDeadWorkers(query, before, after)) {
    await query.transaction().execute(async (transaction) => {
      for (const { issue, subscriber_id: subscriberId } of await listClaimedBy(transaction, worker)) {
        const byFile = services.config.mail.smtpUrl === undefined
        if (byFile && !isCopyWritten(services.config, `${issue}.${subscriberId}`)) {
          await returnClaim(transaction, { issue, subscriberId, worker })
        } else {
          const state = byFile ? 'accepted' : 'uncertain'
          await settleDelivery(transaction, { issue, subscriberId }, worker, { state, code: 'process ended', now })
        }
      }
      await freeLeasesOf(transaction, worker)
      await forgetWorker(transaction, worker)
    })
    services.log.info('newsletter.settled-dead-process', { worker })
  }
}
