// What an operator does with the newsletter from the command line. Each command works beside a running server.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#src/platform/services.ts'
import { issuePath } from '#src/shared/paths.ts'
import { writeHtml, writeText } from '../issues/issue-message.server.ts'
import type { Issue } from '../issues/issues.content.server.ts'
import { findIssue, loadIssues } from '../issues/issues.server.ts'
import { listIssueRows } from '../issues/newsletter-issues.queries.server.ts'
import { undoDepartures } from '../leaving/undo-departures.server.ts'
import { createCopyWriter } from '../sending/copy-writer.server.ts'
import { decideUncertain, type IssueStatus, readStatus } from '../sending/issue-status.server.ts'
import { openChannel } from '../sending/open-channel.server.ts'
import { planIssue } from '../sending/plan-issue.server.ts'

/** An issue, for the command that names it. @throws with the slugs there are */
export function getIssueBySlug(slug: string): Issue {
  const issue = findIssue(slug)
  if (issue !== undefined) return issue
  throw new Error(
    `There is no issue "${slug}". There are: ${loadIssues()
      .map((one) => one.slug)
      .join(', ')}.`,
  )
}

/** One line for each issue: date, slug, subject, state. */
export async function describeIssues(services: Services): Promise<string[]> {
  const rows = new Map((await listIssueRows(services.database.query)).map((row) => [row.slug, row]))
  return loadIssues().map(({ slug, date, subject }) => {
    const row = rows.get(slug)
    const state =
      row === undefined
        ? 'not sent'
        : row.finished_at !== null
          ? `sent to ${row.planned}`
          : `${row.started_at === null ? 'queued' : 'being sent'} for ${row.planned}`
    return `${date}  ${slug}  "${subject}"  ${state}`
  })
}

/** Writes an issue as it will look, with links that lead nowhere. @returns the two files */
export async function previewIssue(services: Services, slug: string): Promise<string[]> {
  const issue = getIssueBySlug(slug)
  const { publicUrl } = services.config.http
  const links = { leave: '#', preferences: '#', archive: publicUrl + issuePath(slug) }
  const folder = join(services.config.dataDir, 'newsletter-preview')
  await mkdir(folder, { recursive: true })
  const files = [join(folder, `${slug}.html`), join(folder, `${slug}.txt`)] as const
  await writeFile(files[0], writeHtml(issue, links))
  await writeFile(files[1], writeText(issue, links))
  return [...files]
}

/** Sends one copy to an address of the operator's. It counts nowhere, and its links are for nobody (G17). */
export async function sendTest(services: Services, slug: string, address: string): Promise<string> {
  const issue = getIssueBySlug(slug)
  const writeCopy = await createCopyWriter(services, { ...issue, subject: `[Test] ${issue.subject}` })
  const copy = await writeCopy({ id: 'test-nobody-', email: address, epoch: 0 })
  const channel = openChannel(services.config)
  const id = `test.${services.clock().getTime()}`
  const outcome = await channel.send({ ...copy, id, claim: async () => true })
  channel.close()
  if (outcome.kind === 'down') throw new Error(`The mail server does not answer or does not want us (${outcome.code}).`)
  if (outcome.kind !== 'accepted') {
    const code = 'code' in outcome ? ` (${outcome.code})` : ''
    throw new Error(`The mail server did not take the test for ${address}${code}.`)
  }
  return `A test of ${slug} is on its way to ${address}.`
}

/** Freezes the audience and queues; without a slug the next issue. @returns one line */
export async function sendNow(services: Services, slug: string | undefined, again: boolean): Promise<string> {
  if (slug !== undefined) getIssueBySlug(slug)
  const outcome = await planIssue(services, slug ?? null, { again })
  const { issue } = outcome
  if ('planned' in outcome) {
    const who = `${issue}: queued for ${counted(outcome.planned, 'reader', 'readers')}.`
    if (outcome.planned === 0) return `${who} Nobody has confirmed yet, or this is not the environment of the server.`
    if (services.config.newsletter.sending) return `${who} The running server sends it.`
    return `${who} Sending is off (NEWSLETTER_SENDING): it goes out when a server runs with it on.`
  }
  switch (outcome.refused) {
    case 'taken':
      return `${issue} was queued before. Nothing more is sent.`
    case 'another is being sent':
      return `${issue} is not done yet. To queue another one now, name it.`
    case 'restored':
      return `${issue} was sent from this machine before, but this database does not know: was an old copy restored? To send it all the same, add --again.`
    case 'nothing left':
      return 'Every issue has been sent.'
  }
}

export async function statusOf(services: Services, slug: string): Promise<IssueStatus> {
  getIssueBySlug(slug)
  const status = await readStatus(services, slug)
  if (status !== undefined) return status
  const none = { planned: 0, accepted: 0, failed: 0, skipped: 0, waiting: 0, uncertain: 0 }
  return { issue: slug, ...none, uncertainAddresses: [], failedAddresses: [] }
}

/** @param decision undefined to look only */
export async function resolveIssue(
  services: Services,
  slug: string,
  decision: 'arrived' | 'resend' | undefined,
): Promise<string[]> {
  const { uncertainAddresses } = await statusOf(services, slug)
  if (uncertainAddresses.length === 0) return [`No copy of ${slug} is in doubt.`]
  if (decision === undefined) {
    return [
      `${counted(uncertainAddresses.length, 'copy', 'copies')} of ${slug} may or may not have arrived:`,
      ...uncertainAddresses.map((address) => `  ${address}`),
      'If your mail server says they left: add --arrived. To send them again, at the risk of a second copy: add --resend.',
    ]
  }
  const count = await decideUncertain(services, slug, decision === 'arrived' ? 'accepted' : 'waiting')
  const outcome = decision === 'arrived' ? 'counted as arrived' : 'to be sent again'
  return [`${counted(count, 'copy', 'copies')} of ${slug} ${outcome}.`]
}

/** Shows who left by a typed address in the last hours; gives them the tips back when `really`. */
export async function showDepartures(services: Services, hours: number, really: boolean): Promise<string[]> {
  const emails = await undoDepartures(services, hours, really)
  const who = `${counted(emails.length, 'reader', 'readers')} left by a typed address`
  if (emails.length === 0 || really) return [`${who}${emails.length === 0 ? '.' : ' and get the tips again.'}`]
  return [`${who}:`, ...emails.map((email) => `  ${email}`), 'To give all of them the tips back: add --really.']
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
