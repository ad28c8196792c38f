// Reports that lie in a mailbox: they are read, counted as those of the hook are, and deleted.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { addReaders, findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { startScriptedImap } from '../../../../testing/mail/scripted-imap.ts'
import { makeMailboxCode } from '../subscription/newsletter-codes.server.ts'
import { readReportMailbox } from './report-mailbox.server.ts'

const report = (receiver: string) => `Return-Path: <>
Delivered-To: ${receiver}
Received: from mx.b.uk by mail.handrail.example; Fri, 20 Nov 2026 20:00:00 +0000
From: MAILER-DAEMON@mx.b.uk
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.b.uk

Final-Recipient: rfc822; x@b.uk
Action: failed
Status: 5.1.1
--part--
`

test('a bounce in the mailbox ends the subscription, and the mailbox is empty afterwards', async () => {
  await using imap = await startScriptedImap([])
  await using app = await createTestApp({ env: { REPORT_MAILBOX: imap.url } })
  await addReaders(app.services, 2)
  const { id } = await findReader(app.services, 'r1@b.uk')
  imap.mailbox.inbox.set(1, report(`bounce+${makeMailboxCode(app.services.secrets, 'bounce', id)}@handrail.example`))
  imap.mailbox.inbox.set(2, 'From: someone@b.uk\r\nSubject: Hello\r\n\r\nA question.')
  await readReportMailbox(app.services)
  expect((await findReader(app.services, 'r1@b.uk')).state).toBe('bounced')
  expect((await findReader(app.services, 'r2@b.uk')).state).toBe('active')
  expect(imap.mailbox.inbox.size).toBe(0)
  await readReportMailbox(app.services)
})

test('a mailbox that refuses the password is an error, and nothing in it is touched', async () => {
  await using imap = await startScriptedImap(['Subject: Hello\n\nA question.'])
  await using app = await createTestApp({ env: { REPORT_MAILBOX: imap.url.replace('secret', 'wrong') } })
  await expect(readReportMailbox(app.services)).rejects.toThrow()
  expect(imap.mailbox.inbox.size).toBe(1)
})

test('a mailbox that deletes nothing is an error, so that no mail is read again forever', async () => {
  await using imap = await startScriptedImap(['Subject: Hello\n\nA question.'])
  imap.mailbox.isReadOnly = true
  await using app = await createTestApp({ env: { REPORT_MAILBOX: imap.url } })
  await expect(readReportMailbox(app.services)).rejects.toThrow('deletes nothing')
})
