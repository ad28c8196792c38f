// A copy of the plan: a file that is made and read on the device. Restoring it adds rows that are missing here, and never changes a row.
import * as z from 'zod/mini'
import { parseJson } from '#src/shared/parse-json.ts'
import { AGREEMENT, EVENTS, REVIEWS, SIGNATURES, SLIPS } from '../agreement/agreement-table.ts'
import type { PlanDocument } from '../document/plan-document.ts'
import { createTable, Day, perPlan, type TableDefinition } from '../document/plan-table.ts'
import { NEXT_STEPS } from '../next-step/next-step.ts'
import { STEPS } from '../start/start-list-book.ts'
import { TICKS, TRIES } from '../things-to-try/trial-book.ts'

const VERSION = 1

const Head = z.object({ format: z.literal('handrail-plan'), version: z.int().check(z.gte(1)) })
const Copy = z.object({ savedOn: Day, tables: z.record(z.string(), z.unknown()) })

interface PlanCopy {
  format: 'handrail-plan'
  version: number
  /** ISO day. */
  savedOn: string
  /** Rows by the name of their table, each with its id. */
  tables: Record<string, { id: string }[]>
}

export type ReadCopy =
  | { kind: 'wrong' | 'newer' }
  | { kind: 'copy'; savedOn: string /** How many rows are not here. */; count: number; add: () => Promise<boolean> }

export interface PlanCopies {
  make(today: string): PlanCopy
  /** Only reads. `add` of the result writes, and returns whether this device stored it. */
  read(text: string): ReadCopy
}

export const openPlanCopies = perPlan(createPlanCopies)

export function createPlanCopies(planDocument: PlanDocument): PlanCopies {
  const tables = COPIED_TABLES.map(({ name, open }) => ({ name, table: open(planDocument) }))
  const findNew = (rows: Record<string, unknown>): (() => void)[] | null => {
    if (Object.keys(rows).some((name) => !tables.some((one) => one.name === name))) return null
    const found = tables.map(({ name, table }) => table.findNew(rows[name] ?? []))
    return found.some((one) => one === null) ? null : found.flatMap((one) => one ?? [])
  }
  return {
    make: (today) => ({
      format: 'handrail-plan',
      version: VERSION,
      savedOn: today,
      tables: Object.fromEntries(tables.map(({ name, table }) => [name, table.read()])),
    }),
    read(text) {
      const file = parseJson(text)
      const head = Head.safeParse(file)
      if (!head.success) return { kind: 'wrong' }
      if (head.data.version > VERSION) return { kind: 'newer' }
      const copy = Copy.safeParse(file)
      const found = copy.success ? findNew(copy.data.tables) : null
      if (!copy.success || found === null) return { kind: 'wrong' }
      const add = () =>
        planDocument.change(() => {
          // Computed again: another tab may have restored the copy in the meantime.
          for (const one of findNew(copy.data.tables) ?? []) one()
        })
      return { kind: 'copy', savedOn: copy.data.savedOn, count: found.length, add }
    },
  }
}

interface CopiedTable {
  name: string
  open(planDocument: Pick<PlanDocument, 'document' | 'change'>): OpenTable
}

interface OpenTable {
  /** Every row with its id. */
  read(): { id: string }[]
  /**
   * The rows that this plan does not have, each ready to be added; null when one does not fit. A row that is here stays as it
   * is, whatever the copy says of it.
   */
  findNew(rows: unknown): (() => void)[] | null
}

const Identified = z.array(z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))

function copied<Row extends object>(definition: TableDefinition<Row>): CopiedTable {
  return {
    name: definition.name,
    open(planDocument) {
      const table = createTable(planDocument, definition)
      return {
        read: table.read,
        findNew(rows) {
          const identified = Identified.safeParse(rows)
          if (!identified.success) return null
          // The document's own map: a row that a later version wrote is here too, though no list shows it.
          const here = planDocument.document.getMap(definition.name)
          const adding: (() => void)[] = []
          for (const { id, ...fields } of identified.data) {
            const row = definition.schema.safeParse(fields)
            if (!row.success) return null
            if (!here.has(id)) adding.push(() => void table.add(row.data, id))
          }
          return adding
        },
      }
    },
  }
}

export const COPIED_TABLES: readonly CopiedTable[] = [
  copied(NEXT_STEPS),
  copied(AGREEMENT),
  copied(EVENTS),
  copied(SIGNATURES),
  copied(REVIEWS),
  copied(SLIPS),
  copied(TRIES),
  copied(TICKS),
  copied(STEPS),
]
