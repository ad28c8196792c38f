// From a number to a step.
import type { PactStep } from './pact-lengths.contract.ts'

/** The step moves only when so many more have joined since it last moved. */
export const LEAST_MORE = 3

/** @param counted how many had joined when the step last moved */
export function stepOf(counted: number, threshold: number): PactStep {
  if (counted >= threshold) return 'reached'
  if (counted >= threshold * 0.75) return 'nearly'
  if (counted >= threshold / 2) return 'half'
  return counted >= LEAST_MORE ? 'some' : 'started'
}
