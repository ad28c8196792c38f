// The devices that an account has been signed in on, by the hash of a secret that each keeps.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { hasSession } from './sessions.ts'

type Query = Kysely<Tables>

/** More than a person owns: an attacker who knows a password can invent device after device, and must not fill the table. */
const MOST_DEVICES = 50

export async function isKnownDevice(query: Query, accountId: string, deviceHash: string): Promise<boolean> {
  const row = await query
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Called at each log-in. An account remembers the devices that logged in last, up to a number. */
export async function rememberDevice(query: Query, accountId: string, deviceHash: string, now: Date): Promise<void> {
  const seen = { created_at: now.toISOString() }
  await query
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash, ...seen })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet(seen))
    .execute()
  await forgetDevicesBeyondMost(query, accountId)
}

async function forgetDevicesBeyondMost(query: Query, accountId: string): Promise<void> {
  const beyond = await query
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('device_hash')
    .limit(MOST_DEVICES)
    .offset(MOST_DEVICES)
    .execute()
  if (beyond.length === 0) return
  const hashes = beyond.map((row) => row.device_hash)
  await query
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_hash', 'in', hashes)
    .execute()
}

/** Whether the account knows any device, or is signed in anywhere. */
export async function isUsedElsewhere(query: Query, accountId: string): Promise<boolean> {
  const device = await query
    .selectFrom('known_device')
    .select('account_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  if (device !== undefined) return true
  return hasSession(query, accountId)
}

export async function forgetDevices(query: Query, accountId: string): Promise<void> {
  await query.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}

/** For the owner's export: when each last logged in. */
export async function listKnownDevices(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('known_device')
    .select('created_at')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at }) => created_at)
}
