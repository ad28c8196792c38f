// `npm run dev` shows the mails that it has sent: without a mail server each is a file in `outbox/` of DATA_DIR. Their links hold live
// codes, so only this machine may look.
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export const MAILS_PATH = '/dev/mails'

const STYLE = `body { font: 1rem/1.5 system-ui; max-width: 48rem; margin: 2rem auto; padding: 0 1rem } pre { white-space: pre-wrap }
iframe { width: 100%; height: 40rem; border: 1px solid } li { margin: .5rem 0 }`

/** @returns a page with all mails, the newest first, or with one of them; undefined where there is no such mail */
export async function showMails(folder: string, path: string): Promise<string | undefined> {
  const wanted = path.slice(MAILS_PATH.length + 1)
  if (wanted === '') return listMails(folder)
  const mail = await readMail(folder, basename(decodeURIComponent(wanted)))
  return mail && pageOf(mail.subject ?? '', writeMail(mail))
}

/** Whether the request comes from this machine, and not from another one on the same Wi-Fi. */
export function isFromHere({ socket }: IncomingMessage): boolean {
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
}

async function listMails(folder: string): Promise<string> {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => ({ name, mail: await readMail(folder, name) })))
  const lines = mails
    .sort((one, other) => (other.mail?.date ?? '').localeCompare(one.mail?.date ?? ''))
    .map(({ name, mail }) => {
      const to = mail?.to?.map(({ address }) => address).join(', ') ?? ''
      return `<li><a href="${MAILS_PATH}/${encodeURIComponent(name)}">${escapeHtml(mail?.subject ?? name)}</a><br>${escapeHtml(to)}, ${escapeHtml(mail?.date ?? '')}</li>`
    })
  return pageOf('Mails', lines.length === 0 ? '<p>None yet.</p>' : `<ul>${lines.join('')}</ul>`)
}

function writeMail({ to, html, text }: Email): string {
  const words = escapeHtml(text ?? '').replaceAll(/https?:\/\/[^\s<>]+/g, (link) => `<a href="${link}">${link}</a>`)
  // No script of a mail runs, and its links open in a tab of their own.
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${html ?? ''}`)}"></iframe>`
  const receivers = to?.map(({ address }) => address).join(', ') ?? ''
  return `<p><a href="${MAILS_PATH}">All mails</a></p><p>To ${escapeHtml(receivers)}</p>${html === undefined ? '' : frame}<pre>${words}</pre>`
}

async function readMail(folder: string, name: string): Promise<Email | undefined> {
  const raw = await readFile(join(folder, name)).catch(() => undefined)
  return raw && PostalMime.parse(raw)
}

function pageOf(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}`
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
