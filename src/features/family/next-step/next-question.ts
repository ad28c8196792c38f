// Stores the day of the next question outside the plan, so that a page can find out whether to load the plan.
import { readStored, store } from '#src/web/storage/storage.ts'
import { localDay } from './next-step-days.ts'

/** The id of the title 'Did it work?'. */
export const QUESTION_ID = 'check-back-title'

const NEXT = 'nextQuestion'

/** @param day of the earliest open step, as ISO text; null when none is open */
export function rememberNextQuestion(day: string | null): void {
  if (readStored(NEXT) !== day) store(NEXT, day)
}

/** Whether a step may be due today. Which, the plan knows. */
export function mayBeAsked(now: Date): boolean {
  const day = readStored(NEXT)
  return day !== null && day <= localDay(now)
}
