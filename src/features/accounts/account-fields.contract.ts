// The fields that several account endpoints and forms share.

import * as z from 'zod/mini'
import { messageRef } from '#src/shared/message-ref.ts'
import { plainText } from '#src/shared/plain-text.ts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 200
const PASSWORD_TOO_SHORT = messageRef('accounts_answers_password_short', { limit: PASSWORD_MIN })
const PASSWORD_TOO_LONG = messageRef('accounts_answers_password_long', { limit: PASSWORD_MAX })
const POLICY_NOT_ACCEPTED = messageRef('accounts_answers_policy_missing')
const TERMS_NOT_ACCEPTED = messageRef('accounts_answers_terms_missing')

/** Counts characters as people do: an emoji is one. */
const lengthOf = (text: string) => [...text].length

/** A new password, exactly as typed: nothing is trimmed, folded or cut. */
export const NewPassword = z.string().check(
  z.refine((text) => lengthOf(text) >= PASSWORD_MIN, PASSWORD_TOO_SHORT),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** A password that is checked, not set. */
export const KnownPassword = z.string().check(
  z.minLength(1, messageRef('accounts_answers_password_missing')),
  z.refine((text) => lengthOf(text) <= PASSWORD_MAX, PASSWORD_TOO_LONG),
)

/** A code out of a mail or an address bar. */
export const SecretCode = plainText(200).check(z.minLength(1, messageRef('accounts_answers_link_cut')))

const RESET_FAILED = messageRef('accounts_answers_reset_failed')

/** The code of a link that sets a new password. Every fault of it gets the same message. */
export const ResetCode = z.string(RESET_FAILED).check(
  z.minLength(1, RESET_FAILED),
  z.maxLength(200, RESET_FAILED),
  z.refine((text) => !text.includes('\0'), RESET_FAILED),
)

/** When and where the boxes were ticked, as the browser claims. The server's clock decides. */
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

/** The answer of an endpoint that only succeeds or fails. `message` may be shown. */
export const MessageAnswer = z.object({ message: z.string() })

/** The session token. The page stores it as `authToken` and reads name and email from its payload. */
export const SignedIn = z.object({ token: z.string() })
