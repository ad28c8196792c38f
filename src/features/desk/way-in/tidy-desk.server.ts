// What is over goes: sessions, invitations, challenges, used codes that would not be taken any more anyway, and what a
// backup that died has left.
import { forgetDeadBackups } from '#src/platform/operations/encrypted-backup.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { forgetMissedBackups } from '../backups/backups.queries.server.ts'
import { forgetOldFactors } from '../factors/factors.queries.server.ts'
import { forgetOldInvitations } from '../people/people.queries.server.ts'
import { forgetEndedDeskSessions } from './desk-sessions.server.ts'

const STEP_MS = 30_000

export async function tidyDesk(services: Services): Promise<void> {
  const { database, clock, config } = services
  const now = clock()
  await forgetEndedDeskSessions(services)
  await forgetOldInvitations(database.query, now)
  await forgetMissedBackups(database.query, now)
  await forgetDeadBackups(config)
  // A day, so that no clock that jumps makes a used code new (decision 62).
  await forgetOldFactors(database.query, now, Math.floor((now.getTime() - DAY_MS) / STEP_MS))
}
