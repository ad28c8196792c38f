// Owners hear by mail who looked addresses up the day before, and why. Whose they were stands nowhere.
import { listLookUpsOn } from '#src/features/newsletter/look-up-at-the-desk.server.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { listAddresses, listOperators } from '#src/platform/identity/operators.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { lookUpsMail } from '../desk.emails.server.ts'

const LOOK_UP_MAILS: Limit = { name: 'desk-look-up-mails', max: 1, seconds: DAY_MS / 1_000, byDay: true }

/** May run in several processes: each owner's mail of a day is taken by one. */
export async function mailLookUps(services: Services): Promise<void> {
  const { query } = services.database
  const day = isoDay(new Date(services.clock().getTime() - DAY_MS))
  const lookUps = await listLookUpsOn(query, day)
  if (lookUps.length === 0) return
  const names = await listAddresses(query, [...new Set(lookUps.map(({ operatorId }) => operatorId))])
  const lines = lookUps.map(({ operatorId, ...why }) => ({ who: names.get(operatorId) ?? '', ...why }))
  await query.transaction().execute(async (transaction) => {
    for (const { id, email, role } of await listOperators(transaction)) {
      if (role !== 'owner') continue
      if (!(await tryTakeLimit(transaction, services, { limit: LOOK_UP_MAILS, subject: id }))) continue
      await queueMail(transaction, services, lookUpsMail(email, day, lines))
    }
  })
}
