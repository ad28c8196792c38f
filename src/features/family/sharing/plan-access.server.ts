// Who may read and write a shared plan: any person with its link, proven by the header `x-plan`. Whatever is wrong with it, the answer is
// the same and costs the same: a token that is missing, cut or unknown, a plan that never was, and one that was ended.

import { hash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import type { RequestContext } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { AppError } from '#src/shared/app-error.ts'
import type {} from './shared-plan-tables.server.ts'
import { PLAN_HEADER } from './sharing.contract.ts'

type Query = Kysely<Tables>

// These limits are counted in memory only, because a row would reveal to the second when a carer wrote.
/** How often one network may ask for one plan: a home with six open tabs asks 72 times a minute. */
const askings = tallyOfEachApp({ max: 600, seconds: 60 })
/** How often one network may try links that open nothing. A device whose link has ended asks once for each page that is opened. */
const wrongTokens = tallyOfEachApp({ max: 1_200, seconds: 15 * 60 })

export interface OpenPlan {
  id: string
  /** The random number of the device that started to share. */
  firstDevice: string
  /** Number of the newest update. */
  latest: number
  snapshotUpTo: number
  /** How many bytes updates and snapshots take. */
  bytes: number
}

interface Asked {
  plan: string
  accessHash: string
  /** Null for a person who only reads. */
  device: string | null
}

/** An id that no plan can have. It is looked up for an invalid request, so that its answer takes as long as others. */
const NOBODY: Asked = { plan: '-', accessHash: 'A'.repeat(43), device: null }

/** The plan that the link opens; notes that it is in use. @throws AppError 401 */
export function openPlan(context: RequestContext): Promise<OpenPlan> {
  return find(context.services.database.query, context, readHeader(context))
}

/** Runs an act on a plan: acts on one plan come one after the other, on every process. @throws AppError 401 */
export async function changePlan<Answer>(
  context: RequestContext,
  act: (transaction: Query, plan: OpenPlan) => Promise<Answer>,
): Promise<Answer> {
  const { query, engine } = context.services.database
  const asked = readHeader(context)
  return query.transaction().execute(async (transaction) => {
    // On SQLite the transaction itself does so.
    if (engine !== 'sqlite') {
      await transaction.selectFrom('shared_plan').select('id').where('id', '=', asked.plan).forUpdate().execute()
    }
    return act(transaction, await find(transaction, context, asked))
  })
}

async function find(query: Query, { client, services }: RequestContext, asked: Asked): Promise<OpenPlan> {
  const row = await query
    .selectFrom('shared_plan')
    .select(['id', 'access_hash', 'first_device', 'has_others', 'latest', 'snapshot_up_to', 'bytes', 'last_used_on'])
    .where('id', '=', asked.plan)
    .executeTakeFirst()
  const known = row?.access_hash ?? NOBODY.accessHash
  const isSame = timingSafeEqual(hashed(known), hashed(asked.accessHash))
  if (row === undefined || row.access_hash === null || !isSame) {
    const wrong = wrongTokens(services)
    refuseWaiting(wrong, client.network)
    wrong.add(client.network)
    throw new AppError('unauthorized', 'sharing_answers_shut')
  }
  const today = isoDay(services.clock())
  const hasOthers = row.has_others === 1 || (asked.device !== null && asked.device !== row.first_device)
  if (row.last_used_on < today || hasOthers !== (row.has_others === 1)) {
    const used = { last_used_on: today, has_others: hasOthers ? 1 : 0 }
    await query.updateTable('shared_plan').set(used).where('id', '=', row.id).execute()
  }
  const { id, first_device: firstDevice, latest, snapshot_up_to: snapshotUpTo, bytes } = row
  return { id, firstDevice, latest, snapshotUpTo, bytes }
}

/** @throws AppError 429 when a plan is asked for again and again from one network */
function readHeader({ request, client, services }: RequestContext): Asked {
  const found = /^([\w-]{22})\.([\w-]{43})(?:\.([\w-]{22}))?$/.exec(request.headers.get(PLAN_HEADER) ?? '')
  const [, plan, token, device = null] = found ?? []
  if (plan === undefined || token === undefined) return NOBODY
  const subject = `${plan} ${client.network}`
  const asked = askings(services)
  refuseWaiting(asked, subject)
  asked.add(subject)
  return { plan, accessHash: hash('sha256', Buffer.from(token, 'base64url'), 'base64url'), device }
}

/** Hashes have one length, as the comparison needs it. */
function hashed(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
