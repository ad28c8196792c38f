// Owners get the last hash of the log by mail (L9): whoever cuts the log short, or writes it anew, cannot change their mailboxes. Once a
// day, after a day on which something was done.
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { logHeadMail } from '../desk.emails.server.ts'
import { listOperators } from '../people/people.queries.server.ts'
import { findLastLine } from './acts.queries.server.ts'

const HEAD_MAILS: Limit = { name: 'desk-head-mails', max: 1, seconds: DAY_MS / 1_000, byDay: true }

/** May run in several processes: each owner's mail of a day is taken by one. */
export async function mailHead(services: Services): Promise<void> {
  const last = await findLastLine(services.database.query)
  const yesterday = isoDay(new Date(services.clock().getTime() - DAY_MS))
  if (last === undefined || last.created_at < yesterday) return
  await services.database.query.transaction().execute(async (transaction) => {
    for (const { id, email, role } of await listOperators(transaction)) {
      if (role !== 'owner') continue
      if (!(await tryTakeLimit(transaction, services, { limit: HEAD_MAILS, subject: id }))) continue
      await queueMail(transaction, services, logHeadMail(email, last.number, last.hash))
    }
  })
}
