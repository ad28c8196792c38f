// An issue as mail. It is written once, with marks where a reader's own codes go. Links are what they seem: nothing is counted.

import { randomUUID } from 'node:crypto'
import type { Config } from '#src/platform/config.ts'
import { translator } from '#src/platform/content/translator.ts'
import { lamplitCell, mailButton, mailLink, smallParagraph, writeMailPage } from '#src/platform/mail/mail-page.ts'
import type { Letter } from '#src/platform/mail/mail-transport.ts'
import { sayWhoSends } from '#src/platform/mail/who-sends.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { type Language, pathIn } from '#src/shared/languages.ts'
import { issuePath, ONE_CLICK_PATH, PREFERENCES_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { htmlOfParts, textOfIssue } from './issue-text.server.ts'
import type { Issue } from './issues.server.ts'

/** The headings of the three parts: worth knowing, one thing to do, and you. */
const PART_TO_DO = 1

/** What differs from copy to copy. */
export interface CopyParts {
  leaveCode: string
  mailboxCode: string
  preferencesCode: string
}

/** The part of MAIL_FROM behind the at sign. */
export function senderDomain(from: string): string {
  return from.replace(/^.*@/, '').replace(/>$/, '')
}

/** Composes an issue and answers what fills in a copy. */
export function composeIssue(
  language: Language,
  config: Config,
  issue: Issue,
): (parts: CopyParts) => Omit<Letter, 'to'> {
  const { publicUrl } = config.http
  const domain = senderDomain(config.mail.from)
  // Marks in the text that a reader's own codes replace. The author of an issue cannot know them.
  const marks = { leave: randomUUID(), preferences: randomUUID() }
  const links: MailLinks = {
    leave: `${publicUrl}${ONE_CLICK_PATH}/${marks.leave}`,
    preferences: `${publicUrl}${pathIn(language, PREFERENCES_PATH)}?code=${marks.preferences}`,
    archive: publicUrl + pathIn(language, issuePath(issue.slug)),
  }
  const [text, html] = [writeText(language, issue, links), writeHtml(language, issue, links)]
  return ({ leaveCode, mailboxCode, preferencesCode }) => {
    const fill = (words: string) =>
      words.replaceAll(marks.leave, leaveCode).replaceAll(marks.preferences, preferencesCode)
    const leaveUrl = `${publicUrl}${ONE_CLICK_PATH}/${leaveCode}`
    return {
      subject: issue.subject,
      text: fill(text),
      html: fill(html),
      headers: {
        // On one line each: a fold in the middle breaks signatures at some relays.
        'List-Unsubscribe': {
          prepared: true,
          value: `<${leaveUrl}>, <mailto:unsubscribe+${mailboxCode}@${domain}?subject=unsubscribe>`,
        },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
        'List-Id': { prepared: true, value: `${NEWSLETTER_NAME} <weekly.${domain}>` },
        Precedence: 'bulk',
        'X-Auto-Response-Suppress': 'All',
      },
    }
  }
}

interface MailLinks {
  leave: string
  preferences: string
  archive: string
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
    ...sayWhoSends(language),
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
