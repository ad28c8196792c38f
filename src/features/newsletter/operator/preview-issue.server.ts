// A preview of an issue for the operator. Its links belong to no reader and lead nowhere.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { issuePath } from '#src/shared/paths.ts'
import { writeHtml, writeText } from '../issues/issue-message.server.ts'
import type { Issue } from '../issues/issues.server.ts'

export interface Preview {
  html: string
  text: string
}

/** Both bodies of the mail. */
export function writePreview(
  { config }: Pick<Services, 'config'>,
  issue: Issue,
  language: Language = DEFAULT_LANGUAGE,
): Preview {
  const links = { leave: '#', preferences: '#', archive: config.http.publicUrl + issuePath(issue.slug) }
  return { html: writeHtml(language, issue, links), text: writeText(language, issue, links) }
}

/** Puts one copy for an operator into the outbox. It counts nowhere. @param query the transaction of what causes it */
export async function queueTest(query: Kysely<Tables>, services: Services, issue: Issue, to: string): Promise<void> {
  const words = { subject: testSubject(issue), ...writePreview(services, issue) }
  await queueMail(query, services, { to, kind: 'newsletter-test', share: 'test', accountId: null, ...words })
}

export function testSubject({ subject }: Pick<Issue, 'subject'>): string {
  return `[Test] ${subject}`
}
