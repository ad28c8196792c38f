// The only reader of the environment. A pure function: environment in, settings or a list of every problem out.
import { join, resolve } from 'node:path'
import { PROJECT_ROOT } from './project-root.ts'
import {
  defaultSender,
  parseContact,
  parseDatabaseUrl,
  parseFormUrl,
  parseHour,
  parseIssuer,
  parseMeasurementId,
  parseNames,
  parseNetworks,
  parseOperator,
  parsePort,
  parsePublicUrl,
  parseSecrets,
  parseSender,
  parseSmtpUrl,
  parseSwitch,
} from './setting-values.ts'

export interface Config {
  production: boolean
  http: {
    host: string
    port: number
    /** The number of an open socket that systemd keeps for us, in place of host and port. */
    socket: number | undefined
    publicUrl: string
    trustedProxies: string[]
  }
  dataDir: string
  /** A PostgreSQL address; without one the data lives in a SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  /** Sign session tokens: the first one signs, all of them verify. Undefined: one is kept in `dataDir`. */
  tokenSecrets: string[] | undefined
  /** Without an SMTP address mails are written to `dataDir`/outbox. */
  mail: { smtpUrl: string | undefined; from: string }
  newsletter: {
    /** Whether this process sends it; on by itself where there is a mail server. */
    sending: boolean
    /** Names of the providers whose readers' complaints count; each gets an address of its own (`npm run mail:keys`). */
    feedbackLoops: string[]
  }
  /** Whether operators have their desk at `/desk`. */
  desk: boolean
  /** At which hour in London people are asked by mail whether it worked. */
  reminderHour: number
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Where Prometheus may ask; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** What the pages may know (`GET /api/settings`). */
  pages: {
    gaMeasurementId: string | undefined
    feedbackFormUrl: string | undefined
    /** Who runs the website and is responsible for what it keeps; an e-mail address or an https one to reach them. */
    operator: { name: string; contact: string | undefined } | undefined
  }
}

/** All that is wrong with the environment, one sentence a problem. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Of the sockets that systemd hands on, to the one process that it names (sd_listen_fds(3)). */
const FIRST_SOCKET = 3

type Environment = Record<string, string | undefined>

/**
 * Reads the settings. An empty variable counts as not set.
 * @throws ConfigError with every problem at once
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const read = (name: string): string | undefined => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const check = <T>(name: string, fallback: T, parse: (value: string) => T): T => {
    const value = read(name)
    if (value === undefined) return fallback
    try {
      return parse(value)
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`)
      return fallback
    }
  }

  const port = check('PORT', 3000, parsePort)
  const production = read('NODE_ENV') === 'production'
  const publicUrl = check('PUBLIC_URL', `http://localhost:${port}`, parsePublicUrl)
  const config: Config = {
    production,
    http: {
      host: read('HOST') ?? '0.0.0.0',
      port,
      socket: read('LISTEN_PID') === String(process.pid) ? FIRST_SOCKET : undefined,
      publicUrl,
      trustedProxies: check('TRUSTED_PROXIES', [], parseNetworks),
    },
    dataDir: resolve(read('DATA_DIR') ?? join(PROJECT_ROOT, 'data')),
    databaseUrl: check('DATABASE_URL', undefined, parseDatabaseUrl),
    tokenSecrets: check('TOKEN_SECRET', undefined, (value) => parseSecrets(value, production)),
    mail: {
      smtpUrl: check('SMTP_URL', undefined, parseSmtpUrl),
      from: check('MAIL_FROM', defaultSender(publicUrl), parseSender),
    },
    newsletter: {
      sending: check('NEWSLETTER_SENDING', read('SMTP_URL') !== undefined, parseSwitch),
      feedbackLoops: check('FEEDBACK_LOOPS', [], parseNames),
    },
    desk: check('DESK', true, parseSwitch),
    reminderHour: check('REMINDER_HOUR', 17, parseHour),
    google: undefined,
    metrics: check('METRICS_PORT', undefined, (value) => ({
      host: read('METRICS_HOST') ?? '127.0.0.1',
      port: parsePort(value),
    })),
    pages: {
      gaMeasurementId: check('GA_MEASUREMENT_ID', undefined, parseMeasurementId),
      feedbackFormUrl: check('FEEDBACK_FORM_URL', undefined, parseFormUrl),
      operator: check('OPERATOR_NAME', undefined, (value) => ({ name: parseOperator(value), contact: undefined })),
    },
  }
  if (read('DATABASE_URL') !== undefined && read('TOKEN_SECRET') === undefined) {
    problems.push('TOKEN_SECRET must be set when DATABASE_URL is, so that all processes sign alike.')
  }
  const contact = check('OPERATOR_CONTACT', undefined, parseContact)
  if (contact !== undefined && read('OPERATOR_NAME') === undefined) {
    problems.push('OPERATOR_NAME must be set too: OPERATOR_CONTACT says how to reach whom it names.')
  }
  if (config.pages.operator !== undefined) config.pages.operator.contact = contact
  const [clientId, clientSecret] = [read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET')]
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    const missing = clientId === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'
    problems.push(`${missing} must be set too: Google sign-in needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`)
  }
  const issuer = check('GOOGLE_ISSUER', 'https://accounts.google.com', parseIssuer)
  if (clientId !== undefined && clientSecret !== undefined) config.google = { clientId, clientSecret, issuer }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}
