// Owners' decisions about roles, and the audit log. There is always an owner.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { findAccountById } from '#src/platform/identity/accounts.ts'
import { listActsBefore } from '#src/platform/identity/audit-log.ts'
import { changeRole, endOperatorSessionsOf, listAddresses, listOperators } from '#src/platform/identity/operators.ts'
import { dropFactor } from '#src/platform/identity/second-factor.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { ActAbout } from '#src/shared/audit-acts.ts'
import {
  forgetInvitation,
  forgetInvitationsBy,
  forgetInvitationsTo,
  listInvitations,
} from './invitations.queries.server.ts'
import { inviteOperator, sendInvitation } from './invitations.server.ts'
import {
  changePersonsRole,
  invitePerson,
  listActs,
  listPeople,
  removePerson,
  resetPersonsFactors,
  takeInvitationBack,
} from './operators.contract.ts'

const LINES_AT_ONCE = 50
/** The largest number of a line, which is the end of PostgreSQL's `integer`. */
const LAST_NUMBER = 2_147_483_647

export const peopleRoutes: Route[] = [
  handleAtDesk(listPeople, async (_input, { services, operator }) => {
    const { query } = services.database
    const people = await listOperators(query)
    const invitations = await listInvitations(query, services.clock())
    return {
      people: people.map((person) => ({ ...person, mine: person.id === operator.id })),
      invitations: invitations.map(({ expires_at, ...rest }) => ({ ...rest, expiresAt: expires_at })),
    }
  }),

  handleDeskAct(
    invitePerson,
    { act: 'invite', code: ({ code }) => code, about: ({ role }, { id }) => ({ person: id, role }) },
    ({ email, role }, { services, operator }, transaction) =>
      inviteOperator(transaction, services, { email, role, by: operator.id }),
  ),

  handleDeskAct(
    takeInvitationBack,
    { act: 'take-invitation-back', code: ({ code }) => code, about: ({ id }) => ({ person: id }) },
    async ({ id }, { services }, transaction) => {
      if (await forgetInvitation(transaction, id, services.clock())) return {}
      throw new AppError('not_found', 'desk_answers_invitation_over')
    },
  ),

  handleDeskAct(
    changePersonsRole,
    { act: 'change-role', code: ({ code }) => code, about: ({ id, role }) => ({ person: id, role }) },
    async ({ id, role }, _context, transaction) => {
      if (role !== 'owner') await requireAnotherOwner(transaction, id)
      if (!(await changeRole(transaction, id, role))) throw nobody()
      if (role !== 'owner') await forgetInvitationsBy(transaction, id)
      return {}
    },
  ),

  handleDeskAct(
    resetPersonsFactors,
    { act: 'reset-factors', code: ({ code }) => code, about: ({ id }) => ({ person: id }) },
    async ({ id }, { services, operator }, transaction) => resetFactors(transaction, services, { id, by: operator.id }),
  ),

  handleDeskAct(
    removePerson,
    { act: 'remove', code: ({ code }) => code, about: ({ id }) => ({ person: id }) },
    async ({ id }, _context, transaction) => {
      await requireAnotherOwner(transaction, id)
      if (!(await changeRole(transaction, id, null))) throw nobody()
      await forgetInvitationsBy(transaction, id)
      await closeDesk(transaction, id)
      return {}
    },
  ),

  handleAtDesk(listActs, async ({ before }, { services }) => {
    const { query } = services.database
    const from = before !== undefined && /^\d{1,9}$/.test(before) ? Number(before) : LAST_NUMBER
    const lines = await listActsBefore(query, from, LINES_AT_ONCE + 1)
    const shown = lines.slice(0, LINES_AT_ONCE).map(({ about, ...line }) => ({ ...line, about: JSON.parse(about) }))
    const ids = shown.flatMap(({ account_id, about }) => [account_id, about.person].filter((id) => id != null))
    const names = await listAddresses(query, [...new Set(ids.map(String))])
    const invited = await listInvitations(query, services.clock())
    for (const { id, email } of invited) names.set(id, email)
    return {
      lines: shown.map(({ number, created_at, account_id, act, about }) => ({
        ...{ number, at: created_at, act },
        who: account_id === null ? null : (names.get(account_id) ?? null),
        about: nameIn(about, names),
      })),
      more: lines.length > LINES_AT_ONCE,
    }
  }),
]

function nameIn({ person, ...rest }: ActAbout, names: Map<string, string>): ActAbout {
  return person === undefined ? rest : { person: names.get(String(person)) ?? '', ...rest }
}

/**
 * Removes a lost second factor, and sends the link to set up a new one.
 * @param by the account of the deciding owner; null for a command
 * @throws AppError 404
 */
export async function resetFactors(
  transaction: Kysely<Tables>,
  services: Services,
  { id, by }: { id: string; by: string | null },
) {
  const account = await findAccountById(transaction, id)
  if (account === undefined || account.role === null) throw nobody()
  await closeDesk(transaction, id)
  return sendInvitation(transaction, services, { email: account.email, role: account.role, by })
}

/** Removes every way to the desk from an account. */
async function closeDesk(transaction: Kysely<Tables>, id: string): Promise<void> {
  const account = await findAccountById(transaction, id)
  await endOperatorSessionsOf(transaction, id)
  await dropFactor(transaction, id)
  if (account !== undefined) await forgetInvitationsTo(transaction, account.canonical_email)
}

/** Acts run one after the other, so that two owners cannot remove each other at once. */
async function requireAnotherOwner(transaction: Kysely<Tables>, id: string): Promise<void> {
  const owners = (await listOperators(transaction)).filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.id === id) throw new AppError('conflict', 'desk_answers_last_owner')
}

function nobody(): AppError {
  return new AppError('not_found', 'desk_answers_nobody')
}
