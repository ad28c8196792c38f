// Mails owners which operators looked addresses up the day before, and why. The addresses are not named.
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { listAddresses, listOperators } from '#src/platform/identity/operators.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { lookUpsMail } from '../newsletter.emails.server.ts'
import { listLookUpsBetween } from './look-ups.queries.server.ts'

const LOOK_UP_MAILS: Limit = { name: 'desk-look-up-mails', max: 1, seconds: DAY_SECONDS, byDay: true }

/** May run in several processes: each owner's mail of a day is taken by one. */
export async function mailLookUps(services: Services): Promise<void> {
  const { query } = services.database
  const today = isoDay(services.clock())
  const day = isoDayAfter(today, -1)
  const lookUps = await listLookUpsBetween(query, day, today)
  if (lookUps.length === 0) return
  const names = await listAddresses(query, [...new Set(lookUps.map(({ operator_id }) => operator_id))])
  const lines = lookUps.map(({ operator_id, reason, words }) => ({ who: names.get(operator_id) ?? '', reason, words }))
  await query.transaction().execute(async (transaction) => {
    for (const { id, email, role } of await listOperators(transaction)) {
      if (role !== 'owner') continue
      if (!(await tryTakeLimit(transaction, services, { limit: LOOK_UP_MAILS, subject: id }))) continue
      await queueMail(transaction, services, lookUpsMail(email, day, lines))
    }
  })
}
