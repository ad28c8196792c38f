// The five minutes at the end of a thing to try: the child speaks first, and one line may go into the agreement.
import { useTranslations } from 'use-intl'
import { localDay } from '#src/features/family/next-step/next-step-days.ts'
import type { Translate } from '#src/shared/translate.ts'
import { englishPart } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextField } from '#src/web/ui/forms/form.tsx'
import styles from '../plan-room.module.css'
import { StageHeading } from '../stage-heading.tsx'
import type { ThingToTry } from './thing-to-try.ts'
import { KEEPS_LIMIT, type Trial, type TrialBook } from './trial-book.ts'

interface ClosingTalkProps {
  book: TrialBook
  thing: ThingToTry
  open: Trial
  moved: boolean
  kept: boolean
  keep: (write: Promise<boolean>) => Promise<void>
  /** The same for what leads to another stage. */
  move: (write: Promise<boolean>) => void
}

export function ClosingTalk({ book, thing, open, moved, kept, keep, move }: ClosingTalkProps) {
  const t = useTranslations()
  const { title, room, question, inEnglish } = thing
  const finish = (what: string | null) => {
    const today = localDay(new Date())
    const line = what === null ? null : { who: t('try_line_who'), what, why: whyOf(t, title), room }
    move(book.finish(open.id, today, line && { ...line, madeOn: today, state: 'kept', by: 'adult' }))
  }
  return (
    <section aria-labelledby="talk-title">
      <StageHeading id="talk-title" moved={moved}>
        {t('try_talk_title')}
      </StageHeading>
      <p>{t('try_talk_text')}</p>
      <ol>
        <li>{t('try_talk_good')}</li>
        <li>{t('try_talk_annoying')}</li>
        <li {...englishPart(inEnglish)}>{question}</li>
        <li>{t('try_talk_keep')}</li>
      </ol>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          finish(open.keeps.trim())
        }}
      >
        <TextField
          label={t('try_keeps')}
          hint={t('try_keeps_hint')}
          value={open.keeps}
          required
          pattern=".*\S.*"
          maxLength={KEEPS_LIMIT}
          autoComplete="off"
          onChange={(words) => void keep(book.writeKeeps(open.id, words))}
        />
        <FormError>{kept ? null : t('try_not_kept')}</FormError>
        <Button look="main" type="submit">
          {t('try_keep_button')}
        </Button>
      </Form>
      <div className={styles.ways}>
        <Button onClick={() => finish(null)}>{t('try_keep_nothing')}</Button>
        <Button onClick={() => move(book.goOn(open.id))}>{t('try_talk_back')}</Button>
      </div>
    </section>
  )
}

function whyOf(t: Translate, title: string): string {
  return t('try_line_why', { title })
}
