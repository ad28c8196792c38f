import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { mailDaily } from './daily-mail.server.ts'
import { figureRoutes } from '#src/features/analytics/figures/figures.server.ts'
import { deskHealthRoutes } from './health/desk-health.server.ts'
import { deskLookUpRoutes } from './look-up/desk-look-up.server.ts'
import { mailLookUps } from './look-up/mail-look-ups.server.ts'
import { deskNewsletterRoutes } from './newsletter/desk-newsletter.server.ts'
import { deskSendingRoutes } from './newsletter/desk-sending.server.ts'
import { deskWritingRoutes } from './newsletter/desk-writing.server.ts'

export const desk: Feature = {
  name: 'desk',
  deskRoutes: ({ listTools, waitingKinds, doctorChecks, describeBuild }) => [
    ...deskHealthRoutes({ doctorChecks, describeBuild }),
    ...figureRoutes({ listTools, waitingKinds }),
    ...deskNewsletterRoutes,
    ...deskSendingRoutes,
    ...deskWritingRoutes,
    ...deskLookUpRoutes,
  ],
  jobs: (others) => [
    { name: 'desk-look-ups', every: HOUR_MS, run: mailLookUps },
    { name: 'desk-daily', every: HOUR_MS, run: (services) => mailDaily(services, others) },
  ],
}
