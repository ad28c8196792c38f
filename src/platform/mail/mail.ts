// A mail to one person, as plain text and as HTML made from the same words.

import { translator } from '#src/platform/content/translator.ts'
import { escapeHtml } from '#src/shared/escape-html.ts'
import type { Language } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { mailButton, mailLink, mailParagraph, smallParagraph, writeMailPage } from './mail-page.ts'
import { senderLines } from './who-sends.ts'

/** What a mail is for, as its mailbox's daily budget counts it (`mail-budget.ts`). */
export type MailShare =
  | 'reset'
  | 'verification'
  | 'account'
  | 'confirmation'
  | 'subscription'
  | 'reminder'
  | 'desk'
  | 'owners'
  | 'test'
  | 'reply'
  | 'other'

export interface Mail {
  to: string
  /** Names the sort of mail in logs and in the queue. */
  kind: string
  /** The part of a mailbox's daily budget that it is taken from; links to reset and to verify also leave first. */
  share: MailShare
  subject: string
  text: string
  /** Left out where an operator typed the words at the desk: plain text cannot hide anything. */
  html?: string
  /** The account it is about: a waiting mail goes when the account goes. */
  accountId: string | null
  /** Where mail programs stop mails of this sort (RFC 8058); only mails that no person waits for before a screen have one. */
  stopUrl?: string
  /** It leaves before this time, or not at all. */
  expiresAt?: Date
  /** Chosen by the caller where it may have to withdraw the waiting mail. */
  id?: string
}

export interface MailWords {
  subject: string
  /** Paragraphs before the link. */
  before: string[]
  link?: { label: string; url: string }
  /** Paragraphs after the link. */
  after: string[]
  /** At the very end, for a person who got the mail by mistake. */
  otherLink?: { label: string; url: string }
}

/** Writes both bodies. The text part has the link on a line of its own, where every mail program finds it. */
export function composeMail(language: Language, words: MailWords): Required<Pick<Mail, 'subject' | 'text' | 'html'>> {
  const t = translator(language)
  const { subject, before, link, after, otherLink } = words
  const closing = t('mails_closing', { product: PRODUCT_NAME })
  const otherText = otherLink === undefined ? [] : [`${otherLink.label}:`, otherLink.url]
  const text = [
    ...before,
    ...(link === undefined ? [] : [link.url]),
    ...after,
    ...otherText,
    '--',
    closing,
    ...senderLines(language),
  ].join('\n\n')
  const button =
    link === undefined
      ? []
      : [
          mailButton(link.label, link.url),
          // An address is read from left to right in any language, and breaks anywhere rather than leave a phone's window.
          smallParagraph(
            `${escapeHtml(t('mails_copy_link'))}<br><span dir="ltr" style="overflow-wrap: anywhere; word-break: break-all">${escapeHtml(link.url)}</span>`,
          ),
        ]
  const paragraph = (line: string) => mailParagraph(escapeHtml(line))
  const other = otherLink === undefined ? [] : [mailParagraph(mailLink(otherLink.label, otherLink.url))]
  const html = writeMailPage(language, {
    title: subject,
    rows: [...before.map(paragraph), ...button, ...after.map(paragraph), ...other],
    ending: [smallParagraph(escapeHtml(closing))],
  })
  return { subject, text: `${text}\n`, html }
}
