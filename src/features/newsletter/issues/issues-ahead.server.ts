// How many Saturdays have their issue. Readers were promised one every week, and would get no explanation for a missing one.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { DoctorCheck } from '#src/platform/operations/doctor-check.ts'
import type { Services } from '#src/platform/services.ts'
import { listSaturdays } from './issue-schedule.server.ts'
import { listIssueRows } from './newsletter-issues.queries.server.ts'
import { findSlot, slotOn } from './weekly-slot.server.ts'

/** With fewer than this an editor has to write. */
const FEWEST_AHEAD = 4

export interface IssuesAhead {
  /** Issues that will still leave by themselves. */
  count: number
  /** ISO day of the next Saturday. */
  nextSaturday: string
  /** Whether it has an issue. */
  hasNext: boolean
}

export async function findIssuesAhead(query: Kysely<Tables>, now: Date): Promise<IssuesAhead> {
  const begun = new Set((await listIssueRows(query)).map(({ slug }) => slug))
  const days = (await listSaturdays(query))
    .filter(({ slug }) => !begun.has(slug))
    .flatMap(({ chosen }) => chosen ?? [])
    .filter((day) => slotOn(day).at > now)
  const nextSaturday = Temporal.PlainDate.from(findSlot(now).day).add({ days: 7 }).toString()
  return { count: days.length, nextSaturday, hasNext: days.includes(nextSaturday) }
}

/** Whether an operator has to write. @param sends a machine that sends none owes no reader one */
function areIssuesFew({ count, hasNext }: IssuesAhead, sends: boolean): boolean {
  return sends && (!hasNext || count < FEWEST_AHEAD)
}

/** For the desk and the command. */
export async function countIssuesAhead({ database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>) {
  const ahead = await findIssuesAhead(database.query, clock())
  return { count: ahead.count, isFew: areIssuesFew(ahead, config.newsletter.sending) }
}

export const ISSUES_CHECK: DoctorCheck = {
  what: 'issues',
  async check({ query }, { newsletter: { sending } }, now) {
    const ahead = await findIssuesAhead(query, now)
    const { count, nextSaturday, hasNext } = ahead
    const next = hasNext ? '' : ` None leaves on Saturday, ${nextSaturday}.`
    const says = `Issues that will leave by themselves: ${count}.${next}`
    if (!areIssuesFew(ahead, sending)) return says
    throw new Error(`${says} Write the next ones, or give those that are held back a Saturday at the desk.`)
  },
}
