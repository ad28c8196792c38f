// Sessions at the desk: 12 hours in all, 30 minutes without a request, found anew for each (L13). A change of role counts from the
// next request on.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import type { DeskRole } from '../desk-roles.contract.ts'
import { readDeskCookie } from './desk-cookies.server.ts'
import {
  addSession,
  findSession,
  forgetOldSessions,
  listSessions,
  noteSessionUse,
} from './desk-sessions.queries.server.ts'

const LIFE_MS = 12 * HOUR_MS
const IDLE_MS = 30 * MINUTE_MS
/** A request within this time after the last noted one is not noted. */
const NOTE_EVERY_MS = MINUTE_MS

export interface Operator {
  id: string
  email: string
  role: DeskRole
  sessionId: string
  totp_sealed: string | null
  password_hash: string | null
}

/** Who is signed in at the desk, or null. */
export async function findOperator(
  services: Services,
  request: Request,
  query: Kysely<Tables> = services.database.query,
): Promise<Operator | null> {
  const sid = readDeskCookie(services.config, request, 'session')
  if (sid === null) return null
  const now = services.clock()
  const found = await findSession(query, hashSecret(sid), now.toISOString(), idleSince(now))
  if (found === undefined) return null
  if (now.getTime() - Date.parse(found.last_used_at) > NOTE_EVERY_MS) {
    await noteSessionUse(query, found.session_id, now.toISOString())
  }
  const { id, email, role, session_id: sessionId, totp_sealed, password_hash } = found
  return { id, email, role, sessionId, totp_sealed, password_hash }
}

/** @returns what the cookie holds */
export async function startDeskSession(
  query: Kysely<Tables>,
  services: Services,
  operatorId: string,
  device: string,
): Promise<string> {
  const now = services.clock()
  const sid = randomSecret()
  await addSession(query, {
    id: randomUUID(),
    sid_hash: hashSecret(sid),
    operator_id: operatorId,
    device,
    last_used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return sid
}

/** Those with which somebody is at the desk as it is now. */
export function listOpenSessions(query: Kysely<Tables>, now: Date) {
  return listSessions(query, now.toISOString(), idleSince(now))
}

export function forgetEndedDeskSessions({ database, clock }: Services): Promise<void> {
  const now = clock()
  return forgetOldSessions(database.query, now.toISOString(), idleSince(now))
}

function idleSince(now: Date): string {
  return new Date(now.getTime() - IDLE_MS).toISOString()
}
