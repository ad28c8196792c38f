// Asks for what parents answered, and for the weeks that were left out.
import { call } from '#src/web/api.ts'
import type { getLeftOutWeeks, getOutcomes, LeftOutWeek, PublishedResult, VoidedWeek } from '../outcomes.contract.ts'

export interface Results {
  tools: PublishedResult[]
  held: LeftOutWeek[]
  voided: VoidedWeek[]
}

let published: Promise<PublishedResult[]> | undefined

/** The figures alone. A tool shows its own in two places, and they change at night: a page asks for them once. */
export function fetchFigures(): Promise<PublishedResult[]> {
  published ??= call<typeof getOutcomes>('GET /api/outcomes', {}).then(
    ({ tools }) => tools,
    (failure) => {
      published = undefined
      throw failure
    },
  )
  return published
}

export async function fetchResults(): Promise<Results> {
  const [{ tools }, leftOut] = await Promise.all([
    call<typeof getOutcomes>('GET /api/outcomes', {}),
    call<typeof getLeftOutWeeks>('GET /api/outcomes/left-out', {}),
  ])
  return { tools, ...leftOut }
}
