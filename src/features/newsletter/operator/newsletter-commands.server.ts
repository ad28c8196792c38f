// What an operator does with the newsletter. Each rule works beside a running server and returns data; commands and desk
// put it into words.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { listChoices } from '../choices/choices.queries.server.ts'
import type { Issue } from '../issues/issues.content.server.ts'
import { findIssue, loadIssues } from '../issues/issues.server.ts'
import { listIssueRows } from '../issues/newsletter-issues.queries.server.ts'
import { createCopyWriter } from '../sending/copy-writer.server.ts'
import { decideUncertain, type IssueStatus, NOT_BEGUN, readStatus } from '../sending/issue-status.server.ts'
import { openChannel } from '../sending/open-channel.server.ts'
import { type Planned, planIssue } from '../sending/plan-issue.server.ts'
import { testSubject, writePreview } from './preview-issue.server.ts'

/** An issue, for the command that names it. @throws with the slugs there are */
function getIssueBySlug(slug: string): Issue {
  const issue = findIssue(DEFAULT_LANGUAGE, slug)
  if (issue !== undefined) return issue
  throw new Error(
    `There is no issue "${slug}". There are: ${loadIssues(DEFAULT_LANGUAGE)
      .map((one) => one.slug)
      .join(', ')}.`,
  )
}

export interface IssueState {
  /** ISO day of its slot. */
  date: string
  slug: string
  subject: string
  state: 'not sent' | 'leaves soon' | 'queued' | 'being sent' | 'stopped' | 'sent'
  /** Readers it was queued for. */
  planned: number
}

/** Every issue and what became of it. */
export async function listIssueStates(services: Services): Promise<IssueState[]> {
  const { query } = services.database
  const rows = new Map((await listIssueRows(query)).map((row) => [row.slug, row]))
  const choices = await listChoices(query)
  const soon = new Set(choices.filter(({ way }) => way === 'now').map((choice) => choice.slug))
  return loadIssues(DEFAULT_LANGUAGE).map(({ slug, date, subject }) => {
    const row = rows.get(slug)
    if (row === undefined) {
      return { date, slug, subject, state: soon.has(slug) ? 'leaves soon' : 'not sent', planned: 0 }
    }
    const onItsWay = row.started_at === null ? 'queued' : 'being sent'
    const underway = row.stopped_at === null ? onItsWay : 'stopped'
    return { date, slug, subject, state: row.finished_at === null ? underway : 'sent', planned: row.planned }
  })
}

/** Writes an issue as it will look, with links that lead nowhere. @returns the paths of the two files */
export async function previewIssue(services: Services, slug: string): Promise<{ html: string; text: string }> {
  const issue = getIssueBySlug(slug)
  const { html, text } = writePreview(services, issue)
  const folder = join(services.config.dataDir, 'newsletter-preview')
  await mkdir(folder, { recursive: true })
  const files = { html: join(folder, `${slug}.html`), text: join(folder, `${slug}.txt`) }
  await writeFile(files.html, html)
  await writeFile(files.text, text)
  return files
}

/**
 * Sends one copy to an address of the operator's. It counts nowhere, and its links are for nobody (G17).
 * @throws with the mail server's code when it does not take it
 */
export async function sendTest(services: Services, slug: string, address: string): Promise<void> {
  const issue = getIssueBySlug(slug)
  const writeCopy = await createCopyWriter(DEFAULT_LANGUAGE, services, { ...issue, subject: testSubject(issue) })
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
}

/** Freezes the audience and queues; without a slug the next issue. */
export async function sendNow(services: Services, slug: string | undefined, again: boolean): Promise<Planned> {
  if (slug !== undefined) getIssueBySlug(slug)
  return planIssue(services, slug ?? null, { again })
}

export async function statusOf(services: Services, slug: string): Promise<IssueStatus> {
  getIssueBySlug(slug)
  const status = await readStatus(services, slug)
  if (status !== undefined) return status
  return { issue: slug, ...NOT_BEGUN, uncertainAddresses: [], failedAddresses: [] }
}

/** Decides about the copies in doubt. @returns how many there were */
export async function resolveIssue(services: Services, slug: string, decision: 'arrived' | 'resend'): Promise<number> {
  getIssueBySlug(slug)
  return decideUncertain(services, slug, decision === 'arrived' ? 'accepted' : 'waiting')
}
