// Shared notebooks: sealed updates that follow on each other, a lock that the maker changes, and leaving. The server reads nothing
// of what it keeps (`sharing.contract.ts`).
import { randomBytes } from 'node:crypto'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { appendLastOfEpoch, appendUpdate } from './append-update.server.ts'
import { deleteInvitationsOf } from './invitations.queries.server.ts'
import { changeNotebook, requireAccess, requireMaker } from './notebook-access.server.ts'
import { requireRoom, SURE_BYTES } from './notebook-room.server.ts'
import {
  addUpdate,
  changeLock,
  createNotebook,
  deleteNotebook,
  leaveNotebook,
  listDevices,
  readUpdates,
} from './sharing.contract.ts'
import {
  deleteAccess,
  deleteNotebookRow,
  deleteOtherAccesses,
  insertAccess,
  insertNotebook,
  listAccesses,
  listUpdates,
  markUsed,
  setBox,
} from './sharing.queries.server.ts'
import { ANSWER_BYTES, NOTEBOOKS_DAY, STEP_BYTES } from './sharing-limits.server.ts'

const ID_BYTES = 16
/** An update of 64 kB as base64url, and what stands around it. */
const UPDATE_BODY_LIMIT = 96 * 1024
/** The same with a box for each device. */
const LOCK_BODY_LIMIT = 224 * 1024

const createRoute = handle(createNotebook, async ({ access }, { services, client }) => {
  await enforceLimits(services, [{ limit: NOTEBOOKS_DAY, subject: client.network }])
  const id = randomBytes(ID_BYTES).toString('base64url')
  await services.database.query.transaction().execute(async (transaction) => {
    await requireRoom(transaction, services, SURE_BYTES)
    await insertNotebook(transaction, id, isoDay(services.clock()))
    await insertAccess(transaction, { notebook_id: id, access_hash: access, role: 'maker', hello: null })
  })
  return { notebook: id }
})

const readRoute = handle(readUpdates, async ({ after }, context) => {
  const { database, clock } = context.services
  const notebook = await requireAccess(database.query, context)
  const { id, latest, epoch, box } = notebook
  const today = isoDay(clock())
  // Looking at an empty one is no use of it: else it would stay for ever (K19).
  if (notebook.lastUsedOn < today && latest > 0) await markUsed(database.query, id, today)
  const from = Number(after)
  const updates = from >= latest ? [] : await listUpdates(database.query, id, from, latest, ANSWER_BYTES / STEP_BYTES)
  return { latest, epoch, box, updates }
})

const addRoute = handle(
  addUpdate,
  ({ replaces = 0, ...update }, context) =>
    changeNotebook(context, async (transaction, notebook) => {
      await appendUpdate(transaction, context.services, notebook, update, replaces)
      return { latest: update.number }
    }),
  UPDATE_BODY_LIMIT,
)

const lockRoute = handle(
  changeLock,
  ({ keep, ...update }, context) =>
    changeNotebook(context, async (transaction, notebook) => {
      requireMaker(notebook)
      const { id, accessHash } = notebook
      await appendLastOfEpoch(transaction, context.services, notebook, update)
      await deleteOtherAccesses(transaction, id, [accessHash, ...keep.map(({ access }) => access)])
      for (const { access, box } of keep) await setBox(transaction, id, access, box)
      await deleteInvitationsOf(transaction, id)
      return { latest: update.number }
    }),
  LOCK_BODY_LIMIT,
)

const devicesRoute = handle(listDevices, async (_input, context) => {
  const { query } = context.services.database
  const { id } = await requireAccess(query, context)
  const devices = await listAccesses(query, id)
  return { devices: devices.map(({ access_hash, role, hello }) => ({ access: access_hash, role, hello })) }
})

const leaveRoute = handle(leaveNotebook, (_input, context) =>
  changeNotebook(context, async (transaction, { id, accessHash }) => {
    await deleteAccess(transaction, id, accessHash)
    if ((await listAccesses(transaction, id)).length === 0) await deleteNotebookRow(transaction, id)
    return {}
  }),
)

const deleteRoute = handle(deleteNotebook, (_input, context) =>
  changeNotebook(context, async (transaction, notebook) => {
    requireMaker(notebook)
    await deleteNotebookRow(transaction, notebook.id)
    return {}
  }),
)

export const notebookRoutes: Route[] = [
  createRoute,
  readRoute,
  addRoute,
  lockRoute,
  devicesRoute,
  leaveRoute,
  deleteRoute,
]
