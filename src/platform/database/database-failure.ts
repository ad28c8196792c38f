// Recognises failures of a database that is away, full or read-only, which are no bugs and end once the operator has acted.

/** Error numbers of `node:sqlite`: busy, read-only, input and output, full, cannot be opened. */
const SQLITE_AWAY = new Set([5, 8, 10, 13, 14])
/** Error codes of PostgreSQL: connection lost, too many connections, disk full, stopping, starting, timeout, read-only, deadlock, serialization failure. */
const POSTGRES_AWAY = /^(08|53|57P0|57014$|25006$|40P01$|40001$)/
const NETWORK_AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The driver's message for a statement without an answer. */
export const QUERY_UNANSWERED = 'Query read timeout'
/** Messages without a code from the driver and its pool: a connection cannot be opened, ends, or ended between two statements. */
const POOL_AWAY =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether a later try may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // The extended codes of SQLite have the plain one in their lowest byte.
  if (typeof errcode === 'number') return SQLITE_AWAY.has(errcode & 0xff)
  if (typeof code === 'string') return POSTGRES_AWAY.test(code) || NETWORK_AWAY.test(code)
  return error.message === QUERY_UNANSWERED || POOL_AWAY.test(error.message)
}

/** The error codes of `node:sqlite` and of PostgreSQL for a row that refers to a deleted account. */
const SQLITE_OWNER_GONE = 787
const POSTGRES_OWNER_GONE = '23503'

/** Whether a write failed because its account was deleted at the same moment. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return errcode === SQLITE_OWNER_GONE || code === POSTGRES_OWNER_GONE
}
