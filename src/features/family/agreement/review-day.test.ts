import { expect, test } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { reviewWords } from './use-agreement.tsx'

const t = translator('en')

test.each([
  ['2026-11-23', /^Our review day: /],
  ['2026-11-22', /^Our review day: /],
  ['2026-11-21', /^The review day was /],
])('on 22 November a review on %s is said to be still to come, or over', (day, words) => {
  expect(reviewWords(t, day, '2026-11-22')).toMatch(words)
})
