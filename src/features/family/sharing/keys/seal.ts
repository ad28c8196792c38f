// Seals bytes with AES-GCM: a fresh nonce of 96 bits, then the sealed bytes with their tag. What the bytes belong to is
// authenticated with them, so that nothing opens in another place than its own (K7).

const NONCE_BYTES = 12
/** Lengths are rounded up to this, so that they tell next to nothing. */
const STEP_BYTES = 1024
const LENGTH_BYTES = 4

/** @param place what the bytes belong to; opening needs the same words */
export async function seal(
  key: CryptoKey,
  plain: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const closed = await crypto.subtle.encrypt(gcm(nonce, place), key, pad(plain))
  return join([nonce, new Uint8Array(closed)])
}

/** @throws when it was sealed with another key, for another place, or changed */
export async function open(
  key: CryptoKey,
  sealed: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = sealed.slice(0, NONCE_BYTES)
  return unpad(new Uint8Array(await crypto.subtle.decrypt(gcm(nonce, place), key, sealed.slice(NONCE_BYTES))))
}

export function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The length in four bytes, then the bytes. */
export function withLength(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return join([length, bytes])
}

/** What `withLength` wrote at a place, and where it ends. @throws when it is cut */
export function readWithLength(
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
): { part: Uint8Array<ArrayBuffer>; end: number } {
  const start = at + LENGTH_BYTES
  const end = start + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
  if (end > bytes.length) throw new RangeError('cut')
  return { part: bytes.slice(start, end), end }
}

function pad(plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const told = withLength(plain)
  return join([told, new Uint8Array(-told.length & (STEP_BYTES - 1))])
}

function unpad(padded: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return readWithLength(padded, 0).part
}

function gcm(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}
