// Weeks with far more answers than usual, and an owner's two ways with each: taking one out is proven.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import figures from '#src/web/desk/figures.module.css'
import { showDay } from '#src/web/desk/show-count.ts'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { HeldWeek, releaseDeskWeek, voidDeskWeek } from './desk-results.contract.ts'

interface HeldWeeksProps {
  weeks: HeldWeek[]
  /** @param words what was done. Comes to its end with the new list. */
  onJudged: (words: string) => Promise<void>
}

export function HeldWeeks({ weeks, onJudged }: HeldWeeksProps) {
  const t = useTranslations()
  const [voiding, setVoiding] = useState<HeldWeek | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const release = async ({ lessonKey: key, week }: HeldWeek) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await callDesk<typeof releaseDeskWeek>('POST /api/desk/results/{key}/{week}/release', { key, week })
      await onJudged(t('desk_results_released'))
    } catch (failure) {
      setError(messageOr(t, failure, t('desk_results_failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <FormError>{error}</FormError>
      <ul className={figures.comments}>
        {weeks.map((held) => {
          const id = `${held.lessonKey}-${held.week}`
          return (
            <li key={id}>
              <h3 id={id}>{held.title}</h3>
              <p>{t('desk_results_week', wordsOf(held))}</p>
              <div className={figures.ways}>
                <Button busy={busy} aria-describedby={id} onClick={firstTap(() => void release(held))}>
                  {t('desk_results_release')}
                </Button>
                <Button aria-describedby={id} onClick={() => setVoiding(held)}>
                  {t('desk_results_void')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {voiding === null ? null : (
        <CodeDialog
          sentence={t('desk_results_void_sentence', { ...wordsOf(voiding), tool: voiding.title })}
          send={async (code) => {
            const { lessonKey: key, week, answers } = voiding
            await callDesk<typeof voidDeskWeek>('POST /api/desk/results/{key}/{week}/void', {
              key,
              week,
              answers,
              code,
            })
            setVoiding(null)
            await onJudged(t('desk_results_voided'))
          }}
          onClose={() => setVoiding(null)}
        />
      )}
    </>
  )
}

const wordsOf = ({ week, answers }: HeldWeek) => ({
  week: showDay(week),
  answers: answers.toLocaleString(pageLocale()),
})
