// The mails a server without SMTP leaves in its outbox folder, as a person would read them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TIMEOUT_MS = 10_000

/** Waits for a mail to `address` whose text holds `words`, and returns its text part. */
export async function waitForMail(dataDir: string, address: string, words: RegExp): Promise<string> {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const found = readMails(dataDir).find((mail) => mail.to.includes(address) && words.test(mail.text))
    if (found !== undefined) return found.text
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address} with ${words} arrived. Outbox: ${JSON.stringify(readMails(dataDir))}`)
}

/** The first link of a mail's text. */
export function linkIn(text: string): string {
  const link = text.match(/https?:\/\/\S+/)?.[0]
  if (link === undefined) throw new Error(`The mail has no link:\n${text}`)
  return link
}

function readMails(dataDir: string): { to: string; text: string }[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return files.map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
}

function parseMail(source: string): { to: string; text: string } {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const to = head.match(/^to: (.*)$/im)?.[1] ?? ''
  const body = rest.join('\n\n')
  const boundary = head.replaceAll(/\r?\n\s+/g, ' ').match(/boundary="?([^";\r\n]+)/i)?.[1]
  const parts = boundary === undefined ? [source] : body.split(`--${boundary}`)
  const part = parts.find((one) => /content-type: text\/plain/i.test(one)) ?? body
  const [partHead = '', ...partBody] = part.split(/\r?\n\r?\n/)
  const text = partBody.join('\n\n')
  if (/base64/i.test(partHead)) return { to, text: Buffer.from(text, 'base64').toString('utf8') }
  return { to, text: /quoted-printable/i.test(partHead) ? decodeQuotedPrintable(text) : text }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
