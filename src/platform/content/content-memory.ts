// Content is read once and cached until the server restarts. What is cached is frozen, so no caller can change it.
import type { Language } from '#src/shared/languages.ts'
import { takeBuiltContent } from './built-content.ts'
import { CONTENT_ROOT } from './content-file.ts'
import { fillNationTerms, forgetNationTerms } from './nation-terms-file.ts'

const memories: Map<string, unknown>[] = []
const namedReaders = new Map<string, (language: Language) => unknown>()

/**
 * Wraps a reader so that it runs once for each language (and content folder, which only tests change), when it is first asked.
 * @param name what a build keeps it under; none for what is made of other readers' content without a file
 */
export function rememberContent<T>(
  read: (language: Language, root: string) => T,
  name?: string,
): (language: Language, root?: string) => T {
  const memory = new Map<string, T>()
  memories.push(memory)
  const load = (language: Language, root = CONTENT_ROOT): T => {
    const key = `${language} ${root}`
    const known = memory.get(key)
    if (known !== undefined) return known
    const built = name === undefined ? undefined : (takeBuiltContent(language, name, root) as T | undefined)
    const fresh = deepFreeze(built ?? fillNationTerms(read(language, root), root))
    memory.set(key, fresh)
    return fresh
  }
  if (name !== undefined) namedReaders.set(name, load)
  return load
}

/** What each reader with a name says in a language, of all modules that are loaded by now. */
export function readEverything(language: Language): Record<string, unknown> {
  return Object.fromEntries([...namedReaders].map(([name, load]) => [name, load(language)]))
}

/** Forgets all that was read, so that the next call reads the files again (for `npm run dev`). */
export function forgetContent(): void {
  forgetNationTerms()
  for (const memory of memories) memory.clear()
}

/** Freezes a value and everything in it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
