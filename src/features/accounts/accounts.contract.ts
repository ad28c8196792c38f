// The endpoints to register, log in and out, sign in with Google, reset a password and verify an address.
// What a signed-in person does on /account is in `my-account.contract.ts`.
import * as z from 'zod/mini'
import { EmailAddress } from '#src/shared/email-address.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { LOGOUT_PATH } from '#src/shared/paths.ts'
import { plainText } from '#src/shared/plain-text.ts'
import {
  KnownPassword,
  MessageAnswer,
  NewPassword,
  OnboardingConsent,
  RegistrationConsent,
  ResetCode,
  SecretCode,
  SignedIn,
} from './account-fields.contract.ts'

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account and signs in. A known address answers 409, unless the password is the right one',
  input: z.object({
    email: EmailAddress,
    password: NewPassword,
    emailPreferences: z.object({ weeklyTips: z.boolean(), marketing: z.optional(z.literal(false)) }),
    gdprConsent: RegistrationConsent,
  }),
  answer: SignedIn,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with email and password',
  input: z.object({ email: EmailAddress, password: KnownPassword }),
  answer: SignedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: LOGOUT_PATH,
  summary: 'Ends the session of the token at once, on every device that holds it',
  input: z.object({}),
  answer: z.object({}),
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in; 401 when nobody is',
  input: z.object({}),
  answer: z.object({
    email: z.string(),
    name: z.optional(z.string()),
    emailConsent: z.boolean(),
    verified: z.boolean(),
    /** False for an account that signs in with Google only. */
    hasPassword: z.boolean(),
    /** True until a Google user has answered the welcome page. */
    needsOnboarding: z.boolean(),
    /** A new token to store, only when the old one is out of date. */
    token: z.optional(z.string()),
  }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Mails a link to set a new password, if there is such an account; the answer never tells',
  input: z.object({ email: EmailAddress }),
  answer: MessageAnswer,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the token of the mailed link, and ends every session',
  input: z.object({ token: ResetCode, newPassword: NewPassword }),
  answer: MessageAnswer,
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Verifies the address with the code of the mailed link; elsewhere than where it registered, drops the password',
  input: z.object({
    code: SecretCode,
    /** Typed on a device that did not register, to keep the password and data of the account. */
    password: z.optional(KnownPassword),
    /** True only when the page showed the text about the tips beside the button. */
    weeklyTips: z.optional(z.boolean()),
  }),
  answer: z.object({
    message: z.string(),
    /** False when the account no longer has a password, and needs a mailed link to set one. */
    kept: z.boolean(),
  }),
})

export const lookAtVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/look',
  summary: 'What the page of the mailed link must know before its button is pressed; changes nothing',
  input: z.object({ code: SecretCode }),
  answer: z.object({
    email: z.string(),
    /** Whether this browser registered the account, or is signed in to it. */
    ownBrowser: z.boolean(),
    /** Whether the tips were ticked in this browser. */
    weeklyTips: z.boolean(),
  }),
})

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Mails the link that verifies the address once more',
  input: z.object({}),
  answer: MessageAnswer,
})

export const deleteUnwanted = endpoint({
  method: 'POST',
  path: '/api/auth/not-me',
  summary: 'Deletes an account that nobody has proven, with the code that was mailed to its address',
  input: z.object({ code: SecretCode }),
  answer: MessageAnswer,
})

export const completeGoogleOnboarding = endpoint({
  method: 'POST',
  path: '/api/auth/complete-google-onboarding',
  summary: 'Stores what a new Google user consents to',
  input: z.object({
    emailWeeklyTips: z.boolean(),
    emailMarketing: z.boolean(),
    gdprConsent: OnboardingConsent,
  }),
  answer: MessageAnswer,
})

export const exchangeGoogleTicket = endpoint({
  method: 'POST',
  path: '/api/auth/google/exchange',
  summary: 'Swaps the one-time ticket of the Google return for a session token',
  // It does not come from a mail, so an empty one is refused like any invalid one.
  input: z.object({ ticket: plainText(200) }),
  answer: SignedIn,
})
