import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

it('K13: what changed stands in our sentence and does not turn it', () => {
  expect(changedWords({ who: '\u202eSam', what: '\u2066phones\u2069 sleep downstairs' })).toBe(
    'Sam: phones sleep downstairs',
  )
})
