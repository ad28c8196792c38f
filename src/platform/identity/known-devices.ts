// The devices that an account has been signed in on, by the hash of a secret that each keeps.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import { hasSession } from './sessions.ts'

type Query = Kysely<Tables>

export async function isKnownDevice(query: Query, accountId: string, deviceHash: string): Promise<boolean> {
  const row = await query
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberDevice(query: Query, accountId: string, deviceHash: string, now: Date): Promise<void> {
  await query
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doNothing())
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
