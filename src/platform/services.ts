// What a request may need beside its input. Made once at start, or by a test with a clock of its own.

import type { Config } from './config.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/engine.ts'
import { createTrustedProxies, type IsTrusted } from './http/client-address.ts'
import { LEAST_MS } from './http/even-time.ts'
import { createPasswords, type Passwords } from './identity/passwords.ts'
import { createLog, type Log } from './log.ts'
import { createMailTransport, type MailTransport } from './mail/mail-transport.ts'
import { createJobRuns, type JobRuns } from './operations/job-runs.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export interface Services {
  config: Config
  /** The time now. A test hands in its own. */
  clock: () => Date
  log: Log
  metrics: Metrics
  jobRuns: JobRuns
  /** Of this process. */
  startedAt: Date
  database: Database
  secrets: Secrets
  passwords: Passwords
  /** Milliseconds that an answer in even time takes at least (F3). */
  evenTimeMs: number
  /** The way out for mails. Rules do not send: they put mails into the outbox. */
  mail: MailTransport
  isTrustedProxy: IsTrusted
  /** True from the first stop signal on: `/readyz` answers 503. */
  stopping: boolean
  close(): Promise<void>
}

/** Opens the database (with its migrations) and whatever else the server needs. */
export async function createServices(
  config: Config,
  overrides: Partial<Pick<Services, 'clock' | 'log' | 'database' | 'mail' | 'passwords' | 'evenTimeMs'>> = {},
): Promise<Services> {
  const log = overrides.log ?? createLog()
  const clock = overrides.clock ?? (() => new Date())
  const secrets = await loadSecrets(config)
  const mail = overrides.mail ?? createMailTransport(config)
  const database = overrides.database ?? (await openDatabase(config))
  return {
    config,
    clock,
    log,
    metrics: createMetrics(),
    jobRuns: createJobRuns(),
    startedAt: clock(),
    database,
    secrets,
    passwords: overrides.passwords ?? createPasswords(),
    evenTimeMs: overrides.evenTimeMs ?? LEAST_MS,
    mail,
    isTrustedProxy: createTrustedProxies(config.http.trustedProxies),
    stopping: false,
    async close() {
      mail.close()
      await database.close()
    },
  }
}
