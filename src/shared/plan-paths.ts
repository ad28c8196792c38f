// Addresses below the plan. Apart from `paths.ts`, which every page carries.

/** Four questions, and a short list for each child. */
export const START_PATH = '/plan/start'

/** What a family keeps to, and when it looks at it again. */
export const AGREEMENT_PATH = '/plan/agreement'

/** Small things to try together. */
export const CHALLENGES_PATH = '/plan/challenges'

export function challengePath(slug: string): string {
  return `${CHALLENGES_PATH}/${slug}`
}
