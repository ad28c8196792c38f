// What got in the way, the one thing that helps with it, and a smaller step.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { followByMail } from './mail/follow-by-mail.ts'
import { WordsGroup } from './making/next-step-fields.tsx'
import type { NextStep } from './next-step.ts'
import type { NextStepBook } from './next-step-book.ts'
import { dayFor, localDay } from './next-step-days.ts'
import { dayWords } from './next-step-words.ts'
import styles from './next-steps.module.css'

interface AfterObstacleProps {
  book: NextStepBook
  step: NextStep
}

/** As long as any that a tool offers. */
const SMALLER_LIMIT = 160

export function AfterObstacle({ book, step }: AfterObstacleProps) {
  const t = useTranslations()
  /** '' while somebody looks for their own words; null before anything is chosen. */
  const [obstacle, setObstacle] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone.
  useEffect(() => {
    if (done !== null) said.current?.focus()
  }, [done])
  if (done !== null) {
    return (
      <p ref={said} role="status" tabIndex={-1}>
        {done}
      </p>
    )
  }

  const fix = step.obstacles.find(({ reason }) => reason === obstacle)?.fix ?? t('next_step_fix_other')
  const again = book.read().find(({ id }) => id === step.id)?.askOn ?? step.askOn
  // With each letter: whoever is called away finds it again on the plan.
  const keepObstacle = (words: string) => {
    setObstacle(words)
    void book.noteObstacle(step.id, words)
  }
  return (
    <>
      <WordsGroup
        legend={t('next_step_obstacle')}
        offers={step.obstacles.map(({ reason }) => reason)}
        onChange={keepObstacle}
      />
      <div role="status">
        {obstacle === null ? null : (
          <p>
            <strong>{t('next_step_fix_title')}</strong> {fix}
          </p>
        )}
      </div>
      {making ? (
        <SmallerStep book={book} step={step} onMade={setDone} />
      ) : (
        <div className={styles.ways}>
          <Button look="strong" onClick={() => setMaking(true)}>
            {t('next_step_smaller_button')}
          </Button>
          <Button onClick={() => setDone(t('next_step_same_done', { day: dayWords(again) }))}>
            {t('next_step_same_button')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SmallerStepProps extends AfterObstacleProps {
  /** @param words what to say about it */
  onMade: (words: string) => void
}

function SmallerStep({ book, step, onMade }: SmallerStepProps) {
  const t = useTranslations()
  const words = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { error, onSubmit } = useSubmit(async () => {
    const today = localDay(new Date())
    const askOn = dayFor('in-three-days', today)
    const { source, obstacles, smaller } = step
    const before = book.read().find(({ id }) => id === step.id) ?? step
    const made = await book.makeSmaller(step.id, {
      source,
      obstacles,
      smaller,
      cue: '',
      action: words.current?.value.trim() || smaller,
      madeOn: today,
      askOn,
    })
    if (before.byMail) {
      await book.noteMail(made.id, true)
      void followByMail(book, { ...before, id: made.id })
    }
    // It is made all the same, as long as this page is open: a second press would make a second one.
    onMade(made.kept ? t('next_step_smaller_done', { day: dayWords(askOn) }) : t('next_step_not_kept'))
  }, t('shell_unexpected'))
  return (
    <Form keep="obstacle" onSubmit={onSubmit}>
      <h3 ref={title} tabIndex={-1}>
        {t('next_step_smaller_title')}
      </h3>
      <TextArea
        ref={words}
        label={t('next_step_smaller_words')}
        hint={t('next_step_smaller_hint')}
        defaultValue={step.smaller}
        rows={3}
        required
        maxLength={SMALLER_LIMIT}
      />
      <FormError>{error}</FormError>
      <Button look="main" type="submit">
        {t('next_step_keep_button')}
      </Button>
    </Form>
  )
}
