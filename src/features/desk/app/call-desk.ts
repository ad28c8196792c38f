// How the pages of the desk ask the server: with its own cookie, and never with the session of a parent (L1).
import type { Endpoint } from '#src/shared/endpoint.ts'
import { call, callForFile } from '#src/web/api.ts'
import { DESK_LOGIN_PATH } from '../desk-paths.ts'

/** For who is not signed in yet. @throws AppError as `call` */
export function callDoor<Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> {
  return call<Endpoint<Input, Answer>>(`${endpoint.method} ${endpoint.path}`, input, { byCookie: true })
}

/** Calls an endpoint of the desk. When the session is over, the log-in page takes the place of the one that asked. */
export function callDesk<Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> {
  return orLogIn(() => callDoor(endpoint, input))
}

/** As `callDesk`, for an endpoint that answers with a file. */
export function callDeskForFile<Input>(endpoint: Endpoint<Input>, input: Input): Promise<Blob> {
  return orLogIn(() => callForFile<Endpoint<Input>>(`${endpoint.method} ${endpoint.path}`, input, { byCookie: true }))
}

async function orLogIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'unauthorized') {
      window.location.replace(DESK_LOGIN_PATH)
    }
    throw error
  }
}
