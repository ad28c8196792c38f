import { AppError } from '#src/shared/app-error.ts'
import type { Carers } from '../log/carers.ts'
import { endInvitation } from '../sharing.contract.ts'
import { askAsDevice } from '../sync/notebook-requests.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import type { Sharing } from '../sync/sharing.ts'
import { readSharing, writeSharing } from '../sync/sharing-store.ts'
import { alone } from '../sync/sync-notebook.ts'

/** Those that this device has heard of, that nobody has used, and that it has not ended. @returns their hashes */
export function openInvitations({ endedInvitations = [] }: Sharing, { invited }: Carers): string[] {
  return [...invited.keys()].filter((invitation) => !endedInvitations.includes(invitation))
}

/** Ends every invitation that this device has heard of and nobody has used. @throws AppError as the server says */
export function endInvitations({ store }: Parts): Promise<void> {
  return alone(async () => {
    const sharing = await readSharing(store)
    if (sharing === null) return
    const open = openInvitations(sharing, await carersOf(sharing))
    const ask = await askAsDevice(sharing)
    for (const invitation of open) {
      try {
        await ask(endInvitation, { invitation })
      } catch (error) {
        // Used a moment ago: whoever came stands in the list.
        if (!(error instanceof AppError && error.code === 'conflict')) throw error
      }
    }
    // The log does not say it: what was said there once, such as an invitation, stands there for good.
    await writeSharing(store, { ...sharing, endedInvitations: [...(sharing.endedInvitations ?? []), ...open] })
  })
}
