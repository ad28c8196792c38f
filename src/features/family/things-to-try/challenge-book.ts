// The family's challenges in the notebook: what is tried, which days are ticked, and what is kept of it. Each tick is a row of its
// own, so that two devices may tick two days at once.
import * as z from 'zod/mini'
import type { Notebook } from '#src/features/family/notebook/notebook.ts'
import { createTable, Day, perNotebook, type TableDefinition } from '#src/features/family/notebook/notebook-table.ts'
import { AGREEMENT, type AgreementLine } from '../agreement/agreement-table.ts'
import { CHALLENGE_SIZES, type ChallengeSize } from './family-challenge.ts'

interface Try {
  slug: string
  size: ChallengeSize
  /** ISO days. */
  startedOn: string
  finishedOn: string | null
  /** `talking`: the five minutes at its end. */
  state: 'running' | 'paused' | 'talking' | 'finished'
  /** The answer to 'What do we keep?', as far as it is typed. */
  keeps: string
}

/** One go at a challenge. There may be several at once, and several of one challenge after each other. */
export interface ChallengeTry extends Try {
  id: string
  /** The days that are ticked, counted from 1. The others are nothing: a missed day costs nothing. */
  days: readonly number[]
}

/** As long as a line of the agreement needs. */
export const KEEPS_LIMIT = 160

export interface ChallengeBook {
  /** The newest first. The same list until something changes. */
  read(): ChallengeTry[]
  /** Each says whether this device kept it. */
  start(slug: string, size: ChallengeSize, today: string): Promise<boolean>
  changeSize(id: string, size: ChallengeSize): Promise<boolean>
  tick(id: string, day: number, done: boolean): Promise<boolean>
  pause(id: string): Promise<boolean>
  goOn(id: string): Promise<boolean>
  talk(id: string): Promise<boolean>
  writeKeeps(id: string, words: string): Promise<boolean>
  /** @param line for the agreement, in one piece with the end; null when nothing is kept of it */
  finish(id: string, today: string, line: AgreementLine | null): Promise<boolean>
  subscribe(notify: () => void): () => void
}

export const TRIES: TableDefinition<Try> = {
  name: 'challenges',
  schema: z.object({
    slug: z.string(),
    size: z.enum(CHALLENGE_SIZES),
    startedOn: Day,
    finishedOn: z.nullable(Day),
    state: z.enum(['running', 'paused', 'talking', 'finished']),
    keeps: z.string().check(z.maxLength(KEEPS_LIMIT)),
  }),
  compare: (one, other) => other.startedOn.localeCompare(one.startedOn),
}

export const TICKS: TableDefinition<{ challenge: string; day: number }> = {
  name: 'challengeDays',
  schema: z.object({ challenge: z.string(), day: z.int() }),
  compare: (one, other) => one.day - other.day,
}

export const openChallengeBook = perNotebook(createChallengeBook)

export function createChallengeBook(notebook: Notebook): ChallengeBook {
  const tries = createTable(notebook, TRIES)
  const ticks = createTable(notebook, TICKS)
  const agreement = createTable(notebook, AGREEMENT)
  let list: ChallengeTry[] | undefined
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
    read() {
      if (list !== undefined) return list
      const daysOf = (id: string) => ticks.read().flatMap(({ challenge, day }) => (challenge === id ? [day] : []))
      list = tries.read().map((one) => ({ ...one, days: daysOf(one.id) }))
      return list
    },
    async start(slug, size, today) {
      const { kept } = await tries.add({ slug, size, startedOn: today, finishedOn: null, state: 'running', keeps: '' })
      return kept
    },
    changeSize: (id, size) => tries.change(id, { size }),
    async tick(id, day, done) {
      // The same on every device: whoever ticks the same day ticks the same row.
      const tick = `${id} ${day}`
      return done ? (await ticks.add({ challenge: id, day }, tick)).kept : ticks.remove(tick)
    },
    pause: (id) => tries.change(id, { state: 'paused' }),
    goOn: (id) => tries.change(id, { state: 'running' }),
    talk: (id) => tries.change(id, { state: 'talking' }),
    writeKeeps: (id, words) => tries.change(id, { keeps: words }),
    finish: (id, today, line) =>
      notebook.change(() => {
        void tries.change(id, { state: 'finished', finishedOn: today, keeps: line?.what ?? '' })
        if (line !== null) void agreement.add(line)
      }),
    subscribe,
  }
}

/** The go at a challenge that is not at its end: of two, the one that began first, on every device. */
export function findOpenTry(tries: readonly ChallengeTry[], slug: string): ChallengeTry | null {
  return tries.findLast((one) => one.slug === slug && one.state !== 'finished') ?? null
}
