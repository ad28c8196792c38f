import { AppError } from '#src/shared/app-error.ts'
import { endInvitation } from '../sharing.contract.ts'
import { askAsDevice } from '../sync/notebook-requests.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { alone } from '../sync/sync-notebook.ts'

/** Ends every invitation that this device has heard of and nobody has used. @throws AppError as the server says */
export function endInvitations({ store }: Parts): Promise<void> {
  return alone(async () => {
    const sharing = await readSharing(store)
    if (sharing === null) return
    const { invited } = await carersOf(sharing)
    const ask = await askAsDevice(sharing)
    for (const invitation of invited.keys()) {
      try {
        await ask(endInvitation, { invitation })
      } catch (error) {
        // Used a moment ago: whoever came stands in the list.
        if (!(error instanceof AppError && error.code === 'conflict')) throw error
      }
    }
  })
}
