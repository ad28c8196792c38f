// What carers' devices say about who is in: each sentence signed by itself, so that it holds in whatever update it travels.
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { type DeviceKeys, deviceIdOf, isSignedBy, sign } from '../keys/device-keys.ts'

const NAME_MOST = 40
const Key = z.string().check(z.maxLength(200))
const Name = z.string().check(z.minLength(1), z.maxLength(NAME_MOST))

const Device = z.object({ id: Key, signing: Key, agreeing: Key, access: Key, name: Name })
/** A device as the others know it: its public keys, the hash of its access key, and whose it is. */
export type Device = z.infer<typeof Device>

const Words = z.discriminatedUnion('kind', [
  /** Begins the notebook. */
  z.object({ kind: z.literal('made'), notebook: Key, device: Device }),
  z.object({
    kind: z.literal('invited'),
    notebook: Key,
    by: Key,
    /** The hash by which the server knows the invitation, and the key that whoever joins by it signs with. */
    invitation: Key,
    signing: Key,
    /** What whoever joins seals their hello with. */
    hello: Key,
  }),
  z.object({ kind: z.literal('joined'), notebook: Key, device: Device, invitation: Key }),
  z.object({ kind: z.literal('shut-out'), notebook: Key, by: Key, devices: z.array(Key).check(z.maxLength(50)) }),
  z.object({ kind: z.literal('left'), notebook: Key, by: Key }),
])
export type Words = z.infer<typeof Words>

export const Statement = z.object({
  /** The words as JSON, just as they were signed. */
  text: z.string().check(z.maxLength(4000)),
  /** Of the device that speaks. */
  signature: Key,
  /** Of the invitation's own key, when somebody joins by it. */
  invitationSignature: z.optional(Key),
})
export type Statement = z.infer<typeof Statement>

export async function state(keys: DeviceKeys, words: Words, invitationKey?: CryptoKey): Promise<Statement> {
  const text = JSON.stringify(words)
  const signature = await signText(keys.signing.privateKey, text)
  if (invitationKey === undefined) return { text, signature }
  return { text, signature, invitationSignature: await signText(invitationKey, text) }
}

/** Null for what does not fit, such as words of a later version. */
export function readWords({ text }: Statement): Words | null {
  try {
    return Words.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** @param signing the public key of whoever speaks */
export function isStatedBy(signing: string, { text, signature }: Statement): Promise<boolean> {
  return isSignedBy(signing, bytesOf(signature), new TextEncoder().encode(text))
}

/** Whether somebody who held the invitation said it. @param signing the invitation's public key */
export function isByInvitation(signing: string, { text, invitationSignature = '' }: Statement): Promise<boolean> {
  return isSignedBy(signing, bytesOf(invitationSignature), new TextEncoder().encode(text))
}

/** Whether a device's id follows from its key. */
export async function isItsOwn({ id, signing }: Device): Promise<boolean> {
  try {
    return (await deviceIdOf(signing)) === id
  } catch {
    return false
  }
}

async function signText(key: CryptoKey, text: string): Promise<string> {
  return toBase64Url(await sign(key, new TextEncoder().encode(text)))
}

function bytesOf(text: string): Uint8Array {
  try {
    return fromBase64Url(text)
  } catch {
    return new Uint8Array()
  }
}
