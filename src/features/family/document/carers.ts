// Who keeps a shared plan, by the names they gave themselves. It stands in the plan, so whoever has the link can read and change it.
import * as z from 'zod/mini'
import { createTable, Day, type PlanTable, perPlan, type TableDefinition } from './plan-table.ts'

export interface Carer {
  name: string
  /** ISO day. */
  joinedOn: string
  /** Not after they left, or were left out by a new link; what they wrote keeps their name. */
  isIn: boolean
}

export const CARERS: TableDefinition<Carer> = {
  name: 'carers',
  schema: z.object({ name: z.string().check(z.maxLength(40)), joinedOn: Day, isIn: z.boolean() }),
  compare: (one, other) => one.joinedOn.localeCompare(other.joinedOn),
}

export type CarerTable = PlanTable<Carer>

/** The carers of this page's plan. */
export const openCarers = perPlan((planDocument): CarerTable => createTable(planDocument, CARERS))

/** Who is in: this device first, then the others by the day on which they came. @param own its row; null where nothing is shared */
export function listIn<Row extends Carer & { id: string }>(carers: readonly Row[], own: string | null): Row[] {
  const place = ({ id }: Row) => (id === own ? 0 : 1)
  return carers.filter(({ isIn }) => isIn).toSorted((one, other) => place(one) - place(other))
}
