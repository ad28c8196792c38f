// What the account pages ask the server. Loaded when first needed, with the code that checks answers.
import { call } from '#src/web/api.ts'
import {
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
  call(login, { email, password }, { headers: deviceHeader() })

export function requestRegistration({ email, password, privacyPolicy, weeklyTips }: Registration) {
  const gdprConsent = { privacyPolicy, emailMarketing: weeklyTips, timestamp: new Date().toISOString(), ip: IP_MARKER }
  const emailPreferences = { weeklyTips, marketing: false } as const
  return call(register, { email, password, emailPreferences, gdprConsent }, { headers: deviceHeader() })
}

export const requestPasswordReset = (email: string) => call(forgotPassword, { email })

export const setNewPassword = (token: string, newPassword: string) => call(resetPassword, { token, newPassword })

/** A session without a device came by somebody's link: then this device says that it is a new one (S3). */
const proofHeader = () => (getSessionUser() === null ? knownDeviceHeader() : deviceHeader())

export const lookAtLink = (code: string) => call(lookAtVerification, { code }, { headers: proofHeader() })

/** @param password empty for none */
export const confirmEmail = (code: string, password: string, weeklyTips: boolean) =>
  call(verifyEmail, { code, weeklyTips, ...(password === '' ? {} : { password }) }, { headers: proofHeader() })

export const refuseAccount = (code: string) => call(deleteUnwanted, { code })

export const exchangeTicket = (ticket: string) => call(exchangeGoogleTicket, { ticket }, { headers: deviceHeader() })

export function completeOnboarding(emailWeeklyTips: boolean) {
  return call(completeGoogleOnboarding, {
    emailWeeklyTips,
    emailMarketing: emailWeeklyTips,
    gdprConsent: { privacyPolicy: true, emailMarketing: emailWeeklyTips },
  })
}
