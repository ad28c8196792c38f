import { expect, test } from 'vitest'
import { cleanText } from './pdf-text.server.ts'

/** As many characters as one PDF may have. */
const LENGTH = 40_000
/** The quickest of some calls counts: a machine that others use may be slow once. The fault took a second, each time. */
const CALLS = 3
const MILLISECONDS = 50

test.each([
  ['marks of two classes', `a${'\u0301'.repeat(LENGTH / 2)}${'\u0323'.repeat(LENGTH / 2)}`],
  ['marks in turns', `a${'\u0301\u0323'.repeat(LENGTH / 2)}`],
  ['runs that are just too long', `a${'\u0301'.repeat(5)}${'\u0323'.repeat(5)}`.repeat(LENGTH / 11)],
])('40,000 %s are cleaned at once', (_name, text) => {
  let quickest = Number.POSITIVE_INFINITY
  for (let call = 0; call < CALLS; call++) {
    const start = performance.now()
    cleanText(text)
    quickest = Math.min(quickest, performance.now() - start)
  }
  expect(quickest).toBeLessThan(MILLISECONDS)
})

test('a letter and its marks are still the one character that the typefaces have', () => {
  expect(cleanText('cafe\u0301 n\u0303 o\u0308 a\u030a')).toBe('café ñ ö å')
  expect(cleanText(`e${'\u0301'.repeat(50)}!`)).toBe('é!')
})
