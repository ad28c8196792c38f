// The days of a challenge that is being tried, and the ways out of it.
import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import { Button } from '#src/web/ui/button.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import type { ChallengeBook, ChallengeTry } from './challenge-book.ts'
import days from './challenge-days.module.css'
import { type ChallengeLength, listWeeks } from './family-challenge.ts'

interface ChallengeDaysProps {
  book: ChallengeBook
  length: ChallengeLength
  open: ChallengeTry
  moved: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

export function ChallengeDays({ book, length, open, moved, keep, move }: ChallengeDaysProps) {
  const t = useTranslations()
  const paused = open.state === 'paused'
  const weeks = listWeeks(length)
  return (
    <section aria-labelledby="days-title">
      <StageHeading id="days-title" moved={moved}>
        {t('challenge_days_title')}
      </StageHeading>
      <p role="status">{paused ? t('challenge_paused') : t('challenge_days_text')}</p>
      {paused
        ? null
        : weeks.map((week, index) => (
            <fieldset key={week[0]} className={days.week}>
              <legend>
                {weeks.length === 1 ? t('challenge_days_legend') : t('challenge_week', { week: String(index + 1) })}
              </legend>
              {week.map((day) => (
                <label key={day} className={days.day}>
                  <input
                    type="checkbox"
                    checked={open.days.includes(day)}
                    onChange={({ target }) => void keep(book.tick(open.id, day, target.checked))}
                  />
                  {t('challenge_day', { day: String(day) })}
                </label>
              ))}
            </fieldset>
          ))}
      <div className={styles.ways}>
        {/* The same button, so that the focus stays on it. */}
        <Button
          look={paused ? 'strong' : 'quiet'}
          onClick={() => void keep(paused ? book.goOn(open.id) : book.pause(open.id))}
        >
          {paused ? t('challenge_go_on') : t('challenge_pause')}
        </Button>
        <Button look="strong" onClick={() => move(book.talk(open.id))}>
          {t('challenge_finish')}
        </Button>
      </div>
    </section>
  )
}
