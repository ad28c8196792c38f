// What a hostile device of a shared plan writes, and a device that keeps nothing.
import { beforeEach, expect, test, vi } from 'vitest'
import { notePromisesOfOthers } from './note-promises-of-others.ts'
import { promisesOfOthers } from './promises-of-others.ts'

beforeEach(() => {
  promisesOfOthers.keep(null)
})

test('W-3, S12: of promises without end the newest are kept, and the storage of the device is not filled', () => {
  const ids = Array.from({ length: 2_100 }, (_, index) => `promise-${index}`)
  notePromisesOfOthers(ids, 'device-of-ben')
  const noted = [...promisesOfOthers.read().keys()]
  expect(noted).toHaveLength(2_000)
  expect(noted.at(0)).toBe('promise-100')
  expect(noted.at(-1)).toBe('promise-2099')
})

test('W-3: an id that is none, such as one with a line of its own in it, is not noted', () => {
  notePromisesOfOthers(['one\nof-anna', 'two words', '', 'x'.repeat(101), 'three'], 'device-of-ben')
  expect([...promisesOfOthers.read()]).toEqual([['three', 'device-of-ben']])
})

test('W-3: on a device that keeps nothing they are not asked about either, until the page is left', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  notePromisesOfOthers(['one'], 'device-of-ben')
  expect([...promisesOfOthers.read()]).toEqual([['one', 'device-of-ben']])
})
