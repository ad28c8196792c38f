// The message that a parent gets about a failure. It never blames the parent for a fault of ours or of the network.

import type { AppError } from '#src/shared/app-error.ts'
import type { Translate } from '#src/shared/translate.ts'

/** What Chromium, Firefox, Safari and the build's own loader say of a script or a style that did not come. */
const NOT_LOADED = /dynamically imported module|importing a module script|unable to preload css/i
/** What the three say of a request without an answer. */
const NO_ANSWER = /^(failed to fetch|networkerror|load failed|network error)/i

/**
 * The server's words for a failed call, what is known of the failure, or else the caller's own words.
 * @param fallback for a refusal without a message, and for a device that did not do what it was asked
 */
export function messageOr(t: Translate, error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback
  if (isNotLoaded(error) && navigator.onLine) return t('shell_script_missing')
  if (hadNoAnswer(error)) return t('shell_unreachable')
  if (isAppError(error)) return error.words ?? (error.status >= 500 ? t('shell_our_fault') : fallback)
  return isProgramFault(error) ? t('shell_our_fault') : fallback
}

/** Whether nothing came back at all: neither an answer nor the script that would have asked for it. */
export function hadNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isAppError(error)) return error.cause instanceof TypeError && error.words === undefined
  return isNotLoaded(error) || (error instanceof TypeError && NO_ANSWER.test(error.message))
}

function isNotLoaded({ message }: Error): boolean {
  return NOT_LOADED.test(message)
}

/** Whether the server refused a call because of who asked: what was typed may be wrong. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && isAppError(error) && error.code === 'unauthorized'
}

/** Whether there is nothing of the kind that was asked for: asking again cannot help. */
export function isUnknown(error: unknown): boolean {
  return error instanceof Error && isAppError(error) && error.code === 'not_found'
}

/** Whether the server refused a call because what was asked for is there already. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && isAppError(error) && error.code === 'conflict'
}

/** Recognises an `AppError` by its name: importing the class would load its code on every page. */
function isAppError(error: Error): error is AppError {
  return error.name === 'AppError'
}

function isProgramFault(error: Error): boolean {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)
}
