// '/desk/ideas': what parents wish for, by day and without anybody; and the table of some days.

import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { passFocus } from '#src/web/hooks/pass-focus.ts'
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
  const t = useTranslations()
  return (
    <>
      <p>{t('desk_ideas_lead')}</p>
      <Figures endpoint={listDeskIdeas} input={NOTHING_ASKED}>
        {(ideas) => <ShownIdeas {...ideas} />}
      </Figures>
      <h2>{t('desk_export_title')}</h2>
      <p>{t('desk_ideas_export_what')}</p>
      <ExportDaysForm act={ACT} endpoint={exportDeskIdeas} fileName={t('desk_ideas_file')} />
    </>
  )
}

export function ShownIdeas({ ideas, waiting }: DeskIdeas) {
  const t = useTranslations()
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
      setProblem(messageOr(t, error, t('desk_queue_failed')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {left.length + more === 0 ? t('desk_ideas_none') : t('desk_ideas_count', { count: String(left.length) })}
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
              {t('desk_comment_done')}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('desk_ideas_more', { count: String(more) })}</p>}
    </>
  )
}
