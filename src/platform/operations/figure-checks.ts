// The doctor's checks of sizes: the database, and waiting mails.
import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/engine.ts'
import { countOverdue, listFailedJobs, listRecurring } from '../jobs/jobs.ts'
import { countMails, countSenderRefused, MAIL } from '../mail/outbox.ts'
import { readSecrets } from '../secrets.ts'
import type { DoctorCheck } from './doctor-check.ts'
import { checkSecret, findLastBackup, UNKNOWN_SECRET } from './installation.ts'

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
      const last = (await listFailedJobs(database.query, LISTED)).filter(isMail)
      const reasons = last.map(({ kind, last_error }) => `${kind.slice(MAIL.length + 1)}: ${last_error}`)
      const why = reasons.length === 0 ? '' : ` The last of them: ${reasons.join('; ')}.`
      return `Mails that wait: ${waiting}. Given up in the last days: ${failed}.${why}`
    },
  },
  { what: 'jobs', check: ({ query }, _config, now) => describeJobs(query, now) },
  { what: 'secret', check: describeSecret },
  { what: 'backup', check: describeLastBackup },
]

/** A nightly backup may take its time. */
const BACKUP_AGE_MS = DAY_MS + 2 * HOUR_MS
/** Mails that were given up, whose reasons are named. */
const LISTED = 5
/** So many failures in a row are no accident. */
const FAILURES = 3

const isMail = ({ kind }: { kind: string }) => kind.startsWith(`${MAIL}/`)

async function describeJobs(query: Database['query'], now: Date): Promise<string> {
  const [failed, recurring, overdue] = await Promise.all([
    listFailedJobs(query, 20),
    listRecurring(query),
    countOverdue(query, now),
  ])
  const failing = recurring.filter(({ attempts }) => attempts >= FAILURES)
  const problems = [
    ...failed.filter((job) => !isMail(job)).map(({ kind, last_error }) => `Given up: ${kind} (${last_error}).`),
    ...failing.map(({ unique_key, last_error }) => `Fails again and again: ${unique_key} (${last_error}).`),
    ...(overdue > 0 ? [`Should have begun an hour ago: ${overdue}. Does a server run?`] : []),
  ]
  if (problems.length > 0) throw new Error(problems.join(' '))
  return 'Nothing was given up, and nothing waits for too long.'
}

async function describeSize(database: Database): Promise<string> {
  return `The database has ${((await measureDatabase(database)) / 1024 ** 2).toFixed(1)} MB.`
}

/** In bytes. */
export async function measureDatabase({ engine, query }: Database): Promise<number> {
  const asked =
    engine === 'sqlite'
      ? sql<{
          bytes: number | string
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await asked.execute(query)
  return Number(rows[0]?.bytes ?? 0)
}

async function describeSecret({ query }: Database, config: Config): Promise<string> {
  const secrets = await readSecrets(config)
  if (secrets === undefined) {
    if ((await query.selectFrom('installation').select('name').limit(1).execute()).length === 0)
      return 'The first start makes one, or takes TOKEN_SECRET.'
    throw new Error(`There is none. ${UNKNOWN_SECRET}`)
  }
  const found = await checkSecret(query, secrets)
  if (found === 'unknown') throw new Error(UNKNOWN_SECRET)
  return found === 'new' ? 'The first start notes it.' : 'This database knows it.'
}

async function describeLastBackup({ query }: Database, { production }: Config, now: Date): Promise<string> {
  const last = await findLastBackup(query)
  const says =
    last === null
      ? 'None was ever made.'
      : `The last one is of ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${last.place}.`
  const age = last === null ? Number.POSITIVE_INFINITY : now.getTime() - last.at.getTime()
  // A laptop without parents' data needs none.
  if (age <= BACKUP_AGE_MS || (last === null && !production)) return says
  throw new Error(
    `${says} Make one every night: npm run backup. After one by another program: npm run backup -- --done`,
  )
}
