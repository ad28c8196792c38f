// The only reader of the environment. A pure function: environment in, settings or a list of every problem out.
import { join, resolve } from 'node:path'

export interface Config {
  production: boolean
  http: { host: string; port: number; publicUrl: string; trustedProxies: string[] }
  dataDir: string
  /** A PostgreSQL address; without one the data lives in a SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  /** What the pages may know (`GET /api/settings`). */
  pages: { gaMeasurementId: string | undefined; feedbackFormUrl: string | undefined }
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
  const config: Config = {
    production: read('NODE_ENV') === 'production',
    http: {
      host: read('HOST') ?? '0.0.0.0',
      port,
      publicUrl: check('PUBLIC_URL', `http://localhost:${port}`, parsePublicUrl),
      trustedProxies: check('TRUSTED_PROXIES', [], parseNetworks),
    },
    dataDir: resolve(read('DATA_DIR') ?? join(import.meta.dirname, '../../data')),
    databaseUrl: check('DATABASE_URL', undefined, parseDatabaseUrl),
    pages: {
      gaMeasurementId: check('GA_MEASUREMENT_ID', undefined, parseMeasurementId),
      feedbackFormUrl: check('FEEDBACK_FORM_URL', undefined, parseFormUrl),
    },
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function parsePort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error('must be a whole number from 0 to 65535.')
  return port
}

function parseUrl(value: string, protocols: string[]): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !protocols.includes(url.protocol)) {
    throw new Error(`must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}.`)
  }
  return url
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

function parseFormUrl(value: string): string {
  return parseUrl(value, ['https:', 'http:']).href
}

function parseMeasurementId(value: string): string {
  if (!/^G-[A-Z0-9]{4,20}$/.test(value)) throw new Error('must look like G-XXXXXXXXXX.')
  return value
}

function parseNetworks(value: string): string[] {
  const networks = value.split(',').map((entry) => entry.trim())
  const wrong = networks.find((entry) => !/^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(entry))
  if (wrong !== undefined) throw new Error(`must be a list of addresses or networks; "${wrong}" is neither.`)
  return networks
}
