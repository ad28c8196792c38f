import { expect, test } from 'vitest'
import { addToSynonyms } from './search-line.ts'

test('the line to paste has the new word last, as the file wants words to be', () => {
  expect(addToSynonyms(['tablet', 'ipad'], 'yoto')).toBe('  - [tablet, ipad, yoto]')
  expect(addToSynonyms(['tablet', 'ipad'], "kid's e-reader")).toBe('  - [tablet, ipad, kids e reader]')
  expect(addToSynonyms(['tablet', 'ipad'], 'ipad')).toBe('  - [tablet, ipad]')
  expect(addToSynonyms(['tablet', 'ipad'], "'-")).toBe('  - [tablet, ipad]')
})
