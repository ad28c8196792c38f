// The keys of one device: one pair to sign what it writes (K4), one pair for boxes that only it can open. Both stay in the
// browser, which never hands out their private halves.
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { PROTOCOL, sha256 } from './derive-keys.ts'
import { join } from './seal.ts'

const CURVE = { namedCurve: 'P-256' }
const SIGNING = { name: 'ECDSA', ...CURVE }
export const AGREEING = { name: 'ECDH', ...CURVE }
const AGREEING_USES = ['deriveKey', 'deriveBits'] as const
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }
const ID_BYTES = 16
export const SIGNATURE_BYTES = 64

export interface DeviceKeys {
  /** Follows from the signing key, so that nobody can take another's. */
  id: string
  signing: CryptoKeyPair
  agreeing: CryptoKeyPair
}

export async function makeDeviceKeys(): Promise<DeviceKeys> {
  const signing = await makeSigningPair({ readable: false })
  const agreeing = await crypto.subtle.generateKey(AGREEING, false, [...AGREEING_USES])
  return { id: await deviceIdOf(await exportPublic(signing.publicKey)), signing, agreeing }
}

/** @param readable an invitation carries the private half of its own pair */
export function makeSigningPair({ readable }: { readable: boolean }): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(SIGNING, readable, ['sign', 'verify'])
}

/** @param publicKey as `exportPublic` wrote it */
export async function deviceIdOf(publicKey: string): Promise<string> {
  return toBase64Url((await sha256(fromBase64Url(publicKey))).slice(0, ID_BYTES))
}

/** The uncompressed point, as base64url. */
export async function exportPublic(key: CryptoKey): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', key)))
}

export async function exportPrivate(key: CryptoKey): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.exportKey('pkcs8', key)))
}

export function importSigningKey(privateKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', fromBase64Url(privateKey), SIGNING, false, ['sign'])
}

/** @param publicKey the uncompressed point */
export function importAgreeingKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', publicKey, AGREEING, true, [])
}

/** @returns 64 bytes */
export async function sign(key: CryptoKey, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign(SIGNATURE, key, named(bytes)))
}

/** False too for what is no key or no signature at all. */
export async function isSignedBy(publicKey: string, signature: Uint8Array, bytes: Uint8Array): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), SIGNING, false, ['verify'])
    return await crypto.subtle.verify(SIGNATURE, key, Uint8Array.from(signature), named(bytes))
  } catch {
    return false
  }
}

function named(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return join([new TextEncoder().encode(`${PROTOCOL} signed\n`), bytes])
}
