// Deletes expired sessions at the desk, expired invitations, and lines of the audit log after two years.
import { forgetOldActs } from '#src/platform/identity/audit-log.ts'
import { forgetEndedOperatorSessions } from '#src/platform/identity/operators.ts'
import type { Services } from '#src/platform/services.ts'
import { forgetOldInvitations } from './invitations.queries.server.ts'

export async function tidyOperators(services: Services): Promise<void> {
  await forgetEndedOperatorSessions(services)
  await forgetOldInvitations(services.database.query, services.clock())
  await forgetOldActs(services)
}
