// A device that waits for its browser: its keys and the locks so far, sealed with a code. Whoever has both becomes this device, once;
// the others have known it since it was kept, and can shut it out like any other (decision 118).
import * as z from 'zod/mini'
import type { Place } from '../acts/join-notebook.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { deriveSealKey, PROTOCOL } from '../keys/derive-keys.ts'
import {
  type DeviceKeys,
  exportPrivate,
  exportPublic,
  importDeviceKeys,
  type WrittenPair,
} from '../keys/device-keys.ts'
import { open, seal } from '../keys/seal.ts'
import { Statement } from '../log/statements.ts'
import type { Sharing } from '../sync/sharing.ts'

const Pair = z.object({ publicKey: z.string(), privateKey: z.string() })
const Written = z.object({
  notebook: z.string(),
  signing: Pair,
  agreeing: Pair,
  deviceSecret: z.string(),
  refusal: z.string(),
  epochs: z.array(z.object({ epoch: z.number(), secret: z.string() })),
  statements: z.array(Statement),
  unsaid: z.array(Statement),
})

export interface KeptDevice extends Place, Pick<Sharing, 'keys' | 'deviceSecret'> {
  /** The key by which the others ask about it and refuse it. */
  refusal: string
}

/** @param code as `readCode` gives it */
export async function sealDevice(code: string, device: KeptDevice): Promise<string> {
  const { notebook, keys, deviceSecret, refusal, epochs, statements, unsaid } = device
  const written: z.infer<typeof Written> = {
    notebook,
    signing: await writePair(keys.signing),
    agreeing: await writePair(keys.agreeing),
    deviceSecret: toBase64Url(deviceSecret),
    refusal,
    epochs: epochs.map(({ epoch, secret }) => ({ epoch, secret: toBase64Url(secret) })),
    statements,
    unsaid,
  }
  return toBase64Url(await seal(await keyOf(code), new TextEncoder().encode(JSON.stringify(written)), PLACE))
}

/** @throws when the code is another one */
export async function openDevice(code: string, sealed: string): Promise<KeptDevice> {
  const words = await open(await keyOf(code), fromBase64Url(sealed), PLACE)
  const { signing, agreeing, deviceSecret, epochs, ...rest } = Written.parse(
    JSON.parse(new TextDecoder().decode(words)),
  )
  const keys: DeviceKeys = await importDeviceKeys(signing, agreeing)
  return {
    ...rest,
    keys,
    deviceSecret: fromBase64Url(deviceSecret),
    epochs: epochs.map(({ epoch, secret }) => ({ epoch, secret: fromBase64Url(secret) })),
  }
}

const PLACE = `${PROTOCOL} kept-key`

function keyOf(code: string): Promise<CryptoKey> {
  return deriveSealKey(new TextEncoder().encode(code), 'kept-key')
}

async function writePair({ publicKey, privateKey }: CryptoKeyPair): Promise<WrittenPair> {
  return { publicKey: await exportPublic(publicKey), privateKey: await exportPrivate(privateKey) }
}
