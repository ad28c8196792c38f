import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const split = (text: string, language = 'en-GB') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end))

test.each([
  ['Put it down. Then breathe!  Ready?', ['Put it down.', 'Then breathe!', 'Ready?']],
  ['A heading without a stop', ['A heading without a stop']],
  ['  It costs 3.50 a month.\n', ['It costs 3.50 a month.']],
  ['— … •', []],
  ['', []],
])('%j is spoken as %j', (text, sentences) => {
  expect(split(text)).toEqual(sentences)
})

test('Polish and Urdu have their own ends of a sentence', () => {
  expect(split('Odłóż telefon. Źle śpisz?', 'pl')).toEqual(['Odłóż telefon.', 'Źle śpisz?'])
  expect(split('یہ پہلا ہے۔ یہ دوسرا ہے۔', 'ur')).toEqual(['یہ پہلا ہے۔', 'یہ دوسرا ہے۔'])
})
