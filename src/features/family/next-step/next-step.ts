// A step: 'If <cue>, then I <action>', and the day on which it is asked about. Pure rules; where it is kept is
// `next-step-book.ts`.
import * as z from 'zod/mini'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { Day, type TableDefinition, Words } from '../document/plan-table.ts'
import { addDays } from './next-step-days.ts'

const StoredStep = z.object({
  /** Where a step was made. Only of a tool is counted whether it worked. */
  source: z.object({
    kind: z.enum(['tool', 'trial', 'talk']),
    /** A lesson key, or the slug of a thing to try or a talk. */
    id: Words,
    /** As it was called when the step was made: it must be there without a network. */
    title: Words,
  }),
  /** Each continues the sentence after 'If' and 'then I'; a smaller step is one whole sentence and has no cue. */
  cue: Words,
  action: Words,
  madeOn: Day,
  /** Not before this day. */
  askOn: Day,
  /** Whether a mail asks on that day too. */
  byMail: z._default(z.boolean(), false),
  state: z.enum(['open', 'worked', 'dropped', 'made-smaller']),
  /** What may get in the way, and what helps, as the tool said when it was made: it must be there without a network. */
  obstacles: z.array(z.object({ reason: Words, fix: Words })).check(z.maxLength(20)),
  smaller: Words,
  /** What got in the way last time, as a parent chose or wrote it; '' when none did. */
  obstacle: z._default(Words, ''),
  /** Who promised it in a shared plan: their row among the carers; '' where the plan is not shared. */
  carer: z._default(z.string().check(z.maxLength(60)), ''),
  answers: z.array(z.object({ day: Day, outcome: z.enum(['worked', 'partly', 'not-yet']) })),
})
type StoredStep = z.infer<typeof StoredStep>

export type NextStep = StoredStep & { id: string }
export type StepSource = NextStep['source']

export const NEXT_STEPS: TableDefinition<StoredStep> = {
  name: 'nextSteps',
  schema: StoredStep,
  compare: (one, other) => other.madeOn.localeCompare(one.madeOn),
}

/**
 * In a shared plan each carer is asked about their own steps, where they made them.
 * @param own this device's row among the carers; null where the plan is not shared: then all are its own
 */
export function isOwn({ carer }: Pick<NextStep, 'carer'>, own: string | null): boolean {
  return own === null || carer === '' || carer === own
}

/** The steps that this device asks about. */
export function listOwn<Step extends Pick<NextStep, 'carer'>>(steps: readonly Step[], own: string | null): Step[] {
  return steps.filter((step) => isOwn(step, own))
}

export function isTool({ kind, id }: StepSource, lessonKey: string): boolean {
  return kind === 'tool' && id === lessonKey
}

/** Days until the next question after 'Partly' and 'Not yet', unless a parent chooses another day. */
const REST_DAYS = 3

function isDue(step: NextStep, today: string): boolean {
  return step.state === 'open' && step.askOn <= today && !step.answers.some(({ day }) => day === today)
}

/** The step to ask about today, which is the one that has waited longest. Null when none is due. */
export function findDueStep(steps: NextStep[], today: string): NextStep | null {
  const due = steps.filter((step) => isDue(step, today))
  return due.toSorted((one, other) => one.askOn.localeCompare(other.askOn) || one.id.localeCompare(other.id))[0] ?? null
}

/** The day of the next question, or null. */
export function findNextDay(steps: NextStep[]): string | null {
  const days = steps.filter(({ state }) => state === 'open').map(({ askOn }) => askOn)
  return days.toSorted()[0] ?? null
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
