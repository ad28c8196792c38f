// The promises in the notebook: read, made and changed. Each is a map of its own, so that two devices may change two at once.
import { Map as SharedMap } from 'yjs'
import { type Notebook, openNotebook } from '#src/features/notebook/notebook.ts'
import { rememberNextQuestion } from './next-question.ts'
import { answerPromise, findNextDay, type ParentPromise, type PromiseOutcome, putOffDay } from './parent-promise.ts'

type Fields = SharedMap<unknown>

export type NewPromise = Omit<ParentPromise, 'id' | 'state' | 'answers' | 'byMail'>

export interface PromiseBook {
  /** Every promise, newest first. The same list until something changes. */
  read(): ParentPromise[]
  /** @returns the id, and whether this device kept it */
  make(promise: NewPromise): Promise<{ id: string; kept: boolean }>
  /** A mail asks on its day too. */
  noteMail(id: string): Promise<boolean>
  answer(id: string, outcome: PromiseOutcome, today: string): Promise<boolean>
  putOff(id: string, today: string): Promise<boolean>
  drop(id: string): Promise<boolean>
  /** Closes a promise and makes its smaller one in one piece. */
  makeSmaller(id: string, smaller: NewPromise): Promise<{ id: string; kept: boolean }>
  subscribe(notify: () => void): () => void
}

const books = new WeakMap<Notebook, PromiseBook>()

/** The promises of this page's notebook. */
export async function openPromiseBook(): Promise<PromiseBook> {
  const notebook = await openNotebook()
  const book = books.get(notebook) ?? createPromiseBook(notebook)
  books.set(notebook, book)
  return book
}

export function createPromiseBook(notebook: Notebook): PromiseBook {
  const all = notebook.document.getMap<Fields>('promises')
  let list: ParentPromise[] | undefined
  const read = () => {
    list ??= [...all.entries()].map(([id, fields]) => readPromise(id, fields)).toSorted(newestFirst)
    return list
  }
  const remember = () => {
    list = undefined
    rememberNextQuestion(findNextDay(read()))
  }
  remember()
  notebook.subscribe(remember)
  const add = (promise: NewPromise): string => {
    const id = crypto.randomUUID()
    all.set(id, new SharedMap(Object.entries({ ...promise, state: 'open', byMail: false, answers: [] })))
    return id
  }
  const update = (id: string, find: (promise: ParentPromise) => Partial<ParentPromise>) => {
    const fields = all.get(id)
    if (fields === undefined) return
    for (const [name, value] of Object.entries(find(readPromise(id, fields)))) fields.set(name, value)
  }
  const change = (id: string, find: (promise: ParentPromise) => Partial<ParentPromise>) =>
    notebook.change(() => update(id, find))
  return {
    read,
    async make(promise) {
      let id = ''
      const kept = await notebook.change(() => {
        id = add(promise)
      })
      return { id, kept }
    },
    noteMail: (id) => change(id, () => ({ byMail: true })),
    answer: (id, outcome, today) => change(id, (promise) => answerPromise(promise, outcome, today)),
    putOff: (id, today) => change(id, (promise) => ({ askOn: putOffDay(promise, today) })),
    drop: (id) => change(id, () => ({ state: 'dropped' })),
    async makeSmaller(id, smaller) {
      let smallerId = ''
      const kept = await notebook.change(() => {
        update(id, () => ({ state: 'made-smaller' }))
        smallerId = add(smaller)
      })
      return { id: smallerId, kept }
    },
    subscribe: notebook.subscribe,
  }
}

function readPromise(id: string, fields: Fields): ParentPromise {
  return { ...(fields.toJSON() as Omit<ParentPromise, 'id'>), id }
}

function newestFirst(one: ParentPromise, other: ParentPromise): number {
  return other.madeOn.localeCompare(one.madeOn) || one.id.localeCompare(other.id)
}
