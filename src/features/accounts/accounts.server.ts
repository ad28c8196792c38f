// Everything of accounts that the server needs to know: routes, and what has to be done from time to time.

import type { WhenProven } from '#src/server/address-proof.ts'
import { forgetFailedMails } from '#src/server/mail/outbox.ts'
import type { PersonalDataSource } from '#src/server/personal-data.ts'
import type { Route, UserRoute } from '#src/server/route.ts'
import { forgetSecurityEvents } from '#src/server/security-log.ts'
import type { Services } from '#src/server/services.ts'
import { forgetEndedSessions } from '#src/server/sessions.ts'
import { lookAtVerificationRoute, sendVerificationRoute, verifyEmailRoute } from './email-verification.server.ts'
import { forgetOldAttempts } from './google.queries.server.ts'
import { exchangeRoute, onboardingRoute } from './google.server.ts'
import { forgetIdleAccounts } from './idle-accounts.server.ts'
import { loginRoute, logoutRoute, sessionRoute } from './login.server.ts'
import { listLoginWaysRoute, removeGoogleRoute } from './login-ways.server.ts'
import { forgetOldCodes } from './mail-codes.queries.server.ts'
import { changePasswordRoute, endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './my-account.server.ts'
import { deletionRoute, exportRoute } from './my-data.server.ts'
import { forgotPasswordRoute, resetPasswordRoute } from './password-reset.server.ts'
import { registerRoute } from './registration.server.ts'
import { unwantedAccountRoute } from './unwanted-account.server.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long what is kept (trust.md H11). */
const CODES_KEPT_MS = 7 * DAY_MS
const FAILED_MAILS_KEPT_MS = 7 * DAY_MS
const SECURITY_LOG_KEPT_MS = 90 * DAY_MS

/**
 * @param sources what other features hold on a person
 * @param whenProven what other features do once an address is proven
 */
export function publicAccountRoutes(sources: PersonalDataSource[], whenProven: WhenProven): Route[] {
  return [
    registerRoute,
    loginRoute,
    forgotPasswordRoute,
    resetPasswordRoute(whenProven),
    lookAtVerificationRoute,
    verifyEmailRoute(whenProven),
    unwantedAccountRoute(sources),
    exchangeRoute,
  ]
}

/**
 * @param sources what other features hold on a person, for the export and the deletion
 * @param whenProven what other features do once an address is proven
 */
export function userAccountRoutes(sources: PersonalDataSource[], whenProven: WhenProven): UserRoute[] {
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
    onboardingRoute(whenProven),
    exportRoute(sources),
    deletionRoute(sources),
  ]
}

/** Removes what has served its purpose. @param sources what other features hold on a person */
export async function tidyAccounts(services: Services, sources: PersonalDataSource[]): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  await forgetEndedSessions(services)
  await forgetOldCodes(query, new Date(now.getTime() - CODES_KEPT_MS))
  await forgetOldAttempts(query, now)
  await forgetFailedMails(query, new Date(now.getTime() - FAILED_MAILS_KEPT_MS))
  await forgetSecurityEvents(query, new Date(now.getTime() - SECURITY_LOG_KEPT_MS))
  await forgetIdleAccounts(services, sources)
}
