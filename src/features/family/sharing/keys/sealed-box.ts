// A box that one device alone can open: a fresh pair agrees with the device's key on a secret (ECDH), which seals the bytes.
import { fromBase64Url } from './base64url.ts'
import { deriveSealKey } from './derive-keys.ts'
import { AGREEING, importAgreeingKey } from './device-keys.ts'
import { join, open, seal } from './seal.ts'

const PUBLIC_BYTES = 65

/** @param agreeingKey the device's public key, as `exportPublic` wrote it */
export async function sealFor(
  agreeingKey: string,
  plain: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const fresh = await crypto.subtle.generateKey(AGREEING, false, ['deriveBits'])
  const key = await agree(fresh.privateKey, await importAgreeingKey(fromBase64Url(agreeingKey)))
  const publicHalf = new Uint8Array(await crypto.subtle.exportKey('raw', fresh.publicKey))
  return join([publicHalf, await seal(key, plain, place)])
}

/** @throws when it is for another device or place, or changed */
export async function openBox(
  privateKey: CryptoKey,
  box: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const publicHalf = await importAgreeingKey(box.slice(0, PUBLIC_BYTES))
  return open(await agree(privateKey, publicHalf), box.slice(PUBLIC_BYTES), place)
}

async function agree(privateKey: CryptoKey, publicKey: CryptoKey): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256)
  return deriveSealKey(new Uint8Array(shared), 'box')
}
