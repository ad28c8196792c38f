// The operator's side of complaints: which ones wait, what one says, and that it has been answered (H12).

import { mayDo } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { findComplaint, listOpenComplaints, markAnswered } from './contact.queries.server.ts'
import { WAITING_LOG } from './contact-limits.server.ts'

/** From this age on a complaint is shown as urgent: five days are left of the thirty. */
export const URGENT_DAYS = 25
const ANSWER_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1_000

/** One line for each open complaint, the longest waiting first. */
export async function listComplaints({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<string[]> {
  const open = await listOpenComplaints(database.query)
  if (open.length === 0) return ['No complaint is open.']
  return open.map(({ reference, email, created_at }) => {
    const days = daysSince(created_at, clock())
    const due = isoDay(new Date(Date.parse(created_at) + ANSWER_DAYS * DAY_MS))
    const urgent = days >= URGENT_DAYS ? 'URGENT  ' : ''
    return `${reference}  ${urgent}open for ${days} days, answer by ${due}  ${email ?? '(deleted by its owner)'}`
  })
}

/** All of one complaint. @throws when there is none */
export async function showComplaint({ database }: Pick<Services, 'database'>, reference: string): Promise<string[]> {
  const found = await findComplaint(database.query, reference)
  if (found === undefined) throw new Error(`There is no complaint ${reference}.`)
  return [
    `Reference: ${found.reference}`,
    `Sent:      ${found.created_at}`,
    `Answered:  ${found.answered_at ?? 'not yet'}`,
    `Answer to: ${found.email ?? '(deleted by its owner)'}`,
    '',
    found.complaint === null ? '(deleted by its owner)' : printable(found.complaint),
  ]
}

/** Closes it. @throws when there is none, or none that is open */
export async function closeComplaint(services: Pick<Services, 'database' | 'clock'>, reference: string) {
  const closed = await markAnswered(services.database.query, reference, services.clock())
  if (!closed) throw new Error(`There is no open complaint ${reference}.`)
  return [`${reference} is answered.`]
}

/** Puts complaints older than `URGENT_DAYS` into the operator's log, once a day and by reference only. */
export async function warnOfUrgentComplaints(services: Services): Promise<void> {
  const { query } = services.database
  const urgent = await listOpenComplaints(query, new Date(services.clock().getTime() - URGENT_DAYS * DAY_MS))
  if (urgent.length === 0) return
  if (!(await mayDo(query, services, { limit: WAITING_LOG, subject: 'complaints' }))) return
  const references = urgent.map(({ reference }) => reference)
  services.log.error('complaint.urgent', undefined, { references })
}

/** Control characters could move a terminal's cursor or change its title: they are shown as such. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '\ufffd')
}

function daysSince(time: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(time)) / DAY_MS)
}
