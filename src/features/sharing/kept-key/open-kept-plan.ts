// Opens the plan on a new device: the sealed key from the account, the code from paper. It is used up: whoever keeps a copy of the
// sealed key finds it gone.
import { AppError, type ErrorCode } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { nothingShared } from '../acts/start-sharing.ts'
import { listDevices } from '../sharing.contract.ts'
import { askAsDevice } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { beginSharing, forgetSharing, readSharing, type SharingStore } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'
import { type KeptDevice, openDevice } from './kept-device.ts'
import { openKeptKey } from './kept-key.contract.ts'
import { readCode } from './recovery-code.ts'
import { spendKey } from './spend-key.ts'

/** No answer, or one that does not say what became of it. */
const MAY_HAVE_ARRIVED: ErrorCode[] = ['unavailable', 'unexpected']

interface Opening {
  /** As it was typed. */
  code: string
  /** Whether what is on this device goes along; otherwise it is put aside here. */
  bring: boolean
}

/**
 * The notebook of this device is the shared one from now on.
 * @param openParts gives the notebook that this device has by then
 * @throws AppError as the server says, or for a code that does not open it; then nothing has changed here
 */
export function openKeptPlan(openParts: () => Promise<Parts>, { code, bring }: Opening): Promise<Sharing> {
  return alone(async () => {
    const before = await openParts()
    if ((await readSharing(before.store)) !== null) throw new AppError('conflict', 'share_shared_already')
    const device = await openWithCode(code)
    // First: if this page ends in between, what is put aside has not gone along.
    if (!bring) await before.notebook.putAside()
    const parts = await openParts()
    const { refusal, ...place } = device
    const sharing: Sharing = { ...nothingShared(), ...place, keyToSpend: refusal }
    const begun = await begin(parts.store, sharing).catch(async (error) => {
      await forgetSharing(parts.store)
      if (!bring) await parts.notebook.addAside()
      throw error
    })
    // What cannot be fetched now is fetched by the next page of the plan.
    return await syncAlone(parts, begun).catch(() => begun)
  })
}

async function openWithCode(typed: string): Promise<KeptDevice> {
  const code = readCode(typed)
  if (code === null) throw new AppError('bad_request', 'share_key_code_length')
  const { sealed } = await call(openKeptKey, {})
  const device = await openDevice(code, sealed).catch((cause) => {
    throw new AppError('bad_request', 'share_key_code_wrong', { cause })
  })
  // Before it is used up: the lock may have been changed since.
  await (await askAsDevice(device))(listDevices, {}).catch((error) => {
    throw error instanceof AppError && error.code === 'unauthorized'
      ? new AppError('not_found', 'share_key_shut')
      : error
  })
  return device
}

/** Keeps the keys before they are used up: then they are nowhere else. */
async function begin(store: SharingStore, sharing: Sharing): Promise<Sharing> {
  await beginSharing(store, sharing)
  return spendKey(store, sharing).catch((error) => {
    // Where no answer came it may be used up all the same, and this device alone has the keys: it stays in, and asks again.
    if (error instanceof AppError && !MAY_HAVE_ARRIVED.includes(error.code)) throw error
    return sharing
  })
}
