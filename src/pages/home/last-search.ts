// The last search and its results, for a parent who comes back to them. Held in memory only: it is never stored, and
// it goes when the traces on this device are removed.
import type { Answer } from '#src/features/search/use-finder.ts'
import { TRACES } from '#src/web/storage/stored-keys.ts'

const [TRACE] = TRACES
let last: Answer | undefined

export function recallSearch(): Answer | undefined {
  return last
}

/** @param answer undefined forgets it */
export function rememberSearch(answer: Answer | undefined): void {
  last = answer
  window.removeEventListener('storage', forgetWithTraces)
  if (answer !== undefined) window.addEventListener('storage', forgetWithTraces)
}

/** A person logged out, or had everything forgotten, in this tab or another. */
function forgetWithTraces({ key, newValue }: StorageEvent): void {
  if (key === null || (key === TRACE && newValue === null)) rememberSearch(undefined)
}
