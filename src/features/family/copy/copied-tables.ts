// Every table of the plan, as a copy of the plan holds it. A new table is entered here too: a test looks for it.
import * as z from 'zod/mini'
import type { PlanDocument } from '#src/features/family/document/plan-document.ts'
import { createTable, type TableDefinition } from '#src/features/family/document/plan-table.ts'
import { NEXT_STEPS } from '#src/features/family/next-step/next-step-book.ts'
import { AGREEMENT, EVENTS, REVIEWS, SIGNATURES, SLIPS } from '../agreement/agreement-table.ts'
import { STEPS } from '../start/start-list-book.ts'
import { TICKS, TRIES } from '../things-to-try/trial-book.ts'

export interface CopiedTable {
  name: string
  open(planDocument: PlanDocument): OpenTable
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
