import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

it('K13: what changed stands in our sentence and does not turn it', () => {
  expect(changedWords({ who: '\u202eSam', what: '\u2066phones\u2069 sleep downstairs' })).toBe(
    'Sam: phones sleep downstairs',
  )
})

it('a promise is told as its sentence, as it stands on the plan', () => {
  expect(changedWords({ cue: 'tea is ready', action: 'sit down' })).toBe('If tea is ready, then I sit down.')
  expect(changedWords({ cue: '', action: 'I try it once this week' })).toBe('I try it once this week')
})
