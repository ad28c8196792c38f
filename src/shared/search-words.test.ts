import { expect, test } from 'vitest'
import { foldSearchWords } from './search-words.ts'

test.each([
  ['Roblox', 'roblox'],
  ['  won’t   come OFF? ', "won't come off"],
  ['sleep-over rules', 'sleep-over rules'],
  ['Ｒｏｂｌｏｘ', 'roblox'],
  ['gry dla dzieci ósmych', 'gry dla dzieci ósmych'],
])('%j is %j, however it was typed', (typed, words) => {
  expect(foldSearchWords(typed)).toBe(words)
})

test.each([
  '',
  '   ',
  'my son is being bullied',
  'anna@example.org',
  'anna at example.org',
  'call 999',
  'roblox2',
  'fifa ２５',
  'half ½',
  'number ٣',
  'https://example.org',
  'a\u202eb',
  'a\0b',
  '<b>bold</b>',
  'x'.repeat(25),
  `roblox${' '.repeat(200)}`,
])('%j is never sent', (typed) => {
  expect(foldSearchWords(typed)).toBeUndefined()
})

test('what was folded folds to itself', () => {
  for (const typed of ['Roblox!', 'WON’T stop', 'ﬁsh']) {
    const words = foldSearchWords(typed) as string
    expect(foldSearchWords(words)).toBe(words)
  }
})
