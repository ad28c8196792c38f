// The carers of a shared plan, by the names they gave themselves. The list is part of the plan, so anyone with the link can read and change it.
import * as z from 'zod/mini'
import { createTable, Day, perPlan, type TableDefinition } from './plan-table.ts'

const Carer = z.object({
  name: z.string().check(z.maxLength(40)),
  joinedOn: Day,
  /** False after they left, or when a new link left them out; what they wrote keeps their name. */
  isIn: z.boolean(),
})
type Carer = z.infer<typeof Carer>

export const CARERS: TableDefinition<Carer> = {
  name: 'carers',
  schema: Carer,
  compare: (one, other) => one.joinedOn.localeCompare(other.joinedOn),
}

/** The carers of this page's plan. */
export const openCarers = perPlan((planDocument) => createTable(planDocument, CARERS))

/** The carers: this device first, then the others by the day on which they joined. @param own its row; null where nothing is shared */
export function listIn<Row extends Carer & { id: string }>(carers: readonly Row[], own: string | null): Row[] {
  const place = ({ id }: Row) => (id === own ? 0 : 1)
  return carers.filter(({ isIn }) => isIn).toSorted((one, other) => place(one) - place(other))
}
