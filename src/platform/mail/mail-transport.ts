// Two ways out: an SMTP server, or a folder of .eml files where there is none. What composes mails is loaded for the first one:
// it is megabytes, and most hours need none.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../data-folder.ts'
import { readDkimKey } from './dkim-key.ts'
import type { Mail } from './mail.ts'
import { outboxFolder } from './outbox-folder.ts'

/** What leaves of a mail. */
export interface Letter extends Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'stopUrl'> {
  /** Where mail servers report what they could not deliver; the sender, unless it says otherwise. */
  bouncesTo?: string
  /** Replace the default headers, which are those of a mail that answers a person's own action. */
  headers?: Headers
}

type Headers = Record<string, string | { prepared: true; value: string }>

export interface MailTransport {
  /** @param id makes the Message-ID, the same on every try */
  send(id: string, mail: Letter): Promise<void>
  close(): void
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** Words out of a request must never make the server read a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

/** For a mail to each of many: connections that are kept, and so many mails a second at most; 0 for no limit. */
interface PoolSettings {
  connections: number
  rate: number
}

export function createMailTransport(config: Config, pool?: PoolSettings): MailTransport {
  const { smtpUrl, from } = config.mail
  if (smtpUrl === undefined) {
    return writeToFolder(outboxFolder(config), (id, mail) => composeLetter(config, id, mail))
  }
  const dkim = readDkimKey(config)
  const signed = dkim === undefined ? {} : { dkim }
  if (pool === undefined) return sendBySmtp(smtpUrl, from, signed)
  const { connections: maxConnections, rate: rateLimit } = pool
  // A mail whose connection broke is tried again by its own row, after a pause.
  return sendBySmtp(smtpUrl, from, {
    ...signed,
    pool: true,
    maxConnections,
    rateLimit,
    maxMessages: 1_000,
    maxRequeues: 0,
  })
}

function sendBySmtp(url: string, from: string, settings: object): MailTransport {
  let transport: Transporter | undefined
  return {
    async send(id, mail) {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...settings, ...TIMEOUTS, ...CLOSED })
      await transport.sendMail(toMessage(id, mail, from))
    },
    close: () => transport?.close(),
  }
}

function writeToFolder(folder: string, compose: (id: string, mail: Letter) => Promise<Buffer>): MailTransport {
  return {
    async send(id, mail) {
      const message = await compose(id, mail)
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const draft = join(folder, `.${id}.part`)
      await writeFile(draft, message, { mode: PRIVATE_FILE })
      // Complete when it has its final name. A second try writes the same file again, not another one.
      await rename(draft, join(folder, `${id}.eml`))
    },
    close() {},
  }
}

/** A mail as it would leave, signed where there is a key. */
export async function composeLetter(config: Config, id: string, mail: Letter): Promise<Buffer> {
  const { createTransport } = await import('nodemailer')
  const dkim = readDkimKey(config)
  const signed = dkim === undefined ? {} : { dkim }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...signed, ...CLOSED })
  const { message } = await transport.sendMail(toMessage(id, mail, config.mail.from))
  return message as Buffer
}

function toMessage(id: string, mail: Letter, from: string) {
  return {
    from,
    // As an object, so that nothing in an address is read as a list or a name.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId: `<${id}@${from.replace(/^.*@/, '').replace(/>$/, '')}>`,
    textEncoding: 'quoted-printable' as const,
    ...(mail.bouncesTo === undefined ? {} : { envelope: { from: mail.bouncesTo, to: mail.to } }),
    headers: mail.headers ?? {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.stopUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${mail.stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}
