// Reads reports of mail servers from a mailbox by IMAP, for operators whose mail provider can pass nothing on. What was read is deleted.
import type { Services } from '#src/platform/services.ts'
import { REPORT_LIMIT, takeReportMail } from './bounces.server.ts'

/** Mails in one round; those that are left wait for the next. */
const AT_ONCE = 200
/** Milliseconds of one round: other work waits for it. */
const LONGEST_MS = 30_000

/** Takes what lies in the inbox of `REPORT_MAILBOX`. @throws when the mailbox cannot be reached or refuses the password */
export async function readReportMailbox(services: Services): Promise<void> {
  const { reportMailbox } = services.config.newsletter
  if (reportMailbox === undefined) return
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(reportMailbox)
  const isSecure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  })
  // A line that breaks fails the command that waits for it; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen('INBOX')
    const found = await client.search({ all: true }, { uid: true })
    if (!Array.isArray(found)) throw new Error('The mailbox of reports does not say what is in it.')
    const end = performance.now() + LONGEST_MS
    for (const uid of found.slice(0, AT_ONCE)) {
      if (performance.now() > end) break
      const mail = await client.fetchOne(`${uid}`, { source: { maxLength: REPORT_LIMIT } }, { uid: true })
      if (mail === false || mail.source === undefined) throw new Error('The mailbox of reports does not give a mail.')
      await takeReportMail(services, mail.source)
      // A report counts once, so that one which could not be deleted may be read again.
      if (!(await client.messageDelete(`${uid}`, { uid: true })))
        throw new Error('The mailbox of reports deletes nothing.')
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}
