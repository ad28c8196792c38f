// The way of a tool, from opened to promised, added up over weeks: what the command prints is what the desk shows.
import type { Figure } from './stats.server.ts'

export interface ToolWay {
  lessonKey: string
  opened: number
  /** How often each step came on show, the first one first. */
  steps: number[]
  /** How often somebody left at each step, the first one first. */
  left: number[]
  finished: number
  /** All the time of those who finished. */
  seconds: number
  promised: number
  helpful: number
  notHelpful: number
  /** How sure people said they were, from 1 to 5. */
  sureBefore: Sureness
  sureAfter: Sureness
}

export interface Sureness {
  people: number
  /** Of all their answers together. */
  sum: number
}

/** The tools of which something was counted, in the order of their keys. */
export function addUpTools(figures: readonly Figure[]): ToolWay[] {
  const ways = new Map<string, ToolWay>()
  for (const figure of figures) {
    const [lessonKey = '', number] = figure.subject.split(' ')
    if (!(figure.measure in ADDERS)) continue
    const way = ways.get(lessonKey) ?? startWay(lessonKey)
    ADDERS[figure.measure]?.(way, figure, Number(number))
    ways.set(lessonKey, way)
  }
  return [...ways.values()].sort((one, other) => (one.lessonKey < other.lessonKey ? -1 : 1))
}

/** @param number the step, or the answer, that stands behind the tool in a figure's subject */
type Adder = (way: ToolWay, figure: Figure, number: number) => void

const ADDERS: Record<string, Adder> = {
  tool_started: (way, { count }) => {
    way.opened += count
  },
  tool_step: (way, { count }, step) => addAt(way.steps, step - 1, count),
  tool_left: (way, { count }, step) => addAt(way.left, step - 1, count),
  tool_completed: (way, { count, seconds }) => {
    way.finished += count
    way.seconds += seconds
  },
  next_step_made: (way, { count }) => {
    way.promised += count
  },
  rating_positive: (way, { count }) => {
    way.helpful += count
  },
  rating_negative: (way, { count }) => {
    way.notHelpful += count
  },
  sureness_before: (way, { count }, value) => addSureness(way.sureBefore, count, value),
  sureness_after: (way, { count }, value) => addSureness(way.sureAfter, count, value),
}

/** Of a tool of which nothing was counted yet. */
export function startWay(lessonKey: string): ToolWay {
  return {
    lessonKey,
    opened: 0,
    steps: [],
    left: [],
    finished: 0,
    seconds: 0,
    promised: 0,
    helpful: 0,
    notHelpful: 0,
    sureBefore: { people: 0, sum: 0 },
    sureAfter: { people: 0, sum: 0 },
  }
}

function addAt(counts: number[], index: number, count: number): void {
  while (counts.length <= index) counts.push(0)
  counts[index] = (counts[index] ?? 0) + count
}

function addSureness(sureness: Sureness, people: number, value: number): void {
  sureness.people += people
  sureness.sum += people * value
}
