// What stands beside the boxes and on the button of each form. The consent events keep it, so the forms show exactly this.
// Without the schemas, because a first visit should not pay for the code that checks answers.

const WEEKLY = 'I agree to receive one tip by e-mail every Saturday. I can stop at any time.'
const POLICY = 'I have read and accept the Privacy Policy.'

export const SUBSCRIBE_WORDING = {
  homepage: { weekly_tips: WEEKLY, privacy_policy: POLICY },
  'progress-prompt': { weekly_tips: WEEKLY, privacy_policy: POLICY },
  'exit-intent': { weekly_tips: WEEKLY, privacy_policy: POLICY },
  'resource-download': {
    weekly_tips: "I agree to receive the 'Saturday Morning Summary' and other tips.",
    privacy_policy: POLICY,
  },
} as const

/** What somebody agrees to with the button behind a mailed link. */
export const CONFIRM_WORDING = "Yes, send me the 'Saturday Morning Summary': one tip by e-mail every Saturday."

export const CONSENTS_MISSING = 'Please accept the required consents to continue.'
