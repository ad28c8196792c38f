// Counting sentences and syllables, on texts that can be counted by hand.
import { expect, test } from 'vitest'
import { countSyllables, findMedian, gradeTexts, listWords, splitSentences } from './sentences.ts'

test.each([
  ['One. Two? Three!', 3],
  ['"Off! Now," she says.', 2],
  ['"Off!" he said. "Why?" she asked.', 2],
  ['If it is … after tea, then I will … and ask.', 1],
  ['It is 6.50pm. Version 2.1 is out.', 2],
  ['A heading without a mark', 1],
  ['**.**', 0],
  ['', 0],
])('%s has %i sentences', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count)
})

test('words hold a letter or a digit', () => {
  expect(listWords('ten – 7,422 gamers …')).toEqual(['ten', '7,422', 'gamers'])
})

test('syllables, at least one', () => {
  expect(['cat', 'water', 'responsibility', '999'].map(countSyllables)).toEqual([1, 2, 6, 1])
})

test('the grade by its formula', () => {
  // 6 words, 1 sentence, 6 syllables.
  expect(gradeTexts(['The cat sat on the mat.'])).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
  // A list item ends a sentence: 2 sentences of 2 words.
  expect(gradeTexts(['the cat', 'the mat'])).toBeCloseTo(0.39 * 2 + 11.8 - 15.59)
  expect(gradeTexts([])).toBe(0)
})

test('the median of odd and even numbers', () => {
  expect([findMedian([3, 1, 2]), findMedian([4, 1, 2, 3])]).toEqual([2, 2.5])
})
