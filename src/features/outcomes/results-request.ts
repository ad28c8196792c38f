// Asks for what parents answered, and for the weeks that were left out. Loaded when a page shows them.
import { call } from '#src/web/api.ts'
import {
  getLeftOutWeeks,
  getOutcomes,
  type LeftOutWeek,
  type PublishedResult,
  type VoidedWeek,
} from './outcomes.contract.ts'

export interface Results {
  tools: PublishedResult[]
  held: LeftOutWeek[]
  voided: VoidedWeek[]
}

export async function fetchResults(): Promise<Results> {
  const [{ tools }, leftOut] = await Promise.all([call(getOutcomes, {}), call(getLeftOutWeeks, {})])
  return { tools, ...leftOut }
}
