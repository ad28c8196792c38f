// Names that were reported, which wait in the inbox. They see the reported name and nothing else: neither the pact,
// nor its class, nor whose name it is, nor who reported it. All other names stay sealed to them.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { WaitingKind } from '#src/platform/feature.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { changeNameState, countReportedMembers, listReportedMembers } from './pacts.queries.server.ts'

/** How long a reported name may wait for a look. The moderation guide says so too. */
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
async function countReportedNames(
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

export const waitingNames: WaitingKind = {
  kind: 'name_report',
  async list(services) {
    return (await listReportedNames(services.database.query, services)).map(({ id, name, waitsSince, lookBy }) => ({
      ...{ id, about: null, detail: null, text: name, times: 1, cameOn: waitsSince, dueOn: lookBy },
      // A moderator cannot judge a name that cannot be read.
      ...{ urgent: false, flags: [], decisions: name === null ? ['remove'] : ['keep', 'remove'] },
    }))
  },
  count: countReportedNames,
  async decide(transaction, _services, { id, decision }) {
    const judged = await judgeReportedName(transaction, id, decision === 'keep' ? 'kept' : 'removed')
    if (!judged) throw new AppError('not_found', 'desk_answers_queue_gone')
  },
}
