// Messages of Amazon's notification service, which delivers the reports of SES: signed with a certificate that Amazon serves.
// https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod/mini'

const Message = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.nullish(z.string()),
  Token: z.optional(z.string()),
  SubscribeURL: z.optional(z.string()),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
type SnsMessage = z.infer<typeof Message>

/** No other file of that service has this form: what it answers to a question of a caller would. */
const CERTIFICATE = /^\/SimpleNotificationService-[0-9a-f]{32}\.pem$/
const FETCH_TIMEOUT_MS = 5_000
const certificates = new Map<string, string>()

/** @returns null for what is no message of this service */
export function readSnsMessage(body: unknown): SnsMessage | null {
  return Message.safeParse(body).data ?? null
}

/** Whether Amazon wrote it, for a topic that is known to be the operator's. @throws when its certificate cannot be fetched: a later try may go well */
export async function isFromAmazon(message: SnsMessage, now: Date): Promise<boolean> {
  if (!isOfTopic(message, message.SigningCertURL, CERTIFICATE)) return false
  const pem = certificates.get(message.SigningCertURL) ?? (await fetchFromAmazon(message.SigningCertURL))
  try {
    const certificate = new X509Certificate(pem)
    if (now < certificate.validFromDate || now > certificate.validToDate) return false
    certificates.set(message.SigningCertURL, pem)
    const digest = message.SignatureVersion === '1' ? 'sha1' : 'sha256'
    const signature = Buffer.from(message.Signature, 'base64')
    return verify(digest, Buffer.from(textToSign(message)), certificate.publicKey, signature)
  } catch {
    return false
  }
}

/** Says yes to a subscription that the operator has just made. @throws when Amazon does not take it */
export async function confirmTopic(message: SnsMessage): Promise<void> {
  const { SubscribeURL = '' } = message
  if (!isOfTopic(message, SubscribeURL, /^\/\?/)) throw new Error('The address to confirm at is none of Amazon.')
  await fetchFromAmazon(SubscribeURL)
}

/** Whether an address lies with the service in the topic's region: names such as `sns.s3-eu-west-1` may belong to any customer. @param rest what follows the host */
function isOfTopic({ TopicArn }: SnsMessage, address: string, rest: RegExp): boolean {
  const [, partition, , region] = TopicArn.split(':')
  const origin = `https://sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`
  return address.startsWith(`${origin}/`) && rest.test(address.slice(origin.length))
}

function textToSign(message: SnsMessage): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const)
  return names
    .flatMap((name) => {
      const value = (message as Record<string, unknown>)[name]
      return value === undefined || value === null ? [] : [`${name}\n${value}\n`]
    })
    .join('')
}

async function fetchFromAmazon(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`Amazon answered ${answer.status}.`)
  return answer.text()
}
