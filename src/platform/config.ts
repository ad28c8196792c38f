// The only reader of the environment. A pure function: environment in, settings or a list of every problem out.
import { join, resolve } from 'node:path'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { PROJECT_ROOT } from './project-root.ts'

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

function parsePort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error('must be a whole number from 0 to 65535.')
  return port
}

function parseHour(value: string): number {
  const hour = Number(value)
  if (!/^\d{1,2}$/.test(value) || hour > 23) throw new Error('must be a whole number from 0 to 23.')
  return hour
}

function parseUrl(value: string, protocols: string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw new Error(`must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}.`)
  }
  return url
}

function isThisMachine({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

function parsePublicUrl(value: string): string {
  const url = parseUrl(value, ['http:', 'https:'])
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error('must be an origin without a path, such as https://handrail.example.')
  }
  return url.origin
}

function parseDatabaseUrl(value: string): string {
  parseUrl(value, ['postgres:', 'postgresql:'])
  return value
}

/** What people leave in a copied example: a phrase to replace, or one character held down. */
const SAMPLE_SECRET = /(change|replace)[-_ ]?(me|this)|your[-_ ]|example|sample|(.)\3{15}/i

function parseSecrets(value: string, production: boolean): string[] {
  const secrets = value.split(',').map((secret) => secret.trim())
  if (secrets.includes('')) throw new Error('must be one secret, or several with a comma between them.')
  if (!production) return secrets
  if (secrets.some((secret) => secret.length < 32)) throw new Error('must have at least 32 characters in production.')
  if (secrets.some((secret) => SAMPLE_SECRET.test(secret))) throw new Error('must not be a sample value in production.')
  return secrets
}

/**
 * To another machine mails go encrypted or not at all, even where the server does not offer it (`requireTLS` of nodemailer).
 * An operator with a mail server on a network of their own writes `?requireTLS=false`.
 */
function parseSmtpUrl(value: string): string {
  const url = parseUrl(value, ['smtp:', 'smtps:'])
  if (url.protocol === 'smtps:' || isThisMachine(url) || url.searchParams.has('requireTLS')) return value
  return `${value}${url.search === '' ? '?' : '&'}requireTLS=true`
}

function parseSwitch(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error('must be on or off.')
  return value === 'on'
}

/** A machine without a name of its own still needs an address to send from. */
function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const domain = /[a-z]/i.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost'
  return `${PRODUCT_NAME} <no-reply@${domain}>`
}

function parseSender(value: string): string {
  if (!/^([^<>@\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(value)) {
    throw new Error('must be an address, such as Handrail <hello@handrail.example>.')
  }
  return value
}

/** A plain http address is for a provider on this machine, as in tests. */
function parseIssuer(value: string): string {
  const url = parseUrl(value, ['https:', 'http:'])
  if (url.protocol === 'http:' && !isThisMachine(url)) {
    throw new Error('must be an https:// address.')
  }
  return value
}

function parseFormUrl(value: string): string {
  return parseUrl(value, ['https:', 'http:']).href
}

function parseOperator(value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value) || [...value].length > 80) {
    throw new Error('must be one line of 1 to 80 characters.')
  }
  return value
}

/** It becomes a link: nothing in an e-mail address may end it, or say more than whom to write to. */
function parseContact(value: string): string {
  if (/^[^\s@<>"?&%:/\\]+@[^\s@<>"?&%:/\\]+\.[^\s@<>"?&%:/\\]+$/.test(value)) return value
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return new URL(value).href
  throw new Error('must be an e-mail address, or an address that starts with https://.')
}

function parseMeasurementId(value: string): string {
  if (!/^G-[A-Z0-9]{4,20}$/.test(value)) throw new Error('must look like G-XXXXXXXXXX.')
  return value
}

/** They stand in an address, beside a tag: together 64 characters at most. */
function parseNames(value: string): string[] {
  const names = value.split(',').map((entry) => entry.trim())
  if (names.some((name) => !/^[a-z0-9]{1,20}$/.test(name))) {
    throw new Error('must be a list of names such as yahoo,outlook: small letters and digits, 20 at most each.')
  }
  return names
}

function parseNetworks(value: string): string[] {
  const networks = value.split(',').map((entry) => entry.trim())
  const wrong = networks.find((entry) => !/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(entry))
  if (wrong !== undefined) throw new Error(`must be a list of addresses or networks; "${wrong}" is neither.`)
  return networks
}
