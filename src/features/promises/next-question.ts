// The day on which something is asked next, beside the notebook: a page finds out whether to open it without loading it.
import { readStored, store } from '#src/web/storage.ts'
import { localDay } from './promise-days.ts'

const KEY = 'nextQuestion'

/** @param day as ISO text, or null when nothing is open */
export function rememberNextQuestion(day: string | null): void {
  if (readStored(KEY) !== day) store(KEY, day)
}

/** Whether something may be asked today. What, the notebook knows. */
export function mayBeAsked(now: Date): boolean {
  const day = readStored(KEY)
  return day !== null && day <= localDay(now)
}
