// Looking at the agreement again, every four weeks.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { REVIEW_PATH } from '#src/shared/plan-paths.ts'
import type { Translate } from '#src/shared/translate.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { addDays } from '../next-step/next-step-days.ts'
import { dayWords } from '../next-step/next-step-words.ts'
import styles from '../plan-room.module.css'
import { ROOM_LOOKS } from '../room-looks.ts'
import { StageHeading } from '../stage-heading.tsx'
import { type KeptLine, listToReview, REVIEW_AFTER_DAYS, type ReviewAnswer } from './agreement-book.ts'
import { AgreementFrame, agreementMeta } from './agreement-frame.tsx'
import lineStyles from './agreement-lines.module.css'
import { EditLine } from './rule-forms.tsx'
import { LineWordsView, RoomBand, useEditing } from './rule-list.tsx'
import type { AgreementPart } from './use-agreement.tsx'
import { reviewWords, useAgreement } from './use-agreement.tsx'

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
        <section data-lamp className={lineStyles.lamp} aria-labelledby="review-title">
          <StageHeading id="review-title" moved={moved}>
            {t('agreement_review_title')}
          </StageHeading>
          <p className={styles.lead}>{day === null ? t('agreement_empty') : reviewWords(t, day, part.today)}</p>
          <p>{t('agreement_review_text')}</p>
          {day === null ? (
            <ButtonLink to={PLAN_PATH} look="main">
              {t('agreement_add_in_plan')}
            </ButtonLink>
          ) : (
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

export function AgreementReview({ book, lines, today: now, keep, onEnd }: AgreementPart & { onEnd: () => void }) {
  const t = useTranslations()
  // The day on which it began: past midnight it would begin again, and take away what is being written.
  const [today] = useState(now)
  const open = listToReview(lines, today)
  const [line] = open
  const answer = (answered: KeptLine, given: ReviewAnswer) =>
    keep(book.answer(answered.id, given, today), answerWords(t, answered, given))
  const finish = () => {
    onEnd()
    const day = dayWords(addDays(today, REVIEW_AFTER_DAYS))
    keep(book.finishReview(today), t('agreement_review_done', { day }))
  }
  return (
    <section className={lineStyles.review} aria-labelledby="turn-title">
      <StageHeading id="turn-title" key={line?.id ?? 'end'} moved>
        {t('agreement_review_heading')}
      </StageHeading>
      <p>{t('agreement_review_questions')}</p>
      {line === undefined ? (
        <>
          <p>{t('agreement_review_all_seen')}</p>
          <Button look="main" onClick={finish}>
            {t('agreement_review_finish')}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.hint}>{t('agreement_review_place', { count: String(open.length) })}</p>
          <ReviewedLine key={line.id} line={line} answer={(given) => answer(line, given)} />
          <div className={styles.ways}>
            <Button onClick={onEnd}>{t('agreement_review_stop')}</Button>
          </div>
        </>
      )}
    </section>
  )
}

function ReviewedLine({ line, answer }: { line: KeptLine; answer: (given: ReviewAnswer) => void }) {
  const t = useTranslations()
  const { editing, edit, place } = useEditing<HTMLDivElement>(line.id)
  if (editing) {
    return (
      <div ref={place}>
        <EditLine line={line} onKeep={answer} onCancel={() => edit(false)} />
      </div>
    )
  }
  return (
    <div ref={place} className={lineStyles.card} data-room={ROOM_LOOKS[line.room].colour}>
      <RoomBand room={line.room} />
      <LineWordsView line={line} id="reviewed-line" />
      <div className={styles.ways}>
        <Button look="strong" aria-describedby="reviewed-line" onClick={firstTap(() => answer('keep'))}>
          {t('agreement_review_keep')}
        </Button>
        <Button look="strong" aria-describedby="reviewed-line" onClick={() => edit(true)}>
          {t('agreement_review_change')}
        </Button>
        <Button look="strong" aria-describedby="reviewed-line" onClick={firstTap(() => answer('drop'))}>
          {t('agreement_review_drop')}
        </Button>
      </div>
    </div>
  )
}

function answerWords(t: Translate, { what }: KeptLine, given: ReviewAnswer): string {
  if (given === 'drop') return t('agreement_review_dropped', { what })
  return t('agreement_review_kept', { what: given === 'keep' ? what : given.what })
}
