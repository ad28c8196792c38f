// Front door for whoever looks after names that were reported (M6). They see the reported name and nothing else: neither the pact,
// nor its class, nor whose name it is, nor who reported it. All other names stay sealed to them (M4).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { changeNameState, listReportedMembers } from './pacts.queries.server.ts'

interface ReportedName {
  /** For `judgeReportedName`; says nothing else. */
  id: string
  name: string
}

/** Names that are hidden until somebody has looked at them. */
export async function listReportedNames({ database, secrets }: Services): Promise<ReportedName[]> {
  const members = await listReportedMembers(database.query)
  return members.map(({ id, reported_name }) => ({ id, name: secrets.unseal(reported_name as string) }))
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
  return changeNameState(query, id, 'reported', { name_state: judgement, reported_name: null })
}
