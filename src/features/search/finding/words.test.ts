import { expect, test } from 'vitest'
import { stemText } from './words.ts'

test('a word that every object of JavaScript knows is a word like any other', () => {
  expect(stemText('a constructor set')).toEqual(['a', 'constructor', 'set'])
})

test("'not at school' does not mean 'eats nothing'", () => {
  expect(stemText('at, ate, eat, lax, laxatives')).toEqual(['at', 'eat', 'eat', 'lax', 'laxative'])
})
