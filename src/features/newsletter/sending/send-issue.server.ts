// Sends an issue as one job whose copies are rows. A copy is marked `sending`, sent through the mail server's pool, and its result stored;
// copies of a dead process that are still `sending` are sent again. So no reader is left out, and at most one for each connection gets two.
import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { queueJob } from '#src/platform/jobs/jobs.ts'
import { JobFailure, type JobKind, pauseAfter, type RunningJob } from '#src/platform/jobs/run-jobs.ts'
import { describeFailure, readFailure } from '#src/platform/mail/mail-failure.ts'
import { createMailTransport } from '#src/platform/mail/mail-transport.ts'
import { judgeRefusal, type Refusal } from '#src/platform/mail/refused-sender.ts'
import { perApp } from '#src/platform/per-app.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { findIssue, type Issue } from '../issues/issues.server.ts'
import {
  findIssueRow,
  isStopped,
  markStarted,
  setProblem,
  setStopped,
} from '../issues/newsletter-issues.queries.server.ts'
import { bounceSubscriber } from '../reports/bounces.server.ts'
import { createCopyWriters } from './copy-writer.server.ts'
import {
  endCopies,
  findNextDue,
  hasSent,
  type IssueClaim,
  markFinished,
  putOffCopy,
  requeueSending,
  type TakenCopy,
  takeCopies,
} from './deliveries.queries.server.ts'

/** The pauses before the next tries of a copy; the last one is used for all further tries. */
const PAUSES_MS = [5, 30, 120, 600, 1_800, 3_600].map((seconds) => seconds * SECOND_MS)
const GIVE_UP_AFTER_MS = DAY_MS
/** So many rejections in a row, without an accepted copy, mean that the mail server rejects us and not the readers. */
export const REFUSED_IN_A_ROW = 20
/** The pause before a mail server that is away is tried again. */
const AWAY_PAUSE = { first: SECOND_MS, longest: 15 * SECOND_MS }
/** The pause between checks of a stopped issue; resuming it runs the job at once. */
const STOPPED_PAUSE_MS = MINUTE_MS
/** How long ended copies wait to share a commit, because on SQLite every commit blocks all other writes. */
const GATHER_MS = 3
/** Tries to store which copies were sent. If all fail, those copies are sent again. */
const NOTE_TRIES = 5

export const ISSUE_JOB: JobKind = { kind: 'issue', lasting: true, run: sendIssue }

export async function queueIssue(query: Kysely<Tables>, services: Services, slug: string): Promise<void> {
  await queueJob(query, services, { kind: ISSUE_JOB.kind, uniqueKey: slug, lane: 'issue' })
}

type Outcome =
  | { kind: 'sent' }
  /** Rejected permanently, because of the reader, the text or us. */
  | { kind: 'refused'; reason: string; refusal: Refusal }
  /** This copy was rejected temporarily. */
  | { kind: 'later'; reason: string }
  /** The mail server accepts nothing, so no copy has used a try. */
  | { kind: 'away'; reason: string; answered: boolean }

type Answer = Outcome & { copy: TakenCopy }
type Refused = Extract<Answer, { kind: 'refused' }>

interface Run {
  services: Services
  claim: IssueClaim
  /** Rejections since the last accepted copy. In the database these copies are still `sending`. */
  refused: Refused[]
  /** How often in a row the mail server was away, and its last reason. */
  away: { times: number; reason: string }
  sent: number
  /** Whether no more copies may be started. */
  ends: boolean
}

/** Counts consecutive runs in which the mail server was away. */
const awayOf = perApp(() => ({ runs: 0 }))

/** @returns when to continue; undefined when it is done */
async function sendIssue(services: Services, job: RunningJob): Promise<Date | undefined> {
  const { query } = services.database
  const slug = job.unique_key ?? ''
  const after = (milliseconds: number) => new Date(services.clock().getTime() + milliseconds)
  if (!services.config.newsletter.sending) return after(10 * SECOND_MS)
  const row = await findIssueRow(query, slug)
  if (row === undefined || row.finished_at !== null) return undefined
  // The copies in flight at the stop may have been the last ones.
  if (row.stopped_at !== null) {
    return (await markFinished(query, slug, services.clock())) ? undefined : after(STOPPED_PAUSE_MS)
  }
  const issue = await findIssue(query, DEFAULT_LANGUAGE, slug)
  if (issue === undefined) {
    services.log.error('newsletter.missing-issue', 'The words of an issue that is being sent are gone.', {
      issue: slug,
    })
    throw new JobFailure('The words of the issue are gone.', { pause: 10 * MINUTE_MS, told: true })
  }
  await requeueSending(query, slug)
  await markStarted(query, slug, services.clock())
  const run: Run = {
    services,
    claim: { issue: slug, jobId: job.id, lockedBy: job.locked_by },
    refused: [],
    away: { times: 0, reason: '' },
    sent: 0,
    ends: false,
  }
  await sendCopies(run, issue, job.signal)
  const memory = awayOf(services)
  if (run.sent > 0) memory.runs = 0
  const { times, reason } = run.away
  if (times > 0 && (run.sent === 0 || isAway(run))) {
    memory.runs += 1
    await setProblem(query, slug, reason)
    services.log.info('newsletter.mail-server-away', { issue: slug, reason, runs: memory.runs })
    return after(pauseAfter(memory.runs, AWAY_PAUSE))
  }
  if (await isStopped(query, slug)) return after(STOPPED_PAUSE_MS)
  if (services.stopping || job.signal.aborted) return after(0)
  const next = await findNextDue(query, slug)
  if (next !== null) return next > after(PAUSES_MS.at(-1) as number) ? after(0) : next
  if (await markFinished(query, slug, services.clock())) services.log.info('newsletter.finished', { issue: slug })
  return undefined
}

/** Sends as many copies at a time as there are connections, until none is due. */
async function sendCopies(run: Run, issue: Issue, signal: AbortSignal): Promise<void> {
  const { services } = run
  const { connections, rate } = services.config.newsletter
  const transport = createMailTransport(services.config, { connections, rate })
  const writeCopy = createCopyWriters(services, issue)
  const answers: Answer[] = []
  let inFlight = 0
  let wake = Promise.withResolvers<void>()
  const send = async (copy: TakenCopy) => {
    const outcome = await writeCopy(copy.reader)
      .then(({ id, letter }) => transport.send(id, letter))
      .then((): Outcome => ({ kind: 'sent' }), judge)
    answers.push({ ...outcome, copy })
    wake.resolve()
  }
  try {
    for (;;) {
      wake = Promise.withResolvers()
      const ended = answers.splice(0)
      run.ends ||= services.stopping || signal.aborted
      const { taken, copies } = await noteAnswers(run, ended, connections - inFlight + ended.length)
      inFlight += copies.length - ended.length
      for (const copy of copies) void send(copy)
      if (answers.length > 0 || taken > copies.length) continue
      if (inFlight > 0) await wake.promise.then(() => setTimeout(GATHER_MS))
      else if (taken === 0) break
    }
    await settleRefused(run)
  } finally {
    transport.close()
  }
}

function judge(error: unknown): Outcome {
  const failure = readFailure(error)
  const reason = describeFailure(failure)
  const refusal = judgeRefusal(failure)
  if (refusal !== null) return { kind: 'refused', reason, refusal }
  const { command, responseCode } = failure
  // A failure before the receiver was named is not caused by the copy.
  const aboutCopy = command === 'RCPT TO' || command === 'DATA'
  if (aboutCopy || (responseCode === undefined && command === undefined)) return { kind: 'later', reason }
  return { kind: 'away', reason, answered: responseCode !== undefined }
}

/** Stores the results of copies and takes the next ones, in one commit. */
async function noteAnswers(run: Run, answers: Answer[], room: number) {
  for (const answer of answers) {
    if (answer.kind === 'sent') run.sent += 1
    if (answer.kind === 'sent') run.away = { times: 0, reason: '' }
    if (answer.kind === 'away') run.away = { times: run.away.times + 1, reason: answer.reason }
  }
  const isTaken = answers.some(({ kind }) => kind === 'sent')
  const refused = [...run.refused, ...answers.filter((answer) => answer.kind === 'refused')]
  run.refused = isTaken ? [] : refused
  run.ends ||= isAway(run) || run.refused.length >= REFUSED_IN_A_ROW
  const after = isTaken ? refused : []
  const result = await again(() =>
    run.services.database.query.transaction().execute(async (transaction) => {
      await noteEnded(transaction, run, answers)
      for (const one of after) await noteRefused(transaction, run, one)
      return run.ends ? { taken: 0, copies: [] } : takeCopies(transaction, run.claim, room, run.services.clock())
    }),
  )
  for (const one of after) await recordBounce(run, one)
  return result
}

/** Retries, so that a database that is away for a moment does not cause a second copy. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= NOTE_TRIES) throw error
      await setTimeout(SECOND_MS / 2)
    }
  }
}

/** No connection to the mail server works. */
function isAway({ away, services }: Run): boolean {
  return away.times >= services.config.newsletter.connections
}

async function noteEnded(transaction: Kysely<Tables>, run: Run, answers: Answer[]): Promise<void> {
  const { services, claim } = run
  const { issue } = claim
  const now = services.clock()
  const sent = answers.filter(({ kind }) => kind === 'sent').map(({ copy }) => copy.subscriberId)
  await endCopies(transaction, issue, sent, { state: 'sent', reason: null, now })
  for (const answer of answers) {
    // If other copies are accepted, a broken connection may be caused by this copy.
    if (answer.kind === 'later' || (answer.kind === 'away' && !answer.answered && run.sent > 0)) {
      await tryLater(transaction, services, issue, answer)
    } else if (answer.kind === 'away') {
      const due = new Date(now.getTime() + (PAUSES_MS[0] as number))
      await putOffCopy(transaction, issue, answer.copy, { due, reason: answer.reason, counts: false })
    }
  }
  if (sent.length > 0) await setProblem(transaction, issue, null)
}

/** Retries the copy after a pause, for a day. */
async function tryLater(
  transaction: Kysely<Tables>,
  services: Services,
  issue: string,
  { copy, reason }: { copy: TakenCopy; reason: string },
): Promise<void> {
  const now = services.clock()
  const { subscriberId, attempts, createdAt } = copy
  services.log.info('newsletter.copy-postponed', { issue, reader: subscriberId, attempts: attempts + 1, reason })
  if (now.getTime() - Date.parse(createdAt) >= GIVE_UP_AFTER_MS) {
    await endCopies(transaction, issue, [subscriberId], { state: 'failed', reason, now })
    return
  }
  const due = new Date(now.getTime() + (PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] as number))
  await putOffCopy(transaction, issue, copy, { due, reason, counts: true })
}

/** Settles rejections of the reader, once another accepted copy shows that the mail server accepts us. */
async function noteRefused(transaction: Kysely<Tables>, run: Run, { copy, reason, refusal }: Refused): Promise<void> {
  const { services, claim } = run
  if (refusal.of === 'sender' || refusal.of === 'unclear') {
    await tryLater(transaction, services, claim.issue, { copy, reason })
    return
  }
  services.log.info('newsletter.copy-failed', { issue: claim.issue, reader: copy.subscriberId, reason })
  const ended = { state: 'failed', reason, now: services.clock() } as const
  await endCopies(transaction, claim.issue, [copy.subscriberId], ended)
}

/** A missing mailbox ends the subscription, and another rejection is counted. */
async function recordBounce({ services, claim }: Run, { copy, refusal }: Refused): Promise<void> {
  const id = `${claim.issue}.${copy.subscriberId}`
  if (refusal.of === 'receiver') await bounceSubscriber(services, copy.subscriberId, 'hard', id)
  if (refusal.of === 'mailbox') await bounceSubscriber(services, copy.subscriberId, 'soft', id)
}

/**
 * Decides at the end, or after many rejections in a row, whether the mail server rejected these copies because of their readers or
 * because it rejects us. In the second case the issue stops and no reader is removed.
 */
async function settleRefused(run: Run): Promise<void> {
  const { services, claim, refused } = run
  const { query } = services.database
  const last = refused.at(-1)
  // If the mail server or this process stops early, the remaining copies are sent again.
  if (last === undefined || (run.ends && refused.length < REFUSED_IN_A_ROW)) return
  run.refused = []
  const isClear = refused.every(({ refusal }) => refusal.certain && refusal.of !== 'sender')
  const tookOthers = run.sent > 0 || (await hasSent(query, claim.issue))
  if (refused.length < REFUSED_IN_A_ROW && (isClear || tookOthers)) {
    await query.transaction().execute(async (transaction) => {
      for (const one of refused) {
        // Without an accepted copy since, only a code that names the mailbox means the reader.
        if (one.refusal.certain || run.sent > 0) await noteRefused(transaction, run, one)
        else await tryLater(transaction, services, claim.issue, one)
      }
    })
    for (const one of refused) if (one.refusal.certain || run.sent > 0) await recordBounce(run, one)
    return
  }
  await query.transaction().execute(async (transaction) => {
    const due = new Date(services.clock().getTime() + (PAUSES_MS[0] as number))
    for (const { copy, reason } of refused) {
      await putOffCopy(transaction, claim.issue, copy, { due, reason, counts: false })
    }
    await setStopped(transaction, claim.issue, services.clock())
    await setProblem(transaction, claim.issue, last.reason)
  })
  services.log.error('newsletter.sender-refused', last.reason, { issue: claim.issue })
}
