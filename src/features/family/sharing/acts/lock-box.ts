// The keys of the locks so far, in a box for one device, signed by the maker (K9): the server can neither read nor invent it. All of
// them, because a device that slept through two changes has entries of both to read.
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { PROTOCOL } from '../keys/derive-keys.ts'
import { type DeviceKeys, isSignedBy, sign } from '../keys/device-keys.ts'
import { openBox, sealFor } from '../keys/sealed-box.ts'
import type { Carer } from '../log/carers.ts'
import type { Epoch } from '../sync/sharing.ts'

const Locks = z.array(z.object({ epoch: z.number(), secret: z.string() }))
/** The locks as JSON, just as they were signed. */
const Box = z.object({ locks: z.string(), signature: z.string() })

/** @param locks the newest last */
export async function packLocks(
  notebook: string,
  locks: Epoch[],
  maker: DeviceKeys,
  receiver: Pick<Carer, 'id' | 'agreeing'>,
): Promise<string> {
  const newest = locks.at(-1)?.epoch ?? 0
  const text = JSON.stringify(locks.map(({ epoch, secret }) => ({ epoch, secret: toBase64Url(secret) })))
  const signature = await sign(maker.signing.privateKey, signed(notebook, newest, receiver.id, text))
  const words = JSON.stringify({ locks: text, signature: toBase64Url(signature) })
  return toBase64Url(await sealFor(receiver.agreeing, new TextEncoder().encode(words), place(notebook, newest)))
}

/** Nothing when the box is not from the maker, or not for this device and lock. @param epoch of the newest of them */
export async function unpackLocks(
  notebook: string,
  epoch: number,
  box: string,
  keys: DeviceKeys,
  maker: Pick<Carer, 'signing'>,
): Promise<Epoch[]> {
  try {
    const words = await openBox(keys.agreeing.privateKey, fromBase64Url(box), place(notebook, epoch))
    const { locks, signature } = Box.parse(JSON.parse(new TextDecoder().decode(words)))
    const isTrue = await isSignedBy(maker.signing, fromBase64Url(signature), signed(notebook, epoch, keys.id, locks))
    if (!isTrue) return []
    return Locks.parse(JSON.parse(locks)).map((one) => ({ epoch: one.epoch, secret: fromBase64Url(one.secret) }))
  } catch {
    return []
  }
}

function place(notebook: string, epoch: number): string {
  return `${PROTOCOL} lock ${notebook} ${epoch}`
}

function signed(notebook: string, epoch: number, receiver: string, locks: string): Uint8Array {
  return new TextEncoder().encode(`lock ${notebook} ${epoch} ${receiver} ${locks}`)
}
