// '/desk/tips': what waits for a person, and the four acts on each.
import { useTranslations } from 'use-intl'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { useDeskList } from '../app/use-desk-list.tsx'
import { DeskTipRow } from './desk-tip-row.tsx'
import { listDeskTips } from './desk-tips.contract.ts'

const loadTips = () => callDesk(listDeskTips, {})

export default function DeskTipsPage() {
  const t = useTranslations()
  const { answer: queue, news, onDone } = useDeskList(loadTips)
  const more = queue === null ? 0 : queue.waiting - queue.tips.length
  return (
    <>
      <p>{t('desk_tips_lead')}</p>
      {news}
      {queue === null ? null : <p>{t('desk_tips_count', { count: String(queue.waiting) })}</p>}
      <ul className={styles.list}>
        {queue?.tips.map((tip) => (
          <DeskTipRow key={tip.id} tip={tip} onJudged={onDone} />
        ))}
      </ul>
      {more > 0 ? <p>{t('desk_queue_more', { count: String(more) })}</p> : null}
    </>
  )
}
