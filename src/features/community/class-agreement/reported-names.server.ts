// Front door for whoever looks after names that were reported (M6). They see the reported name and nothing else: neither the pact,
// nor its class, nor whose name it is, nor who reported it. All other names stay sealed to them (M4).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { changeNameState, countReportedMembers, listReportedMembers } from './pacts.queries.server.ts'
import { REPORTED_NAMES_NOTE } from './pacts-limits.server.ts'

/** How long a reported name may wait for a look (M15). The moderation guide says so too. */
const LOOK_DAYS = 7
/** Shown at a time: more nobody judges in one sitting. */
const NAMES_AT_ONCE = 100

interface ReportedName {
  /** For `judgeReportedName`; says nothing else. */
  id: string
  /** Null when it was sealed with a secret that is gone: nobody can read it any more. */
  name: string | null
  /** The day of the report. */
  waitsSince: string
  /** The last day to look at it in time. */
  lookBy: string
  late: boolean
}

/** Names that are hidden until somebody has looked at them, those that wait longest first, a hundred at most. */
export async function listReportedNames(
  query: Kysely<Tables>,
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
): Promise<ReportedName[]> {
  const members = await listReportedMembers(query, NAMES_AT_ONCE)
  const today = isoDay(clock())
  return members.map(({ id, reported_name, reported_on }) => ({
    id,
    name: readName(secrets, reported_name as string),
    ...describeWait(reported_on, today),
  }))
}

/**
 * How many they are: all of them, and those that are late.
 * @param before only of those that wait since an earlier day, an ISO one
 */
export async function countReportedNames(
  query: Kysely<Tables>,
  { clock }: Pick<Services, 'clock'>,
  before?: string,
): Promise<{ waiting: number; late: number }> {
  const today = isoDay(clock())
  const counted = { waiting: 0, late: 0 }
  for (const { reported_on, count } of await countReportedMembers(query)) {
    const { waitsSince, late } = describeWait(reported_on, today)
    if (before !== undefined && waitsSince >= before) continue
    counted.waiting += count
    if (late) counted.late += count
  }
  return counted
}

function describeWait(reportedOn: string | null, today: string) {
  const waitsSince = reportedOn ?? today
  const lookBy = isoDayAfter(waitsSince, LOOK_DAYS)
  return { waitsSince, lookBy, late: today > lookBy }
}

function readName(secrets: Services['secrets'], sealed: string): string | null {
  try {
    return secrets.unseal(sealed)
  } catch {
    // It must not keep the others, and all that waits at the desk, from being seen.
    return null
  }
}

/** How many wait since yesterday or longer, and how many of them are late. Null when none does, or when it was asked before today. */
export async function findWaitingNames(
  query: Kysely<Tables>,
  services: Services,
): Promise<{ waiting: number; late: number } | null> {
  const counted = await countReportedNames(query, services, isoDay(services.clock()))
  if (counted.waiting === 0) return null
  if (!(await tryTakeLimit(query, services, { limit: REPORTED_NAMES_NOTE, subject: 'moderators' }))) return null
  return counted
}

/**
 * Shows the name again, for good, or takes it out of the list for good. Its owner stays in the pact.
 * @param query the transaction that notes the act
 * @returns false when it waits no more: judged, or left
 */
export async function judgeReportedName(
  query: Kysely<Tables>,
  id: string,
  judgement: 'kept' | 'removed',
): Promise<boolean> {
  return changeNameState(query, id, 'reported', { name_state: judgement, reported_name: null, reported_on: null })
}
