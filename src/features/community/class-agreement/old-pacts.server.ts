// A pact lasts a school year: on 31 August all of it goes.

import { forgetJobsById } from '#src/platform/jobs/jobs.ts'
import { londonDay } from '#src/platform/london-time.ts'
import type { Services } from '#src/platform/services.ts'
import { deleteEnded, listMailsOfEnded } from './pacts.queries.server.ts'

const LAST_DAY = '08-31'

/** The first day on which a pact that starts now is no more: the next 31 August, in London. */
export function endOfSchoolYear(now: Date): string {
  const today = londonDay(now)
  const year = Number(today.slice(0, 4))
  return today < `${year}-${LAST_DAY}` ? `${year}-${LAST_DAY}` : `${year + 1}-${LAST_DAY}`
}

/** Deletes pacts that have ended, with their members and with what waits to be sent. */
export async function forgetOldPacts({ database, clock }: Services): Promise<void> {
  const today = londonDay(clock())
  await database.query.transaction().execute(async (transaction) => {
    await forgetJobsById(transaction, await listMailsOfEnded(transaction, today))
    await deleteEnded(transaction, today)
  })
}
