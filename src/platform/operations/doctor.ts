// Checks everything the server needs, before parents depend on it. It changes nothing.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { MIGRATIONS } from '../../../migrations/migrations.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { findOfOtherUsers, findOpenToOthers, prepareDataFolder } from '../data-folder.ts'
import { openUnmigrated } from '../database/database.ts'
import { findUnsafeDurabilitySettings } from '../database/durability.ts'
import type { Database } from '../database/engine.ts'
import { describeUnknown, listMigrations } from '../database/migrate.ts'
import { examineAddress, type OutsideProbe } from './address-checks.ts'
import type { DoctorCheck, DoctorFinding } from './doctor-check.ts'
import { FIGURE_CHECKS } from './figure-checks.ts'

const FREE_BYTES = 500 * 1024 ** 2
const FREE_SHARE = 0.1
const CLOCK_TOLERANCE_MS = 5_000
const ANSWER_TIMEOUT_MS = 10_000

/**
 * Every check, in the order in which an operator puts them right.
 * @param env as the server gets it
 * @param describeBuild what is built; throws with what to do where something is missing
 * @param featureChecks what features look at in the database
 * @param outside how to look at our own address from the network
 */
export async function runDoctorChecks(
  env: Record<string, string | undefined>,
  describeBuild: (config: Config) => Promise<string>,
  featureChecks: DoctorCheck[] = [],
  outside?: OutsideProbe,
): Promise<DoctorFinding[]> {
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((says) => ({ what: 'configuration', ok: false, says }))
  }
  return examineServer(config, { describeBuild, featureChecks, ...(outside !== undefined && { outside }) })
}

export interface Examined {
  /** What is built; throws with what to do where something is missing. */
  describeBuild: (config: Config) => Promise<string>
  /** What features look at in the database. */
  featureChecks: DoctorCheck[]
  /** One that is open already; without it one is opened, and closed again. */
  database?: Database
  /** The time by the server's clock; without it the machine's clock is read. */
  now?: Date
  /** How to look at our own address from the network; without it nothing outside is asked about it. */
  outside?: OutsideProbe
}

const nowOf = ({ now }: Examined) => now ?? new Date()

/** Every check, in the order in which an operator puts them right: for the command, and for the desk of a running server. */
export async function examineServer(config: Config, examined: Examined): Promise<DoctorFinding[]> {
  const { describeBuild } = examined
  return [
    await look('configuration', async () => {
      if (config.misspelt.length > 0) throw new Error(config.misspelt.join(' '))
      return `The server would listen for ${config.http.publicUrl}.`
    }),
    await look('build', () => describeBuild(config)),
    await look('https', async () => checkHttps(config)),
    ...(examined.outside === undefined ? [] : await examineAddress(config, examined.outside, nowOf(examined))),
    ...describeOperator(config),
    await look('files', () => checkFiles(config)),
    await look('disk', () => checkDisk(config)),
    ...(await examineDatabase(config, examined)),
    await look('mail', () => checkMail(config)),
    { what: 'reminders', ok: true, says: `Questions by mail leave at ${config.reminderHour}:00 in London.` },
    await look('Google', () => checkGoogle(config)),
  ]
}

async function look(what: string, check: () => Promise<string>): Promise<DoctorFinding> {
  try {
    return { what, ok: true, says: await check() }
  } catch (error) {
    return { what, ok: false, says: error instanceof Error ? error.message : String(error) }
  }
}

function checkHttps({ production, http: { publicUrl } }: Config): string {
  if (publicUrl.startsWith('https:')) return 'PUBLIC_URL is https.'
  if (production) throw new Error('PUBLIC_URL must be https in production: passwords travel over it.')
  return 'PUBLIC_URL is not https. That is fine on one machine, and nowhere else.'
}

/** A note only: no page breaks without it. */
function describeOperator({ production, pages: { operator } }: Config): DoctorFinding[] {
  if (!production) return []
  const what = 'privacy policy'
  if (operator === null) {
    const why = 'people have a right to know who keeps their data'
    return [{ what, ok: true, says: `It names nobody, and ${why}. Set OPERATOR_NAME and OPERATOR_CONTACT.` }]
  }
  const { name, contact } = operator
  const reached = contact === null ? 'and no way to reach them. Set OPERATOR_CONTACT' : `to be reached at ${contact}`
  return [{ what, ok: true, says: `It names ${name}, ${reached}.` }]
}

/** Read before anything corrects them. */
async function checkFiles({ dataDir }: Config): Promise<string> {
  const there = existsSync(dataDir)
  const strange = there ? await findOfOtherUsers(dataDir) : []
  if (strange.length > 0) {
    const mend = `Run commands as that user. Now: chown -R --reference=${dataDir} ${dataDir}`
    throw new Error(`The server's user cannot write ${strange.join(', ')}. ${mend}`)
  }
  const open = there ? await findOpenToOthers(dataDir) : []
  if (open.length === 0) return 'Nobody else on this machine can read DATA_DIR.'
  const paths = open.map(({ path }) => path).join(', ')
  throw new Error(`Other users of this machine can read ${paths}. Start the server, or: chmod -R go= ${dataDir}`)
}

async function checkDisk({ dataDir }: Config): Promise<string> {
  await prepareDataFolder(dataDir)
  const { bavail, bsize, blocks } = await statfs(dataDir)
  const share = bavail / blocks
  const free = `${Math.round((bavail * bsize) / 1024 ** 2)} MB are free in DATA_DIR, ${Math.floor(100 * share)} % of its disk.`
  if (bavail * bsize >= FREE_BYTES && share >= FREE_SHARE) return free
  throw new Error(`${free} Make room: at least 500 MB, and 10 %. A full disk refuses all that parents save.`)
}

async function examineDatabase(config: Config, examined: Examined): Promise<DoctorFinding[]> {
  let database: Database
  try {
    database = examined.database ?? (await openUnmigrated(config))
    await database.ping()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      { what: 'database', ok: false, says: `It does not answer: ${reason}. Check DATABASE_URL and that it runs.` },
    ]
  }
  try {
    return [
      await look('database', () => describeMigrations(database)),
      await look('durability', async () => {
        const problems = await findUnsafeDurabilitySettings(database)
        if (problems.length > 0) throw new Error(problems.join(' '))
        return 'What is acknowledged survives a power cut.'
      }),
      await look('clock', () => checkClock(database)),
      ...((await isUpToDate(database))
        ? await Promise.all(
            [...FIGURE_CHECKS, ...examined.featureChecks].map(({ what, check }) =>
              look(what, () => check(database, config, nowOf(examined))),
            ),
          )
        : []),
    ]
  } finally {
    if (examined.database === undefined) await database.close()
  }
}

async function isUpToDate(database: Database): Promise<boolean> {
  const done = await listMigrations(database.query)
  return done !== null && Object.keys(MIGRATIONS).every((name) => done.includes(name))
}

async function describeMigrations(database: Database): Promise<string> {
  const { engine } = database
  const done = await listMigrations(database.query)
  if (done === null) return `${engine}, empty: the first start fills it.`
  const unknown = done.filter((name) => !(name in MIGRATIONS))
  if (unknown.length > 0) throw new Error(describeUnknown(unknown))
  const waiting = Object.keys(MIGRATIONS).length - done.length
  return waiting === 0
    ? `${engine}, up to date.`
    : `${engine}; the next start brings it up to date (${waiting === 1 ? '1 step' : `${waiting} steps`}).`
}

async function checkClock({ engine, query }: Database): Promise<string> {
  if (engine === 'sqlite') return `It is ${new Date().toISOString()} by this machine. Compare with your watch.`
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(query)
  const off = Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0))
  if (off < CLOCK_TOLERANCE_MS) return 'This machine and the database agree.'
  throw new Error(`This machine and the database differ by ${Math.round(off / 1000)} s. Run a time service on both.`)
}

async function checkMail({ mail: { smtpUrl }, production }: Config): Promise<string> {
  if (smtpUrl === undefined) {
    if (production) throw new Error('SMTP_URL is not set: mails would only be written to a folder. Set it.')
    return 'Mails are written to the outbox folder; set SMTP_URL to send them.'
  }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url: smtpUrl, connectionTimeout: ANSWER_TIMEOUT_MS })
  try {
    await transport.verify()
    return 'The mail server lets us in. For what receivers ask of it: npm run mail:doctor'
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The mail server does not let us in: ${reason}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}

async function checkGoogle({ google }: Config): Promise<string> {
  if (google === undefined) return 'Not set up: its button is not shown.'
  const address = `${google.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${google.issuer} does not answer. Check GOOGLE_ISSUER and the way out to it.`, { cause })
  })
  const { issuer } = (await answer.json().catch(() => ({}))) as { issuer?: unknown }
  if (issuer !== google.issuer) throw new Error(`${address} is no provider's description. Check GOOGLE_ISSUER.`)
  return 'The provider answers. Whether the id and the secret are right shows at the first sign-in.'
}
