// '/desk/ideas': what parents wish for, by day and without anybody; and the table of some days.
import { useRef, useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { callDesk } from '../app/call-desk.ts'
import { exportDeskIdeas } from '../exports/export-days.contract.ts'
import { ExportDaysForm } from '../exports/export-days-form.tsx'
import styles from '../figures/figures.module.css'
import { Figures, NOTHING_ASKED } from '../figures/figures-state.tsx'
import { showDay } from '../figures/show-count.ts'
import { showStrangerText } from '../figures/stranger-text.ts'
import { type DeskIdeas, dealWithDeskIdea, listDeskIdeas } from './desk-ideas.contract.ts'

const ACT = 'export-ideas'

export default function DeskIdeasPage() {
  return (
    <>
      <p>{m.desk_ideas_lead(LANGUAGE)}</p>
      <Figures endpoint={listDeskIdeas} input={NOTHING_ASKED}>
        {(ideas) => <ShownIdeas {...ideas} />}
      </Figures>
      <h2>{m.desk_export_title(LANGUAGE)}</h2>
      <p>{m.desk_ideas_export_what(LANGUAGE)}</p>
      <ExportDaysForm act={ACT} endpoint={exportDeskIdeas} fileName={m.desk_ideas_file(LANGUAGE)} />
    </>
  )
}

export function ShownIdeas({ ideas, waiting }: DeskIdeas) {
  const [done, setDone] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const left = ideas.filter(({ id }) => !done.includes(id))
  const more = waiting - ideas.length

  const dealWith = async (id: string) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await callDesk(dealWithDeskIdea, { id })
      setDone((before) => [...before, id])
      // Its button goes: the next one is below.
      passFocus(status.current)
    } catch (error) {
      setProblem(messageOr(error, m.desk_queue_failed(LANGUAGE)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {left.length + more === 0 ? m.desk_ideas_none(LANGUAGE) : m.desk_ideas_count(LANGUAGE, { count: left.length })}
      </p>
      <p role="alert">{problem}</p>
      <ul className={styles.comments}>
        {left.map(({ id, day, idea }) => (
          <li key={id}>
            <p className={styles.soft}>{showDay(day)}</p>
            <p className={styles.words} dir="auto" translate="no">
              {showStrangerText(idea)}
            </p>
            <Button busy={busy} onClick={firstTap(() => void dealWith(id))}>
              {m.desk_comment_done(LANGUAGE)}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{m.desk_ideas_more(LANGUAGE, { count: more })}</p>}
    </>
  )
}
