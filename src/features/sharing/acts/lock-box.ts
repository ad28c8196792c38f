// The key of a new lock, in a box for one device, signed by the maker (K9): the server can neither read nor invent it.
import * as z from 'zod/mini'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { PROTOCOL } from '../keys/derive-keys.ts'
import { type DeviceKeys, isSignedBy, sign } from '../keys/device-keys.ts'
import { openBox, sealFor } from '../keys/sealed-box.ts'
import type { Carer } from '../log/carers.ts'
import type { Epoch } from '../sync/sharing-store.ts'

const Box = z.object({ secret: z.string(), signature: z.string() })

export async function packLock(
  notebook: string,
  { epoch, secret }: Epoch,
  maker: DeviceKeys,
  receiver: Pick<Carer, 'id' | 'agreeing'>,
): Promise<string> {
  const signature = await sign(maker.signing.privateKey, signed(notebook, epoch, receiver.id, secret))
  const words = JSON.stringify({ secret: toBase64Url(secret), signature: toBase64Url(signature) })
  return toBase64Url(await sealFor(receiver.agreeing, new TextEncoder().encode(words), place(notebook, epoch)))
}

/** Null when the box is not from the maker, or not for this device and lock. */
export async function unpackLock(
  notebook: string,
  epoch: number,
  box: string,
  keys: DeviceKeys,
  maker: Pick<Carer, 'signing'>,
): Promise<Epoch | null> {
  try {
    const words = await openBox(keys.agreeing.privateKey, fromBase64Url(box), place(notebook, epoch))
    const { secret, signature } = Box.parse(JSON.parse(new TextDecoder().decode(words)))
    const bytes = fromBase64Url(secret)
    const isTrue = await isSignedBy(maker.signing, fromBase64Url(signature), signed(notebook, epoch, keys.id, bytes))
    return isTrue ? { epoch, secret: bytes } : null
  } catch {
    return null
  }
}

function place(notebook: string, epoch: number): string {
  return `${PROTOCOL} lock ${notebook} ${epoch}`
}

function signed(notebook: string, epoch: number, receiver: string, secret: Uint8Array): Uint8Array {
  return new TextEncoder().encode(`lock ${notebook} ${epoch} ${receiver} ${toBase64Url(secret)}`)
}
