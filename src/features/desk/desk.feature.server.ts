import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { deskJoinRoutes } from './way-in/desk-join.server.ts'
import { deskLoginRoutes } from './way-in/desk-login.server.ts'
import { deskSessionRoutes } from './way-in/desk-session.server.ts'
import { findOperator } from './way-in/desk-sessions.server.ts'
import { tidyDesk } from './way-in/tidy-desk.server.ts'

export const desk: Feature = {
  name: 'desk',
  deskRoutes: () => [...deskJoinRoutes, ...deskLoginRoutes, ...deskSessionRoutes],
  deskGate: (services) => async (request) => (await findOperator(services, request)) !== null,
  jobs: () => [{ name: 'desk', every: HOUR_MS, run: tidyDesk }],
}
