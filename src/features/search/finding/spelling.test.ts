import { expect, test } from 'vitest'
import { createSpelling } from './spelling.ts'

const KNOWN = new Map([
  ['groom', 3],
  ['sleep', 9],
  ['snapchat', 4],
  ['phone', 9],
])
const spelling = createSpelling(KNOWN)

// Letters of an ending are no letters that are wrong: counted as such, the first two would be too far from any word.
test.each([
  ['gromings', 'groom'],
  ['grroomeds', 'groom'],
  ['sleaping', 'sleep'],
  ['snapchta', 'snapchat'],
  ['fone', 'phone'],
])('%s: %s is meant', (typed, meant) => {
  expect(spelling.findNearest(typed)).toEqual([meant])
})

test('what is near nothing, or too short to say, means nothing', () => {
  for (const typed of ['xylophone', 'qqqq', 'fon']) expect(spelling.findNearest(typed)).toEqual([])
})
