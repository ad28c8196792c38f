// The five minutes at the end of a challenge: the child speaks first, and one line may go into the agreement.
import { useTranslations } from 'use-intl'
import { localDay } from '#src/features/family/next-step/promise-days.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart } from '#src/web/language/language.ts'
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
  const t = useTranslations()
  const { title, question, inEnglish } = challenge
  const finish = (what: string | null) => {
    const today = localDay(new Date())
    const line = what === null ? null : { who: t('challenge_line_who'), what, why: whyOf(t, title) }
    move(book.finish(open.id, today, line && { ...line, madeOn: today, state: 'kept', by: 'adult' }))
  }
  return (
    <section aria-labelledby="talk-title">
      <StageHeading id="talk-title" moved={moved}>
        {t('challenge_talk_title')}
      </StageHeading>
      <p>{t('challenge_talk_text')}</p>
      <ol>
        <li>{t('challenge_talk_good')}</li>
        <li>{t('challenge_talk_annoying')}</li>
        <li {...englishPart(inEnglish)}>{question}</li>
        <li>{t('challenge_talk_keep')}</li>
      </ol>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          finish(open.keeps.trim())
        }}
      >
        <TextField
          label={t('challenge_keeps')}
          hint={t('challenge_keeps_hint')}
          value={open.keeps}
          required
          pattern=".*\S.*"
          maxLength={KEEPS_LIMIT}
          autoComplete="off"
          onChange={(words) => void keep(book.writeKeeps(open.id, words))}
        />
        <FormError>{kept ? null : t('challenge_not_kept')}</FormError>
        <Button look="main" type="submit">
          {t('challenge_keep_button')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Button onClick={() => finish(null)}>{t('challenge_keep_nothing')}</Button>
        <Button onClick={() => move(book.goOn(open.id))}>{t('challenge_talk_back')}</Button>
      </div>
    </section>
  )
}

function whyOf(t: Translate, title: string): string {
  return t('challenge_line_why', { title })
}
