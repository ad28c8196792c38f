// A key works once (K17): whoever has come with it has it deleted. The answer to that may be lost on the way, so it is asked for until it comes.
import { AppError } from '#src/shared/app-error.ts'
import { askAsNobody } from '../sync/notebook-requests.ts'
import type { Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { readSharing, type SharingStore, writeSharing } from '../sync/sharing-store.ts'
import { alone } from '../sync/sync-notebook.ts'
import { refuseKeptKey } from './kept-key.contract.ts'

/**
 * @returns what is known afterwards
 * @throws AppError `not_found` when it was used up or refused before; otherwise as the server says, or without a network
 */
export async function spendKey(store: SharingStore, { keyToSpend: refusal, ...used }: Sharing): Promise<Sharing> {
  if (refusal === undefined) return used
  await askAsNobody(refuseKeptKey, { refusal })
  await writeSharing(store, used)
  return used
}

/** Asks again, where no answer came. @throws AppError when none comes now either */
export function spendKeyAgain({ store }: Pick<Parts, 'store'>): Promise<void> {
  return alone(async () => {
    const sharing = await readSharing(store)
    if (sharing?.keyToSpend === undefined) return
    try {
      await spendKey(store, sharing)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
      const { keyToSpend: _gone, ...used } = sharing
      await writeSharing(store, used)
    }
  })
}
