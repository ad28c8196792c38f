// Invitations: a sealed key that waits for seven days for whoever comes first (K2). Looking uses nothing up; joining does, once.
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import { handle, type RequestContext, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { deleteInvitation, emptyInvitation, findInvitation, insertInvitation } from './invitations.queries.server.ts'
import { changeNotebook, hashOfKey } from './notebook-access.server.ts'
import { INVITATION_BYTES, requireRoom } from './notebook-room.server.ts'
import {
  createInvitation,
  DEVICES_MOST,
  endInvitation,
  INVITATION_DAYS,
  lookAtInvitation,
  takeInvitation,
} from './sharing.contract.ts'
import { countOpenInvitations, insertAccess, listAccesses, lockNotebook } from './sharing.queries.server.ts'
import { invitationTries, OPEN_INVITATIONS_MOST } from './sharing-limits.server.ts'

type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>

const createRoute = handle(createInvitation, ({ invitation, ...sealed }, context) =>
  changeNotebook(context, async (transaction, notebook) => {
    const now = context.services.clock()
    if ((await countOpenInvitations(transaction, isoDay(now), notebook.id)) >= OPEN_INVITATIONS_MOST) {
      throw new AppError('conflict', 'sharing_answers_invitations_many')
    }
    await requireRoom(transaction, context.services, INVITATION_BYTES)
    const endsOn = isoDay(new Date(now.getTime() + INVITATION_DAYS * DAY_MS))
    const row = { invitation_hash: invitation, notebook_id: notebook.id, ...sealed, ends_on: endsOn }
    if (!(await insertInvitation(transaction, row))) throw new AppError('conflict', 'sharing_answers_invitation_known')
    return { endsOn }
  }),
)

const endRoute = handle(endInvitation, ({ invitation }, context) =>
  changeNotebook(context, async (transaction, notebook) => {
    const found = await findInvitation(transaction, invitation)
    // One that is gone needs no ending.
    if (found?.notebook_id !== notebook.id) return {}
    if (found.used === 1) throw new AppError('conflict', 'sharing_answers_invitation_used')
    await deleteInvitation(transaction, invitation)
    return {}
  }),
)

const lookRoute = handle(lookAtInvitation, async ({ invitation }, context) => {
  countTry(context)
  const found = await findInvitation(context.services.database.query, hashOfKey(invitation))
  const { preview } = requireOpen(found, context)
  return { preview }
})

const takeRoute = handle(takeInvitation, ({ invitation, access, hello }, context) => {
  countTry(context)
  const { query, engine } = context.services.database
  const hash = hashOfKey(invitation)
  return query.transaction().execute(async (transaction) => {
    const named = requireOpen(await findInvitation(transaction, hash), context)
    await lockNotebook(transaction, engine, named.notebook_id)
    // Somebody else may have come first.
    const { notebook_id, parcel } = requireOpen(await findInvitation(transaction, hash), context)
    const devices = await listAccesses(transaction, notebook_id)
    if (devices.some(({ access_hash }) => access_hash === access)) {
      throw new AppError('conflict', 'sharing_answers_joined_before')
    }
    if (devices.length >= DEVICES_MOST) throw new AppError('conflict', 'sharing_answers_devices_many')
    await emptyInvitation(transaction, hash)
    await insertAccess(transaction, { notebook_id, access_hash: access, role: 'editor', hello })
    return { parcel }
  })
})

export const invitationRoutes: Route[] = [createRoute, endRoute, lookRoute, takeRoute]

/** @throws AppError 409 for one that was used, 404 for one that has ended or never was */
function requireOpen(found: FoundInvitation, { services }: RequestContext) {
  if (found === undefined || found.ends_on < isoDay(services.clock())) {
    throw new AppError('not_found', 'sharing_answers_invitation_ended')
  }
  const { preview, parcel } = found
  if (preview === null || parcel === null) throw new AppError('conflict', 'sharing_answers_invitation_used')
  return { ...found, preview, parcel }
}

/** @throws AppError 429 */
function countTry({ services, client }: RequestContext): void {
  const tries = invitationTries(services)
  refuseWaiting(tries, client.network)
  tries.add(client.network)
}
