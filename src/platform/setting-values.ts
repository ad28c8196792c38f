// What a setting may be: each reads one value, and throws what is wrong with it, to stand behind the name of its variable.
import { isIP } from 'node:net'
import { PRODUCT_NAME } from '#src/shared/product.ts'

export function parsePort(value: string): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error('must be a whole number from 0 to 65535.')
  return port
}

export function parseHour(value: string): number {
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

export function parsePublicUrl(value: string): string {
  const url = parseUrl(value, ['http:', 'https:'])
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error('must be an origin without a path, such as https://handrail.example.')
  }
  return url.origin
}

export function parseDatabaseUrl(value: string): string {
  parseUrl(value, ['postgres:', 'postgresql:'])
  return value
}

/** What people leave in a copied example: a phrase to replace, or one character held down. */
const SAMPLE_SECRET = /(change|replace)[-_ ]?(me|this)|your[-_ ]|example|sample|(.)\3{15}/i

export function parseSecrets(value: string, production: boolean): string[] {
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
export function parseSmtpUrl(value: string): string {
  const url = parseUrl(value, ['smtp:', 'smtps:'])
  if (url.protocol === 'smtps:' || isThisMachine(url) || url.searchParams.has('requireTLS')) return value
  return `${value}${url.search === '' ? '?' : '&'}requireTLS=true`
}

export function parseSwitch(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error('must be on or off.')
  return value === 'on'
}

/** A machine without a name of its own still needs an address to send from. */
export function defaultSender(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  const domain = /[a-z]/i.test(hostname) && !hostname.startsWith('[') ? hostname : 'localhost'
  return `${PRODUCT_NAME} <no-reply@${domain}>`
}

export function parseSender(value: string): string {
  if (!/^([^<>@\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(value)) {
    throw new Error('must be an address, such as Handrail <hello@handrail.example>.')
  }
  return value
}

/** A plain http address is for a provider on this machine, as in tests. */
export function parseIssuer(value: string): string {
  const url = parseUrl(value, ['https:', 'http:'])
  if (url.protocol === 'http:' && !isThisMachine(url)) {
    throw new Error('must be an https:// address.')
  }
  return value
}

export function parseFormUrl(value: string): string {
  return parseUrl(value, ['https:', 'http:']).href
}

export function parseOperator(value: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(value) || [...value].length > 80) {
    throw new Error('must be one line of 1 to 80 characters.')
  }
  return value
}

/** It becomes a link: nothing in an e-mail address may end it, or say more than whom to write to. */
export function parseContact(value: string): string {
  if (/^[^\s@<>"?&%:/\\]+@[^\s@<>"?&%:/\\]+\.[^\s@<>"?&%:/\\]+$/.test(value)) return value
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return new URL(value).href
  throw new Error('must be an e-mail address, or an address that starts with https://.')
}

export function parseMeasurementId(value: string): string {
  if (!/^G-[A-Z0-9]{4,20}$/.test(value)) throw new Error('must look like G-XXXXXXXXXX.')
  return value
}

/** They stand in an address, beside a tag: together 64 characters at most. */
export function parseNames(value: string): string[] {
  const names = value.split(',').map((entry) => entry.trim())
  if (names.some((name) => !/^[a-z0-9]{1,20}$/.test(name))) {
    throw new Error('must be a list of names such as yahoo,outlook: small letters and digits, 20 at most each.')
  }
  return names
}

export function parseNetworks(value: string): string[] {
  const networks = value.split(',').map((entry) => entry.trim())
  const wrong = networks.find((entry) => !isNetwork(entry))
  if (wrong !== undefined) throw new Error(`must be a list of addresses or networks; "${wrong}" is neither.`)
  return networks
}

function isNetwork(entry: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return Number(bits ?? 0) <= most
}
