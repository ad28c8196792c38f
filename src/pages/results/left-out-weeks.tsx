// The weeks that stay out of the numbers, with how many answers that were and since when.
import { useTranslations } from 'use-intl'
import type { Results } from '#src/features/outcomes/results/results-request.ts'
import { dateFormat } from '#src/web/language/date-format.ts'
import type { ListedTool } from './toolkit-results.tsx'

const dayFormat = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const formatDay = (day: string) => dayFormat.format(new Date(day))

export function LeftOutWeeks({ held, voided, tools }: Pick<Results, 'held' | 'voided'> & { tools: ListedTool[] }) {
  const t = useTranslations()
  const titleOf = (lessonKey: string) => tools.find(({ key }) => key === lessonKey)?.title ?? lessonKey
  if (held.length + voided.length === 0) return <p>{t('results_left_out_none')}</p>
  return (
    <ul>
      {held.map(({ lessonKey, week }) => (
        <li key={lessonKey + week}>{t('results_held', { tool: titleOf(lessonKey), week: formatDay(week) })}</li>
      ))}
      {voided.map(({ lessonKey, week, answers, day }) => (
        <li key={lessonKey + week}>
          {t('results_voided', {
            tool: titleOf(lessonKey),
            week: formatDay(week),
            answers: String(answers),
            day: formatDay(day),
          })}
        </li>
      ))}
    </ul>
  )
}
