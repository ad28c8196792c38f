// Ideas and complaints: taken in, shown to the person they are about, and deleted when their time is over.

import { randomInt } from 'node:crypto'
import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, HOUR_SECONDS } from '#src/shared/duration.ts'
import { sendComplaint, sendIdea } from './contact.contract.ts'
import { complaintMail } from './contact.emails.server.ts'
import {
  deleteComplaintsAnsweredBefore,
  deleteIdeasBefore,
  emptyComplaintsOf,
  findSameComplaint,
  hasIdea,
  insertComplaint,
  insertIdea,
  listComplaintsOf,
} from './contact.queries.server.ts'

const IDEAS_NETWORK: Limit = { name: 'ideas-network', max: 20, seconds: HOUR_SECONDS }
const COMPLAINTS_NETWORK: Limit = { name: 'complaints-network', max: 10, seconds: HOUR_SECONDS }

/**
 * The same words within an hour are sent again by somebody who was told that the first try had failed: an answer may be lost, or be a
 * 503 while the database goes on with what it was given.
 */
const startOfRepeats = (now: Date) => new Date(now.getTime() - HOUR_SECONDS * 1_000)

/** How long an idea is kept, and a complaint after its answer. The privacy policy says so too. */
const KEPT_DAYS = 365

export const contactRoutes: Route[] = [
  handle(sendIdea, async ({ idea }, { services, client }) => {
    const t = translator(client.language)
    await enforceLimits(services, [{ limit: IDEAS_NETWORK, subject: client.network }])
    const now = services.clock()
    const { query } = services.database
    if (!(await hasIdea(query, idea.trim(), startOfRepeats(now)))) await insertIdea(query, idea.trim(), now)
    return { message: t('contact_answers_idea_taken') }
  }),
  handle(sendComplaint, async ({ email, complaint }, { services, client }) => {
    const t = translator(client.language)
    const canonical = canonicalEmail(email)
    await enforceLimits(services, [{ limit: COMPLAINTS_NETWORK, subject: client.network }])
    const now = services.clock()
    const reference = await services.database.query.transaction().execute(async (transaction) => {
      const same = { canonicalEmail: canonical, complaint: complaint.trim(), since: startOfRepeats(now) }
      const known = await findSameComplaint(transaction, same)
      if (known !== undefined) return known
      const made = makeReference()
      await insertComplaint(transaction, {
        reference: made,
        email,
        canonical_email: canonical,
        complaint: complaint.trim(),
        language: client.language,
        created_at: now.toISOString(),
      })
      await queueMail(transaction, services, complaintMail(client.language, email, made))
      return made
    })
    services.log.info('complaint.received', { reference })
    // The same whether a mail leaves or not: how many went to an address today is not for everybody who types it.
    return { message: t('contact_answers_complaint_taken'), reference }
  }),
]

export const contactData: PersonalDataSource = {
  async read(services, { canonicalEmail, sinceProof }) {
    // Who was signed in before the mailbox was proven may be somebody else than its owner, who wrote the complaints.
    if (!sinceProof) return { complaints: [] }
    const rows = await listComplaintsOf(services.database.query, canonicalEmail)
    return {
      complaints: rows.map(({ reference, complaint, language, created_at, replied_on, answered_at, close_reason }) => ({
        reference,
        complaint,
        language,
        at: created_at,
        repliedOn: replied_on,
        answeredAt: answered_at,
        closedAs: close_reason,
      })),
    }
  },
  async erase(query, _services, { canonicalEmail, verified }) {
    if (verified) await emptyComplaintsOf(query, canonicalEmail)
  },
}

/** Removes ideas older than `KEPT_DAYS` and complaints answered that long ago (H11). */
export async function tidyContact({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
  await deleteIdeasBefore(database.query, before)
  await deleteComplaintsAnsweredBefore(database.query, before)
}

/** Crockford's digits: no letter that is mistaken for a number, and no U, so that no word comes of it. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 8

/**
 * A new number for a complaint, such as `HR-7K3M-9QXA`: short enough to read out on the phone, 40 random bits, so that
 * nobody guesses one or counts complaints by it.
 */
function makeReference(): string {
  const digits = Array.from({ length: REFERENCE_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('')
  return `HR-${digits.slice(0, REFERENCE_LENGTH / 2)}-${digits.slice(REFERENCE_LENGTH / 2)}`
}
