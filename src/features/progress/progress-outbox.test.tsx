import { expect, test, vi } from 'vitest'
import { addWaiting, dropSetAside, readSetAside, readWaiting, removeWaiting, setAside } from './progress-outbox.ts'

const KEY = 'progressOutbox'
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
const put = (value: unknown) => window.localStorage.setItem(KEY, JSON.stringify(value))

test('what waits is kept for each account, once each', () => {
  addWaiting('a', ['one'])
  addWaiting('a', ['one', 'two'])
  addWaiting('b', ['three'])
  expect(stored()).toEqual({ a: ['one', 'two'], b: ['three'] })
  expect(readWaiting('a')).toEqual(['one', 'two'])
  expect(readWaiting('c')).toEqual([])
})

test('sent completions are removed; later ones and those of other accounts stay', () => {
  put({ a: ['one', 'two'], b: ['three'] })
  expect(removeWaiting('a', ['one'])).toBe(true)
  expect(stored()).toEqual({ a: ['two'], b: ['three'] })
  removeWaiting('a', ['two'])
  expect(stored()).toEqual({ b: ['three'] })
  removeWaiting('b', ['three'])
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['null', null],
  ['a text', 'one'],
  ['a list', [['one']]],
  ['an account with no list', { a: 'one' }],
  ['keys that are none', { a: [5, null, '', 'two words', 'x'.repeat(101)] }],
])('a damaged outbox counts as empty: %s', (_name, value) => {
  put(value)
  expect(readWaiting('a')).toEqual([])
  addWaiting('a', ['one'])
  expect(readWaiting('a')).toEqual(['one'])
})

test('what a guest finished waits apart, and can be forgotten', () => {
  addWaiting('a', ['one'])
  setAside(['two'])
  expect(readSetAside()).toEqual(['two'])
  expect(readWaiting('a')).toEqual(['one'])
  dropSetAside()
  expect(readSetAside()).toEqual([])
  expect(stored()).toEqual({ a: ['one'] })
})

test('where the device cannot store, completions wait in the page and are sent', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  put({ b: ['three'] })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  addWaiting('a', ['one'])
  addWaiting('a', ['two'])
  expect(readWaiting('a')).toEqual(['one', 'two'])
  expect(removeWaiting('a', ['one'])).toBe(true)
  expect(readWaiting('a')).toEqual(['two'])
  full.mockRestore()
  addWaiting('a', ['four'])
  expect(stored()).toEqual({ a: ['two', 'four'], b: ['three'] })
  removeWaiting('a', ['two', 'four'])
  expect(readWaiting('a')).toEqual([])
})
