// The things to try as they are read.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { loadThingsToTry } from './things-to-try.server.ts'

test('there are at least twenty, for 7 days and for 4 weeks', () => {
  const lengths = loadThingsToTry('en').map(({ length }) => length)
  expect(lengths.length).toBeGreaterThanOrEqual(20)
  expect(new Set(lengths)).toEqual(new Set(['week', 'four-weeks']))
  expect(lengths).toEqual(lengths.toSorted((one, other) => other.localeCompare(one)))
})

test('each names its sources, and says what they do not say', () => {
  for (const { slug, why, sources } of loadThingsToTry('en')) {
    expect(sources.length, slug).toBeGreaterThan(0)
    expect(why.limit, slug).not.toBe('')
  }
})

test('a mistake in a thing to try names its file and its field', () => {
  using fixture = createContentFixture({ 'things-to-try/phone-beds.md': swap('length: week', 'length: month') })
  expect(() => loadThingsToTry('en', fixture.root)).toThrow(/phone-beds\.md:4: length: "month" is not known here/)
})
