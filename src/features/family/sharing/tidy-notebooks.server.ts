// What nobody needs any more goes by itself (K19).
import { isoDay, isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { deleteInvitationsEndedBefore } from './invitations.queries.server.ts'
import { deleteNotebooksEmptySince, deleteNotebooksUnusedSince } from './sharing.queries.server.ts'

/** The privacy policy says so too. */
const UNUSED_MONTHS = 24
const EMPTY_DAYS = 2

export async function tidyNotebooks({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteNotebooksUnusedSince(database.query, isoDayMonthsBefore(now, UNUSED_MONTHS))
  await deleteNotebooksEmptySince(database.query, isoDay(new Date(now.getTime() - EMPTY_DAYS * DAY_MS)))
  await deleteInvitationsEndedBefore(database.query, isoDay(now))
}
