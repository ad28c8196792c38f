// The operator's side of complaints: which ones wait, what one says, and that it has been answered (H12).

import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { findComplaint, listOpenComplaints, markAnswered } from './contact.queries.server.ts'

/** From this age on a complaint is shown as urgent: five days are left of the thirty. */
const URGENT_DAYS = 25
const ANSWER_DAYS = 30
/** The operator hears of waiting complaints this often, however many processes there are. */
const WAITING_LOG: Limit = { name: 'complaints-waiting-log', max: 1, seconds: 24 * 60 * 60 }

export interface OpenComplaint {
  reference: string
  /** Null when its owner has had it deleted. */
  email: string | null
  /** How long it has been open. */
  days: number
  /** ISO day. */
  answerBy: string
  urgent: boolean
}

/** The longest waiting first. */
export async function listComplaints({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<OpenComplaint[]> {
  const open = await listOpenComplaints(database.query)
  return open.map(({ reference, email, created_at }) => {
    const days = daysSince(created_at, clock())
    const answerBy = isoDay(new Date(Date.parse(created_at) + ANSWER_DAYS * DAY_MS))
    return { reference, email, days, answerBy, urgent: days >= URGENT_DAYS }
  })
}

export interface ComplaintDetail {
  reference: string
  /** ISO times; null: not answered yet. */
  sentAt: string
  answeredAt: string | null
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
  const { created_at, answered_at, email, complaint } = found
  return { reference, sentAt: created_at, answeredAt: answered_at, email, complaint }
}

/** Closes it. @throws when there is none, or none that is open */
export async function closeComplaint(services: Pick<Services, 'database' | 'clock'>, reference: string): Promise<void> {
  const closed = await markAnswered(services.database.query, reference, services.clock())
  if (!closed) throw new Error(`There is no open complaint ${reference}.`)
}

/** Puts complaints older than `URGENT_DAYS` into the operator's log, once a day and by reference only. */
export async function warnOfUrgentComplaints(services: Services): Promise<void> {
  const { query } = services.database
  const urgent = await listOpenComplaints(query, new Date(services.clock().getTime() - URGENT_DAYS * DAY_MS))
  if (urgent.length === 0) return
  if (!(await tryTakeLimit(query, services, { limit: WAITING_LOG, subject: 'complaints' }))) return
  const references = urgent.map(({ reference }) => reference)
  services.log.error('complaint.urgent', undefined, { references })
}

function daysSince(time: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(time)) / DAY_MS)
}
