import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('each cell is quoted, the UTF-8 mark is first, and an empty table is empty', () => {
  expect(toCsv([['plain', '', 'a","b']])).toBe('\ufeff"plain","","a"",""b"\r\n')
  expect(toCsv([])).toBe('\ufeff')
})

test.each([
  "=cmd|' /C calc'!A0",
  '+1',
  '-1',
  '@sum(1)',
  '|x',
  '%x',
  '\tx',
  '\uff1d1',
  ' =1',
  '\t=1',
  '\n=1',
  '\u200b=1',
  '\ufeff=1',
])('a cell that would start a formula is text: %j', (cell) => {
  expect(toCsv([[cell]])).toBe(`\ufeff"'${cell}"\r\n`)
})

test('a terminal does not obey what strangers wrote, and no line is turned around', () => {
  expect(toCsv([['a\u001b]0;title\u0007b\u009b2J\u202ec\nd\te']])).toBe('\ufeff"a]0;titleb2Jc\nd\te"\r\n')
})
