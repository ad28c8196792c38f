import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { invitationRoutes } from './invitations.server.ts'
import { checkRoom, warnOfFullRoom } from './notebook-room.server.ts'
import { notebookRoutes } from './sharing.server.ts'
import { tidyNotebooks } from './tidy-notebooks.server.ts'

export const sharing: Feature = {
  name: 'sharing',
  publicRoutes: () => [...notebookRoutes, ...invitationRoutes],
  jobs: () => [
    { name: 'notebooks', every: HOUR_MS, run: tidyNotebooks },
    { name: 'room-for-notebooks', every: HOUR_MS, run: warnOfFullRoom },
  ],
  doctorChecks: [{ what: 'shared plans', check: checkRoom }],
}
