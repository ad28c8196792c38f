// What the account pages ask the server.
import { call } from '#src/web/api.ts'
import type {
  completeGoogleOnboarding,
  deleteUnwanted,
  exchangeGoogleTicket,
  forgotPassword,
  login,
  lookAtVerification,
  register,
  resetPassword,
  verifyEmail,
} from './accounts.contract.ts'
import { deviceHeader, knownDeviceHeader } from './device-header.ts'
import { getSessionUser } from './session-store.ts'

/** A fixed text in place of an address: the server sees the network by itself and keeps less of it. */
const IP_MARKER = 'recorded-by-server'

export interface Registration {
  email: string
  password: string
  privacyPolicy: true
  weeklyTips: boolean
}

export const requestLogin = (email: string, password: string) =>
  call<typeof login>('POST /api/auth/login', { email, password }, { headers: deviceHeader() })

export function requestRegistration({ email, password, privacyPolicy, weeklyTips }: Registration) {
  const gdprConsent = { privacyPolicy, emailMarketing: weeklyTips, timestamp: new Date().toISOString(), ip: IP_MARKER }
  const emailPreferences = { weeklyTips, marketing: false } as const
  return call<typeof register>(
    'POST /api/auth/register',
    { email, password, emailPreferences, gdprConsent },
    { headers: deviceHeader() },
  )
}

export const requestPasswordReset = (email: string) =>
  call<typeof forgotPassword>('POST /api/auth/forgot-password', { email })

export const setNewPassword = (token: string, newPassword: string) =>
  call<typeof resetPassword>('POST /api/auth/reset-password', { token, newPassword })

/** A session without a device came by a link: then this device reports itself as new. */
const proofHeader = () => (getSessionUser() === null ? knownDeviceHeader() : deviceHeader())

export const lookAtLink = (code: string) =>
  call<typeof lookAtVerification>('POST /api/auth/verify-email/look', { code }, { headers: proofHeader() })

/** @param password empty for none */
export const confirmEmail = (code: string, password: string, weeklyTips: boolean) =>
  call<typeof verifyEmail>(
    'POST /api/auth/verify-email',
    { code, weeklyTips, ...(password === '' ? {} : { password }) },
    { headers: proofHeader() },
  )

export const refuseAccount = (code: string) => call<typeof deleteUnwanted>('POST /api/auth/not-me', { code })

export const exchangeTicket = (ticket: string) =>
  call<typeof exchangeGoogleTicket>('POST /api/auth/google/exchange', { ticket }, { headers: deviceHeader() })

export function completeOnboarding(emailWeeklyTips: boolean) {
  return call<typeof completeGoogleOnboarding>('POST /api/auth/complete-google-onboarding', {
    emailWeeklyTips,
    emailMarketing: emailWeeklyTips,
    gdprConsent: { privacyPolicy: true, emailMarketing: emailWeeklyTips },
  })
}
