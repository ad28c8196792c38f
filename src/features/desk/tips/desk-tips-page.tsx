// '/desk/tips': what waits for a person, and the four acts on each.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { useDeskList } from '../app/use-desk-list.tsx'
import { DeskTipRow } from './desk-tip-row.tsx'
import { listDeskTips } from './desk-tips.contract.ts'

const loadTips = async () => (await callDesk(listDeskTips, {})).tips

export default function DeskTipsPage() {
  const { answer: tips, news, onDone } = useDeskList(loadTips)
  return (
    <>
      <p>{m.desk_tips_lead(LANGUAGE)}</p>
      {news}
      {tips === null ? null : <p>{m.desk_tips_count(LANGUAGE, { count: String(tips.length) })}</p>}
      <ul className={styles.list}>
        {tips?.map((tip) => (
          <DeskTipRow key={tip.id} tip={tip} onJudged={onDone} />
        ))}
      </ul>
    </>
  )
}
