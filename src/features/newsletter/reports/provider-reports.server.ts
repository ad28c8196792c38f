// What mail providers report to a web address, in their own JSON: which mailbox, and whether the mail failed for good, for now, or was
// called spam. As Postmark, Amazon SES, Mailgun and Brevo document it; fields that we do not read may be anything.
import { z } from 'zod/mini'
import { judgeRefusal } from '#src/platform/mail/refused-sender.ts'
import type { BounceKind } from './mail-report.server.ts'

export const PROVIDERS = ['postmark', 'ses', 'mailgun', 'brevo'] as const
export type Provider = (typeof PROVIDERS)[number]

export interface ProviderReport {
  email: string
  /** Null for what counts for nothing. */
  kind: BounceKind | 'complaint' | null
  /** The provider's own word for it, for the log. */
  event: string
  /** The same for the same event, however often it is sent. */
  id: string
}

/** @returns null for a body that is none of the provider's reports */
export function readProviderReports(provider: Provider, body: unknown): ProviderReport[] | null {
  return READERS[provider](body)
}

const READERS: Record<Provider, (body: unknown) => ProviderReport[] | null> = {
  postmark: readPostmark,
  ses: readSes,
  mailgun: readMailgun,
  brevo: readBrevo,
}

const email = z.string().check(z.maxLength(320))
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const Postmark = z.object({ RecordType: z.string(), ID: id, Type: z.string(), Email: email })
const POSTMARK_KINDS: Record<string, ProviderReport['kind']> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SoftBounce: 'soft',
  Transient: 'soft',
  DnsError: 'soft',
  SpamComplaint: 'complaint',
}

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and spam-complaint-webhook */
function readPostmark(body: unknown): ProviderReport[] | null {
  const { data } = Postmark.safeParse(body)
  if (data === undefined) return null
  const isKnown = data.RecordType === 'Bounce' || data.RecordType === 'SpamComplaint'
  const kind = isKnown ? (POSTMARK_KINDS[data.Type] ?? null) : null
  return [{ email: data.Email, kind, event: isKnown ? data.Type : data.RecordType, id: data.ID }]
}

const SesReceivers = z.array(z.object({ emailAddress: email })).check(z.maxLength(50))
const Ses = z.object({
  notificationType: z.optional(z.string()),
  eventType: z.optional(z.string()),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: SesReceivers, feedbackId: z.string() })),
  complaint: z.optional(
    z.object({
      complainedRecipients: SesReceivers,
      feedbackId: z.string(),
      complaintFeedbackType: z.nullish(z.string()),
    }),
  ),
})

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html: the text of an SNS message */
function readSes(body: unknown): ProviderReport[] | null {
  const { data } = Ses.safeParse(body)
  if (data === undefined) return null
  const event = data.notificationType ?? data.eventType ?? ''
  if (event === 'Bounce' && data.bounce !== undefined) {
    const { bounceType, bouncedRecipients, feedbackId } = data.bounce
    const kind = bounceType === 'Permanent' ? 'hard' : bounceType === 'Transient' ? 'soft' : null
    return bouncedRecipients.map(({ emailAddress }) => ({
      email: emailAddress,
      kind,
      event: `Bounce ${bounceType}`,
      id: `${feedbackId} ${emailAddress}`,
    }))
  }
  if (event === 'Complaint' && data.complaint !== undefined) {
    const { complainedRecipients, feedbackId, complaintFeedbackType } = data.complaint
    // The reader took the mail out of the spam folder.
    const kind = complaintFeedbackType === 'not-spam' ? null : 'complaint'
    return complainedRecipients.map(({ emailAddress }) => ({
      email: emailAddress,
      kind,
      event: `Complaint ${complaintFeedbackType ?? ''}`.trim(),
      id: `${feedbackId} ${emailAddress}`,
    }))
  }
  return event === '' ? null : []
}

const Mailgun = z.object({
  'event-data': z.object({
    event: z.string(),
    id: z.string(),
    recipient: email,
    severity: z.optional(z.string()),
    reason: z.optional(z.string()),
    'delivery-status': z.optional(
      z.object({
        code: z.optional(z.number()),
        message: z.optional(z.string()),
        description: z.optional(z.string()),
        'enhanced-code': z.optional(z.string()),
      }),
    ),
  }),
})

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
function readMailgun(body: unknown): ProviderReport[] | null {
  const { data } = Mailgun.safeParse(body)
  if (data === undefined) return null
  const { event, severity, reason, ...rest } = data['event-data']
  const report = { email: rest.recipient, id: rest.id }
  if (event === 'complained') return [{ ...report, kind: 'complaint', event }]
  if (event !== 'failed') return [{ ...report, kind: null, event }]
  const named = ['failed', severity, reason].filter((word) => word !== undefined).join(' ')
  // A failure for now is tried again by Mailgun itself, and reported as permanent when it gives up.
  if (severity !== 'permanent') return [{ ...report, kind: null, event: named }]
  if (reason === 'suppress-bounce') return [{ ...report, kind: 'hard', event: named }]
  if (reason === 'suppress-complaint') return [{ ...report, kind: 'complaint', event: named }]
  if (reason !== 'bounce') return [{ ...report, kind: reason === 'old' ? 'soft' : null, event: named }]
  const { code, message, description, 'enhanced-code': enhanced } = rest['delivery-status'] ?? {}
  const response = [code, enhanced, message || description].filter((part) => part !== undefined).join(' ')
  const refusal = judgeRefusal({ command: 'RCPT TO', responseCode: code, response })
  return [{ ...report, kind: refusal?.of === 'receiver' && refusal.certain ? 'hard' : 'soft', event: named }]
}

const Brevo = z.object({ event: z.string(), email, 'message-id': z.string() })
const BREVO_KINDS: Record<string, ProviderReport['kind']> = {
  hard_bounce: 'hard',
  invalid_email: 'hard',
  soft_bounce: 'soft',
  spam: 'complaint',
  complaint: 'complaint',
}

/** https://developers.brevo.com/docs/transactional-webhooks */
function readBrevo(body: unknown): ProviderReport[] | null {
  const { data } = Brevo.safeParse(body)
  if (data === undefined) return null
  const { event } = data
  return [
    { email: data.email, kind: BREVO_KINDS[event] ?? null, event, id: `${data['message-id']} ${event} ${data.email}` },
  ]
}
