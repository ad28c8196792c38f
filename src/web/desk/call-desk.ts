// How the pages of the desk ask the server: with its own cookie, and never with the session of the account.
import { AppError } from '#src/shared/app-error.ts'
import type { AnswerOf, CalledEndpoint, InputOf, NameOf } from '#src/shared/endpoint.ts'
import { DESK_ENTER_PATH, LOGIN_PATH } from '#src/shared/paths.ts'
import { call } from '../api.ts'

/** As `call`, by the desk's own cookie. When its session is over, the page that asks for a code takes the place of the one that asked. */
export function callDesk<E extends CalledEndpoint = never>(name: NameOf<E>, input: InputOf<E>): Promise<AnswerOf<E>> {
  return orGoTo(DESK_ENTER_PATH, () => callAnonymous<E>(name, input))
}

/** For a person who is not at the desk yet. @throws AppError as `call` */
export function callAnonymous<E extends CalledEndpoint = never>(
  name: NameOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E>> {
  return call<E>(name, input, { byCookie: true })
}

/** For an operator who comes with the session of their account. Without one the log-in page is shown. */
export function callEntering<E extends CalledEndpoint = never>(
  name: NameOf<E>,
  input: InputOf<E>,
): Promise<AnswerOf<E>> {
  return orGoTo(LOGIN_PATH, () => call<E>(name, input))
}

async function orGoTo<Answer>(path: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthorized') window.location.replace(path)
    throw error
  }
}
