// What this device remembers as completed: `userProgress` in local storage, shared by all tabs.
import { readStoredJson, store } from '#src/web/storage.ts'

export const PROGRESS_KEY = 'userProgress'

export interface UserProgress {
  completedLessons: string[]
  /** ISO time of the last completion, or null. */
  lastUpdated: string | null
}

export const EMPTY_PROGRESS: UserProgress = { completedLessons: [], lastUpdated: null }

/** Anything that is not a list of keys becomes empty progress; duplicates count once. */
export function parseProgress(value: unknown): UserProgress {
  if (typeof value !== 'object' || value === null) return EMPTY_PROGRESS
  const { completedLessons, lastUpdated } = value as Partial<Record<keyof UserProgress, unknown>>
  if (!Array.isArray(completedLessons)) return EMPTY_PROGRESS
  const keys = completedLessons.filter((key): key is string => typeof key === 'string')
  return {
    completedLessons: [...new Set(keys)],
    lastUpdated: typeof lastUpdated === 'string' ? lastUpdated : null,
  }
}

let current: UserProgress | undefined
const listeners = new Set<() => void>()

/** The progress now. The same object until something changes. */
export function getProgress(): UserProgress {
  current ??= parseProgress(readStoredJson(PROGRESS_KEY))
  return current
}

/** Calls `notify` after every change, in this tab or another. */
export function subscribeToProgress(notify: () => void): () => void {
  const refresh = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === PROGRESS_KEY || event.key === null) changeTo(undefined)
  }
  if (listeners.size === 0) current = undefined
  listeners.add(notify)
  window.addEventListener('storage', refresh)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', refresh)
  }
}

/**
 * Marks a lesson as completed, once only. Reads the storage first, so that a completion in another tab is kept.
 * @returns false when the device did not keep it; this visit still counts it
 */
export function completeLesson(key: string, now: Date): boolean {
  const before = union(parseProgress(readStoredJson(PROGRESS_KEY)), getProgress())
  if (before.completedLessons.includes(key)) return true
  const after = { completedLessons: [...before.completedLessons, key], lastUpdated: now.toISOString() }
  const kept = store(PROGRESS_KEY, JSON.stringify(after))
  changeTo(after)
  return kept
}

/** Shows what an account has completed, in place of what was shown. */
export function showProgress(progress: UserProgress): void {
  const shown = parseProgress(progress)
  store(PROGRESS_KEY, JSON.stringify(shown))
  changeTo(shown)
}

/** Forgets the progress shown on this device, when its owner signs out. */
export function clearProgress(): void {
  store(PROGRESS_KEY, null)
  changeTo(undefined)
}

function union(stored: UserProgress, inMemory: UserProgress): UserProgress {
  return {
    completedLessons: [...new Set([...stored.completedLessons, ...inMemory.completedLessons])],
    lastUpdated: stored.lastUpdated ?? inMemory.lastUpdated,
  }
}

function changeTo(next: UserProgress | undefined): void {
  current = next
  for (const notify of listeners) notify()
}
