// What the carers of a shared plan are called, while a page keeps it in step. Never stored here: what is kept of sharing is sealed.

type Names = ReadonlyMap<string, string>

let names: Names = new Map()
const listeners = new Set<() => void>()

/** By the id of their device. */
export function nameCarers(next: Names): void {
  names = next
  for (const notify of listeners) notify()
}

export function readCarerNames(): Names {
  return names
}

export function subscribeToCarerNames(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
