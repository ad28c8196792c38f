// Every table of the notebook, as a copy of the plan holds it. A new table is entered here too: a test looks for it.
import * as z from 'zod/mini'
import { PROMISES } from '#src/features/family/next-step/promise-book.ts'
import type { Notebook } from '#src/features/family/notebook/notebook.ts'
import { createTable, type TableDefinition } from '#src/features/family/notebook/notebook-table.ts'
import { AGREEMENT, EVENTS, REVIEWS, SIGNATURES, SLIPS } from '../agreement/agreement-table.ts'
import { STEPS } from '../start/step-book.ts'
import { TICKS, TRIES } from '../things-to-try/challenge-book.ts'

export interface CopiedTable {
  name: string
  open(notebook: Notebook): OpenTable
}

interface OpenTable {
  /** Every row with its id. */
  read(): { id: string }[]
  /**
   * The rows that this notebook does not have, each ready to be added; null when one does not fit. A row that is here stays as it
   * is, whatever the copy says of it.
   */
  findNew(rows: unknown): (() => void)[] | null
}

const Identified = z.array(z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))

function copied<Row extends object>(definition: TableDefinition<Row>): CopiedTable {
  return {
    name: definition.name,
    open(notebook) {
      const table = createTable(notebook, definition)
      return {
        read: table.read,
        findNew(rows) {
          const identified = Identified.safeParse(rows)
          if (!identified.success) return null
          // The document's own map: a row that a later version wrote is here too, though no list shows it.
          const here = notebook.document.getMap(definition.name)
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
  copied(PROMISES),
  copied(AGREEMENT),
  copied(EVENTS),
  copied(SIGNATURES),
  copied(REVIEWS),
  copied(SLIPS),
  copied(TRIES),
  copied(TICKS),
  copied(STEPS),
]
