// The family challenges as they are read.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { loadChallenges } from './challenges.server.ts'

test('V-4: there are at least twenty, for 7 days and for 4 weeks', () => {
  const lengths = loadChallenges('en').map(({ length }) => length)
  expect(lengths.length).toBeGreaterThanOrEqual(20)
  expect(new Set(lengths)).toEqual(new Set(['week', 'four-weeks']))
  expect(lengths).toEqual(lengths.toSorted((one, other) => other.localeCompare(one)))
})

test('V-4: each names its sources, and says what they do not say', () => {
  for (const { slug, why, sources } of loadChallenges('en')) {
    expect(sources.length, slug).toBeGreaterThan(0)
    expect(why.limit, slug).not.toBe('')
  }
})

test('a mistake in a challenge names its file and its field', () => {
  using fixture = createContentFixture({ 'challenges/phone-beds.md': swap('length: week', 'length: month') })
  expect(() => loadChallenges('en', fixture.root)).toThrow(/phone-beds\.md:4: length: "month" is not known here/)
})
