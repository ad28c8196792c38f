import * as m from '#messages'
import type { Language } from '#src/shared/languages.ts'
import { isLoginProblem, type LoginProblem } from './login-problems.contract.ts'

const WORDS: Record<LoginProblem, (language: Language) => string> = {
  'google-not-set-up': m.sign_in_problem_google_not_set_up,
  'google-unreachable': m.sign_in_problem_google_unreachable,
  'google-failed': m.sign_in_problem_google_failed,
  'google-cancelled': m.sign_in_problem_google_cancelled,
  'google-unverified': m.sign_in_problem_google_unverified,
  'password-needed': m.sign_in_problem_password_needed,
  'another-google-account': m.sign_in_problem_another_google,
  'too-many-tries': m.server_too_many_tries,
}

/** What to show for `?error=`, whoever wrote it. */
export function describeLoginProblem(language: Language, name: string): string {
  if (!isLoginProblem(name)) return m.sign_in_problem_any(language)
  return m.sign_in_callback_failed(language, { reason: WORDS[name](language) })
}
