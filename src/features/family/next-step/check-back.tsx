// 'Did it work?': one promise on its day, or later. What comes after the answer is never a telling-off. Loaded when something is due.

import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TellWhereOpen } from '#src/features/community/tips/tell-where-open.tsx'
import { sendOutcome } from '#src/features/outcomes/answer-request.ts'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { AfterObstacle } from './after-obstacle.tsx'
import { followByMail } from './mail/follow-by-mail.ts'
import { rememberAskedToday } from './next-question.ts'
import { findDuePromise, isTool, type ParentPromise } from './parent-promise.ts'
import type { PromiseBook } from './promise-book.ts'
import { localDay } from './promise-days.ts'
import { dayWords, promiseWords, sourceWords } from './promise-words.ts'
import styles from './promises.module.css'
import { listOwn } from './promises-of-others.ts'
import { usePromises } from './use-promises.ts'
import { useToday } from './use-today.ts'

interface CheckBackProps {
  /** Only promises of this tool. */
  lessonKey?: string
  /** Somebody asked for it: the focus goes there. */
  focus?: boolean
  /** Which promise is asked about just now; null once it is answered. */
  onAsk?: (id: string | null) => void
  /** Nothing is asked after all: it was answered elsewhere, or on a day that is over. */
  onNothing?: () => void
}

const tellNobody = () => undefined

export default function CheckBack({
  lessonKey,
  focus = false,
  onAsk = tellNobody,
  onNothing = tellNobody,
}: CheckBackProps) {
  const notebook = usePromises()
  const [shown, setShown] = useState<ParentPromise | null>(null)
  /** ISO day on which somebody pressed something about it last. */
  const [talkedOn, setTalkedOn] = useState<string | null>(null)
  const place = useRef<HTMLElement>(null)
  const isEmpty = notebook !== null && shown === null
  useEffect(() => {
    if (isEmpty) onNothing()
  }, [isEmpty, onNothing])
  const today = useToday()
  useEffect(() => {
    // On another day it is over, unless something is still being written or chosen about it.
    if (talkedOn === null || talkedOn === today || place.current?.querySelector('input, textarea')) return
    setTalkedOn(null)
    setShown(null)
    onNothing()
  }, [talkedOn, today, onNothing])
  if (notebook === null) return null
  const promises = listOwn(notebook.promises, notebook.own).filter(
    ({ source }) => lessonKey === undefined || isTool(source, lessonKey),
  )
  const due = findDuePromise(promises, today)
  // It stays while it is talked about, though it is no longer due once it is answered. Before, it goes with what was done about it
  // elsewhere: in the list below, in another tab, by another carer.
  const own = promises.filter(({ id }) => id === shown?.id)
  if (talkedOn === null && findDuePromise(own, today) === null && shown !== due) setShown(due)
  if (shown === null) return null
  const question = {
    book: notebook.book,
    promise: shown,
    focus,
    onAsk,
    onTalk: () => setTalkedOn(localDay(new Date())),
  }
  // One that was put off until today is asked anew.
  return <Question key={shown.id + shown.askOn} {...question} ref={place} />
}

interface QuestionProps extends Required<Pick<CheckBackProps, 'onAsk'>> {
  book: PromiseBook
  promise: ParentPromise
  focus: boolean
  /** Somebody has pressed something about it. */
  onTalk: () => void
  ref: Ref<HTMLElement>
}

type Stage = 'ask' | Outcome | 'dropped' | { putOffTo: string }

function Question({ book, promise, focus, onAsk, onTalk, ref }: QuestionProps) {
  const t = useTranslations()
  const [stage, setStage] = useState<Stage>('ask')
  const [kept, setKept] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus || stage !== 'ask') heading.current?.focus()
  }, [focus, stage])
  const isAsked = stage === 'ask'
  // Before it is seen: in the list it would stand twice for a moment.
  useLayoutEffect(() => {
    if (!isAsked) return
    onAsk(promise.id)
    return () => onAsk(null)
  }, [isAsked, promise.id, onAsk])

  // Asked at each press: the page may have stood open over midnight.
  const today = () => localDay(new Date())
  const answer = async (outcome: Outcome) => {
    onTalk()
    setStage(outcome)
    rememberAskedToday(new Date())
    setKept(await book.answer(promise.id, outcome, today()))
    void followByMail(book, promise)
    if (promise.source.kind !== 'tool') return
    // Without a network it is not counted: the promise is answered all the same.
    await sendOutcome(promise.source.id, outcome)
  }
  const putOff = async () => {
    onTalk()
    setKept(await book.putOff(promise.id, today()))
    void followByMail(book, promise)
    const now = book.read().find(({ id }) => id === promise.id)
    setStage({ putOffTo: now?.askOn ?? today() })
  }
  const drop = async () => {
    onTalk()
    setKept(await book.drop(promise.id))
    void followByMail(book, promise)
    setStage('dropped')
  }

  return (
    <section ref={ref} data-lamp className={styles.question} aria-labelledby="check-back-title">
      <h2 id="check-back-title" ref={heading} tabIndex={-1}>
        {t('promise_check_title')}
      </h2>
      <p className={styles.words}>{promiseWords(t, promise)}</p>
      <p className={styles.hint}>{sourceWords(t, promise.source)}</p>
      {stage === 'ask' ? (
        <>
          <div className={styles.ways}>
            <Button look="strong" onClick={() => void answer('worked')}>
              {t('promise_worked')}
            </Button>
            <Button look="strong" onClick={() => void answer('partly')}>
              {t('promise_partly')}
            </Button>
            <Button look="strong" onClick={() => void answer('not-yet')}>
              {t('promise_not_yet')}
            </Button>
          </div>
          <div className={styles.ways}>
            <Button onClick={() => void putOff()}>{t('promise_put_off')}</Button>
            <Button onClick={() => void drop()}>{t('promise_drop')}</Button>
          </div>
        </>
      ) : null}
      {stage === 'worked' ? (
        <>
          <h3>{t('promise_worked_title')}</h3>
          <p>{t('promise_worked_text')}</p>
          {promise.source.kind === 'tool' ? <TellWhereOpen lessonKey={promise.source.id} /> : null}
        </>
      ) : null}
      {stage === 'partly' || stage === 'not-yet' ? (
        <>
          <h3>{stage === 'partly' ? t('promise_partly_title') : t('promise_not_yet_title')}</h3>
          <p>{t('promise_again_text')}</p>
          <AfterObstacle book={book} promise={promise} />
        </>
      ) : null}
      <p role="status">
        {kept && stage === 'dropped' ? t('promise_drop_done') : null}
        {kept && typeof stage === 'object' ? t('promise_put_off_done', { day: dayWords(stage.putOffTo) }) : null}
      </p>
      <FormError>{kept ? null : t('plan_copy_not_kept')}</FormError>
    </section>
  )
}
