// Keeps a key to the plan with the account: a further device comes in, and goes sealed into the account instead of a browser.
import { call } from '#src/web/api.ts'
import { invite } from '../acts/invite.ts'
import { lookAt, takePlace } from '../acts/join-notebook.ts'
import { makeDevice, startSharing } from '../acts/start-sharing.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { makeSecret } from '../keys/derive-keys.ts'
import { leaveNotebook } from '../sharing.contract.ts'
import { askAsDevice, hashKey } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'
import { type KeptDevice, sealDevice } from './kept-device.ts'
import { keepKey } from './kept-key.contract.ts'
import { makeCode, readCode } from './recovery-code.ts'

/** What the other carers see in the list. */
export interface KeyNames {
  /** Of this device, should the plan not be shared yet. */
  own: string
  key: string
}

/** @returns the code that opens it, which is kept nowhere. @throws AppError as the server says; then no key is kept */
export async function keepKeyWithAccount(parts: Parts, names: KeyNames): Promise<string> {
  await startSharing(parts, names.own)
  const { secret } = await invite(parts, 'editor')
  const { device, ...own } = await makeDevice(names.key, { readable: true })
  const refusal = toBase64Url(makeSecret())
  const place = await takePlace(await lookAt(secret), own.keys, { ...device, refusal })
  const kept: KeptDevice = { ...own, ...place, refusal }
  const code = makeCode()
  try {
    const sealed = await sealDevice(readCode(code) ?? '', kept)
    await call(keepKey, { sealed, refusal: await hashKey(fromBase64Url(refusal)) })
  } catch (error) {
    // Nobody will come as this device.
    await (await askAsDevice(kept))(leaveNotebook, {}).catch(() => undefined)
    throw error
  }
  await introduce(parts, kept)
  return code
}

/** Says who has come. Where the network fails, the others hear it from the server's list. */
async function introduce(parts: Parts, { unsaid }: KeptDevice): Promise<void> {
  await alone(async () => {
    const sharing = await readSharing(parts.store)
    if (sharing !== null) await syncAlone(parts, { ...sharing, unsaid: [...sharing.unsaid, ...unsaid] })
  }).catch(() => undefined)
}
