// What got in the way, the one thing that helps with it, and a smaller promise.
import { useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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

  const fix = promise.obstacles.find(({ reason }) => reason === obstacle)?.fix ?? m.promise_fix_other(LANGUAGE)
  const again = book.read().find(({ id }) => id === promise.id)?.askOn ?? promise.askOn
  // With each letter: whoever is called away finds it again on the plan.
  const keepObstacle = (words: string) => {
    setObstacle(words)
    void book.noteObstacle(promise.id, words)
  }
  return (
    <>
      <WordsGroup
        legend={m.promise_obstacle(LANGUAGE)}
        offers={promise.obstacles.map(({ reason }) => reason)}
        onChange={keepObstacle}
      />
      <div role="status">
        {obstacle === null ? null : (
          <p>
            <strong>{m.promise_fix_title(LANGUAGE)}</strong> {fix}
          </p>
        )}
      </div>
      {making ? (
        <SmallerPromise book={book} promise={promise} onMade={setDone} />
      ) : (
        <div className={styles.ways}>
          <Button look="strong" onClick={() => setMaking(true)}>
            {m.promise_smaller_button(LANGUAGE)}
          </Button>
          <Button onClick={() => setDone(m.promise_same_done(LANGUAGE, { day: dayWords(again) }))}>
            {m.promise_same_button(LANGUAGE)}
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
    onMade(made.kept ? m.promise_smaller_done(LANGUAGE, { day: dayWords(askOn) }) : m.promise_not_kept(LANGUAGE))
  }, m.shell_unexpected(LANGUAGE))
  return (
    <Form keep="obstacle" onSubmit={onSubmit}>
      <h3 ref={title} tabIndex={-1}>
        {m.promise_smaller_title(LANGUAGE)}
      </h3>
      <TextArea
        ref={words}
        label={m.promise_smaller_words(LANGUAGE)}
        hint={m.promise_smaller_hint(LANGUAGE)}
        defaultValue={promise.smaller}
        rows={3}
        required
        maxLength={SMALLER_LIMIT}
      />
      <AskDayGroup chosen={askDay} onChoose={setAskDay} />
      <FormError>{error}</FormError>
      <Button look="main" type="submit">
        {m.promise_keep_button(LANGUAGE)}
      </Button>
    </Form>
  )
}
