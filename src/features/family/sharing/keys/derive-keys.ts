// Every key has one use: all of them come out of a secret by HKDF with the name of their use (K6), and none leads to another.

/** Names the version of the protocol in everything that is derived, sealed or signed. */
export const PROTOCOL = 'handrail-notebook-1'

/** Bytes of every secret. */
const SECRET_BYTES = 32

type Purpose =
  /** From a device's secret: what the server asks for. */
  | 'access'
  /** From the secret of an epoch: what updates are sealed with. */
  | 'content'
  /** From the secret in an invitation: what the server finds it by, and what its two sealed parts open with. */
  | 'invitation'
  | 'preview'
  | 'parcel'
  /** From a secret that an invitation shares with those who are in. */
  | 'hello'
  /** From what two devices' keys agree on: what a box is sealed with. */
  | 'box'

export function makeSecret(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
}

/** HKDF with SHA-256 (RFC 5869), no salt, 256 bits. */
export async function deriveBytes(secret: Uint8Array<ArrayBuffer>, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(purpose), material, SECRET_BYTES * 8))
}

/** A key of AES-GCM with 256 bits that cannot be read out again. */
export async function deriveSealKey(secret: Uint8Array<ArrayBuffer>, purpose: Purpose): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const form = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(hkdf(purpose), material, form, false, ['encrypt', 'decrypt'])
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function hkdf(purpose: Purpose): HkdfParams {
  const info = new TextEncoder().encode(`${PROTOCOL} ${purpose}`)
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
}
