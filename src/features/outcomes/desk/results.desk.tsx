// '/desk/results': the public results of 'Did it work?', weeks that wait for an owner, and removed weeks.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { CodeDialog } from '#src/web/desk/code-dialog.tsx'
import figures from '#src/web/desk/figures.module.css'
import { showDay } from '#src/web/desk/show-count.ts'
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
      {voided.length === 0 ? <p>{t('desk_results_none_out')}</p> : null}
      <ul className={figures.plain}>
        {voided.map(({ lessonKey, title, week, answers, day }) => (
          <li key={`${lessonKey} ${week}`}>
            {title}
            {': '}
            {t('desk_results_out_line', {
              week: showDay(week),
              answers: answers.toLocaleString(pageLocale()),
              day: showDay(day),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

function PublicResults({ results }: Pick<DeskResults, 'results'>) {
  const t = useTranslations()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, the keyboard has to move it
    <section className={figures.scroll} tabIndex={0} aria-label={t('desk_results_public')}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk_results_tool')}</th>
            <th scope="col">{t('desk_results_answers')}</th>
            <th scope="col">{t('desk_results_share')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ lessonKey, title, answers, share, low, high }) => (
            <tr key={lessonKey}>
              <th scope="row">{title}</th>
              <td>{answers.toLocaleString(pageLocale())}</td>
              <td>{t('desk_results_range', { share: String(share), low: String(low), high: String(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
