// The way to Google and back. The browser comes home with a one-time ticket, which only the browser that began can swap
// for a session token; whatever goes wrong ends at a page of ours with a sentence.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import {
  type HonoContext,
  handle,
  handleForUser,
  type RawRoute,
  toRequestContext,
  type UserRoute,
} from '#src/platform/http/route.ts'
import { completeOnboarding, findAccountById, lockAccount } from '#src/platform/identity/accounts.ts'
import type { OnEmailVerified } from '#src/platform/identity/address-proof.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { signNewSession } from '#src/platform/identity/sessions.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { DEFAULT_LANGUAGE, type Language, languageNoted, pathIn } from '#src/shared/languages.ts'
import { AUTH_CALLBACK_PATH, GOOGLE_LANGUAGE, GOOGLE_SIGN_IN_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { CODES_NETWORK, GOOGLE_NETWORK } from '../account-limits.server.ts'
import { completeGoogleOnboarding, exchangeGoogleTicket } from '../accounts.contract.ts'
import { consentWording } from '../consents/consent-wording.server.ts'
import { insertConsents } from '../consents/consents.queries.server.ts'
import { findTicketOwner, insertAttempt, insertTicket, takeAttempt, takeTicket } from '../google.queries.server.ts'
import { beginSession } from '../session/begin-session.server.ts'
import { type GoogleOutcome, resolveGoogleUser } from './google-accounts.server.ts'
import { GOOGLE_FLOW_MS, keepBrowserId, readBrowserId } from './google-browser.server.ts'
import { authorizationUrl, CALLBACK_PATH, fetchGoogleUser } from './google-provider.server.ts'
import type { LoginProblem } from './login-problems.contract.ts'

const TICKET_MS = 60 * 1_000

const REFUSALS: Record<Extract<GoogleOutcome, { refused: string }>['refused'], LoginProblem> = {
  unverified: 'google-unverified',
  'password needed': 'password-needed',
  'another identity': 'another-google-account',
}
const TICKET_REFUSED = 'accounts_answers_ticket_refused'

/** The two addresses that a browser visits, not our pages' code. */
export const googleRoutes: RawRoute[] = [
  {
    endpoint: { method: 'GET', path: GOOGLE_SIGN_IN_PATH, summary: 'Sends the browser to Google to sign in' },
    respond: startGoogle,
  },
  {
    endpoint: { method: 'GET', path: CALLBACK_PATH, summary: 'Where Google sends the browser back to' },
    respond: finishGoogle,
  },
]

async function startGoogle(context: HonoContext, services: Services): Promise<Response> {
  const language = languageAsked(context)
  const explain = (problem: LoginProblem) => explainAt(context, pathIn(language, LOGIN_PATH), problem)
  if (services.config.google === undefined) return explain('google-not-set-up')
  const { client } = toRequestContext(context, services)
  const { browserId, setCookie } = keepBrowserId(context.req.raw)
  const state = randomSecret()
  const now = services.clock()
  try {
    await enforceLimits(services, [{ limit: GOOGLE_NETWORK, subject: client.network }])
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return explain('too-many-tries')
    throw error
  }
  let url: URL
  try {
    url = await authorizationUrl(services, { browserId, state })
  } catch (error) {
    services.log.error('google.unreachable', error)
    return explain('google-unreachable')
  }
  const times = { now, expiresAt: new Date(now.getTime() + GOOGLE_FLOW_MS) }
  await insertAttempt(services.database.query, hashSecret(state), hashSecret(browserId), language, times)
  context.header('Set-Cookie', setCookie)
  return context.redirect(url.href)
}

async function finishGoogle(context: HonoContext, services: Services): Promise<Response> {
  // Until it is known on which page the sign-in began, the message is in English.
  const fail = (problem: LoginProblem, language = DEFAULT_LANGUAGE) =>
    explainAt(context, pathIn(language, AUTH_CALLBACK_PATH), problem)
  const browserId = readBrowserId(context.req.raw)
  const states = context.req.queries('state') ?? []
  const [state] = states
  if (services.config.google === undefined) return explainAt(context, LOGIN_PATH, 'google-not-set-up')
  if (browserId === null || state === undefined || states.length > 1) return fail('google-failed')
  const { query } = services.database
  const language = await takeAttempt(query, hashSecret(state), hashSecret(browserId), services.clock())
  if (language === null) return fail('google-failed')
  if (context.req.query('error') !== undefined) return fail('google-cancelled', language)
  const { client } = toRequestContext(context, services)
  let outcome: Extract<GoogleOutcome, { refused: string }> | { onboarded: number; ticket: string }
  try {
    const google = await fetchGoogleUser(services, new URL(context.req.url).search, { browserId, state })
    outcome = await query.transaction().execute(async (transaction) => {
      const found = await resolveGoogleUser(transaction, { services, client, browserId }, google)
      if ('refused' in found) return found
      const { id, onboarded } = found.account
      return { onboarded, ticket: await issueTicket(transaction, services, browserId, id) }
    })
  } catch (error) {
    // Logs the reason without the address, which holds the code.
    services.log.error('google.failed', error instanceof Error ? new Error(error.message) : 'unknown')
    await logSecurityEvent(query, services, { event: 'google.login', outcome: 'failure', network: client.prefix })
    return fail('google-failed', language)
  }
  if ('refused' in outcome) return fail(REFUSALS[outcome.refused], language)
  const onboarding = outcome.onboarded === 0 ? 'true' : 'false'
  return goTo(context, pathIn(language, AUTH_CALLBACK_PATH), { token: outcome.ticket, onboarding })
}

/** The language of the page whose button was pressed; a browser says by itself only which languages its owner reads. */
function languageAsked(context: HonoContext): Language {
  return languageNoted(context.req.query(GOOGLE_LANGUAGE) ?? '')
}

async function issueTicket(
  transaction: Kysely<Tables>,
  services: Services,
  browserId: string,
  accountId: string,
): Promise<string> {
  const ticket = randomSecret()
  const now = services.clock()
  await insertTicket(transaction, {
    ticket_hash: hashSecret(ticket),
    browser_hash: hashSecret(browserId),
    account_id: accountId,
    expires_at: new Date(now.getTime() + TICKET_MS).toISOString(),
    created_at: now.toISOString(),
  })
  return ticket
}

function explainAt(context: HonoContext, path: string, problem: LoginProblem): Response {
  return goTo(context, path, { error: problem })
}

function goTo(context: HonoContext, path: string, parameters: Record<string, string>): Response {
  context.header('Referrer-Policy', 'no-referrer')
  return context.redirect(`${path}?${new URLSearchParams(parameters)}`)
}

export const exchangeRoute = handle(exchangeGoogleTicket, async ({ ticket }, { services, client, request }) => {
  await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
  const browserId = readBrowserId(request)
  const session = await services.database.query.transaction().execute(async (transaction) => {
    const [ticketHash, browserHash] = [hashSecret(ticket), hashSecret(browserId ?? '')]
    const owner = await findTicketOwner(transaction, ticketHash)
    if (owner === undefined) return null
    // Locks the account first, as a reset does, so that the two cannot deadlock.
    await lockAccount(transaction, owner)
    const accountId = await takeTicket(transaction, ticketHash, browserHash, services.clock())
    const account = accountId === undefined ? undefined : await findAccountById(transaction, accountId)
    if (account === undefined) return null
    return beginSession(transaction, services, client, account, 'google')
  })
  if (session === null) throw new AppError('bad_request', TICKET_REFUSED)
  return { token: await signNewSession(services, session) }
})

export function onboardingRoute(onEmailVerified: OnEmailVerified): UserRoute {
  return handleForUser(completeGoogleOnboarding, async (input, { services, client, user }) => {
    const t = translator(client.language)
    const wantsTips = hasFeature('newsletter') && input.emailWeeklyTips && input.gdprConsent.emailMarketing
    await services.database.query.transaction().execute(async (transaction) => {
      // Only the first answer counts: sending it twice changes nothing.
      if (!(await completeOnboarding(transaction, user.accountId, wantsTips))) return
      const answers = [
        { kind: 'privacy_policy', granted: true },
        { kind: 'weekly_tips', granted: wantsTips },
      ] as const
      const when = { now: services.clock(), claimedAt: input.gdprConsent.timestamp }
      await insertConsents(client.language, transaction, user.accountId, 'google_onboarding', [...answers], when)
      const tips = {
        source: 'google_onboarding',
        wording: consentWording(client.language, 'google_onboarding', 'weekly_tips'),
        language: client.language,
      }
      await onEmailVerified(transaction, services, user.accountId, wantsTips ? tips : null)
    })
    return { message: t('accounts_answers_welcome', { product: PRODUCT_NAME }) }
  })
}
