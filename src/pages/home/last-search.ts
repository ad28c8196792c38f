// What was last searched for and found, for whoever comes back to it. Only as long as the page lives: it is never stored, and
// it goes with what somebody did on this device.
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

/** Somebody logged out, or had everything forgotten, in this tab or another. */
function forgetWithTraces({ key, newValue }: StorageEvent): void {
  if (key === null || (key === TRACE && newValue === null)) rememberSearch(undefined)
}
