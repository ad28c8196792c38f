// What waits for a person, one below the other, and what can be done with each. Words of strangers are isolated text (L10).

import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import styles from './desk-queue.module.css'
import { useDeskList } from './use-desk-list.tsx'

interface QueueWay {
  label: string
  /** What is said when it is done. */
  done: string
  act: () => Promise<unknown>
}

interface QueueItem {
  id: string
  title: string
  body?: ReactNode
  /** What is done most often comes first. */
  ways: QueueWay[]
}

interface Queue {
  items: QueueItem[]
  /** Those too that are not among them. */
  waiting: number
}

interface DeskQueueProps {
  lead: string
  /** The same function as long as the page is open. */
  load: () => Promise<Queue>
}

export function DeskQueue({ lead, load }: DeskQueueProps) {
  const t = useTranslations()
  const { answer: queue, news, onDone } = useDeskList(load)
  const more = queue === null ? 0 : queue.waiting - queue.items.length
  return (
    <>
      <p>{lead}</p>
      {news}
      {queue === null ? null : <p>{t('desk_queue_count', { count: String(queue.waiting) })}</p>}
      <ul className={styles.list}>
        {queue?.items.map((item) => (
          <QueueRow key={item.id} item={item} onDone={onDone} />
        ))}
      </ul>
      {more > 0 ? <p>{t('desk_queue_more', { count: String(more) })}</p> : null}
    </>
  )
}

interface QueueRowProps {
  item: QueueItem
  /** @param words what was done. Comes to its end with the new list. */
  onDone: (words: string) => Promise<void>
}

function QueueRow({ item, onDone }: QueueRowProps) {
  const t = useTranslations()
  const title = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const press = async ({ act, done }: QueueWay) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await act()
      await onDone(done)
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_queue_failed')))
    } finally {
      // It is still there where the new list did not come.
      setBusy(false)
    }
  }
  return (
    <li className={styles.item}>
      <h2 id={title} className={styles.title}>
        <bdi>{item.title}</bdi>
      </h2>
      {item.body}
      <div className={styles.ways}>
        {item.ways.map((way, index) => (
          <Button
            key={way.label}
            look={index === 0 ? 'main' : 'quiet'}
            busy={busy}
            aria-describedby={title}
            onClick={firstTap(() => void press(way))}
          >
            {way.label}
          </Button>
        ))}
      </div>
      <FormError>{error}</FormError>
    </li>
  )
}
