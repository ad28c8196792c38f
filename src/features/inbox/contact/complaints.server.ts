// The operator's side of complaints: which ones wait, what one says, replying to it and closing it (H12). The command and the desk
// ask the same functions.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS, DAY_SECONDS } from '#src/shared/duration.ts'
import { type Language, languageNoted } from '#src/shared/languages.ts'
import type { CloseReason } from './complaint-reasons.contract.ts'
import { complaintReplyMail } from './contact.emails.server.ts'
import {
  countOpenComplaints,
  findComplaint,
  listOpenComplaints,
  listOpenReferences,
  markClosed,
  markRepliedTo,
} from './contact.queries.server.ts'

/** From this age on a complaint is shown as urgent: five days are left of the thirty. */
const URGENT_DAYS = 25
const ANSWER_DAYS = 30
/** Urgent ones that a line of the log names. */
const NAMED_AT_ONCE = 100
/** The operator hears of waiting complaints this often, however many processes there are. */
const WAITING_LOG: Limit = { name: 'complaints-waiting-log', max: 1, seconds: DAY_SECONDS }

export interface OpenComplaint {
  reference: string
  /** Null, like the words, when its owner has had it deleted. */
  email: string | null
  complaint: string | null
  /** Of the page that it was sent from: our reply's own lines are in it. */
  language: Language
  /** ISO day. */
  sentOn: string
  /** How long it has been open. */
  days: number
  /** ISO day. */
  answerBy: string
  urgent: boolean
  /** That day is over. */
  late: boolean
  /** ISO day of the last reply from the desk. */
  repliedOn: string | null
}

/** The longest waiting first. @param most all of them, when it is not said: strangers can send very many */
export async function listComplaints(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  most?: number,
): Promise<OpenComplaint[]> {
  const now = clock()
  const { urgentUntil, lateBefore } = termsAt(now)
  const open = await listOpenComplaints(database.query, most)
  return open.map(({ reference, email, complaint, language, created_at, replied_on }) => ({
    reference,
    email,
    complaint,
    language: languageNoted(language),
    sentOn: isoDay(new Date(created_at)),
    days: daysSince(created_at, now),
    answerBy: isoDay(new Date(Date.parse(created_at) + ANSWER_DAYS * DAY_MS)),
    urgent: created_at <= urgentUntil,
    late: created_at < lateBefore,
    repliedOn: replied_on,
  }))
}

/** How many are open, and how many of them are urgent and late as in the list. */
export function countComplaints({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<Record<'open' | 'urgent' | 'late', number>> {
  return countOpenComplaints(database.query, termsAt(clock()))
}

export interface ComplaintDetail {
  reference: string
  /** ISO times; null: not answered yet. */
  sentAt: string
  answeredAt: string | null
  /** Null while it is open, and for what was closed before anybody asked why. */
  closedAs: string | null
  /** Null when their owner has had them deleted. */
  email: string | null
  complaint: string | null
}

/** All of one complaint. @throws when there is none */
export async function getComplaint(
  { database }: Pick<Services, 'database'>,
  reference: string,
): Promise<ComplaintDetail> {
  const found = await findComplaint(database.query, reference)
  if (found === undefined) throw new Error(`There is no complaint ${reference}.`)
  const { created_at, answered_at, close_reason, email, complaint } = found
  return { reference, sentAt: created_at, answeredAt: answered_at, closedAs: close_reason, email, complaint }
}

/**
 * Puts a reply into the outbox: to the complaint's own address, which nobody can choose (L14).
 * @param query the transaction that notes the act
 * @returns why nothing was sent, or null: it is closed or unknown, or its owner has had the address deleted
 */
export async function replyToComplaint(
  query: Kysely<Tables>,
  services: Services,
  reference: string,
  answer: string,
): Promise<'gone' | 'no address' | null> {
  if (!(await markRepliedTo(query, reference, isoDay(services.clock())))) return 'gone'
  const { email = null, language = '' } = (await findComplaint(query, reference)) ?? {}
  if (email === null) return 'no address'
  await queueMail(query, services, complaintReplyMail(languageNoted(language), email, reference, answer))
  return null
}

/** False when there is none, or none that is open. @param query the transaction that notes the act */
export function closeComplaint(
  query: Kysely<Tables>,
  { clock }: Pick<Services, 'clock'>,
  reference: string,
  reason: CloseReason,
): Promise<boolean> {
  return markClosed(query, reference, reason, clock())
}

/** Puts complaints older than `URGENT_DAYS` into the operator's log, once a day, by reference only, and a hundred by name at most. */
export async function warnOfUrgentComplaints(services: Services): Promise<void> {
  const { query } = services.database
  const { urgent } = await countComplaints(services)
  if (urgent === 0) return
  if (!(await tryTakeLimit(query, services, { limit: WAITING_LOG, subject: 'complaints' }))) return
  // The longest waiting are the urgent ones.
  const references = await listOpenReferences(query, Math.min(urgent, NAMED_AT_ONCE))
  services.log.error('complaint.urgent', undefined, { references, more: urgent - references.length })
}

/** ISO times: what came by the one is urgent, and the last day of what came before the other is over. */
function termsAt(now: Date): { urgentUntil: string; lateBefore: string } {
  return {
    urgentUntil: new Date(now.getTime() - URGENT_DAYS * DAY_MS).toISOString(),
    lateBefore: new Date(Date.parse(isoDay(now)) - ANSWER_DAYS * DAY_MS).toISOString(),
  }
}

function daysSince(time: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(time)) / DAY_MS)
}
