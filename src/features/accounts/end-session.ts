// Tells the server that a session is over. Without the contracts: a person who leaves may have no network to fetch them with, and no
// more than a moment until the tab is closed.
import { LOGOUT_PATH } from '#src/shared/paths.ts'

/** Outlives the page, and never fails: a session whose end does not reach the server ends by itself after 14 days. */
export function endSession(token: string): void {
  void fetch(LOGOUT_PATH, { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${token}` } })
    // An unread answer would keep the connection open.
    .then((answer) => answer.text())
    .catch(() => undefined)
}
