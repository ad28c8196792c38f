// What somebody with the code sees of a pact. Until they pressed 'Show my name' all of it but `joinedByYou` is the same for all, and
// made of what was counted at night.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { readNames } from './names/read-names.server.ts'
import type { OpenPact } from './open-pact.server.ts'
import { stepOf } from './pact-steps.server.ts'
import type { PactAnswer } from './pacts.contract.ts'

export async function describePact(query: Kysely<Tables>, services: Services, pact: OpenPact): Promise<PactAnswer> {
  const { promise, year_group, threshold, counted, member } = pact
  return {
    promise,
    yearGroup: year_group,
    threshold,
    step: stepOf(counted, threshold),
    joinedByYou: member !== undefined,
    names: member === undefined || member.name_state === 'sealed' ? null : await readNames(query, services, pact),
  }
}
