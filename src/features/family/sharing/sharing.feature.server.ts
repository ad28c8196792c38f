import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { checkRoom, warnOfFullRoom } from './plan-room.server.ts'
import { sharingRoutes } from './sharing.server.ts'
import { tidyPlans } from './tidy-plans.server.ts'

export const sharing: Feature = {
  name: 'sharing',
  publicRoutes: () => sharingRoutes,
  jobs: () => [
    { name: 'shared-plans', every: HOUR_MS, run: tidyPlans },
    { name: 'room-for-plans', every: HOUR_MS, run: warnOfFullRoom },
  ],
  doctorChecks: [{ what: 'shared plans', check: checkRoom }],
}
