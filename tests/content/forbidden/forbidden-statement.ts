// What a forbidden statement is.
export interface ForbiddenStatement {
  pattern: RegExp
  reason: string
  instead: string
  unless?: RegExp
  /** A quiz option is what a tired parent might think: there it is allowed. */
  allowedInOptions?: true
}

/** A sentence with one of these says the opposite. */
export const NOT = /\b(?:not|never|no|nobody|cannot|without|isn't|aren't)\b|n't\b/i
