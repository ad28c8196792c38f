import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { mailHead } from './acts/mail-head.server.ts'
import { actRoutes } from './acts/read-acts.server.ts'
import { deskBackupRoutes } from './backups/desk-backups.server.ts'
import { deskComplaintRoutes } from './complaints/desk-complaints.server.ts'
import { exportRoutes } from './exports/export-days.server.ts'
import { figureRoutes } from './figures/figures.server.ts'
import { deskHealthRoutes } from './health/desk-health.server.ts'
import { deskIdeaRoutes } from './ideas/desk-ideas.server.ts'
import { deskLookUpRoutes } from './look-up/desk-look-up.server.ts'
import { mailLookUps } from './look-up/mail-look-ups.server.ts'
import { mineRoutes } from './mine/mine.server.ts'
import { deskNewsletterRoutes } from './newsletter/desk-newsletter.server.ts'
import { deskSendingRoutes } from './newsletter/desk-sending.server.ts'
import { deskPactRoutes } from './pacts/desk-pacts.server.ts'
import { tellOfNames } from './pacts/tell-of-names.server.ts'
import { peopleRoutes } from './people/desk-people.server.ts'
import { proofRoutes } from './proof/begin-proof.server.ts'
import { deskResultRoutes } from './results/desk-results.server.ts'
import { deskCardReportRoutes } from './settings-cards/desk-card-reports.server.ts'
import { deskTipRoutes } from './tips/desk-tips.server.ts'
import { tellOfTips } from './tips/tell-of-tips.server.ts'
import { deskTranslationRoutes } from './translations/desk-translations.server.ts'
import { deskJoinRoutes } from './way-in/desk-join.server.ts'
import { deskLoginRoutes } from './way-in/desk-login.server.ts'
import { deskSessionRoutes } from './way-in/desk-session.server.ts'
import { findOperator } from './way-in/desk-sessions.server.ts'
import { tidyDesk } from './way-in/tidy-desk.server.ts'

export const desk: Feature = {
  name: 'desk',
  deskRoutes: ({ listTools, doctorChecks, describeBuild }) => [
    ...deskTipRoutes(listTools),
    ...deskPactRoutes,
    ...deskBackupRoutes,
    ...deskComplaintRoutes,
    ...deskIdeaRoutes,
    ...deskHealthRoutes({ doctorChecks, describeBuild }),
    ...exportRoutes,
    ...deskCardReportRoutes,
    ...deskTranslationRoutes,
    ...deskJoinRoutes,
    ...deskLoginRoutes,
    ...deskSessionRoutes,
    ...figureRoutes(listTools),
    ...deskNewsletterRoutes,
    ...deskSendingRoutes,
    ...deskLookUpRoutes,
    ...deskResultRoutes(listTools),
    ...proofRoutes,
    ...mineRoutes,
    ...peopleRoutes,
    ...actRoutes,
  ],
  deskGate: (services) => async (request) => (await findOperator(services, request)) !== null,
  jobs: () => [
    { name: 'desk', every: HOUR_MS, run: tidyDesk },
    { name: 'desk-tips', every: HOUR_MS, run: tellOfTips },
    { name: 'desk-names', every: HOUR_MS, run: tellOfNames },
    { name: 'desk-head', every: HOUR_MS, run: mailHead },
    { name: 'desk-look-ups', every: HOUR_MS, run: mailLookUps },
  ],
}
