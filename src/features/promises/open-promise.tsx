// One line of the list on the plan. What another carer promised stands there in their name: they are asked, where they promised it.
import { useSyncExternalStore } from 'react'
import * as m from '#messages'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { readCarerNames, subscribeToCarerNames } from './carer-names.ts'
import { CalendarOffer } from './kept-promise.tsx'
import { followByMail } from './mail/follow-by-mail.ts'
import type { ParentPromise } from './parent-promise.ts'
import type { PromiseBook } from './promise-book.ts'
import { localDay } from './promise-days.ts'
import { dayWords, promiseWords, sourceWords } from './promise-words.ts'
import styles from './promises.module.css'

interface OpenPromiseProps {
  book: PromiseBook
  promise: ParentPromise
  /** Of the list: it has the focus once a button is gone. */
  titleId: string
  /** What a screen reader hears of a change, after which the button is gone or means another day. */
  onSaid: (words: string) => void
}

export function OwnPromise({ book, promise, titleId, onSaid }: OpenPromiseProps) {
  const wordsId = `promise-${promise.id}`
  const putOff = async () => {
    const kept = await book.putOff(promise.id, localDay(new Date()))
    void followByMail(book, promise)
    const now = book.read().find(({ id }) => id === promise.id)
    const day = dayWords(now?.askOn ?? promise.askOn)
    onSaid(kept ? m.promise_put_off_done(LANGUAGE, { day }) : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <li className={styles.promise}>
      <p id={wordsId} className={styles.words}>
        {promiseWords(promise)}
      </p>
      <p className={styles.hint}>
        {m.plan_asked_on(LANGUAGE, { day: dayWords(promise.askOn) })}
        <br />
        <WhereFrom {...promise} />
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void putOff()}>
          {m.promise_put_off(LANGUAGE)}
        </Button>
        <DropButton book={book} promise={promise} titleId={titleId} onSaid={onSaid} />
      </div>
      <CalendarOffer promise={promise} />
    </li>
  )
}

/** @param promiser the id of their device; '' where it is not known whose it is */
export function OthersPromise({ promiser, ...line }: OpenPromiseProps & { promiser: string }) {
  const { book, promise, titleId, onSaid } = line
  const names = useSyncExternalStore(subscribeToCarerNames, readCarerNames, readCarerNames)
  const wordsId = `promise-${promise.id}`
  const name = names.get(promiser)
  // For one's own second phone, and where the phone that would ask is lost.
  const askHere = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await book.askHere(promise.id)
    onSaid(kept ? m.plan_asked_on(LANGUAGE, { day: dayWords(promise.askOn) }) : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <li className={styles.promise}>
      <p>{name === undefined ? m.plan_promised_by_another(LANGUAGE) : m.plan_promised_by(LANGUAGE, { name })}</p>
      <p id={wordsId} className={styles.words}>
        {promiseWords(promise)}
      </p>
      <p className={styles.hint}>
        <WhereFrom {...promise} />
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void askHere()}>
          {m.plan_ask_here(LANGUAGE)}
        </Button>
        <DropButton {...line} />
      </div>
    </li>
  )
}

function DropButton({ book, promise, titleId, onSaid }: OpenPromiseProps) {
  const drop = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await book.drop(promise.id)
    void followByMail(book, promise)
    onSaid(kept ? m.promise_drop_done(LANGUAGE) : m.plan_copy_not_kept(LANGUAGE))
  }
  return (
    <Button aria-describedby={`promise-${promise.id}`} onClick={() => void drop()}>
      {m.promise_drop(LANGUAGE)}
    </Button>
  )
}

function WhereFrom({ source, obstacle }: Pick<ParentPromise, 'source' | 'obstacle'>) {
  return (
    <>
      {sourceWords(source)}
      {obstacle === '' ? null : (
        <>
          <br />
          {m.plan_obstacle(LANGUAGE, { obstacle })}
        </>
      )}
    </>
  )
}
