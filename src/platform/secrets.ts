// Everything that is made from TOKEN_SECRET: keys that sign, keyed hashes, sealed text. One secret, one key a purpose.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './data-folder.ts'

interface SigningKey {
  /** Names the key in a token's header, so that keys can be changed one after the other. */
  kid: string
  /** An imported key, because importing bytes for each token would take half the time of a check. */
  key: KeyObject
}

export interface Secrets {
  /** The first one signs, all of them verify. */
  signingKeys: [SigningKey, ...SigningKey[]]
  /** A hash that only we can compute: for addresses that must be recognised but not kept. */
  keyedHash(purpose: string, text: string): string
  /** As `keyedHash`, with each of the secrets, the newest first: for what was kept before a secret was changed. */
  keyedHashes(purpose: string, text: string): string[]
  /** A tag that proves a text is ours, and meant for this purpose only: 128 bits, safe in an address. */
  sign(purpose: string, text: string): string
  /** Whether a tag was made by `sign` with any of the secrets. */
  isSigned(purpose: string, text: string, tag: string): boolean
  /** Encrypts. */
  seal(text: string): string
  /** @throws when the text was sealed with a secret that is gone, or was changed */
  unseal(sealed: string): string
}

const FILE_NAME = 'token-secret'
/** The fewest characters of a secret, also for `TOKEN_SECRET` in production. */
const SHORTEST = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SIGNATURE_BYTES = 16

/** @param tokenSecrets the newest first */
export function createSecrets(tokenSecrets: string[]): Secrets {
  const [newest] = tokenSecrets
  if (newest === undefined) throw new Error('There must be a secret.')
  return {
    signingKeys: tokenSecrets.map(createSigningKey) as [SigningKey, ...SigningKey[]],
    keyedHash: (purpose, text) => createHmac('sha256', keyFor(newest, purpose)).update(text).digest('base64url'),
    keyedHashes: (purpose, text) =>
      tokenSecrets.map((secret) => createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')),
    sign: (purpose, text) => tagOf(newest, purpose, text),
    isSigned: (purpose, text, tag) => tokenSecrets.some((secret) => isSameTag(tagOf(secret, purpose, text), tag)),
    seal: (text) => seal(keyFor(newest, 'seal'), text),
    unseal(sealed) {
      for (const secret of tokenSecrets) {
        try {
          return unseal(keyFor(secret, 'seal'), sealed)
        } catch {
          // It was sealed with another one of the secrets.
        }
      }
      throw new Error('None of the secrets opens this.')
    },
  }
}

/**
 * The secrets of the settings, or the one that is kept in the data folder and made at the first start.
 * @throws when the secret in the folder is incomplete
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  return createSecrets(config.tokenSecrets ?? [await readOrMakeSecret(config.dataDir)])
}

/** As `loadSecrets`, for a check that makes nothing. @returns undefined where there is no secret yet */
export async function readSecrets(config: Config): Promise<Secrets | undefined> {
  if (config.tokenSecrets !== undefined) return createSecrets(config.tokenSecrets)
  const file = join(config.dataDir, FILE_NAME)
  const kept = await readIfThere(file)
  return kept === undefined ? undefined : createSecrets([refuseCutOff(file, kept)])
}

/** An unguessable text for codes, tickets and session ids: 256 bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a random secret for the database, so that a stolen database opens nothing. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

function createSigningKey(secret: string): SigningKey {
  const key = createSecretKey(keyFor(secret, 'session-token'))
  return { kid: hash('sha256', keyFor(secret, 'key-id'), 'base64url').slice(0, 12), key }
}

function tagOf(secret: string, purpose: string, text: string): string {
  const mac = createHmac('sha256', keyFor(secret, `sign/${purpose}`))
    .update(text)
    .digest()
  return mac.subarray(0, SIGNATURE_BYTES).toString('base64url')
}

/** Compares texts, not bytes, so that there is one way only to write a tag; in constant time. */
export function isSameTag(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const derived = new Map<string, Buffer>()

function keyFor(secret: string, purpose: string): Buffer {
  const name = `${purpose}\n${secret}`
  const known = derived.get(name)
  if (known !== undefined) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', `handrail/${purpose}`, 32))
  derived.set(name, key)
  return key
}

function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** Processes that start together agree: the file gets its name only once it is complete, and only one can name it. */
async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, FILE_NAME)
  const kept = await readIfThere(file)
  if (kept !== undefined) return refuseCutOff(file, kept)
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomSecret()}\n`, { mode: PRIVATE_FILE, flag: 'wx', flush: true })
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return refuseCutOff(file, (await readFile(file, 'utf8')).trim())
}

/** A secret that a full disk or a copy has cut short can be guessed, so nothing may be signed with it. */
function refuseCutOff(file: string, secret: string): string {
  if (secret.length >= SHORTEST) return secret
  throw new Error(
    `${file} is empty or cut off. Bring it back from a backup. Without one delete it: a new secret is made, everybody is logged out, and what was sealed stays closed.`,
  )
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
