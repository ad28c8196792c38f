// The five minutes at the end of a challenge: the child speaks first, and one line may go into the agreement.
import * as m from '#messages'
import { localDay } from '#src/features/family/next-step/promise-days.ts'
import { englishPart, LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import { type ChallengeBook, type ChallengeTry, KEEPS_LIMIT } from './challenge-book.ts'
import type { FamilyChallenge } from './family-challenge.ts'

interface ClosingTalkProps {
  book: ChallengeBook
  challenge: FamilyChallenge
  open: ChallengeTry
  moved: boolean
  kept: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

export function ClosingTalk({ book, challenge, open, moved, kept, keep, move }: ClosingTalkProps) {
  const { title, question, inEnglish } = challenge
  const finish = (what: string | null) => {
    const today = localDay(new Date())
    const line = what === null ? null : { who: m.challenge_line_who(LANGUAGE), what, why: whyOf(title) }
    move(book.finish(open.id, today, line && { ...line, madeOn: today, state: 'kept', by: 'adult' }))
  }
  return (
    <section aria-labelledby="talk-title">
      <StageHeading id="talk-title" moved={moved}>
        {m.challenge_talk_title(LANGUAGE)}
      </StageHeading>
      <p>{m.challenge_talk_text(LANGUAGE)}</p>
      <ol>
        <li>{m.challenge_talk_good(LANGUAGE)}</li>
        <li>{m.challenge_talk_annoying(LANGUAGE)}</li>
        <li {...englishPart(inEnglish)}>{question}</li>
        <li>{m.challenge_talk_keep(LANGUAGE)}</li>
      </ol>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          finish(open.keeps.trim())
        }}
      >
        <TextField
          label={m.challenge_keeps(LANGUAGE)}
          hint={m.challenge_keeps_hint(LANGUAGE)}
          value={open.keeps}
          required
          pattern=".*\S.*"
          maxLength={KEEPS_LIMIT}
          autoComplete="off"
          onChange={(words) => void keep(book.writeKeeps(open.id, words))}
        />
        <FormError>{kept ? null : m.challenge_not_kept(LANGUAGE)}</FormError>
        <Button look="main" type="submit">
          {m.challenge_keep_button(LANGUAGE)}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Button onClick={() => finish(null)}>{m.challenge_keep_nothing(LANGUAGE)}</Button>
        <Button onClick={() => move(book.goOn(open.id))}>{m.challenge_talk_back(LANGUAGE)}</Button>
      </div>
    </section>
  )
}

function whyOf(title: string): string {
  return m.challenge_line_why(LANGUAGE, { title })
}
