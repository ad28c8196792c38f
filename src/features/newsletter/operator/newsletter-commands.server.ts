// What an operator does with the newsletter. Each rule works beside a running server and returns data; commands and desk
// put it into words.

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure, readFailure } from '#src/platform/mail/mail-failure.ts'
import { createMailTransport } from '#src/platform/mail/mail-transport.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { testSubject, writePreview } from '../issues/issue-message.server.ts'
import { findIssue, type Issue, listIssueHeads } from '../issues/issues.server.ts'
import { resumeIssue, stopIssue } from '../sending/change-schedule.server.ts'
import { createCopyWriter } from '../sending/copy-writer.server.ts'
import { type IssueStatus, readStatus } from '../sending/issue-status.server.ts'
import { type Planned, planIssue } from '../sending/plan-issue.server.ts'

/** An issue, for the command that names it. @throws with the slugs there are */
async function getIssueBySlug({ database }: Services, slug: string): Promise<Issue> {
  const issue = await findIssue(database.query, DEFAULT_LANGUAGE, slug)
  if (issue !== undefined) return issue
  const slugs = (await listIssueHeads(database.query, DEFAULT_LANGUAGE)).map((one) => one.slug)
  throw new Error(`There is no issue "${slug}". There are: ${slugs.join(', ')}.`)
}

/** Writes an issue as it will look, with links that lead nowhere. @returns the paths of the two files */
export async function previewIssue(services: Services, slug: string): Promise<{ html: string; text: string }> {
  const issue = await getIssueBySlug(services, slug)
  const { html, text } = writePreview(services.config, issue)
  const folder = join(services.config.dataDir, 'newsletter-preview')
  await mkdir(folder, { recursive: true })
  const files = { html: join(folder, `${slug}.html`), text: join(folder, `${slug}.txt`) }
  await writeFile(files.html, html)
  await writeFile(files.text, text)
  return files
}

/**
 * Sends one copy to an address of the operator's. It counts nowhere, and its links belong to no reader.
 * @throws with the mail server's words when it does not take it
 */
export async function sendTest(services: Services, slug: string, address: string): Promise<void> {
  const issue = await getIssueBySlug(services, slug)
  const writeCopy = createCopyWriter(DEFAULT_LANGUAGE, services, { ...issue, subject: testSubject(issue) })
  const { letter } = writeCopy({ id: 'test-nobody-', email: address, epoch: 0 })
  const transport = createMailTransport(services.config)
  try {
    await transport.send(`test.${services.clock().getTime()}`, letter)
  } catch (error) {
    const reason = describeFailure(readFailure(error))
    throw new Error(`The mail server did not take the test for ${address} (${reason}).`, { cause: error })
  } finally {
    transport.close()
  }
}

/** Freezes the audience and queues; without a slug the next issue. */
export async function sendNow(services: Services, slug: string | undefined, again: boolean): Promise<Planned> {
  if (slug !== undefined) await getIssueBySlug(services, slug)
  return planIssue(services, slug ?? null, { again })
}

export async function statusOf(services: Services, slug: string): Promise<IssueStatus> {
  await getIssueBySlug(services, slug)
  return readStatus(services, slug)
}

/** @returns false when there was nothing to stop */
export async function stopByCommand(services: Services, slug: string): Promise<boolean> {
  await getIssueBySlug(services, slug)
  return services.database.query.transaction().execute((transaction) => stopIssue(transaction, services, slug))
}

/** @returns false when it was not stopped on its way */
export async function resumeByCommand(services: Services, slug: string): Promise<boolean> {
  const { waiting } = await statusOf(services, slug)
  const outcome = await services.database.query
    .transaction()
    .execute((transaction) => resumeIssue(transaction, services, slug, waiting))
  return !('refused' in outcome)
}
