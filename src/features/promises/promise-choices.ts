/** What a tool offers for a promise, as its front matter says. */
export interface PromiseChoices {
  /** Each goes on after 'If'. */
  cues: string[]
  /** Each goes on after 'then I'. */
  actions: string[]
  obstacles: { reason: string; fix: string }[]
  /** A whole, smaller promise. */
  smaller: string
}
