import { expect, it } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { changedWords } from './changed-words.ts'

const t = translator('en')

it('K13: what changed stands in our sentence and does not turn it', () => {
  expect(changedWords(t, { who: '\u202eSam', what: '\u2066phones\u2069 sleep downstairs' }, 'agreement')).toBe(
    'Sam: phones sleep downstairs',
  )
})

it.each([
  ['challenges', { slug: 'phone-beds', size: 'small', state: 'running', keeps: '' }, 'A family challenge'],
  ['challenges', { slug: 'phone-beds', keeps: 'Phones sleep' }, 'A family challenge: Phones sleep'],
  ['challengeDays', { challenge: 'a-row', day: 3 }, 'A family challenge: Day 3'],
  ['agreementSlips', { words: 'We say sorry' }, 'If a line slips: We say sorry'],
  ['agreementReviews', { on: '2026-11-22' }, 'Our review: Sunday 22 November'],
  ['agreementSignatures', { name: 'Sam', drawing: '', signedOn: '2026-11-22' }, 'Signed by Sam on Sunday 22 November'],
  [
    'agreementSignatures',
    { name: '', drawing: 'M1 1', signedOn: '2026-11-22' },
    'Signed by drawn initials on Sunday 22 November',
  ],
  // What another carer's program wrote is no row of ours: then nothing is said of it.
  ['agreementReviews', { on: '2026-99-99' }, 'Our review'],
  ['challengeDays', { day: {} }, 'A family challenge'],
  ['agreementSignatures', { name: 'Sam', signedOn: 7 }, 'Sam'],
  ['agreementSignatures', { name: {}, signedOn: '2026-11-22' }, '…'],
  ['others', {}, '…'],
])('K10: a row of %s says what it is about: %j', (table, row, words) => {
  expect(changedWords(t, row, table)).toBe(words)
})

it.each([
  ['challenges', { slug: 'phone-beds', keeps: 'Phones sleep' }, 'A family challenge: Phone beds: Phones sleep'],
  ['challengeDays', { challenge: 'a-row', day: 3 }, 'A family challenge: Phone beds: Day 3'],
  ['agreement', { what: 'Phones sleep' }, 'Phones sleep'],
])('K10: of a row of %s it is said which challenge was meant: %j', (table, row, words) => {
  expect(changedWords(t, row, table, 'Phone beds')).toBe(words)
})

it('a promise is told as its sentence, as it stands on the plan', () => {
  expect(changedWords(t, { cue: 'tea is ready', action: 'sit down' }, 'promises')).toBe(
    'If tea is ready, then I sit down.',
  )
  expect(changedWords(t, { cue: '', action: 'I try it once this week' }, 'promises')).toBe('I try it once this week')
})
