// What the browser remembers of each tool under one key of its storage, by the tool's lesson key.
import { readStoredJson, type StorageName, store } from '#src/web/storage/storage.ts'
import type { StoredKey } from '#src/web/storage/stored-keys.ts'

interface LessonMemory<Value> {
  read(lesson: string): Value | undefined
  /** All that is remembered, by lesson; what was remembered last comes last. */
  readAll(): Record<string, Value>
  /** @returns false when the browser did not keep it */
  remember(lesson: string, value: Value): boolean
  forget(lesson: string): void
}

/** @param fits whether something that was found there is ours: anything may lie in a browser's storage */
export function createLessonMemory<Value>(
  key: StoredKey,
  storage: StorageName,
  fits: (value: unknown) => value is Value,
): LessonMemory<Value> {
  const readAll = (): Record<string, Value> => {
    const kept = readStoredJson(key, storage)
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Value] => fits(entry[1])))
  }
  const keep = (values: Record<string, Value>) => store(key, JSON.stringify(values), storage)
  return {
    read: (lesson) => readAll()[lesson],
    readAll,
    remember(lesson, value) {
      const { [lesson]: _before, ...others } = readAll()
      return keep({ ...others, [lesson]: value })
    },
    forget(lesson) {
      const { [lesson]: _finished, ...others } = readAll()
      keep(others)
    },
  }
}
