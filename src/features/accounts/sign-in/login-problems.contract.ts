// Why a log-in by way of Google did not work. The address of the return carries only a name of this list, because anybody
// can write an address: whatever else stands there must not become words on our page.

const LOGIN_PROBLEMS = {
  'google-not-set-up': 'Google sign-in is not available here. Please use your email address.',
  'google-unreachable': 'Google cannot be reached right now. Please try again, or use your email address.',
  'google-failed': 'Google sign-in did not work. Please try again.',
  'google-cancelled': 'Google sign-in was cancelled. You can try again, or use your email address.',
  'google-unverified': 'Google has not confirmed this email address yet. Please confirm it there, then try again.',
  'password-needed': 'Please log in with your password once. Then Google is connected to your account.',
  'another-google-account': 'This email address is already used with another Google account. Please choose that one.',
  'too-many-tries': 'Too many attempts. Please wait a little and try again.',
} as const

export type LoginProblem = keyof typeof LOGIN_PROBLEMS

const ANY_PROBLEM = 'Login failed. Please try again, or use your email address.'

/** What to show for `?error=`, whoever wrote it. */
export function describeLoginProblem(name: string): string {
  return isLoginProblem(name) ? `Login failed: ${LOGIN_PROBLEMS[name]}` : ANY_PROBLEM
}

function isLoginProblem(name: string): name is LoginProblem {
  return Object.hasOwn(LOGIN_PROBLEMS, name)
}
