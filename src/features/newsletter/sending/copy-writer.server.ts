// Writes a reader's copy: fills in the composed issue and signs it, where the operator has made a key.

import { buffer } from 'node:stream/consumers'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { type DkimKey, readDkimKey } from '#src/platform/mail/dkim-key.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { composeIssue, headerAddress, senderDomain } from '../issues/issue-message.server.ts'
import type { Issue } from '../issues/issues.content.server.ts'
import { findIssue } from '../issues/issues.server.ts'
import { makeDatedCode, makeLeaveCode, makeMailboxCode } from '../newsletter-codes.server.ts'
import type { MailCopy } from './delivery-channel.server.ts'

interface Reader {
  /** The subscriber's id. */
  id: string
  email: string
  /** Of the subscription now: the link to the preference page works until it changes. */
  epoch: number
}

export type WriteCopy = (reader: Reader) => Promise<Omit<MailCopy, 'claim'>>

export async function createCopyWriter(language: Language, services: Services, issue: Issue): Promise<WriteCopy> {
  const { config, secrets, clock } = services
  const fill = await composeIssue(language, config, issue)
  const domain = senderDomain(config.mail.from)
  const key = readDkimKey(config)
  const signer = key === undefined ? null : await createSigner(key)
  return async ({ id, email, epoch }) => {
    const message = fill({
      to: email,
      // The same on every try: a receiver can tell a second copy (G4).
      messageId: `${issue.slug}.${id}@${domain}`,
      leaveCode: makeLeaveCode(secrets, id),
      mailboxCode: makeMailboxCode(secrets, 'leave', id),
      preferencesCode: makeDatedCode(secrets, 'preferences', { id, epoch, day: isoDay(clock()) }),
    })
    return {
      id: `${issue.slug}.${id}`,
      from: `bounce+${makeMailboxCode(secrets, 'bounce', id)}@${domain}`,
      to: headerAddress(email),
      message: signer === null ? message : await buffer(signer.sign(message)),
    }
  }
}

async function createSigner(key: DkimKey) {
  const { default: DKIM } = await import('nodemailer/lib/dkim')
  return new DKIM(key)
}

/**
 * Writes each copy in its reader's language, as far as the issue is there in it (I-7).
 * @param translate another one in tests only
 */
export function createCopyWriters(
  services: Services,
  issue: Issue,
  translate = findTranslation,
): (reader: Reader & { language: string }) => ReturnType<WriteCopy> {
  const writers = new Map<Issue, Promise<WriteCopy>>()
  return async ({ language, ...reader }) => {
    const found = translate(language, issue)
    const writer = writers.get(found.issue) ?? createCopyWriter(found.language, services, found.issue)
    writers.set(found.issue, writer)
    return (await writer)(reader)
  }
}

interface Translation {
  language: Language
  issue: Issue
}

/** A language may be gone from here, and an issue not be translated yet: then the whole mail is English. */
function findTranslation(asked: string, issue: Issue): Translation {
  const language = SPOKEN_LANGUAGES.find((one) => one === asked)
  const own = language && findIssue(language, issue.slug)
  if (language === undefined || own === undefined || own.inEnglish) return { language: DEFAULT_LANGUAGE, issue }
  return { language, issue: own }
}
