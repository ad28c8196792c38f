// Rows in the plan: each table is a map of the document, each row a map in it. Two devices may change two fields of a row at
// once, and both changes stay.
import { Map as SharedMap } from 'yjs'
import * as z from 'zod/mini'
import { openPlanDocument, type PlanDocument } from './plan-document.ts'
import { unturnedIn } from './unturned.ts'

/** As `2026-11-22`. Not the library's own, whose code for all forms of a date is large. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** The longest text of a page. Another carer's device may write longer ones. */
export const Words = z.string().check(z.maxLength(1_000))
const ID_LIMIT = 200

export interface TableDefinition<Row extends object> {
  /** The name of its map in the document. */
  name: string
  /** Checks rows. Those of another carer's device that do not fit are left out without an error. */
  schema: z.ZodMiniType<Row>
  /** The order of the list. Equal rows are sorted by id, so that all devices show the same. */
  compare: (one: Row, other: Row) => number
}

type StoredRow<Row extends object> = Row & { id: string }

/** Every write says whether this device stored it. For several writes in one `plan.change` only the result of that change counts. */
export interface PlanTable<Row extends object> {
  /** The same list until something changes. */
  read(): StoredRow<Row>[]
  /** @throws when the row does not fit its schema, because it could not be read again */
  add(row: Row, id?: string): Promise<{ id: string; kept: boolean }>
  /** Writes only these fields, and nothing if the row was deleted. @throws when the row would no longer fit its schema */
  change(id: string, fields: Partial<Row>): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** Calls `notify` after every change of the table, in this tab or another. */
  subscribe(notify: () => void): () => void
}

/** What is made of a plan once, however often it is opened: `const openTasks = perPlan((plan) => createTable(…))`. */
export function perPlan<Part>(create: (planDocument: PlanDocument) => Part): () => Promise<Part> {
  const parts = new WeakMap<PlanDocument, { part: Part }>()
  return async () => {
    const planDocument = await openPlanDocument()
    const made = parts.get(planDocument) ?? { part: create(planDocument) }
    parts.set(planDocument, made)
    return made.part
  }
}

export function createTable<Row extends object>(
  planDocument: Pick<PlanDocument, 'document' | 'change'>,
  { name, schema, compare }: TableDefinition<Row>,
): PlanTable<Row> {
  const rows = planDocument.document.getMap<unknown>(name)
  let list: StoredRow<Row>[] | undefined
  const forgetList = () => {
    list = undefined
  }
  rows.observeDeep(forgetList)

  const readRow = (id: string, fields: unknown): StoredRow<Row>[] => {
    if (!(fields instanceof SharedMap) || id === '' || id.length > ID_LIMIT) return []
    const { data, success } = schema.safeParse(fields.toJSON())
    return success ? [{ ...unturnedIn(data), id }] : []
  }
  const read = () => {
    list ??= [...rows.entries()]
      .flatMap(([id, fields]) => readRow(id, fields))
      .toSorted((one, other) => compare(one, other) || (one.id < other.id ? -1 : 1))
    return list
  }
  const write = (make: () => void) =>
    planDocument.change(() => {
      make()
      // A read before the transaction ends gets the rows as they are so far.
      forgetList()
    })
  return {
    read,
    async add(row, id = crypto.randomUUID()) {
      const fields = Object.entries(schema.parse(row))
      const kept = await write(() => void rows.set(id, new SharedMap(fields)))
      return { id, kept }
    },
    async change(id, changed) {
      const fields = rows.get(id)
      const row = read().find((one) => one.id === id)
      if (row === undefined || !(fields instanceof SharedMap)) return true
      schema.parse({ ...row, ...changed })
      return write(() => {
        for (const [field, value] of Object.entries(changed)) fields.set(field, value)
      })
    },
    remove: (id) => write(() => rows.delete(id)),
    subscribe(notify) {
      rows.observeDeep(notify)
      return () => rows.unobserveDeep(notify)
    },
  }
}
