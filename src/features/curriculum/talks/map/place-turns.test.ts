// The map of a talk has each turn once, and the end below all.
import { expect, test } from 'vitest'
import type { TalkTurn } from '../talk.ts'
import { placeTurns } from './place-turns.ts'

const createTurn = (id: string, ...next: string[]): TalkTurn => ({
  id,
  options: next.map((to) => ({ say: to, answer: '', why: '', next: to })),
})

test('turns stand by how far they are from the start, also in a circle', () => {
  const turns = [
    createTurn('asks', 'tells', 'silence'),
    createTurn('silence', 'tells', 'asks'),
    createTurn('tells', 'end'),
  ]
  expect(placeTurns(turns)).toEqual([
    { id: 'asks', row: 0, column: 0 },
    { id: 'tells', row: 1, column: 0 },
    { id: 'silence', row: 1, column: 1 },
    { id: 'end', row: 2, column: 0 },
  ])
})
