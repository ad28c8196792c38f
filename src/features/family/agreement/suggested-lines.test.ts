import { expect, test } from 'vitest'
import { listSuggestions } from './suggested-lines.ts'

const LINE = {
  id: 'table',
  room: 'meals',
  by: 'all',
  what: 'Przy stole nie ma telefonów.',
  why: 'Żebyśmy mogli porozmawiać.',
  tools: [],
} as const

test.each([
  ['in another language', { what: 'No phones at the table.', suggestion: 'table' }, 0],
  ['in the words of today, from before lines were known by an id', { what: LINE.what }, 0],
  ['whose own words are what a line of ours is known by', { what: 'table' }, 1],
  ['of its own', { what: 'We sing at the table.' }, 1],
])('a family that has a line %s is offered as many: %#', (_what, taken, count) => {
  expect(listSuggestions([LINE], 'meals', [taken])).toHaveLength(count)
})

test('a room offers its own lines and no others', () => {
  expect(listSuggestions([LINE], 'sleep', [])).toEqual([])
})
