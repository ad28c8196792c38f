// Why a log-in by way of Google did not work. The address of the return carries only a name of this list, because a stranger
// can write an address: any other text in it must not be shown on our page.

const LOGIN_PROBLEMS = [
  'google-not-set-up',
  'google-unreachable',
  'google-failed',
  'google-cancelled',
  'google-unverified',
  'password-needed',
  'another-google-account',
  'too-many-tries',
] as const

export type LoginProblem = (typeof LOGIN_PROBLEMS)[number]

export function isLoginProblem(name: string): name is LoginProblem {
  return LOGIN_PROBLEMS.some((problem) => problem === name)
}
