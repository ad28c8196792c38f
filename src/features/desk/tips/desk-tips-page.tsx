// '/desk/tips': what waits for a person, and the four acts on each.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { useDeskList } from '../app/use-desk-list.tsx'
import { DeskTipRow } from './desk-tip-row.tsx'
import { listDeskTips } from './desk-tips.contract.ts'

const loadTips = () => callDesk(listDeskTips, {})

export default function DeskTipsPage() {
  const { answer: queue, news, onDone } = useDeskList(loadTips)
  const more = queue === null ? 0 : queue.waiting - queue.tips.length
  return (
    <>
      <p>{m.desk_tips_lead(LANGUAGE)}</p>
      {news}
      {queue === null ? null : <p>{m.desk_tips_count(LANGUAGE, { count: String(queue.waiting) })}</p>}
      <ul className={styles.list}>
        {queue?.tips.map((tip) => (
          <DeskTipRow key={tip.id} tip={tip} onJudged={onDone} />
        ))}
      </ul>
      {more > 0 ? <p>{m.desk_queue_more(LANGUAGE, { count: more })}</p> : null}
    </>
  )
}
