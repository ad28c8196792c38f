// '/desk/results': the public results of 'Did it work?', weeks that wait for an owner, and removed weeks.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useCodeDialog } from '#src/web/desk/code-dialog.tsx'
import desk from '#src/web/desk/desk-page.module.css'
import { DeskTable } from '#src/web/desk/desk-table.tsx'
import { showDay } from '#src/web/desk/show-day.ts'
import { useDeskList } from '#src/web/desk/use-desk-list.tsx'
import { messageOr } from '#src/web/error-message.ts'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import type { DeskResults, getDeskResults, HeldWeek, releaseDeskWeek, voidDeskWeek } from './desk-results.contract.ts'

const loadResults = () => callDesk<typeof getDeskResults>('GET /api/desk/results', {})

export default function DeskResultsPage() {
  const { answer: results, news, onDone } = useDeskList(loadResults)
  return (
    <>
      {news}
      {results === null ? null : <ShownResults {...results} onJudged={onDone} />}
    </>
  )
}

/** @param onJudged gets what was done, and resolves with the new list */
export function ShownResults({
  held,
  voided,
  results,
  onJudged,
}: DeskResults & { onJudged: (words: string) => Promise<void> }) {
  const t = useTranslations()
  return (
    <>
      <h2>{t('desk_results_held')}</h2>
      {held.length === 0 ? (
        <p>{t('desk_results_none_held')}</p>
      ) : (
        <>
          <p>{t('desk_results_held_what')}</p>
          <HeldWeeks weeks={held} onJudged={onJudged} />
        </>
      )}
      <h2>{t('desk_results_public')}</h2>
      {results.length === 0 ? <p>{t('desk_results_none_public')}</p> : <PublicResults results={results} />}
      <h2>{t('desk_results_out')}</h2>
      {voided.length === 0 ? (
        <p>{t('desk_results_none_out')}</p>
      ) : (
        <ul className={desk.rows}>
          {voided.map(({ lessonKey, title, day, ...held }) => (
            <li key={`${lessonKey} ${held.week}`}>
              {title}
              {': '}
              {t('desk_results_out_line', { ...wordsOf(held), day: showDay(day) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PublicResults({ results }: Pick<DeskResults, 'results'>) {
  const t = useTranslations()
  return (
    <DeskTable
      name={t('desk_results_public')}
      columns={[t('desk_results_tool'), t('desk_results_answers'), t('desk_results_share')]}
      rows={results.map(({ lessonKey, title, answers, share, low, high }) => ({
        key: lessonKey,
        name: title,
        cells: [answers, t('desk_results_range', { share: String(share), low: String(low), high: String(high) })],
      }))}
    />
  )
}

interface HeldWeeksProps {
  weeks: HeldWeek[]
  /** @param words what was done. Comes to its end with the new list. */
  onJudged: (words: string) => Promise<void>
}

/** Weeks with far more answers than usual, and an owner's two ways with each: taking one out is proven. */
function HeldWeeks({ weeks, onJudged }: HeldWeeksProps) {
  const t = useTranslations()
  const { askCode, codeDialog } = useCodeDialog()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const leaveOut = (held: HeldWeek) => {
    const { lessonKey: key, week, answers, title } = held
    askCode(
      t('desk_results_void_sentence', { ...wordsOf(held), tool: title }),
      (code) => callDesk<typeof voidDeskWeek>('POST /api/desk/results/{key}/{week}/void', { key, week, answers, code }),
      () => onJudged(t('desk_results_voided')),
    )
  }
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
      <ul className={desk.cards}>
        {weeks.map((held) => {
          const id = `${held.lessonKey}-${held.week}`
          return (
            <li key={id} className={desk.card}>
              <h3 id={id}>{held.title}</h3>
              <p>{t('desk_results_week', wordsOf(held))}</p>
              <div className={desk.buttons}>
                <Button busy={busy} aria-describedby={id} onClick={firstTap(() => void release(held))}>
                  {t('desk_results_release')}
                </Button>
                <Button aria-describedby={id} onClick={() => leaveOut(held)}>
                  {t('desk_results_void')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {codeDialog}
    </>
  )
}

const wordsOf = ({ week, answers }: Pick<HeldWeek, 'week' | 'answers'>) => ({
  week: showDay(week),
  answers: answers.toLocaleString(pageLocale()),
})
