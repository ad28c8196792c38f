// Seals bytes at rest with AES-GCM: a fresh nonce of 96 bits, then the sealed bytes with their tag.

const NONCE_BYTES = 12

/** A key that cannot be read out again. @param bytes 256 bits */
export function importSealKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function sealBytes(key: CryptoKey, plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, Uint8Array.from(plain)),
  )
  const both = new Uint8Array(NONCE_BYTES + sealed.length)
  both.set(nonce)
  both.set(sealed, NONCE_BYTES)
  return both
}

/** @throws when it was sealed with another key, or changed */
export async function openBytes(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.slice(0, NONCE_BYTES)
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.slice(NONCE_BYTES)))
}
