// The days of a challenge that is being tried, and the ways out of it.
import '#src/web/ui/forms/choices.css'
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  const paused = open.state === 'paused'
  const weeks = listWeeks(length)
  return (
    <section aria-labelledby="days-title">
      <StageHeading id="days-title" moved={moved}>
        {m.challenge_days_title(LANGUAGE)}
      </StageHeading>
      <p role="status">{paused ? m.challenge_paused(LANGUAGE) : m.challenge_days_text(LANGUAGE)}</p>
      {paused
        ? null
        : weeks.map((week, index) => (
            <fieldset key={week[0]} className={days.week}>
              <legend>
                {weeks.length === 1
                  ? m.challenge_days_legend(LANGUAGE)
                  : m.challenge_week(LANGUAGE, { week: index + 1 })}
              </legend>
              {week.map((day) => (
                <label key={day} className={days.day}>
                  <input
                    type="checkbox"
                    checked={open.days.includes(day)}
                    onChange={({ target }) => void keep(book.tick(open.id, day, target.checked))}
                  />
                  {m.challenge_day(LANGUAGE, { day })}
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
          {paused ? m.challenge_go_on(LANGUAGE) : m.challenge_pause(LANGUAGE)}
        </Button>
        <Button look="strong" onClick={() => move(book.talk(open.id))}>
          {m.challenge_finish(LANGUAGE)}
        </Button>
      </div>
    </section>
  )
}
