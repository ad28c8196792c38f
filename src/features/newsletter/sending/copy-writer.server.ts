// Writes a reader's copy of an issue: the same letter for all, with the reader's own links.
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Letter } from '#src/platform/mail/mail-transport.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { composeIssue, senderDomain } from '../issues/issue-message.server.ts'
import { findIssue, type Issue } from '../issues/issues.server.ts'
import { makeCode, makeLeaveCode, makeMailboxCode } from '../newsletter-codes.server.ts'

interface Reader {
  /** The subscriber's id. */
  id: string
  email: string
  /** Of the subscription now: the link to the preference page works until it changes. */
  epoch: number
}

export interface Copy {
  /** The same on every try: a receiver can tell a second copy. */
  id: string
  letter: Letter
}

export type WriteCopy = (reader: Reader) => Copy

export function createCopyWriter(language: Language, services: Services, issue: Issue): WriteCopy {
  const { config, secrets, clock } = services
  const fill = composeIssue(language, config, issue)
  const domain = senderDomain(config.mail.from)
  return ({ id, email, epoch }) => ({
    id: `${issue.slug}.${id}`,
    letter: {
      ...fill({
        leaveCode: makeLeaveCode(secrets, id),
        mailboxCode: makeMailboxCode(secrets, 'leave', id),
        preferencesCode: makeCode(secrets, 'preferences', { id, epoch, day: isoDay(clock()) }),
      }),
      to: email,
      bouncesTo: `bounce+${makeMailboxCode(secrets, 'bounce', id)}@${domain}`,
    },
  })
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
  const writers = new Map<string, Promise<WriteCopy>>()
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
