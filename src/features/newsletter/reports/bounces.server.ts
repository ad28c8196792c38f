// Reports that mail servers send us later: no such mailbox, full for now, or 'this is spam'. They come to
// `/api/mail/bounces` as the mail itself, signed by the mail server's operator. Any sender may write to our boxes, so each
// box takes one sort of mail, and its address is one that only we can make.

import { createHmac, hash } from 'node:crypto'
import {
  stopClassAgreementMailsByCode,
  stopClassAgreementMailsTo,
} from '#src/features/community/class-agreement/class-agreement.emails.server.ts'
import { stopQuestionsByCode, stopQuestionsTo } from '#src/features/family/reminders/stop-reminders.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { findNetwork } from '#src/platform/http/client.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { isSameTag } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { leaveById } from '../subscription/leaving.server.ts'
import { hashAddress, isComplaintTag, readMailboxCode } from '../subscription/newsletter-codes.server.ts'
import { findSubscriberById, moveSubscriber, putSuppression } from '../subscription/subscription.queries.server.ts'
import { leave } from '../subscription/subscription-state.server.ts'
import { countSoftBounces, insertBounce } from './bounces.queries.server.ts'
import { type ArrivedMail, type BounceKind, readArrivedMail } from './mail-report.server.ts'

export const BOUNCE_PATH = '/api/mail/bounces'
export const SIGNATURE_HEADER = 'x-handrail-signature'
/** Bytes. `deploy/pass-on-mail.sh` passes on no more of a mail. */
export const REPORT_LIMIT = 256 * 1024
const SIGNATURE_AGE_MS = 5 * 60 * 1_000
const SOFT_LIMIT = 3
const SOFT_WINDOW_MS = 30 * DAY_MS

/** Signatures that fit nothing, from one network, in each process. */
export const WRONG_SIGNATURES = { max: 300, seconds: 15 * 60 }
const wrongSignatures = tallyOfEachApp(WRONG_SIGNATURES)

export const bounceRoute: RawRoute = {
  endpoint: {
    method: 'POST',
    path: BOUNCE_PATH,
    summary: 'Takes what a mail server sends back, signed by whoever runs it',
    takes: 'message/rfc822',
    headers: [SIGNATURE_HEADER],
    answers: 'application/json',
  },
  respond: takeReport,
}

/** What the operator's mail server signs with: `t=<seconds>,v1=<hex of HMAC-SHA256(key, "<seconds>.<body>")>`. */
export function bounceKeys(services: Pick<Services, 'secrets'>): string[] {
  return services.secrets.keyedHashes('bounce-webhook', 'key')
}

/** @param body as it came: a mail may be in letters that are no UTF-8 */
export function signReport(key: string, seconds: number, body: string | Uint8Array): string {
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')}`
}

async function takeReport(context: HonoContext, services: Services): Promise<Response> {
  const network = findNetwork(context.req.raw.headers, context.env, services)
  const wrong = wrongSignatures(services)
  refuseWaiting(wrong, network)
  const body = await readBody(context.req.raw, REPORT_LIMIT)
  if (!isSigned(services, context.req.header(SIGNATURE_HEADER) ?? '', body)) {
    wrong.add(network)
    throw new AppError('unauthorized', 'newsletter_answers_signature_wrong')
  }
  await takeReportMail(services, body)
  // The same for a report about an unknown address: there is nothing to try again.
  return context.json({ message: translator(languageOf(context.req.raw.headers))('newsletter_answers_report_taken') })
}

/** Acts on a mail that came back, and logs what became of it. @param source as it arrived, from the mail server's hook or its mailbox */
export async function takeReportMail(services: Services, source: Buffer): Promise<void> {
  const mail = await readArrivedMail(source.toString('utf8'))
  if (mail !== null) await takeMail(services, mail, hash('sha256', source, 'base64url'))
  else
    services.log.info('newsletter.report', { provider: 'mail', outcome: 'ignored', why: 'is no report', reader: null })
}

function isSigned(services: Services, header: string, body: Uint8Array): boolean {
  const seconds = Number(/^t=([1-9]\d{0,11}),v1=[0-9a-f]{64}$/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(services.clock().getTime() - seconds * 1_000) <= SIGNATURE_AGE_MS)) return false
  return bounceKeys(services).some((key) => isSameTag(header, signReport(key, seconds, body)))
}

/** Logs what became of a report: counted or ignored and why, with the id of its reader and never an address. */
export function reportLog(services: Pick<Services, 'log'>, provider: string, event: string) {
  return (outcome: 'counted' | 'ignored', why: string, reader: string | null = null): void =>
    services.log.info('newsletter.report', { provider, event, outcome, why, reader })
}

async function takeMail(services: Services, mail: ArrivedMail, reportId: string): Promise<void> {
  const tell = reportLog(services, 'mail', mail.box)
  const count = async (reader: string, kind: BounceKind | 'complaint') =>
    (await bounceSubscriber(services, reader, kind, reportId))
      ? tell('counted', kind, reader)
      : tell('ignored', 'counted before, or the reader is gone', reader)
  if (mail.box === 'unsubscribe') {
    const leaver = readMailboxCode(services.secrets, 'leave', mail.code)
    if (leaver === null) return tell('ignored', 'its address is none of ours')
    await leaveById(null, services, leaver, 'one-click')
    return tell('counted', 'left', leaver)
  }
  if (mail.box === 'bounce') {
    const reader = readMailboxCode(services.secrets, 'bounce', mail.code)
    return reader === null ? tell('ignored', 'its address is none of ours') : count(reader, mail.kind)
  }
  const { feedbackLoops } = services.config.newsletter
  if (!feedbackLoops.includes(mail.source)) return tell('ignored', 'its source does not stand in FEEDBACK_LOOPS')
  if (!isComplaintTag(services.secrets, mail.source, mail.tag)) return tell('ignored', 'its address is none of ours')
  for (const code of mail.stopCodes) {
    if (!(await stopQuestionsByCode(services, code))) await stopClassAgreementMailsByCode(services, code)
  }
  const [reader] = mail.about.flatMap(({ purpose, code }) => readMailboxCode(services.secrets, purpose, code) ?? [])
  if (reader !== undefined) return count(reader, 'complaint')
  tell(mail.stopCodes.length > 0 ? 'counted' : 'ignored', 'about no issue of the newsletter')
}

/**
 * @param reportId the same for the same report: it counts once
 * @returns whether it counted now
 */
export async function bounceSubscriber(
  services: Services,
  subscriberId: string,
  kind: BounceKind | 'complaint',
  reportId: string,
): Promise<boolean> {
  return services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberId)
    if (subscriber === undefined) return false
    const now = services.clock()
    if (!(await insertBounce(transaction, { id: reportId, subscriber_id: subscriberId, kind }, now))) return false
    if (kind === 'soft') {
      const window = new Date(now.getTime() - SOFT_WINDOW_MS).toISOString()
      // Rejections from before the reader came back no longer count.
      const since = [window, subscriber.active_since ?? ''].sort().at(-1) as string
      const count = await countSoftBounces(transaction, subscriberId, since)
      if (count >= SOFT_LIMIT && subscriber.state === 'active') {
        await moveSubscriber(transaction, subscriber, { state: 'paused' })
      }
      return true
    }
    const reason = kind === 'hard' ? 'bounced' : 'complained'
    if (subscriber.state === 'complained') return true
    await leave(transaction, services, subscriber, { event: reason, method: 'bounce' }, now)
    await moveSubscriber(transaction, { ...subscriber, epoch: subscriber.epoch + 1 }, { state: reason })
    if (kind === 'complaint') {
      await stopQuestionsTo(transaction, services, subscriber.email)
      await stopClassAgreementMailsTo(transaction, services, subscriber.email)
    }
    const address_hash = hashAddress(services, subscriber.canonical_email)
    await putSuppression(transaction, { address_hash, reason, created_at: now.toISOString() })
    return true
  })
}
