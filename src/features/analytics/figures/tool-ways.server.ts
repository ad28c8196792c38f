// The way of a tool, from opened to a next step, added up over weeks, and as it may be shown.
import { type ShownCount, suppressSmallCounts } from '#src/shared/small-counts.ts'
import type { ShownWay } from './figures.contract.ts'
import type { Figure } from './read-figures.server.ts'

export interface ToolWay {
  lessonKey: string
  opened: number
  /** How often each step came on show, the first one first. */
  steps: number[]
  /** How often a parent left at each step, the first one first. */
  left: number[]
  finished: number
  /** All the time of those who finished. */
  seconds: number
  nextSteps: number
  answered: number
  /** Includes 'Partly', as in the public results. */
  worked: number
  helpful: number
  notHelpful: number
}

/** In the order of the keys, including tools without counts. */
export function addUpTools(figures: readonly Figure[], lessonKeys: Iterable<string>): ToolWay[] {
  const byTool = Map.groupBy(figures, ({ subject }) => subject.split(' ')[0])
  return Array.from(lessonKeys, (lessonKey) => addUpTool(lessonKey, byTool.get(lessonKey) ?? []))
}

function addUpTool(lessonKey: string, figures: readonly Figure[]): ToolWay {
  const sum = (...measures: string[]) => total(figures.map((one) => (measures.includes(one.measure) ? one.count : 0)))
  /** Counts by the number of the step, which stands behind the tool in a figure's subject. */
  const byNumber = (measure: string) => {
    const counts: number[] = []
    for (const figure of figures) {
      if (figure.measure !== measure) continue
      const index = Number(figure.subject.split(' ')[1]) - 1
      counts[index] = (counts[index] ?? 0) + figure.count
    }
    return Array.from(counts, (count) => count ?? 0)
  }
  return {
    lessonKey,
    opened: sum('tool_started'),
    steps: byNumber('tool_step'),
    left: byNumber('tool_left'),
    finished: sum('tool_completed'),
    seconds: total(figures.map(({ seconds }) => seconds)),
    nextSteps: sum('next_step_made'),
    answered: sum('outcome_worked', 'outcome_partly', 'outcome_not-yet'),
    worked: sum('outcome_worked', 'outcome_partly'),
    helpful: sum('rating_positive'),
    notHelpful: sum('rating_negative'),
  }
}

/** For each measure the counts of all tools are suppressed together, as parts of one sum: else the sum of the overview would reveal a hidden one. */
export function showWays(ways: readonly ToolWay[]): ShownWay[] {
  const show = (count: (way: ToolWay) => number) => {
    const shown = suppressSmallCounts(ways.map(count))
    return (tool: number): ShownCount => shown[tool] ?? null
  }
  const showSteps = (name: 'steps' | 'left') => {
    const most = Math.max(0, ...ways.map((way) => way[name].length))
    const steps = Array.from({ length: most }, (_, step) => show((way) => way[name][step] ?? 0))
    return (tool: number) => steps.slice(0, ways[tool]?.[name].length).map((shown) => shown(tool))
  }
  const [opened, finished, nextSteps] = [
    show((way) => way.opened),
    show((way) => way.finished),
    show((way) => way.nextSteps),
  ]
  const [helpful, notHelpful] = [show((way) => way.helpful), show((way) => way.notHelpful)]
  const [steps, left] = [showSteps('steps'), showSteps('left')]
  return ways.map((way, tool) => ({
    lessonKey: way.lessonKey,
    opened: opened(tool),
    steps: steps(tool),
    left: left(tool),
    finished: finished(tool),
    minutes: finished(tool) ? meanMinutes(way) : null,
    nextSteps: nextSteps(tool),
    helpful: helpful(tool),
    notHelpful: notHelpful(tool),
  }))
}

/** The mean of those who finished, to one decimal; null where there are none. */
export function meanMinutes({ seconds, finished }: ToolWay): number | null {
  return finished === 0 ? null : toOneDecimal(seconds / 60 / finished)
}

const toOneDecimal = (number: number) => Math.round(10 * number) / 10

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
