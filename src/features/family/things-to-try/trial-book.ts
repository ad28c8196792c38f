// The family's things to try in the plan: what is tried, which days are ticked, and what is kept of it. Each tick is a row of its
// own, so that two devices may tick two days at once.
import * as z from 'zod/mini'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, Day, perPlan, type TableDefinition, Words } from '#src/features/family/document/plan-table.ts'
import { AGREEMENT, type AgreementLine } from '../agreement/agreement-table.ts'
import { TRIAL_SIZES, type TrialSize } from './thing-to-try.ts'

/** As long as a line of the agreement needs. */
export const KEEPS_LIMIT = 160

const Try = z.object({
  slug: Words,
  size: z.enum(TRIAL_SIZES),
  startedOn: Day,
  finishedOn: z.nullable(Day),
  /** `talking`: the five minutes at its end. */
  state: z.enum(['running', 'talking', 'finished']),
  /** The answer to 'What do we keep?', as far as it is typed. */
  keeps: z.string().check(z.maxLength(KEEPS_LIMIT)),
})
type Try = z.infer<typeof Try>

/** One go at a thing to try. There may be several at once, and several of one thing to try after each other. */
export interface Trial extends Try {
  id: string
  /** The ticked days, counted from 1. Missed days are not stored. */
  days: readonly number[]
}

export const TRIES: TableDefinition<Try> = {
  name: 'trials',
  schema: Try,
  compare: (one, other) => other.startedOn.localeCompare(one.startedOn),
}

export const TICKS: TableDefinition<{ trial: string; day: number }> = {
  name: 'trialDays',
  schema: z.object({ trial: Words, day: z.int() }),
  compare: (one, other) => one.day - other.day,
}

export const openTrialBook = perPlan(createTrialBook)

export type TrialBook = ReturnType<typeof createTrialBook>

/** Every write returns whether this device stored it. */
export function createTrialBook(planDocument: PlanDocument) {
  const tries = createTable(planDocument, TRIES)
  const ticks = createTable(planDocument, TICKS)
  const agreement = createTable(planDocument, AGREEMENT)
  let list: Trial[] | undefined
  const subscribe = (notify: () => void) => {
    const stops = [tries.subscribe(notify), ticks.subscribe(notify)]
    return () => {
      for (const stop of stops) stop()
    }
  }
  subscribe(() => {
    list = undefined
  })
  return {
    /** The newest first. The same list until something changes. */
    read(): Trial[] {
      const daysOf = (id: string) => ticks.read().flatMap(({ trial, day }) => (trial === id ? [day] : []))
      list ??= tries.read().map((one) => ({ ...one, days: daysOf(one.id) }))
      return list
    },
    async start(slug: string, size: TrialSize, today: string) {
      const { kept } = await tries.add({ slug, size, startedOn: today, finishedOn: null, state: 'running', keeps: '' })
      return kept
    },
    changeSize: (id: string, size: TrialSize) => tries.change(id, { size }),
    async tick(id: string, day: number, done: boolean) {
      // The same on every device: ticking the same day ticks the same row.
      const tick = `${id} ${day}`
      return done ? (await ticks.add({ trial: id, day }, tick)).kept : ticks.remove(tick)
    },
    goOn: (id: string) => tries.change(id, { state: 'running' }),
    talk: (id: string) => tries.change(id, { state: 'talking' }),
    writeKeeps: (id: string, words: string) => tries.change(id, { keeps: words }),
    /** @param line for the agreement, in one piece with the end; null when nothing is kept of it */
    finish: (id: string, today: string, line: AgreementLine | null) =>
      planDocument.change(() => {
        void tries.change(id, { state: 'finished', finishedOn: today, keeps: line?.what ?? '' })
        if (line !== null) void agreement.add(line)
      }),
    subscribe,
  }
}

/** The go at a thing to try that is not at its end: of two, the one that began first, on every device. */
export function findOpenTrial(tries: readonly Trial[], slug: string): Trial | null {
  return tries.findLast((one) => one.slug === slug && one.state !== 'finished') ?? null
}
