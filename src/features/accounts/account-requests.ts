// What the account pages ask the server. Loaded when first needed, with the code that checks answers.
import { call } from '#src/web/api.ts'
import { readStored, store } from '#src/web/storage.ts'
import {
  completeGoogleOnboarding,
  exchangeGoogleTicket,
  forgotPassword,
  getSession,
  login,
  logout,
  register,
  resetPassword,
  verifyEmail,
} from './accounts.contract.ts'

/** A fixed text in place of an address: the server sees the network by itself and keeps less of it. */
const IP_MARKER = 'recorded-by-server'

const DEVICE_KEY = 'deviceId'

/**
 * A random number that this device keeps from its first log-in on. The server lets a device that it knows in, even while
 * somebody else is guessing passwords for the same account.
 */
function deviceHeader(): Record<string, string> {
  const id = readStored(DEVICE_KEY) ?? crypto.randomUUID()
  store(DEVICE_KEY, id)
  return { 'X-Device-Id': id }
}

export interface Registration {
  email: string
  password: string
  privacyPolicy: true
  weeklyTips: boolean
}

export const requestLogin = (email: string, password: string) =>
  call(login, { email, password }, { headers: deviceHeader() })

export function requestRegistration({ email, password, privacyPolicy, weeklyTips }: Registration) {
  return call(register, {
    email,
    password,
    emailPreferences: { weeklyTips, marketing: false },
    gdprConsent: { privacyPolicy, emailMarketing: weeklyTips, timestamp: new Date().toISOString(), ip: IP_MARKER },
  })
}

export const requestPasswordReset = (email: string) => call(forgotPassword, { email })

export const setNewPassword = (token: string, newPassword: string) => call(resetPassword, { token, newPassword })

export const confirmEmail = (code: string) => call(verifyEmail, { code })

export const exchangeTicket = (ticket: string) => call(exchangeGoogleTicket, { ticket })

export const askWhoIsSignedIn = () => call(getSession, {})

export function completeOnboarding(emailWeeklyTips: boolean) {
  return call(completeGoogleOnboarding, {
    emailWeeklyTips,
    emailMarketing: emailWeeklyTips,
    gdprConsent: { privacyPolicy: true, emailMarketing: emailWeeklyTips },
  })
}

/** Never fails: a server that cannot be reached does not keep anybody signed in on this device. */
export async function endOwnSession(): Promise<void> {
  await call(logout, {}, { keepalive: true }).catch(() => undefined)
}
