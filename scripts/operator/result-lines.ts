// What `npm run results` prints.
import type { HeldWeek } from '#src/features/outcomes/results/judge-weeks.server.ts'
import type { Renewal } from '#src/features/outcomes/results/publish-results.server.ts'
import type { Tool } from '#src/platform/feature.ts'
import { countOf } from './count-of.ts'

export function renewalLines({ published, held }: Renewal, tools: Tool[]): string[] {
  const renewed = published.map((lessonKey) => `  ${titleOf(lessonKey, tools)}`)
  return [
    published.length === 0 ? 'Nothing new to show: too few answers came since the last time.' : 'New figures of:',
    ...renewed,
    ...(held.length === 0 ? [] : ['Some weeks are held back. Look: npm run results -- held']),
  ]
}

export function heldLines(weeks: HeldWeek[], tools: Tool[]): string[] {
  if (weeks.length === 0) return ['No week is held back.']
  return weeks.map(
    ({ lessonKey, week, answers }) =>
      `${titleOf(lessonKey, tools)}: week of ${week}, ${countOf(answers, 'answer', 'answers')}`,
  )
}

export function voidedLine({ week, answers }: Pick<HeldWeek, 'week' | 'answers'>): string {
  return `The week of ${week} is taken out: ${countOf(answers, 'answer', 'answers')}. /results says so.`
}

function titleOf(lessonKey: string, tools: Tool[]): string {
  return `${lessonKey}  ${tools.find((tool) => tool.lessonKey === lessonKey)?.title ?? ''}`.trimEnd()
}
