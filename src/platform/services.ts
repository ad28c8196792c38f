// What a request may need beside its input. Made once at start, or by a test with a clock of its own.

import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/engine.ts'
import { createTrustedProxies, type IsTrusted } from './http/client-address.ts'
import { MIN_RESPONSE_MS } from './http/minimum-duration.ts'
import { createPasswords, type Passwords } from './identity/passwords.ts'
import { createLog, type Log } from './log.ts'
import { createMailTransport, type MailTransport } from './mail/mail-transport.ts'
import { requireKnownSecret } from './operations/installation.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export interface Services {
  config: Config
  /** The time now. A test hands in its own. */
  clock: () => Date
  log: Log
  metrics: Metrics
  /** When this process started. */
  startedAt: Date
  database: Database
  secrets: Secrets
  passwords: Passwords
  /** Milliseconds that an answer in even time takes at least. */
  minResponseMs: number
  /** The way out for mails. Rules do not send: they queue mails. */
  mail: MailTransport
  isTrustedProxy: IsTrusted
  /** True from the first stop signal on: `/readyz` answers 503. */
  stopping: boolean
  close(): Promise<void>
}

/** Opens the database (with its migrations) and whatever else the server needs. */
export async function createServices(
  config: Config,
  overrides: Partial<Pick<Services, 'clock' | 'log' | 'database' | 'mail' | 'passwords' | 'minResponseMs'>> = {},
): Promise<Services> {
  const log = overrides.log ?? createLog()
  const clock = overrides.clock ?? (() => new Date())
  const secrets = await loadSecrets(config)
  const mail = overrides.mail ?? createMailTransport(config)
  const database = overrides.database ?? (await openKnownDatabase(config, secrets, clock))
  return {
    config,
    clock,
    log,
    metrics: createMetrics(),
    startedAt: clock(),
    database,
    secrets,
    passwords: overrides.passwords ?? createPasswords(),
    minResponseMs: overrides.minResponseMs ?? MIN_RESPONSE_MS,
    mail,
    isTrustedProxy: createTrustedProxies(config.http.trustedProxies),
    stopping: false,
    async close() {
      mail.close()
      await database.close()
    },
  }
}

/** @throws when the secret is not one that the database knows: every session and every mailed link would be dead, without a word */
async function openKnownDatabase(config: Config, secrets: Secrets, clock: () => Date): Promise<Database> {
  const database = await openDatabase(config)
  try {
    await requireKnownSecret(database.query, secrets, clock())
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
