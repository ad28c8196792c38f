// The fields that several account endpoints and forms share.
import * as z from 'zod/mini'
import { plainText } from '#src/shared/plain-text.ts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 200
const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`
const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX} characters`
const POLICY_NOT_ACCEPTED = 'You must accept the Privacy Policy to create an account.'
const TERMS_NOT_ACCEPTED = 'Please review and accept the terms to continue.'

/** What a person counts, not what JavaScript does: an emoji is one character. */
const lengthOf = (text: string) => [...text].length

/** A password that somebody chooses, exactly as typed: nothing is trimmed, folded or cut. */
export const NewPassword = z.string().check(
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN, PASSWORD_TOO_SHORT),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** A password that somebody proves to know. */
export const KnownPassword = z.string().check(
  z.minLength(1, 'Please enter your password.'),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** A code out of a mail or an address bar. */
export const SecretCode = plainText(200).check(
  z.minLength(1, 'This link is not complete. Please copy it from the mail again.'),
)

/** When and where the browser says the boxes were ticked: kept as a claim only, the server's clock counts. */
const consentClaims = { timestamp: z.optional(plainText(64)), ip: z.optional(plainText(64)) }

/** The boxes of the registration form. */
export const RegistrationConsent = z.object({
  privacyPolicy: z.literal(true, POLICY_NOT_ACCEPTED),
  /** The same box as `weeklyTips`: tips are sent only when both are true. */
  emailMarketing: z.boolean(),
  ...consentClaims,
})

/** The boxes of the welcome page. */
export const OnboardingConsent = z.object({
  privacyPolicy: z.literal(true, TERMS_NOT_ACCEPTED),
  emailMarketing: z.boolean(),
  ...consentClaims,
})

/** The answer of what only succeeds or fails. `message` may be shown. */
export const MessageAnswer = z.object({ message: z.string() })

/** The session token. The page stores it as `authToken` and reads name and e-mail from its payload. */
export const SignedIn = z.object({ token: z.string() })

const WEEKLY_TIPS = 'Send me one tip by e-mail every Saturday. I can stop at any time.'

/** What stands beside the boxes of each form: the consent events keep it, so the pages must show exactly this. */
export const CONSENT_WORDING = {
  registration: { privacy_policy: 'I am an adult, and I accept the Privacy Policy.', weekly_tips: WEEKLY_TIPS },
  google_onboarding: {
    privacy_policy: 'I am an adult, and I have read and accept the Privacy Policy.',
    weekly_tips: WEEKLY_TIPS,
  },
  email_verification: { weekly_tips: WEEKLY_TIPS },
  // No boxes: the proof of a mailbox takes back what was ticked before it.
  password_reset: { weekly_tips: WEEKLY_TIPS },
  google_sign_in: { weekly_tips: WEEKLY_TIPS },
} as const
