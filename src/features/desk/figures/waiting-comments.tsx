// Comments that nobody has dealt with, each with a button.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { Button } from '#src/web/ui/button.tsx'
import { callDesk } from '../app/call-desk.ts'
import { type Comment, dealWithComment } from './figures.contract.ts'
import styles from './figures.module.css'
import { showDay } from './show-count.ts'
import { showStrangerText } from './stranger-text.ts'

interface WaitingCommentsProps {
  lessonKey: string
  comments: Comment[]
  /** All of them, also those that are not shown yet. */
  waiting: number
}

export function WaitingComments({ lessonKey, comments, waiting }: WaitingCommentsProps) {
  const t = useTranslations()
  const [done, setDone] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const left = comments.filter(({ id }) => !done.includes(id))
  const more = waiting - comments.length

  const dealWith = async (id: string) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await callDesk(dealWithComment, { key: lessonKey, id })
      setDone((before) => [...before, id])
      // Its button goes: the next one is below.
      passFocus(status.current)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_comment_failed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {left.length + more === 0 ? t('desk_comment_none') : t('desk_comment_count', { count: String(left.length) })}
      </p>
      <p role="alert">{problem}</p>
      <ul className={styles.comments}>
        {left.map(({ id, day, rating, comment }) => (
          <li key={id}>
            <p className={styles.soft}>
              {showDay(day)}, {rating === 'positive' ? t('desk_tools_helpful') : t('desk_tools_not_helpful')}
            </p>
            <p className={styles.words} dir="auto" translate="no">
              {showStrangerText(comment)}
            </p>
            <Button busy={busy} onClick={firstTap(() => void dealWith(id))}>
              {t('desk_comment_done')}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('desk_comment_more', { count: String(more) })}</p>}
    </>
  )
}
