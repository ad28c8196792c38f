import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { mailDaily } from './daily-mail.server.ts'
import { healthRoutes } from './health.server.ts'

export const desk: Feature = {
  name: 'desk',
  deskRoutes: healthRoutes,
  jobs: (others) => [{ name: 'desk-daily', every: HOUR_MS, run: (services) => mailDaily(services, others) }],
}
