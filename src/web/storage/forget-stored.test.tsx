import { expect, test, vi } from 'vitest'
import { forgetStored } from './forget-stored.ts'
import { STORED_KEYS, TRACES } from './stored-keys.ts'

test('forgetting clears both storages and updates what the page shows', () => {
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

test.each([{ keys: TRACES }, { keys: STORED_KEYS }])(
  'other tabs are told when the data of a person is deleted, and nothing of it stays',
  ({ keys }) => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    forgetStored(keys)
    expect(setItem.mock.calls).toEqual([['forgotten', keys.join(' ')]])
    expect(window.localStorage.length).toBe(0)
  },
)

test('only forgetting everything looks as if the browser had cleared its storage', () => {
  const heard: (string | null)[] = []
  const hear = ({ key }: StorageEvent) => void heard.push(key)
  window.addEventListener('storage', hear)
  forgetStored(TRACES)
  expect(heard).toEqual(TRACES)
  forgetStored(STORED_KEYS)
  window.removeEventListener('storage', hear)
  expect(heard.at(-1)).toBeNull()
})

test('another tab removes its own session values of these names, and nothing else', () => {
  for (const key of STORED_KEYS) window.sessionStorage.setItem(key, 'kept')
  // The removal of the signal fires an event too.
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: null }))
  expect(window.sessionStorage.length).toBe(STORED_KEYS.length)
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: 'talkAge planDrafts' }))
  expect(window.sessionStorage.getItem('talkAge')).toBeNull()
  expect(window.sessionStorage.getItem('planDrafts')).toBeNull()
  expect(window.sessionStorage.length).toBe(STORED_KEYS.length - 2)
})
