import type { Feature } from '#src/platform/feature.ts'
import { HOUR_MS, SECOND_MS } from '#src/shared/duration.ts'
import { publicAccountRoutes, tidyAccounts, userAccountRoutes } from './accounts.server.ts'
import { googleRoutes } from './google/google.server.ts'
import { prepareResetMails } from './mailed-links/password-reset.server.ts'
import { carryDeletions } from './my-account/carry-deletions.server.ts'

export const accounts: Feature = {
  name: 'accounts',
  publicRoutes: ({ personalData, onEmailVerified }) => publicAccountRoutes(personalData, onEmailVerified),
  userRoutes: ({ personalData, onEmailVerified }) => userAccountRoutes(personalData, onEmailVerified),
  rawRoutes: () => googleRoutes,
  carryOver: ({ personalData }) => carryDeletions(personalData),
  jobs: ({ personalData }) => [
    { name: 'reset-mails', every: SECOND_MS, run: prepareResetMails },
    { name: 'accounts', every: HOUR_MS, run: (services) => tidyAccounts(services, personalData) },
  ],
}
