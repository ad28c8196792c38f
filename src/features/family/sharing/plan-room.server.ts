// Limits the storage of all shared plans. Strangers can fill only this share of the disk, so that parents who sign in and
// families that share a plan already can still write.
import { statfs } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_MS } from '#src/shared/duration.ts'

const TOTAL_BYTES_MOST = 16 * 1024 ** 3
/** The part of SQLite's disk that shared plans may fill. */
const SHARE_OF_DISK = 1 / 8
/** Bytes that each plan may always use, however full the storage is. */
export const SURE_BYTES = 32 * 1024
const ALARM_SHARE = 0.8
const RETRY_SECONDS = HOUR_SECONDS
/** How long a measurement is used, because adding up all plans is slow. */
const MEASURED_FOR_MS = MINUTE_MS

/** How often all processes together log it for the operator. */
const NO_ROOM_LOG: Limit = { name: 'plans-room-log', max: 1, seconds: DAY_SECONDS, byDay: true }

type ForRoom = Pick<Services, 'config' | 'database'>

export interface Room {
  /** Bytes. */
  used: number
  most: number
}

export async function measureRoom(query: Kysely<Tables>, { config, database }: ForRoom): Promise<Room> {
  const { bytes } = await query
    .selectFrom('shared_plan')
    .select(
      sql<number | string>`coalesce(sum(case when bytes < ${SURE_BYTES} then ${SURE_BYTES} else bytes end), 0)`.as(
        'bytes',
      ),
    )
    // A plan that has ended keeps only its id.
    .where('access_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return {
    used: Number(bytes),
    most:
      database.engine === 'sqlite' ? Math.min(TOTAL_BYTES_MOST, await shareOfDisk(config.dataDir)) : TOTAL_BYTES_MOST,
  }
}

interface KnownRoom extends Room {
  /** Milliseconds since 1970. */
  measuredAt: number
}

const known = new WeakMap<Services, KnownRoom>()

/** Checks a use beyond a plan's own share. The storage is measured once a minute, plus what this process has used since. @throws AppError 503 */
export async function requireRoom(query: Kysely<Tables>, services: Services, bytes: number): Promise<void> {
  const now = services.clock().getTime()
  let room = known.get(services)
  if (room === undefined || Math.abs(now - room.measuredAt) >= MEASURED_FOR_MS) {
    room = { ...(await measureRoom(query, services)), measuredAt: now }
    known.set(services, room)
  }
  if (room.used + bytes > room.most) {
    throw new AppError('unavailable', 'sharing_answers_no_room', { retryAfter: RETRY_SECONDS })
  }
  room.used += bytes
}

/** Checks a plan whose size changes. @throws AppError 503 when it would grow beyond its own share and the storage is full */
export async function requireRoomToGrow(
  query: Kysely<Tables>,
  services: Services,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const more = to - Math.max(from, SURE_BYTES)
  if (more > 0) await requireRoom(query, services, more)
}

/** For `npm run doctor`. @throws with what to do when the room is nearly full */
export async function checkRoom(database: Services['database'], config: Services['config']): Promise<string> {
  const room = await measureRoom(database.query, { config, database })
  const says = `Shared plans have ${inMegabytes(room.used)} of ${inMegabytes(room.most)} MB.`
  if (!isNearlyFull(room)) return says
  const remedy =
    room.most < TOTAL_BYTES_MOST
      ? 'Give DATA_DIR a larger disk, or move to PostgreSQL.'
      : 'See TOTAL_BYTES_MOST in src/features/family/sharing/plan-room.server.ts, or `npm run plans`.'
  throw new Error(`${says} When it is full nobody can begin to share. ${remedy}`)
}

/** Tells the operator's log, once a day. */
export async function warnOfFullRoom(services: Services): Promise<void> {
  const { query } = services.database
  const room = await measureRoom(query, services)
  if (!isNearlyFull(room)) return
  if (!(await tryTakeLimit(query, services, { limit: NO_ROOM_LOG, subject: 'plans' }))) return
  services.log.error('plans.nearly-full', 'Soon nobody can begin to share. Look: npm run doctor', { ...room })
}

function isNearlyFull({ used, most }: Room): boolean {
  return used > ALARM_SHARE * most
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}

async function shareOfDisk(folder: string): Promise<number> {
  try {
    const { blocks, bsize } = await statfs(folder)
    return blocks * bsize * SHARE_OF_DISK
  } catch (error) {
    // A database in memory needs no folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return TOTAL_BYTES_MOST
    throw error
  }
}
