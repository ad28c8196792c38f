import { expect, test, vi } from 'vitest'
import { forgetStored } from './forget-stored.ts'
import { STORED_KEYS } from './stored-keys.ts'

test('what is forgotten is gone from both storages, and whoever shows it hears of it', () => {
  window.localStorage.setItem('childAges', '["11-13"]')
  window.sessionStorage.setItem('talkAge', '11-13')
  window.localStorage.setItem('language', 'pl')
  const heard: (string | null)[] = []
  const hear = ({ key }: StorageEvent) => void heard.push(key)
  window.addEventListener('storage', hear)
  forgetStored(['childAges', 'talkAge'])
  window.removeEventListener('storage', hear)
  expect({ ...window.localStorage }).toEqual({ language: 'pl' })
  expect({ ...window.sessionStorage }).toEqual({})
  expect(heard).toEqual(['childAges', 'talkAge'])
})

test('S15: other tabs are told which names, and nothing stays of it', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  forgetStored(['talkAge', 'lessonAnswers'])
  expect(setItem.mock.calls).toEqual([['forgotten', 'talkAge lessonAnswers']])
  expect(window.localStorage.length).toBe(0)
})

test('S15: a tab that hears of it forgets what it keeps for itself, and nothing else', () => {
  for (const key of STORED_KEYS) window.sessionStorage.setItem(key, 'kept')
  window.sessionStorage.setItem('of another', 'kept')
  const told = new StorageEvent('storage', { key: 'forgotten', newValue: 'talkAge of another' })
  window.dispatchEvent(told)
  expect(window.sessionStorage.getItem('talkAge')).toBeNull()
  expect(window.sessionStorage.length).toBe(STORED_KEYS.length)
  // The end of it is heard of too.
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: null }))
  expect(window.sessionStorage.length).toBe(STORED_KEYS.length)
})
