// What this device remembers as completed: `userProgress` in local storage, shared by all tabs.
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'

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

const progress = createStoredValue(PROGRESS_KEY, (text) => parseProgress(parseJson(text)))

/** The progress now. The same object until something changes. */
export const getProgress = progress.read

/** Calls `notify` after every change, in this tab or another. */
export const subscribeToProgress = progress.subscribe

/**
 * Marks a lesson as completed, once only. Reads the storage first, so that a completion in another tab is kept.
 * @returns false when the device did not keep it; this visit still counts it
 */
export function completeLesson(key: string, now: Date): boolean {
  const before = getProgress()
  if (before.completedLessons.includes(key)) return true
  return keep({ completedLessons: [...before.completedLessons, key], lastUpdated: now.toISOString() })
}

/** Shows what an account has completed. */
export function showProgress(shown: UserProgress): void {
  keep(parseProgress(shown))
}

/** Forgets the progress shown on this device, when its owner signs out. */
export function clearProgress(): void {
  progress.keep(null)
}

function keep(next: UserProgress): boolean {
  const kept = progress.keep(JSON.stringify(next))
  if (!kept) progress.hold(next)
  return kept
}

/** Completed by total as a whole percentage; 0 when there are no tools. */
export function completionPercent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 100)
}
