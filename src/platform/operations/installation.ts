// What an installation knows of itself: the secrets that it was used with, and its last backup. It is kept in the database, because
// several machines may share one, and because a restored copy contains it.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import type { Secrets } from '../secrets.ts'

type Query = Kysely<Tables>

const SECRET = 'secret/'
/** The text that is sealed with each secret: a secret that opens it is one that the database was used with. */
const SEALED_TEXT = 'handrail'
const BACKUP = 'backup'

export const UNKNOWN_SECRET =
  'TOKEN_SECRET is not one that this database was used with: all sessions, links in mails and sealed words would be lost. ' +
  'Set the one of before (a new one goes in front of it, with a comma between). If it is lost for good: npm run secret -- accept'

/** Whether one of the secrets opens what the database has sealed; 'new' for a database that was never started. */
export async function checkSecret(query: Query, secrets: Secrets): Promise<'known' | 'unknown' | 'new'> {
  const rows = await query.selectFrom('installation').select('value').where('name', 'like', `${SECRET}%`).execute()
  if (rows.length === 0) return 'new'
  return rows.some(({ value }) => isOpenedBy(secrets, value)) ? 'known' : 'unknown'
}

/** Notes the newest secret too, so that the older ones can be taken away later. @throws with what to do when none is known */
export async function requireKnownSecret(query: Query, secrets: Secrets, now: Date): Promise<void> {
  if ((await checkSecret(query, secrets)) === 'unknown') throw new Error(UNKNOWN_SECRET)
  await acceptSecret(query, secrets, now)
}

/** From now on the database may be used with the newest of the secrets. */
export async function acceptSecret(query: Query, { signingKeys: [{ kid }], seal }: Secrets, now: Date): Promise<void> {
  const name = `${SECRET}${kid}`
  const known = await query.selectFrom('installation').select('name').where('name', '=', name).executeTakeFirst()
  // Known already, as at most starts.
  if (known !== undefined) return
  await query
    .insertInto('installation')
    .values({ name, value: seal(SEALED_TEXT), changed_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

function isOpenedBy(secrets: Secrets, sealed: string): boolean {
  try {
    return secrets.unseal(sealed) === SEALED_TEXT
  } catch {
    return false
  }
}

/** A backup was made. @param place where it lies, in words for an operator */
export async function noteBackup(query: Query, now: Date, place: string): Promise<void> {
  const row = { value: place, changed_at: now.toISOString() }
  await query
    .insertInto('installation')
    .values({ name: BACKUP, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export interface LastBackup {
  at: Date
  place: string
}

/** Null when none was made. */
export async function findLastBackup(query: Query): Promise<LastBackup | null> {
  const row = await query.selectFrom('installation').selectAll().where('name', '=', BACKUP).executeTakeFirst()
  return row === undefined ? null : { at: new Date(row.changed_at), place: row.value }
}

/** When the last backup was made; where there is none, when the installation began. Null before the first start. */
export async function backedUpUntil(query: Query): Promise<Date | null> {
  const last = await findLastBackup(query)
  if (last !== null) return last.at
  const row = await query
    .selectFrom('installation')
    .select('changed_at')
    .orderBy('changed_at')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : new Date(row.changed_at)
}
