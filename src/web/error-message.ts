import type { AppError } from '#src/shared/app-error.ts'

/** The server's words for a failed call, or the caller's own when it had none that help. */
export function messageOr(error: unknown, fallback: string): string {
  if (!isAppError(error) || error.said === 'shell_unexpected') return fallback
  return error.words ?? fallback
}

/** By its name: the class would bring what checks answers to every page. */
function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError'
}
