// The code of an invitation, taken out of the address bar before anything is drawn: history and screenshots do not get it.
import { DESK_JOIN_PATH } from '../desk-paths.ts'

let code = ''

/** To be called once, when the app starts. */
export function takeInvitationCode(): void {
  if (window.location.pathname.replace(/\/+$/, '') !== DESK_JOIN_PATH) return
  code = new URLSearchParams(window.location.search).get('code') ?? ''
  window.history.replaceState(null, '', DESK_JOIN_PATH)
}

/** '' when the address brought none. */
export function invitationCode(): string {
  return code
}
