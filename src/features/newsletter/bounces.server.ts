// What mail servers tell us afterwards: no such mailbox, full for now, or 'this is spam' (trust.md G14, G15). It comes to
// `/api/mail/bounces` as the report itself, signed by whoever runs the mail server; whom it is about stands in an
// address that only we can make, so a forged report unsubscribes nobody.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { HonoContext, RawRoute } from '#src/server/route.ts'
import type { Services } from '#src/server/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { leaveById } from './leaving.server.ts'
import { countSoftBounces, insertBounce } from './newsletter-bounces.queries.server.ts'
import { readMailboxCode } from './newsletter-codes.server.ts'
import { findSubscriberById, moveSubscriber, putSuppression } from './subscribers.queries.server.ts'
import { hashAddress, leave } from './subscription-state.server.ts'

export const BOUNCE_PATH = '/api/mail/bounces'
export const SIGNATURE_HEADER = 'x-handrail-signature'
const BODY_LIMIT = 256 * 1024
const SIGNATURE_AGE_MS = 5 * 60 * 1_000
const SOFT_LIMIT = 3
const SOFT_WINDOW_MS = 30 * 24 * 60 * 60 * 1_000

type BounceKind = 'hard' | 'soft' | 'complaint'

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

export function signReport(key: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`
}

async function takeReport(context: HonoContext, services: Services): Promise<Response> {
  const body = await readBody(context.req.raw)
  if (!isSigned(services, context.req.header(SIGNATURE_HEADER) ?? '', body)) {
    throw new AppError('unauthorized', 'The signature is missing, wrong or too old.')
  }
  const leaver = readLeaver(services, body)
  if (leaver !== null) await leaveById(services, leaver, 'one-click')
  const report = readReport(services, body)
  if (report !== null)
    await bounceSubscriber(services, report.subscriberId, report.kind, hash('sha256', body, 'base64url'))
  // The same for a report about nobody we know: there is nothing to try again.
  return context.json({ message: 'Thank you.' })
}

async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) throw new AppError('too_large', `Please send at most ${BODY_LIMIT} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isSigned(services: Services, header: string, body: string): boolean {
  const seconds = Number(/^t=([1-9]\d{0,11}),v1=[0-9a-f]{64}$/.exec(header)?.[1] ?? Number.NaN)
  if (!(Math.abs(services.clock().getTime() - seconds * 1_000) <= SIGNATURE_AGE_MS)) return false
  return bounceKeys(services).some((key) =>
    timingSafeEqual(Buffer.from(signReport(key, seconds, body)), Buffer.from(header)),
  )
}

/** Of a delivery report (RFC 3464) or an abuse report (RFC 5965): about whom, and what. Null for anything else. */
function readReport(services: Services, body: string): { subscriberId: string; kind: BounceKind } | null {
  const kind = kindOf(body)
  if (kind === null) return null
  for (const [, box, code] of body.matchAll(/\b(bounce|unsubscribe)\+([0-9a-f]{50})@/gi)) {
    const purpose = box?.toLowerCase() === 'bounce' ? 'bounce' : 'leave'
    const subscriberId = readMailboxCode(services.secrets, purpose, code as string)
    if (subscriberId !== null) return { subscriberId, kind }
  }
  return null
}

/** A mail that somebody's mail program wrote in order to leave: all that counts is whom it is written to. */
function readLeaver(services: Services, body: string): string | null {
  if (kindOf(body) !== null) return null
  const code = /^(?:To|Delivered-To|X-Original-To):.*\bunsubscribe\+([0-9a-f]{50})@/im.exec(body)?.[1]
  return code === undefined ? null : readMailboxCode(services.secrets, 'leave', code)
}

function kindOf(body: string): BounceKind | null {
  if (/^Feedback-Type:\s*abuse\b/im.test(body)) return 'complaint'
  const status = /^Status:\s*([45])\.\d{1,3}\.\d{1,3}\b/im.exec(body)?.[1]
  if (status === undefined) return null
  return status === '5' ? 'hard' : 'soft'
}

/** @param reportId the same for the same report: it counts once */
export async function bounceSubscriber(
  services: Services,
  subscriberId: string,
  kind: BounceKind,
  reportId: string,
): Promise<void> {
  await services.database.query.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriberById(transaction, subscriberId)
    if (subscriber === undefined) return
    const now = services.clock()
    if (!(await insertBounce(transaction, { id: reportId, subscriber_id: subscriberId, kind }, now))) return
    if (kind === 'soft') {
      const window = new Date(now.getTime() - SOFT_WINDOW_MS).toISOString()
      // What was refused before the reader came back is settled.
      const since = [window, subscriber.active_since ?? ''].sort().at(-1) as string
      const count = await countSoftBounces(transaction, subscriberId, since)
      if (count >= SOFT_LIMIT && subscriber.state === 'active') {
        await moveSubscriber(transaction, subscriber, { state: 'paused' })
      }
      return
    }
    const reason = kind === 'hard' ? 'bounced' : 'complained'
    if (subscriber.state === 'complained') return
    await leave(transaction, services, subscriber, { event: reason, method: 'bounce' }, now)
    await moveSubscriber(transaction, { ...subscriber, epoch: subscriber.epoch + 1 }, { state: reason })
    const address_hash = hashAddress(services, subscriber.canonical_email)
    await putSuppression(transaction, { address_hash, reason, created_at: now.toISOString() })
  })
}
