// One way of sending, in a process of its own: `ours` with its accounts, `nodemailer` with none. Prints messages a second and the most memory it used, as JSON.
import { createTransport } from 'nodemailer'
import { writeHtml, writeText } from '#src/features/newsletter/issues/issue-message.server.ts'
import { findIssue, importIssues, listIssueHeads } from '#src/features/newsletter/issues/issues.server.ts'
import { planIssue } from '#src/features/newsletter/sending/plan-issue.server.ts'
import { makeCode, makeLeaveCode } from '#src/features/newsletter/subscription/newsletter-codes.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'
import { sendNewsletters } from '../../testing/mail/send-newsletters.ts'

const [mode, count] = [process.argv[2] as 'prepare' | 'ours' | 'nodemailer', Number(process.argv[3])]

const services = await createServices(readConfig(process.env))
await importIssues(services)
const { query } = services.database
const [first] = await listIssueHeads(query, 'en')
const issue = first && (await findIssue(query, 'en', first.slug))
if (issue === undefined) throw new Error('no issue')
// A process of its own makes the readers, so that the memory seen here is that of sending.
if (mode === 'prepare') {
  await addReaders(services, count)
  await planIssue(services, issue.slug)
  await services.close()
  process.exit(0)
}
const emails = Array.from({ length: mode === 'ours' ? 0 : count }, (_, index) => `r${index + 1}@b.uk`)
globalThis.gc?.()
const before = process.memoryUsage().rss
let most = before
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 100)
const start = performance.now()
if (mode === 'ours') await sendNewsletters(services)
else await sendWithoutAccounts(services)
const seconds = (performance.now() - start) / 1_000
clearInterval(watch)
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
console.log(JSON.stringify({ rate: Math.round(count / seconds), before: megabytes(before), most: megabytes(most) }))
await services.close()

async function sendWithoutAccounts({ config, secrets }: Services): Promise<void> {
  if (issue === undefined) return
  const transport = createTransport({
    url: config.mail.smtpUrl ?? '',
    pool: true,
    maxConnections: config.newsletter.connections,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  const origin = config.http.publicUrl
  const sendOne = async (email: string, index: number) => {
    const id = index.toString(36).padStart(12, '_')
    const leave = `${origin}/api/u/${makeLeaveCode(secrets, id)}`
    const preferences = `${origin}/preferences?code=${makeCode(secrets, 'preferences', { id, epoch: 0, day: isoDay(new Date()) })}`
    const links = { leave, preferences, archive: `${origin}/newsletter/${issue.slug}` }
    return transport.sendMail({
      from: config.mail.from,
      to: email,
      subject: issue.subject,
      text: writeText('en', issue, links),
      html: writeHtml('en', issue, links),
      headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  }
  let next = 0
  const channel = async () => {
    for (let index = next++; index < emails.length; index = next++) await sendOne(emails[index] as string, index)
  }
  await Promise.all(Array.from({ length: config.newsletter.connections }, channel))
  transport.close()
}
