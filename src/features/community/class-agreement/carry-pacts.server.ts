// After a backup was restored: what became of class pacts since it was made. Who has stopped their mails gets none, and whoever was told
// is not told again. A member who is no more in the database of before has left, or is what was lost: their name is seen by
// nobody until they press once more.
import type { CarryOver } from '#src/platform/feature.ts'
import { carryMember, listMemberStates } from './pacts.queries.server.ts'
import { carryPactStops } from './stop-pact-mails.server.ts'

export const carryPacts: CarryOver = async (transaction, services, before) => {
  let { carried } = await carryPactStops(transaction, services, before)
  const then = new Map((await listMemberStates(before)).map(({ id, ...state }) => [id, state]))
  for (const { id, ...state } of await listMemberStates(transaction)) {
    const later = then.get(id) ?? { name_state: 'sealed', reported_name: null, reported_on: null, told: 1 }
    if (JSON.stringify(later) === JSON.stringify(state)) continue
    await carryMember(transaction, id, later)
    carried += 1
  }
  return { carried, what: 'mailboxes and members of class pacts that stopped their mails, left or were told' }
}
