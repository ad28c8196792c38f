import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLettersApart, countMissing, markLetters, withoutEnding } from './letters-apart.ts'

test.each([
  ['groming', 'groom', 1.9],
  ['grominng', 'groom', 2.2],
  ['robloks', 'roblox', 1.3],
  ['snapchta', 'snapchat', 1],
  ['fone', 'fone', 0],
])('%s, %s: %s letters apart', (typed, stem, apart) => {
  expect(countLettersApart(typed, stem)).toBeCloseTo(apart)
})

test('no word is left out as too far that is near', () => {
  // Few letters, so that words are often near.
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'ł', 'ż'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, (typed, stem) => {
      const least = Math.max(
        countMissing(markLetters(stem), markLetters(typed)),
        countMissing(markLetters(withoutEnding(typed)), markLetters(stem)),
      )
      expect(least).toBeLessThanOrEqual(countLettersApart(typed, stem))
    }),
  )
})
