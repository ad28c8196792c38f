// Opens the plan on a new device: the sealed key from the account, the code from paper. It is used up: whoever keeps a copy of the
// sealed key finds it gone.
import { AppError } from '#src/shared/app-error.ts'
import { call } from '#src/web/api.ts'
import { nothingShared } from '../acts/start-sharing.ts'
import { listDevices } from '../sharing.contract.ts'
import { askAsDevice, askAsNobody } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { beginSharing, readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'
import { type KeptDevice, openDevice } from './kept-device.ts'
import { openKeptKey, refuseKeptKey } from './kept-key.contract.ts'
import { readCode } from './recovery-code.ts'

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
    try {
      await askAsNobody(refuseKeptKey, { refusal: device.refusal })
    } catch (error) {
      if (!bring) await parts.notebook.addAside()
      throw error
    }
    const { refusal: _used, ...place } = device
    const sharing: Sharing = { ...nothingShared(), ...place }
    await beginSharing(parts.store, sharing)
    // What cannot be fetched now is fetched by the next page of the plan.
    return await syncAlone(parts, sharing).catch(() => sharing)
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
