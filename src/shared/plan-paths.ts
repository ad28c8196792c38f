// Addresses below the plan. Apart from `paths.ts`, which every page carries.

/** Four questions, and a short list for each child. */
export const START_PATH = '/plan/start'

/** What a family keeps to, and when it looks at it again. */
export const AGREEMENT_PATH = '/plan/agreement'
export const SIGN_PATH = '/plan/agreement/sign'
export const REVIEW_PATH = '/plan/agreement/review'

/** Small things to try together. */
export const TRY_PATH = '/plan/try'

export function tryPath(slug: string): string {
  return `${TRY_PATH}/${slug}`
}
