// Numbers and steps of a class pact that its pages need too, without the schemas.

/** 128 bits: what stands behind the `#` of a pact's link. */
export const PACT_CODE = /^[\w-]{22}$/
/** Letters of a name. */
export const NAME_LIMIT = 20
export const THRESHOLD_LEAST = 5
export const THRESHOLD_MOST = 20
export const THRESHOLD_USUAL = 10

/** How far a pact is, in words instead of a number. */
export const PACT_STEPS = ['started', 'some', 'half', 'nearly', 'reached'] as const
export type PactStep = (typeof PACT_STEPS)[number]
