// The days of a thing to try that is being tried, and the ways out of it.
import { useTranslations } from 'use-intl'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { listWeeks, type TrialLength } from './thing-to-try.ts'
import type { Trial, TrialBook } from './trial-book.ts'
import { TrialWeek } from './trial-week.tsx'

interface TrialDaysProps {
  book: TrialBook
  length: TrialLength
  open: Trial
  moved: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

export function TrialDays({ book, length, open, moved, keep, move }: TrialDaysProps) {
  const t = useTranslations()
  const weeks = listWeeks(length)
  return (
    <section aria-labelledby="days-title">
      <StageHeading id="days-title" moved={moved}>
        {t('try_days_title')}
      </StageHeading>
      <p>{t('try_days_text')}</p>
      {weeks.map((week, index) => (
        <TrialWeek
          key={week[0]}
          legend={weeks.length === 1 ? t('try_days_legend') : t('try_week', { week: String(index + 1) })}
          days={week}
          done={open.days}
          onTick={(day, done) => void keep(book.tick(open.id, day, done))}
        />
      ))}
      <div className={styles.ways}>
        <Button look="strong" onClick={() => move(book.talk(open.id))}>
          {t('try_finish')}
        </Button>
      </div>
    </section>
  )
}
