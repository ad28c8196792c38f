// How much there is of what an operator watches: the database, and mails that wait. For the doctor.
import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import { countMails, countSenderRefused } from '../mail/outbox.ts'
import type { DoctorCheck } from './doctor-check.ts'

export const FIGURE_CHECKS: DoctorCheck[] = [
  { what: 'size', check: describeSize },
  {
    what: 'outbox',
    async check(database) {
      const [waiting, failed, refused] = await Promise.all([
        countMails({ database }, 'waiting'),
        countMails({ database }, 'failed'),
        countSenderRefused({ database }),
      ])
      if (refused > 0) {
        const mend =
          'They are kept for three days. MAIL_FROM must be an address that it lets us send from, with a log-in and a quota that are enough.'
        throw new Error(`The mail server refuses us, not the receivers, so mails wait: ${refused}. ${mend}`)
      }
      return `Mails that wait: ${waiting}. Given up in the last days: ${failed}.`
    },
  },
]

async function describeSize({ engine, query }: Database): Promise<string> {
  const asked =
    engine === 'sqlite'
      ? sql<{
          bytes: number | string
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await asked.execute(query)
  return `The database has ${(Number(rows[0]?.bytes ?? 0) / 1024 ** 2).toFixed(1)} MB.`
}
