// One line of the list on the plan: what was promised on this device.
import { useTranslations } from 'use-intl'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { CalendarOffer } from '../calendar/calendar-offer.tsx'
import { followByMail } from '../mail/follow-by-mail.ts'
import type { ParentPromise } from '../parent-promise.ts'
import type { PromiseBook } from '../promise-book.ts'
import { localDay } from '../promise-days.ts'
import { dayWords, promiseWords, sourceWords } from '../promise-words.ts'
import styles from '../promises.module.css'

export interface PromiseLineProps {
  book: PromiseBook
  promise: ParentPromise
  /** Of the list: it has the focus once a button is gone. */
  titleId: string
  /** What a screen reader hears of a change, after which the button is gone or means another day. */
  onSaid: (words: string) => void
}

export function OwnPromise({ book, promise, titleId, onSaid }: PromiseLineProps) {
  const t = useTranslations()
  const wordsId = `promise-${promise.id}`
  const putOff = async () => {
    const kept = await book.putOff(promise.id, localDay(new Date()))
    void followByMail(book, promise)
    const now = book.read().find(({ id }) => id === promise.id)
    const day = dayWords(now?.askOn ?? promise.askOn)
    onSaid(kept ? t('promise_put_off_done', { day }) : t('plan_copy_not_kept'))
  }
  return (
    <li className={styles.promise}>
      <p id={wordsId} className={styles.words}>
        {promiseWords(t, promise)}
      </p>
      <p className={styles.hint}>
        {t('plan_asked_on', { day: dayWords(promise.askOn) })}
        <br />
        <WhereFrom {...promise} />
      </p>
      <div className={styles.ways}>
        <Button aria-describedby={wordsId} onClick={() => void putOff()}>
          {t('promise_put_off')}
        </Button>
        <DropButton book={book} promise={promise} titleId={titleId} onSaid={onSaid} />
      </div>
      <CalendarOffer promise={promise} />
    </li>
  )
}

export function DropButton({ book, promise, titleId, onSaid }: PromiseLineProps) {
  const t = useTranslations()
  const drop = async () => {
    passFocus(document.getElementById(titleId))
    const kept = await book.drop(promise.id)
    void followByMail(book, promise)
    onSaid(kept ? t('promise_drop_done') : t('plan_copy_not_kept'))
  }
  return (
    <Button aria-describedby={`promise-${promise.id}`} onClick={firstTap(() => void drop())}>
      {t('promise_drop')}
    </Button>
  )
}

export function WhereFrom({ source, obstacle }: Pick<ParentPromise, 'source' | 'obstacle'>) {
  const t = useTranslations()
  return (
    <>
      {sourceWords(t, source)}
      {obstacle === '' ? null : (
        <>
          <br />
          {t('plan_obstacle', { obstacle })}
        </>
      )}
    </>
  )
}
