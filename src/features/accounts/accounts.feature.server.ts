import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS } from '#src/shared/duration.ts'
import { publicAccountRoutes, tidyAccounts, userAccountRoutes } from './accounts.server.ts'
import { googleRoutes } from './google/google.server.ts'
import { RESET_REQUEST } from './mailed-links/password-reset.server.ts'
import { reapplyDeletions } from './my-account/reapply-deletions.server.ts'
import { invitationRoutes } from './operators/invitations.server.ts'
import { peopleRoutes } from './operators/people.server.ts'
import { personRoutes } from './operators/person-at-the-desk.server.ts'
import { secondFactorRoutes } from './operators/second-factor.server.ts'
import { tidyOperators } from './operators/tidy-operators.server.ts'

export const accounts: Feature = {
  name: 'accounts',
  publicRoutes: ({ personalData, onEmailVerified }) => publicAccountRoutes(personalData, onEmailVerified),
  userRoutes: ({ personalData, onEmailVerified }) => userAccountRoutes(personalData, onEmailVerified),
  rawRoutes: () => googleRoutes,
  deskRoutes: ({ personalData }) => [
    ...invitationRoutes,
    ...secondFactorRoutes,
    ...peopleRoutes,
    ...personRoutes(personalData),
  ],
  reapplyErasures: ({ personalData }) => reapplyDeletions(personalData),
  jobKinds: () => [RESET_REQUEST],
  jobs: ({ personalData }) => [
    { name: 'accounts', every: HOUR_MS, run: (services) => tidyAccounts(services, personalData) },
    { name: 'operators', every: HOUR_MS, run: tidyOperators },
  ],
}
