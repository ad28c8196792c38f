// Waiting mails as they lie in the database, seen from outside any server.
import { readConfig } from '#src/platform/config.ts'
import { openUnmigrated } from '#src/platform/database/database.ts'

export interface WaitingMailRow {
  id: string
  /** Whether a process has it in hand. */
  leased: boolean
}

/** @param env as the server gets it */
export async function listWaitingMails(env: Record<string, string>): Promise<WaitingMailRow[]> {
  const { query, close } = await openUnmigrated(readConfig(env))
  try {
    const rows = await query.selectFrom('job').select(['id', 'locked_until']).where('kind', 'like', 'mail/%').execute()
    return rows.map(({ id, locked_until }) => ({ id, leased: locked_until !== null }))
  } finally {
    await close()
  }
}
