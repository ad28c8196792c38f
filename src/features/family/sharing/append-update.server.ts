// Puts an update behind the newest one: the one place where a notebook grows.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { requireRoom, SURE_BYTES } from './notebook-room.server.ts'
import { NOTEBOOK_BYTES_MOST, UPDATE_BYTES_MOST } from './sharing.contract.ts'
import { deleteUpdatesUpTo, insertUpdate, type OpenNotebook, setNewest } from './sharing.queries.server.ts'
import { STEP_BYTES } from './sharing-limits.server.ts'
import { refuseHaste } from './update-pace.server.ts'

export interface SentUpdate {
  number: number
  /** The current one, as the sender knows it. */
  epoch: number
  /** base64url */
  body: string
}

/**
 * Adds a carer's update.
 * @param replaces up to this number all may go
 * @throws AppError 400, 409, 413, 429, and 503 when there is no room for all that notebooks want
 */
export async function appendUpdate(
  query: Kysely<Tables>,
  services: Services,
  notebook: OpenNotebook,
  update: SentUpdate,
  replaces: number,
): Promise<void> {
  const size = measure(update)
  requireNext(notebook, update)
  if (replaces >= update.number) throw new AppError('bad_request', 'server_value_kind')
  refuseHaste(services, notebook.id, update.number)
  const freed = await deleteUpdatesUpTo(query, notebook.id, replaces)
  const bytes = notebook.bytes + (size - freed) * STEP_BYTES
  if (bytes > NOTEBOOK_BYTES_MOST) throw new AppError('too_large', 'sharing_answers_notebook_full')
  if (bytes > SURE_BYTES && bytes > notebook.bytes) await requireRoom(query, services, bytes - notebook.bytes)
  await insertUpdate(query, { notebook_id: notebook.id, ...update, size })
  await setNewest(query, notebook.id, {
    latest: update.number,
    epoch: update.epoch,
    bytes,
    day: isoDay(services.clock()),
  })
}

/**
 * Adds the update that tells of a new lock, as the last one of its epoch. Neither haste nor a full notebook stands in its way:
 * whoever is to be shut out could else see to both (K9).
 * @throws AppError 409, 413
 */
export async function appendLastOfEpoch(
  query: Kysely<Tables>,
  services: Services,
  notebook: OpenNotebook,
  update: SentUpdate,
): Promise<void> {
  const size = measure(update)
  requireNext(notebook, update)
  const bytes = notebook.bytes + size * STEP_BYTES
  if (bytes > NOTEBOOK_BYTES_MOST + UPDATE_BYTES_MOST) throw new AppError('too_large', 'sharing_answers_notebook_full')
  await insertUpdate(query, { notebook_id: notebook.id, ...update, size })
  const day = isoDay(services.clock())
  await setNewest(query, notebook.id, { latest: update.number, epoch: update.epoch + 1, bytes, day })
}

/** In steps. @throws AppError 413 */
function measure({ body }: SentUpdate): number {
  const bytes = Buffer.byteLength(body, 'base64url')
  if (bytes > UPDATE_BYTES_MOST) throw new AppError('too_large', 'sharing_answers_update_large')
  return Math.ceil(bytes / STEP_BYTES)
}

function requireNext({ latest, epoch }: OpenNotebook, update: SentUpdate): void {
  if (update.number === latest + 1 && update.epoch === epoch) return
  throw new AppError('conflict', 'sharing_answers_stale')
}
