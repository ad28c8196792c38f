// Writes a reader's copy of an issue: the same letter for all, with the reader's own links.
import { randomUUID } from 'node:crypto'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Letter } from '#src/platform/mail/mail-transport.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#src/shared/languages.ts'
import { issuePath, ONE_CLICK_PATH, PREFERENCES_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { writeHtml, writeText } from '../issues/issue-message.server.ts'
import { findIssue, type Issue } from '../issues/issues.server.ts'
import { makeCode, makeLeaveCode, makeMailboxCode } from '../subscription/newsletter-codes.server.ts'

interface Reader {
  /** The subscriber's id. */
  id: string
  email: string
  /** The subscription's present epoch: the link to the preference page works until it changes. */
  epoch: number
}

interface Copy {
  /** The same on every try: a receiver can tell a second copy. */
  id: string
  letter: Letter
}

/** The issue is composed once, with marks where a reader's own codes go: the author of an issue cannot know them. */
export function createCopyWriter(
  language: Language,
  { config, secrets, clock }: Services,
  issue: Issue,
): (reader: Reader) => Copy {
  const { publicUrl } = config.http
  const domain = senderDomain(config.mail.from)
  const marks = { leave: randomUUID(), preferences: randomUUID() }
  const leaveUrl = (code: string) => `${publicUrl}${ONE_CLICK_PATH}/${code}`
  const links = {
    leave: leaveUrl(marks.leave),
    preferences: `${publicUrl}${pathIn(language, PREFERENCES_PATH)}?code=${marks.preferences}`,
    archive: publicUrl + pathIn(language, issuePath(issue.slug)),
  }
  const [text, html] = [writeText(language, issue, links), writeHtml(language, issue, links)]
  return ({ id, email, epoch }) => {
    const leaveCode = makeLeaveCode(secrets, id)
    const preferencesCode = makeCode(secrets, 'preferences', { id, epoch, day: isoDay(clock()) })
    const fill = (words: string) =>
      words.replaceAll(marks.leave, leaveCode).replaceAll(marks.preferences, preferencesCode)
    const leaveBox = `unsubscribe+${makeMailboxCode(secrets, 'leave', id)}@${domain}`
    return {
      id: `${issue.slug}.${id}`,
      letter: {
        to: email,
        subject: issue.subject,
        text: fill(text),
        html: fill(html),
        bouncesTo: `bounce+${makeMailboxCode(secrets, 'bounce', id)}@${domain}`,
        headers: {
          // On one line each: a fold in the middle breaks signatures at some relays.
          'List-Unsubscribe': {
            prepared: true,
            value: `<${leaveUrl(leaveCode)}>, <mailto:${leaveBox}?subject=unsubscribe>`,
          },
          'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
          'List-Id': { prepared: true, value: `${NEWSLETTER_NAME} <weekly.${domain}>` },
          Precedence: 'bulk',
          'X-Auto-Response-Suppress': 'All',
        },
      },
    }
  }
}

/** The part of MAIL_FROM behind the at sign. */
export function senderDomain(from: string): string {
  return from.replace(/^.*@/, '').replace(/>$/, '')
}

/**
 * Writes each copy in its reader's language, as far as the issue is there in it.
 * @param translate another one in tests only
 */
export function createCopyWriters(
  services: Services,
  issue: Issue,
  translate = findTranslation,
): (reader: Reader & { language: string }) => Promise<Copy> {
  const writers = new Map<string, Promise<(reader: Reader) => Copy>>()
  const createWriter = async (asked: string) => {
    const found = await translate(services, asked, issue)
    return createCopyWriter(found.language, services, found.issue)
  }
  return async ({ language, ...reader }) => {
    const writer = writers.get(language) ?? createWriter(language)
    writers.set(language, writer)
    // A database that was away for a moment is asked again with the next copy.
    writer.catch(() => writers.delete(language))
    return (await writer)(reader)
  }
}

interface Translation {
  language: Language
  issue: Issue
}

/** A language may be gone from here, and an issue not be translated yet: then the whole mail is English. */
async function findTranslation({ database }: Services, asked: string, issue: Issue): Promise<Translation> {
  const language = SPOKEN_LANGUAGES.find((one) => one === asked)
  const own = language && (await findIssue(database.query, language, issue.slug))
  if (language === undefined || own === undefined || own.inEnglish) return { language: DEFAULT_LANGUAGE, issue }
  return { language, issue: own }
}
