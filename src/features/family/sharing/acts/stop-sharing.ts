// Ways out. The notebook stays on this device, whoever else has it (K10).
import { AppError } from '#src/shared/app-error.ts'
import { state } from '../log/statements.ts'
import { deleteNotebook, leaveNotebook } from '../sharing.contract.ts'
import { askAsDevice } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { forgetSharing, readSharing } from '../sync/sharing-store.ts'
import { alone, syncAlone } from '../sync/sync-notebook.ts'

/** Leaves: the others go on without this device, and it without them, also when nobody can be told. */
export function goOnAlone(parts: Parts): Promise<void> {
  return stop(parts, (sharing) => sayGoodbye(parts, sharing).catch(() => undefined))
}

async function sayGoodbye(parts: Parts, sharing: Sharing): Promise<void> {
  const { notebook, keys } = sharing
  const left = await state(keys, { kind: 'left', notebook, by: keys.id })
  await syncAlone(parts, { ...sharing, unsaid: [...sharing.unsaid, left] })
  await (await askAsDevice(sharing))(leaveNotebook, {})
}

/** For the maker: takes the notebook from the server. @throws AppError when the server did not do it */
export function deleteForAll(parts: Parts): Promise<void> {
  return stop(parts, async (sharing) => {
    await (await askAsDevice(sharing))(deleteNotebook, {}).catch(rethrowUnlessGone)
  })
}

function stop(parts: Parts, tell: (sharing: Sharing) => Promise<void>): Promise<void> {
  return alone(async () => {
    const sharing = await readSharing(parts.store)
    if (sharing !== null && sharing.trouble !== 'ended') await tell(sharing)
    await forgetSharing(parts.store)
  })
}

function rethrowUnlessGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'unauthorized')) throw error
}
