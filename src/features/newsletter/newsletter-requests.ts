// What the newsletter's forms and pages ask the server. Loaded when first needed, with the code that checks answers.
import { call } from '#src/web/api.ts'
import { getIssue, type IssueSummary, type IssueView, listIssues } from './issues/newsletter-archive.contract.ts'
import {
  checkSubscription,
  resubscribe,
  type SubscriptionContext,
  subscribe,
  unsubscribe,
} from './newsletter.contract.ts'
import {
  askForErasure,
  changePreferences,
  confirmSubscription,
  eraseSubscription,
  exportSubscription,
  readPreferences,
  undoUnsubscribe,
} from './newsletter-links.contract.ts'

/** Answers what to show. The forms let nobody get here without both consents. */
export async function requestSubscription(email: string, context: SubscriptionContext, website: string) {
  const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() } as const
  return (await call(subscribe, { email, context, gdprConsent, website })).message
}

/** Of one's own address only. */
export const fetchSubscribed = async (email: string) => (await call(checkSubscription, { email })).subscribed
export const requestDeparture = async (email: string) => (await call(unsubscribe, { email })).message
export const requestReturn = async (email: string) => (await call(resubscribe, { email })).message
export const pressConfirm = async (code: string) => (await call(confirmSubscription, { code })).message
export const pressUndo = async (code: string) => (await call(undoUnsubscribe, { code })).message

export const fetchPreferences = (code: string) => call(readPreferences, { code })
export const switchTips = (code: string, weeklyTips: boolean) => call(changePreferences, { code, weeklyTips })
export const fetchSubscriptionData = (code: string) => call(exportSubscription, { code })
export const requestErasure = async (code: string) => (await call(askForErasure, { code })).message
export const pressErase = async (code: string) => (await call(eraseSubscription, { code })).message

export async function fetchIssues(): Promise<IssueSummary[]> {
  return (await call(listIssues, {})).issues
}

/** @throws AppError `not_found` until it has been sent */
export function fetchIssue(slug: string, signal: AbortSignal): Promise<IssueView> {
  return call(getIssue, { slug }, { signal })
}
