// The routes and recurring jobs of accounts.

import type { Route, UserRoute } from '#src/platform/http/route.ts'
import type { OnEmailVerified } from '#src/platform/identity/address-proof.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { forgetSecurityEvents } from '#src/platform/identity/security-log.ts'
import { forgetEndedSessions } from '#src/platform/identity/sessions.ts'
import { forgetFailedJobs } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { exchangeRoute, onboardingRoute } from './google/google.server.ts'
import { forgetOldAttempts } from './google.queries.server.ts'
import {
  lookAtVerificationRoute,
  sendVerificationRoute,
  verifyEmailRoute,
} from './mailed-links/email-verification.server.ts'
import { forgetOldCodes } from './mailed-links/mail-codes.queries.server.ts'
import { forgotPasswordRoute, resetPasswordRoute } from './mailed-links/password-reset.server.ts'
import { unwantedAccountRoute } from './mailed-links/unwanted-account.server.ts'
import { forgetIdleAccounts } from './my-account/idle-accounts.server.ts'
import { listLoginWaysRoute, removeGoogleRoute } from './my-account/login-ways.server.ts'
import {
  changePasswordRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
} from './my-account/my-account.server.ts'
import { deletionRoute, exportRoute } from './my-account/my-data.server.ts'
import { loginRoute, logoutRoute, sessionRoute } from './sign-in/login.server.ts'
import { registerRoute } from './sign-in/registration.server.ts'

/** How long data is kept, as the privacy policy says. Links do not work for longer, and mails are retried for three days. */
const CODES_KEPT_MS = 7 * DAY_MS
const FAILED_JOBS_KEPT_MS = 7 * DAY_MS
const SECURITY_LOG_KEPT_MS = 90 * DAY_MS

/**
 * @param sources what other features hold on a person
 * @param onEmailVerified what other features do once an address is proven
 */
export function publicAccountRoutes(sources: PersonalDataSource[], onEmailVerified: OnEmailVerified): Route[] {
  return [
    registerRoute,
    loginRoute,
    forgotPasswordRoute,
    resetPasswordRoute(onEmailVerified),
    lookAtVerificationRoute,
    verifyEmailRoute(onEmailVerified),
    unwantedAccountRoute(sources),
    exchangeRoute,
  ]
}

/**
 * @param sources what other features hold on a person, for the export and the deletion
 * @param onEmailVerified what other features do once an address is proven
 */
export function userAccountRoutes(sources: PersonalDataSource[], onEmailVerified: OnEmailVerified): UserRoute[] {
  return [
    logoutRoute,
    sessionRoute,
    sendVerificationRoute,
    listSessionsRoute,
    endOtherSessionsRoute,
    endSessionRoute,
    changePasswordRoute,
    listLoginWaysRoute,
    removeGoogleRoute,
    onboardingRoute(onEmailVerified),
    exportRoute(sources),
    deletionRoute(sources),
  ]
}

/** Deletes data whose time is over. @param sources what other features hold on a person */
export async function tidyAccounts(services: Services, sources: PersonalDataSource[]): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  await forgetEndedSessions(services)
  await forgetOldCodes(query, new Date(now.getTime() - CODES_KEPT_MS))
  await forgetOldAttempts(query, now)
  await forgetFailedJobs(query, new Date(now.getTime() - FAILED_JOBS_KEPT_MS))
  await forgetSecurityEvents(query, new Date(now.getTime() - SECURITY_LOG_KEPT_MS))
  await forgetIdleAccounts(services, sources)
}
