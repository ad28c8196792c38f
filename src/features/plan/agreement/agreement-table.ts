// The lines of the family agreement, as the notebook keeps them.
import * as z from 'zod/mini'
import { Day, type TableDefinition } from '#src/features/notebook/notebook-table.ts'

export interface AgreementLine {
  who: string
  what: string
  why: string
  /** ISO day. */
  madeOn: string
  state: 'kept' | 'dropped'
  /** Whose words they are. */
  by: 'adult' | 'child'
}

export const AGREEMENT: TableDefinition<AgreementLine> = {
  name: 'agreement',
  schema: z.object({
    who: z.string(),
    what: z.string(),
    why: z.string(),
    madeOn: Day,
    state: z.enum(['kept', 'dropped']),
    by: z._default(z.enum(['adult', 'child']), 'adult'),
  }),
  compare: (one, other) => (one.madeOn < other.madeOn ? -1 : Number(one.madeOn > other.madeOn)),
}
