// Numbers and steps of a class agreement. The pages need them too, without the schemas.

/** 128 bits: the part after the `#` of the link. */
export const CLASS_AGREEMENT_CODE = /^[\w-]{22}$/
/** Letters of a name. */
export const NAME_LIMIT = 20
export const THRESHOLD_LEAST = 5
export const THRESHOLD_MOST = 20
export const THRESHOLD_USUAL = 10
/** The step moves only when so many more have joined since it last moved. */
export const LEAST_MORE = 3

/** How far a class agreement is, in words instead of a number. */
export const STEPS = ['started', 'some', 'half', 'nearly', 'reached'] as const
export type Step = (typeof STEPS)[number]

/** @param counted how many had joined when the step last moved */
export function stepOf(counted: number, threshold: number): Step {
  if (counted >= threshold) return 'reached'
  if (counted >= threshold * 0.75) return 'nearly'
  if (counted >= threshold / 2) return 'half'
  return counted >= LEAST_MORE ? 'some' : 'started'
}
