// Copies by SMTP, over one connection that is kept. The message leaves first, then the claim is asked, and only then the
// final dot: until the dot nothing is delivered, and after it we hold the row. What is uncertain is one round trip wide.
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { judgeRefusal } from '#src/platform/mail/refused-sender.ts'
import type { DeliveryChannel, MailCopy, Outcome } from './delivery-channel.server.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 10_000 }
/** Milliseconds in which a server that breaks off in the middle of a message is noticed before the claim. */
const BREAK_NOTICE = 3

interface Failure {
  code?: string | undefined
  responseCode?: number | undefined
  response?: string | undefined
  command?: string | undefined
}

/** How far a copy has come. */
interface Progress {
  claimed: boolean
  /** The claim was refused. */
  unwanted: boolean
  /** The dot may have left. */
  endOfDataSent: boolean
  /** The server has answered, or the connection is gone. */
  over: boolean
}

export function createSmtpChannel(url: string): DeliveryChannel {
  let open: SMTPConnection | undefined

  const close = () => {
    open?.close()
    open = undefined
  }

  const sendOnce = async (
    connection: SMTPConnection,
    copy: MailCopy,
  ): Promise<{ failure: Failure | null } & Progress> => {
    const progress: Progress = { claimed: false, unwanted: false, endOfDataSent: false, over: false }
    const content = Readable.from(streamUntilClaimed(copy, progress), { objectMode: false })
    const ended = Promise.withResolvers<void>()
    content.once('close', ended.resolve)
    const failure = await new Promise<Failure | null>((resolve) => {
      connection.send({ from: copy.from, to: [copy.to] }, content, (error) => {
        progress.over = true
        resolve(error ?? null)
      })
    })
    if (failure !== null) {
      content.destroy()
      close()
    }
    // A claim that was asked is answered before we say how far it came.
    await ended.promise
    return { failure, ...progress }
  }

  return {
    async send(copy) {
      for (let fresh = open === undefined; ; fresh = true) {
        try {
          open ??= await connect(url)
        } catch (error) {
          return describeDown(error as Failure)
        }
        const result = await sendOnce(open, copy)
        const { failure, claimed, endOfDataSent, unwanted } = result
        if (failure === null) return { kind: 'accepted', code: '250' }
        if (unwanted) return { kind: 'unwanted' }
        // A kept connection that the server had closed in the meantime: nothing of the copy left.
        const stale = !fresh && failure.responseCode === undefined && !claimed && failure.code === 'ECONNECTION'
        if (!stale) return judge(failure, { claimed, endOfDataSent })
      }
    },
    close,
  }
}

async function* streamUntilClaimed({ message, claim }: MailCopy, progress: Progress): AsyncGenerator<Buffer> {
  yield message
  await setTimeout(BREAK_NOTICE)
  if (progress.over) throw new Error('The connection ended before the message did.')
  progress.claimed = await claim()
  progress.unwanted = !progress.claimed
  if (progress.unwanted) throw new Error('The copy is not to be sent.')
  if (progress.over) throw new Error('The connection ended while the copy was claimed.')
  progress.endOfDataSent = true
}

function judge(failure: Failure, { claimed, endOfDataSent }: Pick<Progress, 'claimed' | 'endOfDataSent'>): Outcome {
  const code = codeOf(failure)
  const { responseCode, command } = failure
  if (responseCode === undefined) return endOfDataSent ? { kind: 'uncertain', code } : { kind: 'later', code, claimed }
  // Who we are is refused, not who it is for: that is ours to mend.
  if (!endOfDataSent && command !== 'RCPT TO' && command !== 'DATA' && responseCode !== 421)
    return describeDown(failure)
  const refusal = judgeRefusal(failure)
  return refusal === null ? { kind: 'later', code, claimed } : { kind: 'refused', code, claimed, refusal }
}

function describeDown(failure: Failure): Outcome {
  return { kind: 'down', code: codeOf(failure), unwelcome: judgeRefusal(failure) !== null }
}

/** Numbers only: what a mail server writes beside them may quote the address. */
function codeOf({ code, responseCode, response }: Failure): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return [responseCode ?? code ?? 'failed', enhanced].filter((part) => part !== undefined).join(' ')
}

async function connect(url: string): Promise<SMTPConnection> {
  const [{ parseConnectionUrl }, { default: Connection }] = await Promise.all([
    import('nodemailer/lib/shared'),
    import('nodemailer/lib/smtp-connection'),
  ])
  const { auth, ...options } = parseConnectionUrl(url)
  const connection = new Connection({ ...options, ...TIMEOUTS })
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (auth?.user === undefined) return connection
    await new Promise<void>((resolve, reject) => {
      connection.login(auth, (error) => (error ? reject(error) : resolve()))
    })
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}
