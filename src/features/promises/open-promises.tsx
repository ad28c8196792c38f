// On the plan: what is promised, with its day, and what worked.
import { useState } from 'react'
import * as m from '#messages'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { CalendarOffer } from './kept-promise.tsx'
import { followByMail } from './mail/follow-by-mail.ts'
import type { ParentPromise } from './parent-promise.ts'
import type { PromiseBook } from './promise-book.ts'
import { localDay } from './promise-days.ts'
import { dayWords, promiseWords, sourceWords } from './promise-words.ts'
import styles from './promises.module.css'
import { usePromises } from './use-promises.ts'

const TITLE_ID = 'promises-title'

export function OpenPromises() {
  const notebook = usePromises()
  const [said, setSaid] = useState('')
  if (notebook === null) return <Loading />
  const { book, promises } = notebook
  const open = promises.filter(({ state }) => state === 'open')
  const worked = promises.filter(({ state }) => state === 'worked')
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {m.plan_promises_title(LANGUAGE)}
        </h2>
        <p role="status">{said}</p>
        {open.length === 0 ? (
          <>
            <p>{m.plan_promises_empty(LANGUAGE)}</p>
            <ButtonLink to={TOOLS_PATH} look="strong">
              {m.plan_tools_link(LANGUAGE)}
            </ButtonLink>
          </>
        ) : (
          <ul className={styles.list}>
            {open.map((promise) => (
              <OpenPromise key={promise.id} book={book} promise={promise} onSaid={setSaid} />
            ))}
          </ul>
        )}
      </section>
      {worked.length === 0 ? null : (
        <section aria-labelledby="worked-title">
          <h2 id="worked-title">{m.plan_worked_title(LANGUAGE)}</h2>
          <ul>
            {worked.map((promise) => (
              <li key={promise.id}>{promiseWords(promise)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface OpenPromiseProps {
  book: PromiseBook
  promise: ParentPromise
  /** What a screen reader hears of a change, after which the button is gone or means another day. */
  onSaid: (words: string) => void
}

function OpenPromise({ book, promise, onSaid }: OpenPromiseProps) {
  const words = promiseWords(promise)
  const putOff = async () => {
    const kept = await book.putOff(promise.id, localDay(new Date()))
    void followByMail(book, promise)
    const now = book.read().find(({ id }) => id === promise.id)
    const day = dayWords(now?.askOn ?? promise.askOn)
    onSaid(kept ? m.promise_put_off_done(LANGUAGE, { day }) : m.plan_copy_not_kept(LANGUAGE))
  }
  const drop = async () => {
    passFocus(document.getElementById(TITLE_ID))
    const kept = await book.drop(promise.id)
    void followByMail(book, promise)
    onSaid(kept ? m.promise_drop_done(LANGUAGE) : m.plan_copy_not_kept(LANGUAGE))
  }
  const wordsId = `promise-${promise.id}`
  return (
    <li className={styles.promise}>
      <p id={wordsId} className={styles.words}>
        {words}
      </p>
      <p className={styles.hint}>
        {m.plan_asked_on(LANGUAGE, { day: dayWords(promise.askOn) })}
        <br />
        {sourceWords(promise.source)}
        {promise.obstacle === '' ? null : (
          <>
            <br />
            {m.plan_obstacle(LANGUAGE, { obstacle: promise.obstacle })}
          </>
        )}
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void putOff()}>
          {m.promise_put_off(LANGUAGE)}
        </Button>
        <Button aria-describedby={wordsId} onClick={() => void drop()}>
          {m.promise_drop(LANGUAGE)}
        </Button>
      </div>
      <CalendarOffer promise={promise} />
    </li>
  )
}
