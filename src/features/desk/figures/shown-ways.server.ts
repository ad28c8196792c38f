// The ways of all tools as they may be shown: of each measure the tools are the parts of one whole, so that the overview's sum
// tells nothing of a tool that is hidden.
import { hideSmall } from '#src/features/stats/hide-small.ts'
import type { Sureness, ToolWay } from '#src/features/stats/tool-ways.server.ts'
import type { ShownCount, ShownWay } from './figures.contract.ts'

export function showWays(ways: readonly ToolWay[]): ShownWay[] {
  const hide = (count: (way: ToolWay) => number) => hideSmall(ways.map(count))
  const hideSteps = (counts: (way: ToolWay) => number[]) => {
    const most = Math.max(0, ...ways.map((way) => counts(way).length))
    return Array.from({ length: most }, (_, step) => hide((way) => counts(way)[step] ?? 0))
  }
  const [opened, finished, promised] = [
    hide((way) => way.opened),
    hide((way) => way.finished),
    hide((way) => way.promised),
  ]
  const [helpful, notHelpful] = [hide((way) => way.helpful), hide((way) => way.notHelpful)]
  const [before, after] = [hide((way) => way.sureBefore.people), hide((way) => way.sureAfter.people)]
  const [steps, left] = [hideSteps((way) => way.steps), hideSteps((way) => way.left)]
  return ways.map((way, tool) => {
    const at = (counts: ShownCount[]) => counts[tool] ?? null
    return {
      lessonKey: way.lessonKey,
      opened: at(opened),
      steps: steps.slice(0, way.steps.length).map(at),
      left: left.slice(0, way.left.length).map(at),
      finished: at(finished),
      minutes: meanOf(way.seconds / 60, at(finished)),
      promised: at(promised),
      helpful: at(helpful),
      notHelpful: at(notHelpful),
      sureBefore: showSureness(way.sureBefore, at(before)),
      sureAfter: showSureness(way.sureAfter, at(after)),
    }
  })
}

/** Counted from 1: the step at which most people left; null where too few did to say. */
export function findStop({ left }: ShownWay): number | null {
  const most = Math.max(0, ...left.map((count) => count ?? 0))
  return most === 0 ? null : left.indexOf(most) + 1
}

function showSureness({ sum }: Sureness, people: ShownCount) {
  return { people, mean: meanOf(sum, people) }
}

/** To one decimal; null for nobody, and for people who are not shown. */
function meanOf(sum: number, people: ShownCount): number | null {
  return people === null || people === 0 ? null : Math.round((10 * sum) / people) / 10
}
