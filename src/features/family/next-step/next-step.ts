// A step: 'If <cue>, then I <action>', and the day on which it is asked about. Pure rules; where it is kept is
// `next-step-book.ts`.
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import type { NextStepChoices } from './next-step-choices.contract.ts'
import { addDays } from './next-step-days.ts'

interface StepAnswer {
  day: string
  outcome: Outcome
}

/** Where a step was made. Only of a tool is counted whether it worked. */
export interface StepSource {
  kind: 'tool' | 'trial' | 'talk'
  /** A lesson key, or the slug of a thing to try or a talk. */
  id: string
  /** As it was called when the step was made: it must be there without a network. */
  title: string
}

export interface NextStep {
  id: string
  source: StepSource
  /** Each goes on after 'If' and 'then I'; a smaller step is one whole sentence and has no cue. */
  cue: string
  action: string
  madeOn: string
  /** Not before this day. */
  askOn: string
  /** Whether a mail asks on that day too. */
  byMail: boolean
  state: 'open' | 'worked' | 'dropped' | 'made-smaller'
  /** What may get in the way, and what helps, as the tool said when it was made: it must be there without a network. */
  obstacles: NextStepChoices['obstacles']
  smaller: string
  /** What got in the way last time, as a parent chose or wrote it; '' when none did. */
  obstacle: string
  /** Who promised it in a shared plan: their row among the carers; '' where the plan is not shared. */
  carer: string
  answers: StepAnswer[]
}

export function isTool({ kind, id }: StepSource, lessonKey: string): boolean {
  return kind === 'tool' && id === lessonKey
}

/** How long 'Partly' and 'Not yet' are left alone, unless a parent chooses another day. */
const REST_DAYS = 3

function isDue(step: NextStep, today: string): boolean {
  return step.state === 'open' && step.askOn <= today && !step.answers.some(({ day }) => day === today)
}

/** What is asked today: the one that has waited longest. Null when nothing is due. */
export function findDueStep(steps: NextStep[], today: string): NextStep | null {
  const due = steps.filter((step) => isDue(step, today))
  return due.toSorted((one, other) => compare(one.askOn, other.askOn) || compare(one.id, other.id))[0] ?? null
}

/** The day of the next question, or null. */
export function findNextDay(steps: NextStep[]): string | null {
  const days = steps.filter(({ state }) => state === 'open').map(({ askOn }) => askOn)
  return days.toSorted(compare)[0] ?? null
}

/** What an answer changes. It is not asked about again on the same day. */
export function answerStep(
  step: NextStep,
  outcome: Outcome,
  today: string,
): Pick<NextStep, 'state' | 'askOn' | 'answers'> {
  const answers = [...step.answers.filter(({ day }) => day !== today), { day: today, outcome }]
  if (outcome === 'worked') return { state: 'worked', askOn: step.askOn, answers }
  return { state: 'open', askOn: addDays(today, REST_DAYS), answers }
}

/** A day later than it would have been asked, and never today. */
export function putOffDay(step: NextStep, today: string): string {
  return addDays(step.askOn > today ? step.askOn : today, 1)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
