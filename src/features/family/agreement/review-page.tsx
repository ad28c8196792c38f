// Looking at the agreement again, every four weeks.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { REVIEW_PATH } from '#src/shared/plan-paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { AgreementFrame, agreementMeta } from './agreement-frame.tsx'
import { AgreementReview } from './agreement-review.tsx'
import { reviewWords } from './review-day.ts'
import { useAgreement } from './use-agreement.tsx'

export const meta = () => [
  ...agreementMeta('agreement_page_review', 'agreement_review_description'),
  { name: 'robots', content: 'noindex' },
]

export default function ReviewPage() {
  return (
    <AgreementFrame path={REVIEW_PATH}>
      <div className={styles.stage}>
        <Review />
      </div>
    </AgreementFrame>
  )
}

export function Review() {
  const t = useTranslations()
  const agreement = useAgreement()
  const [isOn, setOn] = useState(false)
  const [moved, setMoved] = useState(false)
  if (agreement === null) return <Loading />
  const { part, notes, forgetNotes } = agreement
  const go = (on: boolean) => {
    setMoved(true)
    forgetNotes()
    setOn(on)
  }
  const day = part.book.findReviewDay()
  return (
    <>
      {isOn ? (
        <AgreementReview {...part} onEnd={() => go(false)} />
      ) : (
        <section aria-labelledby="review-title">
          <StageHeading id="review-title" moved={moved}>
            {t('agreement_review_title')}
          </StageHeading>
          <p className={styles.lead}>{day === null ? t('plan_house_empty') : reviewWords(t, day, part.today)}</p>
          <p>{t('agreement_review_text')}</p>
          {day === null ? null : (
            <Button look="main" onClick={() => go(true)}>
              {t('agreement_review_button')}
            </Button>
          )}
        </section>
      )}
      {notes}
    </>
  )
}
