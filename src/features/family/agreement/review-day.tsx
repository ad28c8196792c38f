import { useTranslations } from 'use-intl'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import type { Translate } from '#src/shared/translate.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../plan-room.module.css'
import type { AgreementPart } from './agreement-stage.ts'

/** When the family looks at its agreement again, and the sheet of it: from the first line on. */
export function ReviewDay({ book, today, onReview }: AgreementPart & { onReview: () => void }) {
  const t = useTranslations()
  const day = book.findReviewDay()
  if (day === null) return null
  return (
    <section aria-labelledby="review-title">
      <h2 id="review-title">{t('agreement_review_title')}</h2>
      <p className={styles.lead}>{reviewWords(t, day, today)}</p>
      <p>{t('agreement_review_text')}</p>
      <div className={styles.ways}>
        <Button look="strong" onClick={onReview}>
          {t('agreement_review_button')}
        </Button>
        <Button onClick={() => window.print()}>{t('agreement_print')}</Button>
      </div>
    </section>
  )
}

/** The day of the next review, as the page and the plan say it. */
export function reviewWords(t: Translate, day: string, today: string): string {
  const words = { day: dayWords(day) }
  return day < today ? t('agreement_review_due', words) : t('agreement_review_day', words)
}
