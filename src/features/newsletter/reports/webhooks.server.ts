// `/api/mail/webhooks/<provider>`: what a mail provider reports of mails of ours, proven as each of them can: Mailgun and Amazon sign what
// they send; Postmark and Brevo send a password with it.
import { createHmac, hash } from 'node:crypto'
import { stopClassAgreementMailsTo } from '#src/features/community/class-agreement/class-agreement.emails.server.ts'
import { stopQuestionsTo } from '#src/features/family/reminders/stop-reminders.server.ts'
import { translator } from '#src/platform/content/translator.ts'
import { findNetwork } from '#src/platform/http/client.ts'
import { readJsonBody } from '#src/platform/http/json-body.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { HonoContext, RawRoute } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isSameTag } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { parseJson } from '#src/shared/parse-json.ts'
import { findSubscriber } from '../subscription/subscription.queries.server.ts'
import { bounceSubscriber, reportLog, WRONG_SIGNATURES } from './bounces.server.ts'
import { PROVIDERS, type Provider, type ProviderReport, readProviderReports } from './provider-reports.server.ts'
import { confirmTopic, isFromAmazon, readSnsMessage } from './sns-message.server.ts'

export const WEBHOOK_PATH = '/api/mail/webhooks'
/** Bytes. */
const BODY_LIMIT = 256 * 1024
/** How old a signature of Mailgun may be: it tries for hours to deliver a report, and signs each try again. */
const SIGNATURE_AGE_MS = 15 * 60 * 1_000

const wrongProofs = tallyOfEachApp(WRONG_SIGNATURES)

export const webhookRoutes: RawRoute[] = PROVIDERS.map((provider) => ({
  endpoint: {
    method: 'POST',
    path: `${WEBHOOK_PATH}/${provider}`,
    summary: `Takes what ${provider} reports of mails that failed or were called spam`,
    takes: provider === 'ses' ? 'text/plain' : 'application/json',
    headers: provider === 'postmark' || provider === 'brevo' ? ['authorization'] : [],
    answers: 'application/json',
  },
  respond: (context, services) => takeWebhook(provider, context, services),
}))

/** The secret that the provider must send: as the password of `handrail` (Basic), or as a bearer token. The newest first. */
export function webhookPasswords(services: Pick<Services, 'secrets'>, provider: 'postmark' | 'brevo'): string[] {
  return services.secrets.keyedHashes('mail-webhook', provider)
}

async function takeWebhook(provider: Provider, context: HonoContext, services: Services): Promise<Response> {
  const network = findNetwork(context.req.raw.headers, context.env, services)
  const wrong = wrongProofs(services)
  refuseWaiting(wrong, network)
  const { raw } = context.req
  // Amazon says of its JSON that it is plain text.
  const body =
    provider === 'ses'
      ? parseJson((await readBody(raw, BODY_LIMIT)).toString('utf8'))
      : await readJsonBody(raw, BODY_LIMIT)
  const reports = await READERS[provider](services, body, context.req.header('authorization') ?? '').catch((error) => {
    // Amazon's certificate did not come. A later try may succeed, but tries must end.
    wrong.add(network)
    throw error
  })
  if (reports === null) {
    wrong.add(network)
    throw new AppError('unauthorized', 'newsletter_answers_signature_wrong')
  }
  for (const report of reports) await countReport(services, provider, report)
  // The same for a report about an unknown address: there is nothing to try again.
  return context.json({ message: translator(languageOf(context.req.raw.headers))('newsletter_answers_report_taken') })
}

/** Null where it is not proven who sent it. What is proven and none of the reports we know is an empty list. */
type ReadProven = (services: Services, body: unknown, authorization: string) => Promise<ProviderReport[] | null>

const READERS: Record<Provider, ReadProven> = {
  postmark: readWithPassword('postmark'),
  brevo: readWithPassword('brevo'),

  async mailgun(services, body) {
    const { timestamp, token, signature } = (body as { signature?: Record<string, unknown> } | null)?.signature ?? {}
    const { mailgunSigningKey } = services.config.newsletter
    if (mailgunSigningKey === undefined || typeof token !== 'string' || typeof signature !== 'string') return null
    const age = Math.abs(services.clock().getTime() - Number(timestamp) * 1_000)
    if (!(age <= SIGNATURE_AGE_MS)) return null
    const right = createHmac('sha256', mailgunSigningKey).update(`${timestamp}${token}`).digest('hex')
    return isSameTag(signature, right) ? (readProviderReports('mailgun', body) ?? []) : null
  },

  async ses(services, body) {
    const message = readSnsMessage(body)
    const { sesTopic } = services.config.newsletter
    // Any customer of Amazon can have a topic there.
    if (message === null || sesTopic === undefined || message.TopicArn !== sesTopic) return null
    if (!(await isFromAmazon(message, services.clock()))) return null
    if (message.Type === 'SubscriptionConfirmation') await confirmTopic(message)
    return message.Type === 'Notification' ? (readProviderReports('ses', parseJson(message.Message)) ?? []) : []
  },
}

function readWithPassword(provider: 'postmark' | 'brevo'): ReadProven {
  return async (services, body, authorization) => {
    const isRight = webhookPasswords(services, provider).some(
      (password) =>
        isSameTag(authorization, `Basic ${Buffer.from(`handrail:${password}`).toString('base64')}`) ||
        isSameTag(authorization, `Bearer ${password}`),
    )
    return isRight ? (readProviderReports(provider, body) ?? []) : null
  }
}

/** Counts it for its reader, and logs what became of it. */
async function countReport(services: Services, provider: Provider, report: ProviderReport): Promise<void> {
  const { kind, event, email, id } = report
  const tell = reportLog(services, provider, event)
  if (kind === null) return tell('ignored', 'says nothing of the mailbox')
  const { query } = services.database
  const subscriber = await findSubscriber(query, canonicalEmail(email))
  if (subscriber !== undefined) {
    const reportId = hash('sha256', `${provider} ${id}`, 'base64url')
    const counted = await bounceSubscriber(services, subscriber.id, kind, reportId)
    return counted ? tell('counted', kind, subscriber.id) : tell('ignored', 'counted before', subscriber.id)
  }
  if (kind !== 'complaint') return tell('ignored', 'no reader of the newsletter')
  await query.transaction().execute(async (transaction) => {
    await stopQuestionsTo(transaction, services, email)
    await stopClassAgreementMailsTo(transaction, services, email)
  })
  tell('counted', 'complaint of a person who is no reader: questions and mails of class agreements are stopped')
}
