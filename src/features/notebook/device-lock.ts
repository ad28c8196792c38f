// The lock before the notebook of this device (K16). A random key seals the notebook; the key lies beside it in a box, and only
// the phrase or the passkey opens the box. Neither is kept anywhere.
import { askPasskey, makePasskey } from './passkey.ts'
import { importSealKey, openBytes, sealBytes } from './seal-bytes.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface PhraseLock {
  way: 'phrase'
  salt: Bytes
  /** What argon2id costs: kB of memory, and how often it goes through them. */
  memory: number
  passes: number
  box: Bytes
}

interface PasskeyLock {
  way: 'passkey'
  salt: Bytes
  /** Which passkey to ask for. */
  credential: Bytes
  box: Bytes
}

export type DeviceLock = PhraseLock | PasskeyLock

export interface OpenLock {
  lock: DeviceLock
  /** What the notebook is sealed with; it cannot be read out of the browser. */
  key: CryptoKey
}

const SALT_BYTES = 32
const KEY_BYTES = 32
/** What OWASP asks of argon2id at the least: half a second on a laptop, two on a slow phone. */
const MEMORY = 19_456
const PASSES = 2

export async function makePhraseLock(phrase: string): Promise<OpenLock> {
  const cost = { salt: random(SALT_BYTES), memory: MEMORY, passes: PASSES }
  const { key, box } = await makeBox(await stretch(phrase, cost))
  return { lock: { way: 'phrase', ...cost, box }, key }
}

/** @throws {PasskeyUnfit} where browser or passkey cannot give a key; DOMException when somebody stops it */
export async function makePasskeyLock(): Promise<OpenLock> {
  const salt = random(SALT_BYTES)
  const { credential, secret } = await makePasskey(salt)
  const { key, box } = await makeBox(secret)
  return { lock: { way: 'passkey', salt, credential, box }, key }
}

/** Null when the phrase is another one. */
export async function openWithPhrase(lock: PhraseLock, phrase: string): Promise<CryptoKey | null> {
  return openBox(lock.box, await stretch(phrase, lock))
}

/** Null when the passkey is another one. @throws DOMException when somebody stops it */
export async function openWithPasskey({ box, credential, salt }: PasskeyLock): Promise<CryptoKey | null> {
  return openBox(box, await askPasskey(credential, salt))
}

async function stretch(phrase: string, { salt, memory, passes }: Omit<PhraseLock, 'way' | 'box'>): Promise<Bytes> {
  const { argon2idAsync } = await import('@noble/hashes/argon2.js')
  const words = new TextEncoder().encode(phrase.normalize('NFKC').trim())
  return Uint8Array.from(await argon2idAsync(words, salt, { m: memory, t: passes, p: 1, dkLen: KEY_BYTES }))
}

async function makeBox(secret: Bytes): Promise<{ key: CryptoKey; box: Bytes }> {
  const bytes = random(KEY_BYTES)
  const box = await sealBytes(await boxKey(secret), bytes)
  return { key: await importSealKey(bytes), box }
}

async function openBox(box: Bytes, secret: Bytes): Promise<CryptoKey | null> {
  const bytes = await openBytes(await boxKey(secret), box).catch(() => null)
  return bytes && importSealKey(bytes)
}

/** HKDF, so that a passkey's answer is used for nothing else. */
async function boxKey(secret: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const info = new TextEncoder().encode('handrail-device-lock-1')
  const form = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return crypto.subtle.deriveKey(form, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function random(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length))
}
