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
export type Letter = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'stopUrl'>

export interface MailTransport {
  /** @param id makes the Message-ID, the same on every try */
  send(id: string, mail: Letter): Promise<void>
  close(): void
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** Words out of a request must never make the server read a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true }

export function createMailTransport(config: Config): MailTransport {
  const { smtpUrl, from } = config.mail
  const dkim = readDkimKey(config)
  const signed = dkim === undefined ? {} : { dkim }
  return smtpUrl === undefined ? writeToFolder(outboxFolder(config), from, signed) : sendBySmtp(smtpUrl, from, signed)
}

function sendBySmtp(url: string, from: string, signed: object): MailTransport {
  let transport: Transporter | undefined
  return {
    async send(id, mail) {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...signed, ...TIMEOUTS, ...CLOSED })
      await transport.sendMail(toMessage(id, mail, from))
    },
    close: () => transport?.close(),
  }
}

function writeToFolder(folder: string, from: string, signed: object): MailTransport {
  let transport: Transporter | undefined
  return {
    async send(id, mail) {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...signed, ...CLOSED })
      const { message } = await transport.sendMail(toMessage(id, mail, from))
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const draft = join(folder, `.${id}.part`)
      await writeFile(draft, message as Buffer, { mode: PRIVATE_FILE })
      // Complete when it has its final name. A second try writes the same file again, not another one.
      await rename(draft, join(folder, `${id}.eml`))
    },
    close() {},
  }
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
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.stopUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${mail.stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}
