// '/desk/results': what everybody sees of 'Did it work?', weeks that wait for an owner, and those that were taken out.
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import figures from '#src/web/desk/figures.module.css'
import { showDay } from '#src/web/desk/show-count.ts'
import { useDeskList } from '#src/web/desk/use-desk-list.tsx'
import { pageLocale } from '#src/web/language/language.ts'
import type { DeskResults, getDeskResults } from './desk-results.contract.ts'
import { HeldWeeks } from './held-weeks.tsx'

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

/** @param onJudged hears what was done, and comes to its end with the new list */
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
