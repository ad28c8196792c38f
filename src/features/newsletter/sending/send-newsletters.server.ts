// The sender: a job that any number of processes run. It sends what waits, tries again what was refused for now, and
// settles what a dead process left behind (G1 to G5, G9).

import { randomUUID } from 'node:crypto'
import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { sendChosen } from '../choices/send-chosen.server.ts'
import { findIssue } from '../issues/issues.server.ts'
import { listOpenIssues, markFinished, markStarted } from '../issues/newsletter-issues.queries.server.ts'
import { FARTHEST_MS, settleDelivery } from './deliveries.queries.server.ts'
import { isCopyWritten } from './folder-channel.server.ts'
import {
  forgetWorker,
  freeLeasesOf,
  listClaimedBy,
  listDeadWorkers,
  noteWorker,
  returnClaim,
} from './newsletter-workers.queries.server.ts'
import { planWeeklySlot } from './plan-issue.server.ts'
import { giveUpAfterDay } from './refused-copies.server.ts'
import { type MailServerDown, sendIssue } from './send-issue.server.ts'

const HEARTBEAT_MS = 1_000
/** Somebody who was not seen for this long is gone. If not, no harm is done: claims stay exclusive. */
const DEAD_AFTER_MS = 6_000
/** Milliseconds between two looks at a mail server that is away. */
const DOWN_PAUSE = { first: 1_000, longest: 15_000 }
/** And at one that does not want us: whoever knocks on at once is soon shut out for longer. */
const UNWELCOME_PAUSE = { first: 15_000, longest: 600_000 }
/** Milliseconds until whoever runs this is told again. */
const TOLD_FOR_MS = HOUR_MS

/** What a process remembers of the mail server. */
interface Sender {
  /** Milliseconds since 1970 until when a mail server that is away is left alone. */
  downUntil: number
  failures: number
  /** Milliseconds since 1970 until when it is not told again that it does not want us. */
  toldUntil: number
}

const senderOf = oneForEachApp((): Sender => ({ downUntil: 0, failures: 0, toldUntil: 0 }))

export async function sendNewsletters(services: Services): Promise<void> {
  if (!services.config.newsletter.sending) return
  const { query } = services.database
  const sender = senderOf(services)
  await settleTheDead(services)
  await sendChosen(services)
  await planWeeklySlot(services)
  const open = await listOpenIssues(query)
  if (open.length === 0 || isAhead(sender.downUntil, services.clock(), UNWELCOME_PAUSE.longest)) return
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
  const { accepted, down } = await sendIssue(services, worker, issue)
  if (accepted > 0) sender.failures = 0
  // While the mail server takes nothing nobody's copy is given up.
  if (down === null) await giveUpAfterDay(services, slug)
  else noteDown(services, sender, slug, down)
  await markFinished(query, slug, services.clock())
}

function noteDown(services: Services, sender: Sender, issue: string, { code, unwelcome }: MailServerDown): void {
  const now = services.clock()
  sender.failures += 1
  const { first, longest } = unwelcome ? UNWELCOME_PAUSE : DOWN_PAUSE
  sender.downUntil = now.getTime() + Math.min(first * 2 ** (sender.failures - 1), longest)
  services.log.info('newsletter.mail-server-down', { reason: code, failures: sender.failures })
  if (!unwelcome || isAhead(sender.toldUntil, now, TOLD_FOR_MS)) return
  sender.toldUntil = now.getTime() + TOLD_FOR_MS
  services.log.error('newsletter.sender-refused', code, { issue })
}

/** For longer than the longest only before the clock was set back. */
function isAhead(time: number, now: Date, longest: number): boolean {
  const rest = time - now.getTime()
  return rest > 0 && rest <= longest
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
