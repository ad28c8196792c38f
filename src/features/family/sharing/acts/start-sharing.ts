// Makes the notebook of this device one that can be shared. Nothing of it leaves the device yet but under this device's own key.

import { Doc, encodeStateVector } from 'yjs'
import { deriveBytes, makeSecret } from '../keys/derive-keys.ts'
import { exportPublic, makeDeviceKeys } from '../keys/device-keys.ts'
import { NOTHING_BEFORE } from '../log/entry.ts'
import { type Device, state } from '../log/statements.ts'
import { createNotebook } from '../sharing.contract.ts'
import { askAsNobody, hashKey } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import { snapshotOf } from '../sync/sent-state.ts'
import type { Sharing } from '../sync/sharing.ts'
import { beginSharing, readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'

/** @param name what the other carers will see. @throws AppError as the server says */
export function startSharing(parts: Parts, name: string): Promise<Sharing> {
  return alone(async () => {
    const known = await readSharing(parts.store)
    if (known !== null) return known
    const fresh = await makeDevice(name)
    const { notebook } = await askAsNobody(createNotebook, { access: fresh.device.access })
    const made = await state(fresh.keys, { kind: 'made', notebook, device: fresh.device })
    const sharing: Sharing = {
      ...nothingShared(),
      notebook,
      keys: fresh.keys,
      deviceSecret: fresh.deviceSecret,
      epochs: [{ epoch: 1, secret: makeSecret() }],
      unsaid: [made],
    }
    await beginSharing(parts.store, sharing)
    return syncAlone(parts, sharing)
  })
}

export async function makeDevice(name: string) {
  const keys = await makeDeviceKeys()
  const deviceSecret = makeSecret()
  const device: Device = {
    id: keys.id,
    signing: await exportPublic(keys.signing.publicKey),
    agreeing: await exportPublic(keys.agreeing.publicKey),
    access: await hashKey(await deriveBytes(deviceSecret, 'access')),
    name,
  }
  return { keys, deviceSecret, device }
}

/** Where every device begins: it has read nothing and sent nothing. */
export function nothingShared(): Pick<
  Sharing,
  'epoch' | 'statements' | 'head' | 'wholeAt' | 'vector' | 'snapshot' | 'putAside' | 'trouble'
> {
  const empty = new Doc()
  return {
    epoch: 1,
    statements: [],
    head: { number: 0, hash: NOTHING_BEFORE },
    wholeAt: 0,
    vector: Uint8Array.from(encodeStateVector(empty)),
    snapshot: snapshotOf(empty),
    putAside: 0,
    trouble: null,
  }
}
