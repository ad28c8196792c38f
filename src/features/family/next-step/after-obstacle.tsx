// What got in the way, the one thing that helps with it, and a smaller promise.

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import { followByMail } from './mail/follow-by-mail.ts'
import { AskDayGroup, WordsGroup } from './making/promise-fields.tsx'
import type { ParentPromise } from './parent-promise.ts'
import type { PromiseBook } from './promise-book.ts'
import { type AskDay, dayFor, localDay } from './promise-days.ts'
import { dayWords } from './promise-words.ts'
import styles from './promises.module.css'

interface AfterObstacleProps {
  book: PromiseBook
  promise: ParentPromise
}

/** As long as any that a tool offers. */
const SMALLER_LIMIT = 160

export function AfterObstacle({ book, promise }: AfterObstacleProps) {
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

  const fix = promise.obstacles.find(({ reason }) => reason === obstacle)?.fix ?? t('promise_fix_other')
  const again = book.read().find(({ id }) => id === promise.id)?.askOn ?? promise.askOn
  // With each letter: whoever is called away finds it again on the plan.
  const keepObstacle = (words: string) => {
    setObstacle(words)
    void book.noteObstacle(promise.id, words)
  }
  return (
    <>
      <WordsGroup
        legend={t('promise_obstacle')}
        offers={promise.obstacles.map(({ reason }) => reason)}
        onChange={keepObstacle}
      />
      <div role="status">
        {obstacle === null ? null : (
          <p>
            <strong>{t('promise_fix_title')}</strong> {fix}
          </p>
        )}
      </div>
      {making ? (
        <SmallerPromise book={book} promise={promise} onMade={setDone} />
      ) : (
        <div className={styles.ways}>
          <Button look="strong" onClick={() => setMaking(true)}>
            {t('promise_smaller_button')}
          </Button>
          <Button onClick={() => setDone(t('promise_same_done', { day: dayWords(again) }))}>
            {t('promise_same_button')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SmallerPromiseProps extends AfterObstacleProps {
  /** @param words what to say about it */
  onMade: (words: string) => void
}

function SmallerPromise({ book, promise, onMade }: SmallerPromiseProps) {
  const t = useTranslations()
  const words = useRef<HTMLTextAreaElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [askDay, setAskDay] = useState<AskDay>('tomorrow')
  const { error, onSubmit } = useSubmit(async () => {
    const today = localDay(new Date())
    const askOn = dayFor(askDay, today)
    const { source, obstacles, smaller } = promise
    const before = book.read().find(({ id }) => id === promise.id) ?? promise
    const made = await book.makeSmaller(promise.id, {
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
    onMade(made.kept ? t('promise_smaller_done', { day: dayWords(askOn) }) : t('promise_not_kept'))
  }, t('shell_unexpected'))
  return (
    <Form keep="obstacle" onSubmit={onSubmit}>
      <h3 ref={title} tabIndex={-1}>
        {t('promise_smaller_title')}
      </h3>
      <TextArea
        ref={words}
        label={t('promise_smaller_words')}
        hint={t('promise_smaller_hint')}
        defaultValue={promise.smaller}
        rows={3}
        required
        maxLength={SMALLER_LIMIT}
      />
      <AskDayGroup chosen={askDay} onChoose={setAskDay} />
      <FormError>{error}</FormError>
      <Button look="main" type="submit">
        {t('promise_keep_button')}
      </Button>
    </Form>
  )
}
