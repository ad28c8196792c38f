// Content is read once and kept: it changes only with a new start. What is kept is frozen, so nobody can change it.
import type { Language } from '#src/shared/languages.ts'
import { CONTENT_ROOT } from './content-file.ts'
import { takeFromSnapshot } from './content-snapshot.ts'

const memories: Map<string, unknown>[] = []

/**
 * Wraps a reader so that it runs once for each language (and content folder, which only tests change).
 * @param name for a reader that is slow: what it returned at build is taken from the snapshot
 */
export function rememberContent<T>(
  read: (language: Language, root: string) => T,
  name?: string,
): (language: Language, root?: string) => T {
  const memory = new Map<string, T>()
  memories.push(memory)
  return (language, root = CONTENT_ROOT) => {
    const key = `${language} ${root}`
    const known = memory.get(key)
    if (known !== undefined) return known
    const built = name === undefined ? undefined : (takeFromSnapshot(language, name, root) as T | undefined)
    const fresh = deepFreeze(built ?? read(language, root))
    memory.set(key, fresh)
    return fresh
  }
}

/** Forgets all that was read, so that the next call reads the files again (for `npm run dev`). */
export function forgetContent(): void {
  for (const memory of memories) memory.clear()
}

/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
