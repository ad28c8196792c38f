// An issue as mail. It is composed once, with marks where a reader's own parts go; each copy is then only filled in,
// which is what lets thousands leave in a minute. Links are what they seem: nothing is counted (F12, G11, D-24).

import { domainToASCII } from 'node:url'
import type { Config } from '#src/platform/config.ts'
import { translator } from '#src/platform/content/translator.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import { LANGUAGES, type Language, pathIn } from '#src/shared/languages.ts'
import { issuePath, ONE_CLICK_PATH, PREFERENCES_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME, PRODUCT_NAME } from '#src/shared/product.ts'
import { DATED_CODE_LENGTH, LEAVE_CODE_LENGTH, MAILBOX_CODE_LENGTH } from '../newsletter-codes.server.ts'
import { htmlOfIssue, textOfIssue } from './issue-text.server.ts'
import type { Issue } from './issues.content.server.ts'
import { compileTemplate } from './mail-template.server.ts'

/** What differs from copy to copy. */
export interface CopyParts {
  to: string
  messageId: string
  leaveCode: string
  mailboxCode: string
  preferencesCode: string
}

// Letters only and as long as what takes their place, so that encoding and line breaks are right for every reader.
const mark = (word: string, length: number) => word.repeat(length).slice(0, length)
const MARKS = {
  leaveCode: mark('LeaveCode', LEAVE_CODE_LENGTH),
  mailboxCode: mark('MailboxCode', MAILBOX_CODE_LENGTH),
  preferencesCode: mark('PreferencesCode', DATED_CODE_LENGTH),
  to: 'reader@to.invalid',
  messageId: 'message@id.invalid',
}

/** The part of MAIL_FROM behind the at sign. */
export function senderDomain(from: string): string {
  return from.replace(/^.*@/, '').replace(/>$/, '')
}

/** Composes an issue and answers what fills in a copy. @param subject another one than the issue's own, for tests */
export async function composeIssue(
  language: Language,
  config: Config,
  issue: Issue,
  subject = issue.subject,
): Promise<(parts: CopyParts) => Buffer> {
  const { publicUrl } = config.http
  const domain = senderDomain(config.mail.from)
  const leaveUrl = `${publicUrl}${ONE_CLICK_PATH}/${MARKS.leaveCode}`
  const links: MailLinks = {
    leave: leaveUrl,
    preferences: `${publicUrl}${pathIn(language, PREFERENCES_PATH)}?code=${MARKS.preferencesCode}`,
    archive: publicUrl + pathIn(language, issuePath(issue.slug)),
  }
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    from: config.mail.from,
    to: MARKS.to,
    subject,
    messageId: `<${MARKS.messageId}>`,
    textEncoding: 'quoted-printable',
    text: writeText(language, issue, links),
    html: writeHtml(language, issue, links),
    headers: {
      // On one line each: a fold in the middle breaks signatures at some relays.
      'List-Unsubscribe': {
        prepared: true,
        value: `<${leaveUrl}>, <mailto:unsubscribe+${MARKS.mailboxCode}@${domain}?subject=unsubscribe>`,
      },
      'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      'List-Id': { prepared: true, value: `${NEWSLETTER_NAME} <weekly.${domain}>` },
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
  const fill = compileTemplate(await composer.compile().build(), MARKS)
  return (parts) => fill({ ...parts, to: headerAddress(parts.to) })
}

/** In a header the domain stands as it travels. What an address may hold was checked when it came in (G12). */
export function headerAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`
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
  ].join('\n\n')
}

/** A whole issue as HTML: one column, real headings, works without styles. `links` may be marks. */
export function writeHtml(language: Language, issue: Issue, { leave, preferences, archive }: MailLinks): string {
  const t = translator(language)
  const small = 'margin: 0 0 12px; font-size: 15px; line-height: 1.5'
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(issue.subject)}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font-family: Helvetica, Arial, sans-serif; font-size: 18px; line-height: 1.5">
<div role="article" lang="${LANGUAGES[language].tag}" dir="${LANGUAGES[language].direction}" style="max-width: 36em; margin: 0 auto">
<p style="${small}">${escapeHtml(issue.preheader)}</p>
<h1 style="margin: 0 0 16px; font-size: 26px; line-height: 1.2">${escapeHtml(issue.subject)}</h1>
${htmlOfIssue(issue)}
<p style="${small}">${escapeHtml(t('newsletter_issue_sources', { sources: issue.sources.join(', ') }))}</p>
<p style="${small}">${link(archive, t('newsletter_issue_archive_link'))}</p>
<hr>
<p style="${small}">${escapeHtml(t('newsletter_issue_why', { product: PRODUCT_NAME }))}</p>
<p style="${small}">${link(leave, t('newsletter_issue_leave_link'))} | ${link(preferences, t('newsletter_issue_preferences_link'))}</p>
<p style="${small}">${escapeHtml(t('newsletter_issue_closing', { product: PRODUCT_NAME }))}</p>
</div>
</body>
</html>
`
}
