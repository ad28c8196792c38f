// Addresses below the plan. Apart from `paths.ts`, which every page carries.

/** Four questions, and a short list for each child. */
export const START_PATH = '/plan/start'

/** Small things to try together. */
export const CHALLENGES_PATH = '/plan/challenges'

export function challengePath(slug: string): string {
  return `${CHALLENGES_PATH}/${slug}`
}
