// What was last searched for, for whoever comes back to it. Only as long as the page lives: it is never stored, and it goes
// with what somebody did on this device.
import { TRACES } from '#src/web/stored-keys.ts'

const [TRACE] = TRACES
let last = ''

export function recallSearch(): string {
  return last
}

/** @param query '' forgets it */
export function rememberSearch(query: string): void {
  last = query
  window.removeEventListener('storage', forgetWithTraces)
  if (query !== '') window.addEventListener('storage', forgetWithTraces)
}

/** Somebody logged out, or had everything forgotten, in this tab or another. */
function forgetWithTraces({ key, newValue }: StorageEvent): void {
  if (key === null || (key === TRACE && newValue === null)) rememberSearch('')
}
