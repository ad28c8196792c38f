// The words of an issue as mail, as text and as HTML. Links are what they seem: nothing is counted.

import type { Config } from '#src/platform/config.ts'
import { translator } from '#src/platform/content/translator.ts'
import { lamplitCell, mailButton, mailLink, smallParagraph, writeMailPage } from '#src/platform/mail/mail-page.ts'
import { senderLines } from '#src/platform/mail/who-sends.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { issuePath } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { htmlOfParts, textOfIssue } from './issue-text.server.ts'
import type { Issue } from './issues.server.ts'

/** The headings of the three parts: worth knowing, one thing to do, and you. */
const PART_TO_DO = 1

interface MailLinks {
  leave: string
  preferences: string
  archive: string
}

/** Both bodies of the mail for an operator, with links that belong to no reader and lead nowhere. */
export function writePreview(
  config: Config,
  issue: Issue,
  language: Language = DEFAULT_LANGUAGE,
): { html: string; text: string } {
  const links = { leave: '#', preferences: '#', archive: config.http.publicUrl + issuePath(issue.slug) }
  return { html: writeHtml(language, issue, links), text: writeText(language, issue, links) }
}

export function testSubject({ subject }: Pick<Issue, 'subject'>): string {
  return `[Test] ${subject}`
}

/** A whole issue as text. `links` may be marks. */
export function writeText(language: Language, issue: Issue, { leave, preferences, archive }: MailLinks): string {
  const t = translator(language)
  return [
    issue.subject,
    textOfIssue(issue),
    t('newsletter_issue_sources', { sources: issue.sources.join(', ') }),
    `${t('newsletter_issue_archive_link')}:\n${archive}`,
    '--',
    t('newsletter_issue_why', { product: PRODUCT_NAME }),
    `${t('newsletter_issue_stop_link')}:\n${leave}`,
    `${t('newsletter_issue_preferences_link')}:\n${preferences}`,
    t('newsletter_issue_closing', { product: PRODUCT_NAME }),
    ...senderLines(language),
  ].join('\n\n')
}

/** A whole issue as HTML; the part 'what to do' is highlighted. `links` may be marks. */
export function writeHtml(language: Language, issue: Issue, { leave, preferences, archive }: MailLinks): string {
  const t = translator(language)
  const small = (words: string) => smallParagraph(escapeHtml(words))
  const ways = [
    mailLink(t('newsletter_issue_leave_link'), leave),
    mailLink(t('newsletter_issue_preferences_link'), preferences),
  ]
  return writeMailPage(language, {
    title: issue.subject,
    preheader: issue.preheader,
    rows: [
      ...htmlOfParts(issue).map((part, index) => (index === PART_TO_DO ? lamplitCell(language, part) : part)),
      mailButton(t('newsletter_issue_archive_link'), archive),
      small(t('newsletter_issue_sources', { sources: issue.sources.join(', ') })),
    ],
    ending: [
      small(t('newsletter_issue_why', { product: PRODUCT_NAME })),
      smallParagraph(ways.join(' | ')),
      small(t('newsletter_issue_closing', { product: PRODUCT_NAME })),
    ],
  })
}
