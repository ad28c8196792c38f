import { dayWords } from '#src/features/family/next-step/next-step-words.ts'
import type { Translate } from '#src/shared/translate.ts'

/** The day of the next review, as the pages and the plan say it. */
export function reviewWords(t: Translate, day: string, today: string): string {
  const words = { day: dayWords(day) }
  return day < today ? t('agreement_review_due', words) : t('agreement_review_day', words)
}
