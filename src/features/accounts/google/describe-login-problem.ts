import type { MessageKey, Translate } from '#src/shared/translate.ts'
import { isLoginProblem, type LoginProblem } from './login-problems.contract.ts'

const WORDS = {
  'google-not-set-up': 'sign_in_problem_google_not_set_up',
  'google-unreachable': 'sign_in_problem_google_unreachable',
  'google-failed': 'sign_in_problem_google_failed',
  'google-cancelled': 'sign_in_problem_google_cancelled',
  'google-unverified': 'sign_in_problem_google_unverified',
  'password-needed': 'sign_in_problem_password_needed',
  'another-google-account': 'sign_in_problem_another_google',
  'too-many-tries': 'server_too_many_tries',
} as const satisfies Record<LoginProblem, MessageKey>

/** What to show for `?error=`, also when it was not written by our server. */
export function describeLoginProblem(t: Translate, name: string): string {
  if (!isLoginProblem(name)) return t('sign_in_problem_any')
  return t('sign_in_callback_failed', { reason: t(WORDS[name]) })
}
