// The names of those who pressed 'Show my name', for those who pressed.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { listShown, type PactMember } from '../pacts.queries.server.ts'
import { unsealName } from './sealed-names.server.ts'

/** Below, nobody sees a name. */
const NAMES_LEAST = 5

interface NamedPact {
  code: string
  code_hash: string
}

interface ShownName {
  member: PactMember
  name: string
}

/** In the order of the alphabet: nothing says who pressed when. Null below five, hidden names counted, so that no report closes a list. */
export async function readNames(query: Kysely<Tables>, services: Services, pact: NamedPact): Promise<string[] | null> {
  const shown = await findShownNames(query, services, pact)
  return shown === null ? null : shown.map(({ name }) => name).sort((one, other) => one.localeCompare(other))
}

/** As `readNames`, with whose they are. Names that were sealed with a secret that is gone are left out: nobody can read them any more. */
export async function findShownNames(
  query: Kysely<Tables>,
  { secrets }: Services,
  { code, code_hash }: NamedPact,
): Promise<ShownName[] | null> {
  const members = await listShown(query, code_hash)
  if (members.length < NAMES_LEAST) return null
  return members
    .filter(({ name_state }) => name_state === 'shown' || name_state === 'kept')
    .map((member) => ({ member, name: unsealName(secrets, { code, memberId: member.id }, member.sealed_name) }))
    .filter((shown): shown is ShownName => shown.name !== null)
}
