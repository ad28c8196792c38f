// A promise: 'If <cue>, then I <action>', and the day on which it is asked about. Pure rules; where it is kept is
// `promise-book.ts`.
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import type { PromiseChoices } from './promise-choices.contract.ts'
import { addDays } from './promise-days.ts'

interface PromiseAnswer {
  day: string
  outcome: Outcome
}

/** Where a promise was made. Only of a tool is counted whether it worked (N1). */
export interface PromiseSource {
  kind: 'tool' | 'challenge' | 'talk'
  /** A lesson key, or the slug of a challenge or a talk. */
  id: string
  /** As it was called when the promise was made: it must be there without a network. */
  title: string
}

export interface ParentPromise {
  id: string
  source: PromiseSource
  /** Each goes on after 'If' and 'then I'; a smaller promise is one whole sentence and has no cue. */
  cue: string
  action: string
  madeOn: string
  /** Not before this day. */
  askOn: string
  /** Whether a mail asks on that day too. */
  byMail: boolean
  state: 'open' | 'worked' | 'dropped' | 'made-smaller'
  /** What may get in the way, and what helps, as the tool said when it was made: it must be there without a network. */
  obstacles: PromiseChoices['obstacles']
  smaller: string
  /** What got in the way last time, as somebody chose or wrote it; '' when nobody said. */
  obstacle: string
  /** Who promised it in a shared plan: their row among the carers; '' where the plan is not shared. */
  carer: string
  answers: PromiseAnswer[]
}

export function isTool({ kind, id }: PromiseSource, lessonKey: string): boolean {
  return kind === 'tool' && id === lessonKey
}

/** How long 'Partly' and 'Not yet' are left alone, unless somebody chooses another day. */
const REST_DAYS = 3

function isDue(promise: ParentPromise, today: string): boolean {
  return promise.state === 'open' && promise.askOn <= today && !promise.answers.some(({ day }) => day === today)
}

/** What is asked today: the one that has waited longest. Null when nothing is due. */
export function findDuePromise(promises: ParentPromise[], today: string): ParentPromise | null {
  const due = promises.filter((promise) => isDue(promise, today))
  return due.toSorted((one, other) => compare(one.askOn, other.askOn) || compare(one.id, other.id))[0] ?? null
}

/** The day of the next question, or null. */
export function findNextDay(promises: ParentPromise[]): string | null {
  const days = promises.filter(({ state }) => state === 'open').map(({ askOn }) => askOn)
  return days.toSorted(compare)[0] ?? null
}

/** What an answer changes. It is not asked about again on the same day. */
export function answerPromise(
  promise: ParentPromise,
  outcome: Outcome,
  today: string,
): Pick<ParentPromise, 'state' | 'askOn' | 'answers'> {
  const answers = [...promise.answers.filter(({ day }) => day !== today), { day: today, outcome }]
  if (outcome === 'worked') return { state: 'worked', askOn: promise.askOn, answers }
  return { state: 'open', askOn: addDays(today, REST_DAYS), answers }
}

/** A day later than it would have been asked, and never today. */
export function putOffDay(promise: ParentPromise, today: string): string {
  return addDays(promise.askOn > today ? promise.askOn : today, 1)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
