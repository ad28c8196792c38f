// Who asks: a device, by the key in the header `x-notebook`. Whatever is wrong with it, the answer is the same and costs the same
// (K6): a key that is missing, cut or unknown, one that was ended, a notebook that never was or is gone.
import { hash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import type { RequestContext } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { NOTEBOOK_HEADER } from './sharing.contract.ts'
import { findAccess, lockNotebook, type OpenNotebook } from './sharing.queries.server.ts'
import { askings, wrongKeys } from './sharing-limits.server.ts'

type Query = Kysely<Tables>

interface NotebookKey {
  notebook: string
  accessHash: string
}

/** What is looked for when nothing sensible was sent, so that this takes as long. */
const NO_KEY: NotebookKey = { notebook: 'AAAAAAAAAAAAAAAAAAAAAA', accessHash: 'A'.repeat(43) }

/** What the server knows a key by. @param key base64url of 256 bits */
export function hashOfKey(key: string): string {
  return hash('sha256', Buffer.from(key, 'base64url'), 'base64url')
}

/** The notebook that the key opens. @throws AppError 401 */
export async function requireAccess(query: Query, context: RequestContext): Promise<OpenNotebook> {
  return open(query, context, readKey(context))
}

/**
 * Runs an act of a device on its notebook: acts on one notebook come one after the other, on every process, and who was shut out
 * meanwhile does no more. @throws AppError 401
 */
export async function changeNotebook<Answer>(
  context: RequestContext,
  act: (transaction: Query, notebook: OpenNotebook) => Promise<Answer>,
): Promise<Answer> {
  const { query, engine } = context.services.database
  const key = readKey(context)
  return query.transaction().execute(async (transaction) => {
    await lockNotebook(transaction, engine, key.notebook)
    return act(transaction, await open(transaction, context, key))
  })
}

/** @throws AppError 403 for everybody else */
export function requireMaker({ role }: OpenNotebook): void {
  if (role !== 'maker') throw new AppError('forbidden', 'sharing_answers_only_maker')
}

async function open(query: Query, { client, services }: RequestContext, key: NotebookKey): Promise<OpenNotebook> {
  const found = await findAccess(query, key.notebook, key.accessHash)
  const kept = Buffer.from(found?.accessHash ?? NO_KEY.accessHash)
  const isSame = timingSafeEqual(kept, Buffer.from(key.accessHash))
  if (found !== undefined && isSame) return found
  const wrong = wrongKeys(services)
  refuseWaiting(wrong, client.network)
  wrong.add(client.network)
  throw new AppError('unauthorized', 'sharing_answers_shut')
}

/** @throws AppError 429 when a notebook is asked for again and again from one network */
function readKey({ request, client, services }: RequestContext): NotebookKey {
  const [, notebook, key] = /^([\w-]{22})\.([\w-]{43})$/.exec(request.headers.get(NOTEBOOK_HEADER) ?? '') ?? []
  if (notebook === undefined || key === undefined) return NO_KEY
  const subject = `${notebook} ${client.network}`
  const asked = askings(services)
  refuseWaiting(asked, subject)
  asked.add(subject)
  return { notebook, accessHash: hashOfKey(key) }
}
