// Reads reports of mail servers from a mailbox by IMAP, for operators whose mail provider can pass nothing on. What was read is deleted.
import type { Services } from '#src/platform/services.ts'
import { REPORT_LIMIT, takeReportMail } from './bounces.server.ts'

/** Mails in one round; those that are left wait for the next. */
const AT_ONCE = 200

/** Takes what lies in the inbox of `REPORT_MAILBOX`. @throws when the mailbox cannot be reached or refuses the password */
export async function readReportMailbox(services: Services): Promise<void> {
  const { reportMailbox } = services.config.newsletter
  if (reportMailbox === undefined) return
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(reportMailbox)
  const isSecure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  })
  // A line that breaks fails the command that waits for it; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen('INBOX')
    const found = (await client.search({ all: true }, { uid: true })) || []
    for (const uid of found.slice(0, AT_ONCE)) {
      const mail = await client.fetchOne(`${uid}`, { source: { maxLength: REPORT_LIMIT } }, { uid: true })
      if (mail !== false && mail.source !== undefined) await takeReportMail(services, mail.source)
      // A report counts once, so that one which could not be deleted may be read again.
      await client.messageDelete(`${uid}`, { uid: true })
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}
