import * as m from '#messages'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../plan-room.module.css'
import type { AgreementPart } from './agreement-stage.ts'

/** When the family looks at its agreement again, and the sheet of it: from the first line on. */
export function ReviewDay({ book, today, onReview }: AgreementPart & { onReview: () => void }) {
  const day = book.findReviewDay()
  if (day === null) return null
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title">{m.agreement_review_title(LANGUAGE)}</h2>
      <p className={styles.lead}>{reviewWords(day, today)}</p>
      <p>{m.agreement_review_text(LANGUAGE)}</p>
      <div className={styles.ways}>
        <Button look="strong" onClick={onReview}>
          {m.agreement_review_button(LANGUAGE)}
        </Button>
        <Button onClick={() => window.print()}>{m.agreement_print(LANGUAGE)}</Button>
      </div>
    </section>
  )
}

/** The day of the next review, as the page and the plan say it. */
export function reviewWords(day: string, today: string): string {
  const words = { day: dayWords(day) }
  return day < today ? m.agreement_review_due(LANGUAGE, words) : m.agreement_review_day(LANGUAGE, words)
}
