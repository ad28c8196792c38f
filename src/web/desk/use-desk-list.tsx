// The parts that all list pages of the desk share: the list, the result of the last action, and a message when the list fails to load.
// After such a failure the old list and the result stay on the page.

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'

interface DeskList<Answer> {
  /** Null until it has loaded once; the old one while it loads again. */
  answer: Answer | null
  /** Messages for the page: the result of the last action, and that the list failed to load. */
  news: ReactNode
  /** Shows a result and reloads the list. @param words what was done */
  onDone: (words: string) => Promise<void>
}

/** @param load the same function as long as the page is open */
export function useDeskList<Answer>(load: () => Promise<Answer>): DeskList<Answer> {
  const t = useTranslations()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [status, setStatus] = useState<{ words: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const statusLine = useRef<HTMLParagraphElement>(null)
  const reload = useCallback(async () => {
    try {
      setAnswer(await load())
      setProblem(null)
    } catch (failure) {
      setProblem(messageOr(t, failure, t('desk_queue_list_failed')))
    }
  }, [load, t])
  useEffect(() => void reload(), [reload])
  // The row and its buttons are gone after an action, so the focus moves to the result. A dialog that asked is closed by now.
  useEffect(() => {
    if (status !== null) passFocus(statusLine.current)
  }, [status])
  return {
    answer,
    news: (
      <>
        <p ref={statusLine} role="status" tabIndex={-1}>
          {status?.words}
        </p>
        <p role="alert">{problem}</p>
      </>
    ),
    onDone(words) {
      setStatus({ words })
      return reload()
    },
  }
}
