// '/desk/tips': what waits for a person, and the four acts on each.
import { useCallback, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { callDesk } from '../app/call-desk.ts'
import styles from '../app/desk-queue.module.css'
import { DeskTipRow } from './desk-tip-row.tsx'
import { type DeskTip, listDeskTips } from './desk-tips.contract.ts'

export default function DeskTipsPage() {
  const [tips, setTips] = useState<DeskTip[] | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const load = useCallback(async () => {
    try {
      setTips((await callDesk(listDeskTips, {})).tips)
    } catch (failure) {
      setSaid(messageOr(failure, m.desk_tips_failed(LANGUAGE)))
    }
  }, [])
  useEffect(() => void load(), [load])
  return (
    <>
      <p>{m.desk_tips_lead(LANGUAGE)}</p>
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {tips === null ? null : <p>{m.desk_tips_count(LANGUAGE, { count: String(tips.length) })}</p>}
      <ul className={styles.list}>
        {tips?.map((tip) => (
          <DeskTipRow
            key={tip.id}
            tip={tip}
            onJudged={(words) => {
              setSaid(words)
              // The tip goes, and its buttons with it: the next one is below.
              passFocus(status.current)
              return load()
            }}
          />
        ))}
      </ul>
    </>
  )
}
