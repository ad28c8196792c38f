// What owners decide about who is at the desk. There is always an owner (L5).
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { listOpenSessions } from '../way-in/desk-sessions.server.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { inviteToDesk } from './desk-invitations.server.ts'
import {
  changeRole,
  endDeskSession,
  invitePerson,
  listPeople,
  removePerson,
  takeInvitationBack,
} from './people.contract.ts'
import {
  endSessionById,
  forgetInvitation,
  keepRole,
  letGo,
  listInvitations,
  listOperators,
} from './people.queries.server.ts'

export const peopleRoutes: Route[] = [
  handleAtDesk(listPeople, async (_input, { services, operator }) => {
    const { query } = services.database
    const now = services.clock()
    const [people, sessions, invitations] = [
      await listOperators(query),
      await listOpenSessions(query, now),
      await listInvitations(query, now),
    ]
    return {
      people: people.map(({ id, email, role }) => ({
        id,
        email,
        role,
        mine: id === operator.id,
        sessions: sessions
          .filter((session) => session.operator_id === id)
          .map((session) => ({
            id: session.id,
            device: session.device,
            lastUsedAt: session.last_used_at,
            mine: session.id === operator.sessionId,
          })),
      })),
      invitations: invitations.map(({ id, email, role, expires_at }) => ({ id, email, role, expiresAt: expires_at })),
    }
  }),

  handleDeskAct(
    invitePerson,
    {
      act: 'invite',
      proves: ({ email, role, proof }) => ({ words: { email, role }, proof }),
      about: ({ role }, { id }) => ({ person: id, role }),
    },
    ({ email, role }, { services }, transaction) => inviteToDesk(transaction, services, { email, role }),
  ),

  handleDeskAct(
    takeInvitationBack,
    {
      act: 'take-invitation-back',
      proves: ({ id, proof }) => ({ words: { person: id }, proof }),
      about: ({ id }) => ({ person: id }),
    },
    async ({ id }, { services }, transaction) => {
      if (await forgetInvitation(transaction, id, services.clock())) return {}
      throw new AppError('not_found', 'desk_answers_invitation_over')
    },
  ),

  handleDeskAct(
    changeRole,
    {
      act: 'change-role',
      proves: ({ id, role, proof }) => ({ words: { person: id, role }, proof }),
      about: ({ id, role }) => ({ person: id, role }),
    },
    async ({ id, role }, _context, transaction) => {
      if (role !== 'owner') await requireAnotherOwner(transaction, id)
      if (!(await keepRole(transaction, id, role))) throw nobody()
      return {}
    },
  ),

  handleDeskAct(
    removePerson,
    {
      act: 'remove',
      proves: ({ id, proof }) => ({ words: { person: id }, proof }),
      about: ({ id }) => ({ person: id }),
    },
    async ({ id }, { services }, transaction) => {
      await requireAnotherOwner(transaction, id)
      if (!(await letGo(transaction, id, services.clock()))) throw nobody()
      return {}
    },
  ),

  handleDeskAct(endDeskSession, { act: 'end-session', about: () => ({}) }, async ({ id }, _context, transaction) => {
    if (!(await endSessionById(transaction, id))) throw nobody()
    return {}
  }),
]

/** Acts come one after the other, so that two owners cannot take each other away at once. */
async function requireAnotherOwner(transaction: Kysely<Tables>, id: string): Promise<void> {
  const owners = (await listOperators(transaction)).filter(({ role }) => role === 'owner')
  if (owners.length === 1 && owners[0]?.id === id) throw new AppError('conflict', 'desk_answers_last_owner')
}

function nobody(): AppError {
  return new AppError('not_found', 'desk_answers_nobody')
}
