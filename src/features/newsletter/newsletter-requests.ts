// What the newsletter's forms and pages ask the server.
import { call } from '#src/web/api.ts'
import type { getIssue, IssueSummary, IssueView, listIssues } from './issues/newsletter-archive.contract.ts'
import type {
  checkSubscription,
  resubscribe,
  SubscriptionContext,
  subscribe,
  unsubscribe,
} from './newsletter.contract.ts'
import type {
  askForErasure,
  changePreferences,
  confirmSubscription,
  eraseSubscription,
  exportSubscription,
  readPreferences,
  undoUnsubscribe,
} from './newsletter-links.contract.ts'

/** Returns the message to show. The forms call it only with both consents. */
export async function requestSubscription(email: string, context: SubscriptionContext, website: string) {
  const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() } as const
  return (await call<typeof subscribe>('POST /api/emails/subscribe', { email, context, gdprConsent, website })).message
}

/** For the parent's own address only. */
export const fetchSubscribed = async (email: string) =>
  (await call<typeof checkSubscription>('GET /api/emails/check/{email}', { email })).subscribed
export const requestDeparture = async (email: string) =>
  (await call<typeof unsubscribe>('POST /api/emails/unsubscribe', { email })).message
export const requestReturn = async (email: string) =>
  (await call<typeof resubscribe>('POST /api/emails/resubscribe', { email })).message
export const pressConfirm = async (code: string) =>
  (await call<typeof confirmSubscription>('POST /api/emails/confirm', { code })).message
export const pressUndo = async (code: string) =>
  (await call<typeof undoUnsubscribe>('POST /api/emails/undo', { code })).message

export const fetchPreferences = (code: string) => call<typeof readPreferences>('POST /api/emails/preferences', { code })
export const switchTips = (code: string, weeklyTips: boolean) =>
  call<typeof changePreferences>('POST /api/emails/preferences/change', { code, weeklyTips })
export const fetchSubscriptionData = (code: string) =>
  call<typeof exportSubscription>('POST /api/emails/preferences/export', { code })
export const requestErasure = async (code: string) =>
  (await call<typeof askForErasure>('POST /api/emails/preferences/erase', { code })).message
export const pressErase = async (code: string) =>
  (await call<typeof eraseSubscription>('POST /api/emails/erase', { code })).message

export async function fetchIssues(): Promise<IssueSummary[]> {
  return (await call<typeof listIssues>('GET /api/newsletter/issues', {})).issues
}

/** @throws AppError `not_found` until it has been sent */
export function fetchIssue(slug: string, signal: AbortSignal): Promise<IssueView> {
  return call<typeof getIssue>('GET /api/newsletter/issues/{slug}', { slug }, { signal })
}
