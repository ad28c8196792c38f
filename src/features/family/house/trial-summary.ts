import type { PlanRoom } from '#src/shared/plan-room.ts'
import type { TrialLength } from '../things-to-try/thing-to-try.ts'

/** What the plan knows of a thing to try. */
export interface TrialSummary {
  title: string
  length: TrialLength
  room: PlanRoom
}
