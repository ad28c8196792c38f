// A passkey that gives a key: WebAuthn's extension PRF. It stays in the device or in the passwords of its owner; no server hears of it.
import * as m from '#messages'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { LANGUAGE } from '#src/web/language/language.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The browser or the passkey has no PRF. */
export class PasskeyUnfit extends Error {
  override readonly name = 'PasskeyUnfit'
}

const ES256 = -7
const RS256 = -257

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'credentials' in navigator
}

/** @throws {PasskeyUnfit}, or DOMException when somebody stops it */
export async function makePasskey(salt: Bytes): Promise<{ credential: Bytes; secret: Bytes }> {
  const name = m.plan_title(LANGUAGE)
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: random(),
      rp: { name: PRODUCT_NAME },
      user: { id: random(), name, displayName: name },
      pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
      extensions: { prf: { eval: { first: salt } } },
    },
  })
  if (!(made instanceof PublicKeyCredential)) throw new PasskeyUnfit()
  const { prf } = made.getClientExtensionResults()
  if (prf?.enabled !== true) throw new PasskeyUnfit()
  const credential = new Uint8Array(made.rawId)
  const first = prf.results?.first
  return { credential, secret: first === undefined ? await askPasskey(credential, salt) : asBytes(first) }
}

/** @throws {PasskeyUnfit}, or DOMException when somebody stops it */
export async function askPasskey(credential: Bytes, salt: Bytes): Promise<Bytes> {
  const given = await navigator.credentials.get({
    publicKey: {
      challenge: random(),
      allowCredentials: [{ type: 'public-key', id: credential }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
    },
  })
  const first = given instanceof PublicKeyCredential ? given.getClientExtensionResults().prf?.results?.first : undefined
  if (first === undefined) throw new PasskeyUnfit()
  return asBytes(first)
}

function asBytes(source: BufferSource): Bytes {
  return source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
}

function random(): Bytes {
  return crypto.getRandomValues(new Uint8Array(32))
}
