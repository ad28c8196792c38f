// The nightly job of class agreements. It moves the public steps, and only by three or more: a class agreement
// is reached only here, so that it is reached once. On 31 August all rows of a school year are deleted.
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { forgetJobsById } from '#src/platform/jobs/jobs.ts'
import { lastLondonDayAt, londonDay } from '#src/platform/london-time.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { deleteEnded, listGrown, listMailsOfEnded, moveStep } from './class-agreement.queries.server.ts'

/** In London. */
const NIGHTLY_HOUR = 3
/** Lets only the first process of a night renew; the subject is the night. */
const NIGHT: Limit = { name: 'class-agreements-night', max: 1, seconds: 2 * DAY_SECONDS }
const LAST_DAY = '08-31'

/** The recurring job. It does nothing before the hour, and nothing when the night is done already. */
export async function renewNightly(services: Services): Promise<void> {
  const subject = lastLondonDayAt(NIGHTLY_HOUR, services.clock())
  await services.database.query.transaction().execute(async (transaction) => {
    if (await tryTakeLimit(transaction, services, { limit: NIGHT, subject })) await renew(services, transaction)
  })
}

/** Renews at once. @returns how many steps were counted again */
export async function renew({ database, clock }: Services, query = database.query): Promise<number> {
  const today = londonDay(clock())
  let moved = 0
  for (const { joined, ...agreement } of await listGrown(query)) {
    const reached_on = agreement.reached_on ?? (joined >= agreement.threshold ? today : null)
    if (await moveStep(query, agreement, { counted: joined, reached_on })) moved += 1
  }
  return moved
}

/** The day on which a class agreement that starts now ends: the next 31 August, in London. */
export function endOfSchoolYear(now: Date): string {
  const today = londonDay(now)
  const year = Number(today.slice(0, 4))
  return today < `${year}-${LAST_DAY}` ? `${year}-${LAST_DAY}` : `${year + 1}-${LAST_DAY}`
}

/** Deletes class agreements that have ended, with their members and waiting mails. */
export async function deleteEndedClassAgreements({ database, clock }: Services): Promise<void> {
  const today = londonDay(clock())
  await database.query.transaction().execute(async (transaction) => {
    await forgetJobsById(transaction, await listMailsOfEnded(transaction, today))
    await deleteEnded(transaction, today)
  })
}
