import { UNEXPECTED_MESSAGE } from '#src/shared/unexpected-message.ts'

/** The server's message of a failed call, or the caller's own words when it sent none. */
export function messageOr(error: unknown, fallback: string): string {
  if (!(error instanceof Error) || error.name !== 'AppError') return fallback
  return error.message === UNEXPECTED_MESSAGE ? fallback : error.message
}
