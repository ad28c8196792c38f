import { expect, test } from 'vitest'
import { showStrangerText } from './stranger-text.ts'

test.each([
  ['Too long.\nToo loud.', 'Too long.\nToo loud.'],
  ['a\u202eb', 'a[U+202E]b'],
  ['a\u200bb\u0007', 'a[U+200B]b[U+0007]'],
  ['<b>=1+1</b> 👍 zażółć اردو', '<b>=1+1</b> 👍 zażółć اردو'],
])('of %j nothing is hidden', (words, shown) => {
  expect(showStrangerText(words)).toBe(shown)
})
