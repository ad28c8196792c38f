// What a mail that came back says: which box of ours it was sent to, and what it reports (RFC 3464, RFC 5965). Whether the
// codes in it are ours is for the caller to check.
import type { Attachment, Email } from 'postal-mime'
import { judgeRefusal } from '#src/platform/mail/refused-sender.ts'

export type BounceKind = 'hard' | 'soft'

export type ArrivedMail =
  /** To `unsubscribe+<code>`: whatever it says, it can only unsubscribe. */
  | { box: 'unsubscribe'; code: string }
  /** To `bounce+<code>`, by a mail server: it could not deliver, for good or for now. */
  | { box: 'bounce'; code: string; kind: BounceKind }
  /** To `complaint+<name>-<tag>`: a provider's reader pressed 'this is spam'. */
  | { box: 'complaint'; source: string; tag: string; about: Addressed[]; stopCodes: string[] }

/** A code of an address of ours in the mail that is complained about. */
interface Addressed {
  purpose: 'bounce' | 'leave'
  code: string
}

/** The last mail server writes these, above the `Received` of its own; what is below may be a stranger's words. */
const ENVELOPE_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to']
const READER_BOX = /(?<![^\s<,])(bounce|unsubscribe)\+([0-9a-f]{50})@/i
const COMPLAINT_BOX = /(?<![^\s<,])complaint\+([a-z0-9]{1,20})-([0-9a-f]{32})@/i
/** Reports have three parts, one in the other. */
const DEEPEST = 8
/** How many groups of fields of a delivery report are read. A report about one of our mails has two. */
const GROUPS_READ = 10
/** How many lines of a report are read: its content is at its beginning, and a hostile mail of empty lines would block the server. */
const LINES_READ = 5_000

/** @param source the mail as it arrived. @returns null for one that tells us nothing */
export async function readArrivedMail(source: string): Promise<ArrivedMail | null> {
  const mail = await parse(source)
  if (mail === null) return null
  const receiver = receiverOf(mail)
  const [, box, code = ''] = READER_BOX.exec(receiver) ?? []
  if (box?.toLowerCase() === 'unsubscribe') return { box: 'unsubscribe', code }
  if (box !== undefined) {
    const kind = await readDeliveryStatus(mail)
    return kind === null ? null : { box: 'bounce', code, kind }
  }
  const [, name, tag = ''] = COMPLAINT_BOX.exec(receiver) ?? []
  if (name === undefined || !(await isComplaint(mail))) return null
  return {
    box: 'complaint',
    source: name.toLowerCase(),
    tag,
    about: findAddressed(mail),
    stopCodes: findStopCodes(mail),
  }
}

/** Null for what no reader of mails can make sense of. */
async function parse(source: string): Promise<Email | null> {
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8', maxNestingDepth: DEEPEST } as const
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(source.split('\n', LINES_READ).join('\n'), options).catch(() => null)
}

/** The receiver on the envelope. Where the mail server does not record it, `To` is used. */
function receiverOf({ headers }: Email): string {
  const received = headers.findIndex(({ key }) => key === 'received')
  const own = received === -1 ? headers : headers.slice(0, received)
  const written = own.filter(({ key }) => ENVELOPE_HEADERS.includes(key))
  return (written.length > 0 ? written : headers.filter(({ key }) => key === 'to')).map(({ value }) => value).join('\n')
}

/** Reads a delivery report, which has an empty sender (RFC 5321, 4.5.5). Null for every other mail. */
async function readDeliveryStatus(mail: Email): Promise<BounceKind | null> {
  if (headerOf(mail, 'return-path') !== '<>') return null
  const part = findPart(mail, 'delivery-status')
  if (part === undefined) return null
  // Fields of the report itself, then of each receiver; a mail of ours has one.
  for (const fields of (part.content as string).split(/\r?\n\r?\n/, GROUPS_READ)) {
    const receiver = await parse(fields)
    if (receiver === null) continue
    const [status] = /^[45]\.\d{1,3}\.\d{1,3}\b/.exec(headerOf(receiver, 'status') ?? '') ?? []
    const [action] = /^(?:failed|delayed)\b/.exec(headerOf(receiver, 'action')?.toLowerCase() ?? '') ?? []
    if (status === undefined || action === undefined) continue
    // 5.0.0: the mail server had no code of its own, only that of the next one.
    const heard = headerOf(receiver, 'diagnostic-code')?.replace(/^smtp;\s*/i, '')
    const response = (status === '5.0.0' ? heard : `550 ${status}`) ?? ''
    const responseCode = Number.parseInt(response, 10)
    const refusal = judgeRefusal({ command: 'RCPT TO', responseCode, response })
    // A bare number may be what the next mail server says of the one that wrote this.
    const isGone = refusal?.of === 'receiver' && refusal.certain
    return action === 'failed' && isGone ? 'hard' : 'soft'
  }
  return null
}

async function isComplaint(mail: Email): Promise<boolean> {
  const part = findPart(mail, 'feedback-report')
  const fields = part === undefined ? null : await parse(part.content as string)
  return fields !== null && /^abuse\b/i.test(headerOf(fields, 'feedback-type') ?? '')
}

/** The part of a report that programs read, when the mail says that it is such a report. */
function findPart(mail: Email, type: 'delivery-status' | 'feedback-report'): Attachment | undefined {
  const contentType = headerOf(mail, 'content-type') ?? ''
  const isReport = /^multipart\/report\s*;/i.test(contentType)
  const reported = /;\s*report-type\s*=\s*"?([a-z-]+)/i.exec(contentType)?.[1]
  if (!isReport || reported?.toLowerCase() !== type) return undefined
  return mail.attachments.find(({ mimeType }) => mimeType === `message/${type}`)
}

/** Addresses of ours in the parts behind the words: the fields of the report, and the mail that it is about. */
function findAddressed(mail: Email): Addressed[] {
  return mail.attachments.flatMap(({ content }) =>
    [...(content as string).matchAll(/\b(bounce|unsubscribe)\+([0-9a-f]{50})@/gi)].map(([, box, code = '']) => ({
      purpose: box?.toLowerCase() === 'bounce' ? ('bounce' as const) : ('leave' as const),
      code,
    })),
  )
}

/** The code to stop of the mail that is complained about, where it is a question by mail. */
function findStopCodes({ attachments }: Email): string[] {
  return attachments.flatMap(({ content }) =>
    [
      ...(content as string).matchAll(/^List-Unsubscribe:.*\/api\/(?:reminders|class-agreements)\/stop\/([\w-]+)>/gim),
    ].map(([, code = '']) => code),
  )
}

/** The value of the first header of that name, because the last mail server writes at the top. */
function headerOf({ headers }: Email, name: string): string | undefined {
  return headers.find(({ key }) => key === name)?.value.trim()
}
