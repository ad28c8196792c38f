import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { invitationRoutes } from './invitations.server.ts'
import { keptKeyData, keptKeyRoutes, ownKeptKeyRoutes } from './kept-key/kept-key.server.ts'
import { tellOwners } from './kept-key/tell-owners.server.ts'
import { checkRoom, warnOfFullRoom } from './notebook-room.server.ts'
import { notebookRoutes } from './sharing.server.ts'
import { tidyNotebooks } from './tidy-notebooks.server.ts'

export const sharing: Feature = {
  name: 'sharing',
  publicRoutes: () => [...notebookRoutes, ...invitationRoutes, ...keptKeyRoutes],
  userRoutes: () => ownKeptKeyRoutes,
  jobs: () => [
    { name: 'notebooks', every: HOUR_MS, run: tidyNotebooks },
    { name: 'room-for-notebooks', every: HOUR_MS, run: warnOfFullRoom },
    { name: 'kept-keys', every: 10 * MINUTE_MS, run: tellOwners },
  ],
  personalData: keptKeyData,
  doctorChecks: [{ what: 'shared plans', check: checkRoom }],
}
