// The ten-minute review: line by line 'Keep', 'Change' or 'Drop'. Each answer is kept at once, so a review may be stopped and
// gone on with on the same day.
import { useState } from 'react'
import * as m from '#messages'
import { addDays } from '#src/features/family/next-step/promise-days.ts'
import { dayWords } from '#src/features/family/next-step/promise-words.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { type KeptLine, listToReview, REVIEW_AFTER_DAYS, type ReviewAnswer } from './agreement-book.ts'
import type { AgreementPart } from './agreement-stage.ts'
import lineStyles from './lines/agreement-lines.module.css'
import { EditLine } from './lines/edit-line.tsx'
import { LineWordsView } from './lines/line-list.tsx'
import { useEditing } from './lines/use-editing.ts'

export function AgreementReview({ book, lines, today: now, keep, onEnd }: AgreementPart & { onEnd: () => void }) {
  // The day on which it began: past midnight it would begin anew, and take what is being written away.
  const [today] = useState(now)
  const open = listToReview(lines, today)
  const [line] = open
  const answer = (answered: KeptLine, given: ReviewAnswer) =>
    keep(book.answer(answered.id, given, today), answerWords(answered, given))
  const finish = () => {
    onEnd()
    const day = dayWords(addDays(today, REVIEW_AFTER_DAYS))
    keep(book.finishReview(today), m.agreement_review_done(LANGUAGE, { day }))
  }
  return (
    <section aria-labelledby="turn-title">
      <StageHeading id="turn-title" key={line?.id ?? 'end'} moved>
        {m.agreement_review_heading(LANGUAGE)}
      </StageHeading>
      <p>{m.agreement_review_questions(LANGUAGE)}</p>
      {line === undefined ? (
        <>
          <p>{m.agreement_review_all_seen(LANGUAGE)}</p>
          <Button look="main" onClick={finish}>
            {m.agreement_review_finish(LANGUAGE)}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.hint}>{m.agreement_review_place(LANGUAGE, { count: open.length })}</p>
          <ReviewedLine key={line.id} line={line} answer={(given) => answer(line, given)} />
          <div className={styles.ways}>
            <Button onClick={onEnd}>{m.agreement_review_stop(LANGUAGE)}</Button>
          </div>
        </>
      )}
    </section>
  )
}

function ReviewedLine({ line, answer }: { line: KeptLine; answer: (given: ReviewAnswer) => void }) {
  const { editing, edit, place } = useEditing<HTMLDivElement>(line.id)
  if (editing) {
    return (
      <div ref={place}>
        <EditLine line={line} onKeep={answer} onCancel={() => edit(false)} />
      </div>
    )
  }
  return (
    <div ref={place} className={lineStyles.line}>
      <LineWordsView line={line} id="reviewed-line" />
      <div className={styles.ways}>
        <Button look="strong" aria-describedby="reviewed-line" onClick={firstTap(() => answer('keep'))}>
          {m.agreement_review_keep(LANGUAGE)}
        </Button>
        <Button look="strong" aria-describedby="reviewed-line" onClick={() => edit(true)}>
          {m.agreement_review_change(LANGUAGE)}
        </Button>
        <Button look="strong" aria-describedby="reviewed-line" onClick={firstTap(() => answer('drop'))}>
          {m.agreement_review_drop(LANGUAGE)}
        </Button>
      </div>
    </div>
  )
}

function answerWords({ what }: KeptLine, given: ReviewAnswer): string {
  if (given === 'drop') return m.agreement_review_dropped(LANGUAGE, { what })
  return m.agreement_review_kept(LANGUAGE, { what: given === 'keep' ? what : given.what })
}
