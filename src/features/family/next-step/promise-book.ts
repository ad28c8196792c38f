// The promises in the notebook: read, made and changed.

import * as z from 'zod/mini'
import type { Notebook } from '#src/features/family/notebook/notebook.ts'
import { createTable, Day, perNotebook, type TableDefinition } from '#src/features/family/notebook/notebook-table.ts'
import { ownCarer } from '#src/features/family/notebook/own-carer.ts'
import type { Outcome } from '#src/features/outcomes/outcomes.contract.ts'
import { rememberNextQuestion } from './next-question.ts'
import { answerPromise, findNextDay, type ParentPromise, putOffDay } from './parent-promise.ts'
import { listOwn } from './promises-of-others.ts'

type StoredFields = Omit<ParentPromise, 'id'>

const StoredPromise: z.ZodMiniType<StoredFields> = z.object({
  source: z.object({ kind: z.enum(['tool', 'challenge', 'talk']), id: z.string(), title: z.string() }),
  cue: z.string(),
  action: z.string(),
  madeOn: Day,
  askOn: Day,
  byMail: z._default(z.boolean(), false),
  state: z.enum(['open', 'worked', 'dropped', 'made-smaller']),
  obstacles: z.array(z.object({ reason: z.string(), fix: z.string() })),
  smaller: z.string(),
  obstacle: z._default(z.string(), ''),
  carer: z._default(z.string().check(z.maxLength(60)), ''),
  answers: z.array(z.object({ day: Day, outcome: z.enum(['worked', 'partly', 'not-yet']) })),
})

export const PROMISES: TableDefinition<StoredFields> = {
  name: 'promises',
  schema: StoredPromise,
  compare: newestFirst,
}

export type NewPromise = Omit<ParentPromise, 'id' | 'state' | 'answers' | 'byMail' | 'obstacle' | 'carer'>

export interface PromiseBook {
  /** Every promise, newest first. The same list until something changes. */
  read(): ParentPromise[]
  /** @returns the id, and whether this device kept it */
  make(promise: NewPromise): Promise<{ id: string; kept: boolean }>
  /** From now on this device asks about it. A mail to the carer who promised it comes all the same, and no other one. */
  askHere(id: string): Promise<boolean>
  /** Whether a mail asks on its day too. */
  noteMail(id: string, byMail: boolean): Promise<boolean>
  answer(id: string, outcome: Outcome, today: string): Promise<boolean>
  /** What got in the way: it stays here, and goes on to the smaller promise. */
  noteObstacle(id: string, words: string): Promise<boolean>
  putOff(id: string, today: string): Promise<boolean>
  drop(id: string): Promise<boolean>
  /** Closes a promise and makes its smaller one in one piece. */
  makeSmaller(id: string, smaller: NewPromise): Promise<{ id: string; kept: boolean }>
  subscribe(notify: () => void): () => void
}

/** The promises of this page's notebook. */
export const openPromiseBook = perNotebook(createPromiseBook)

export function createPromiseBook(notebook: Notebook): PromiseBook {
  const table = createTable(notebook, PROMISES)
  const remember = () => rememberNextQuestion(findNextDay(listOwn(table.read(), ownCarer.read())))
  remember()
  table.subscribe(remember)
  const change = async (id: string, find: (promise: ParentPromise) => Partial<ParentPromise>) => {
    const promise = table.read().find((one) => one.id === id)
    return promise === undefined || table.change(id, find(promise))
  }
  return {
    read: table.read,
    make: (promise) => table.add(asOpen(promise)),
    askHere: (id) => table.change(id, { carer: ownCarer.read() ?? '', byMail: false }),
    noteMail: (id, byMail) => table.change(id, { byMail }),
    answer: (id, outcome, today) => change(id, (promise) => answerPromise(promise, outcome, today)),
    noteObstacle: (id, words) => table.change(id, { obstacle: words }),
    putOff: (id, today) => change(id, (promise) => ({ askOn: putOffDay(promise, today) })),
    drop: (id) => table.change(id, { state: 'dropped' }),
    async makeSmaller(id, smaller) {
      const smallerId = crypto.randomUUID()
      const obstacle = table.read().find((promise) => promise.id === id)?.obstacle
      const kept = await notebook.change(() => {
        void table.change(id, { state: 'made-smaller' })
        void table.add(asOpen(smaller, obstacle), smallerId)
      })
      return { id: smallerId, kept }
    },
    subscribe: table.subscribe,
  }
}

function asOpen(promise: NewPromise, obstacle = ''): StoredFields {
  return { ...promise, obstacle, carer: ownCarer.read() ?? '', state: 'open', byMail: false, answers: [] }
}

function newestFirst(one: StoredFields, other: StoredFields): number {
  return other.madeOn.localeCompare(one.madeOn)
}
