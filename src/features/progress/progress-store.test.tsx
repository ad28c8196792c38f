import { expect, test, vi } from 'vitest'
import { completeLesson, getProgress, PROGRESS_KEY, parseProgress, subscribeToProgress } from './progress-store.ts'

const now = new Date('2026-11-20T20:00:00Z')

test.each([
  ['not JSON at all', '{'],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['completedLessons that is no list', '{"completedLessons":"all","lastUpdated":null}'],
])('stored progress that is %s counts as empty', (_name, text) => {
  window.localStorage.setItem(PROGRESS_KEY, text)
  const stop = subscribeToProgress(() => {})
  expect(getProgress()).toEqual({ completedLessons: [], lastUpdated: null })
  stop()
})

test('duplicates and anything but texts are dropped', () => {
  expect(parseProgress({ completedLessons: ['a', 'a', 5, null, 'b'], lastUpdated: 7 })).toEqual({
    completedLessons: ['a', 'b'],
    lastUpdated: null,
  })
})

test('a completion in another tab arrives, and is not overwritten by one in this tab', () => {
  const notify = vi.fn()
  const stop = subscribeToProgress(notify)
  getProgress()
  window.localStorage.setItem(PROGRESS_KEY, JSON.stringify({ completedLessons: ['other'], lastUpdated: null }))
  completeLesson('own', now)
  expect(getProgress().completedLessons).toEqual(['other', 'own'])
  window.localStorage.setItem(PROGRESS_KEY, JSON.stringify({ completedLessons: ['other', 'own', 'third'] }))
  window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }))
  expect(getProgress().completedLessons).toEqual(['other', 'own', 'third'])
  expect(notify).toHaveBeenCalledTimes(2)
  stop()
})

test('storage that refuses still counts for this visit, and says so', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const stop = subscribeToProgress(() => {})
  expect(completeLesson('a', now)).toBe(false)
  expect(getProgress().completedLessons).toEqual(['a'])
  stop()
})
