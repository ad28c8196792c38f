// The maker's lock: shuts devices out and gives those who stay a new key. One request, and the old keys open nothing new (K9).
import { AppError } from '#src/shared/app-error.ts'
import { toBase64Url } from '../keys/base64url.ts'
import { makeSecret } from '../keys/derive-keys.ts'
import { type Carers, findMaker, hear } from '../log/carers.ts'
import { state } from '../log/statements.ts'
import { changeLock } from '../sharing.contract.ts'
import { askAsDevice } from '../sync/notebook-requests.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { prepareEntry } from '../sync/push.ts'
import type { Epoch, Sharing } from '../sync/sharing.ts'
import { readSharing, writeSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'
import { packLocks } from './lock-box.ts'

const TRIES = 3

/**
 * Shuts devices out, and ends every open invitation.
 * @param isOut of a device's id; the maker stays
 * @throws AppError `forbidden` when this device is not the maker's; otherwise as the server says
 */
export function shutOut(parts: Parts, isOut: (id: string) => boolean): Promise<Sharing> {
  return alone(async () => {
    for (let tries = 1; ; tries += 1) {
      const known = await readSharing(parts.store)
      if (known === null) throw new AppError('conflict', 'share_not_shared')
      const sharing = await syncAlone(parts, known)
      try {
        return await lockOnce(parts, sharing, isOut)
      } catch (error) {
        // Somebody wrote in between.
        if (tries === TRIES || !(error instanceof AppError && error.code === 'conflict')) throw error
      }
    }
  })
}

async function lockOnce(parts: Parts, sharing: Sharing, isOut: (id: string) => boolean): Promise<Sharing> {
  const carers = await carersOf(sharing)
  const { notebook, keys } = sharing
  if (findMaker(carers)?.id !== keys.id) throw new AppError('forbidden', 'share_only_maker')
  const devices = [...carers.all.values()]
    .filter(({ id, isIn }) => isIn && id !== keys.id && isOut(id))
    .map(({ id }) => id)
  const shut = await state(keys, { kind: 'shut-out', notebook, by: keys.id, devices })
  const after = await hear(carers, shut)

  const lock: Epoch = { epoch: sharing.epoch + 1, secret: makeSecret() }
  // Before it is asked for: if the answer is lost, this device holds the key all the same.
  const ready = { ...sharing, epochs: [...sharing.epochs.filter(({ epoch }) => epoch !== lock.epoch), lock] }
  await writeSharing(parts.store, ready)
  const entry = await prepareEntry(parts, ready, after, false, [...ready.unsaid, shut])
  const ask = await askAsDevice(ready)
  await ask(changeLock, {
    number: entry.place.number,
    epoch: entry.place.epoch,
    body: toBase64Url(entry.body),
    keep: await packForAll(after, ready),
  })
  const locked = { ...entry.after, epoch: lock.epoch }
  await writeSharing(parts.store, locked)
  return locked
}

function packForAll({ all }: Carers, { notebook, keys, epochs }: Sharing) {
  const stay = [...all.values()].filter(({ id, isIn }) => isIn && id !== keys.id)
  return Promise.all(
    stay.map(async (carer) => ({ access: carer.access, box: await packLocks(notebook, epochs, keys, carer) })),
  )
}
