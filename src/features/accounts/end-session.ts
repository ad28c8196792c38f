// Tells the server that a session is over. It does without the contracts, because a person who leaves may have no network to load them,
// and the tab may be closed in a moment.
import { LOGOUT_PATH } from '#src/shared/paths.ts'

/** The request outlives the page and never fails, because a session that is not ended ends by itself after 14 days. */
export function endSession(token: string): void {
  void fetch(LOGOUT_PATH, { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } })
    // An unread answer would keep the connection open.
    .then((answer) => answer.text())
    .catch(() => undefined)
}
