// The reader of the sources.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../testing/content/content-fixture.ts'
import { readSources } from './sources.content.server.ts'
import { Source } from './sources.contract.ts'
import { loadSources } from './sources.server.ts'

function read(change?: (text: string) => string) {
  using fixture = createContentFixture(change ? { 'sources.yaml': change } : {})
  return readSources('en', fixture.root)
}

test('one address or several become a list, none an empty one', () => {
  expect(read().map((source) => source.addresses)).toEqual([['one.example', 'two.example'], []])
  expect(read(swap('[one.example, two.example]', 'one.example'))[0]?.addresses).toEqual(['one.example'])
})

test.each([
  ['id twice', swap('id: S2', 'id: S1'), /sources\.yaml:10: \[1\]\.id: Two sources have the id "S1"/],
  ['year as a number', swap('"2017"', '2017'), /year: 2017 is read as a number/],
  ['unknown confidence', swap('[WE]', '[SURE]'), /confidence\[0\]: "SURE" is not known here\. Use one of: V, V2, WE/],
  ['no limits', swap('  notFor: Something else.\n', ''), /notFor: This field is missing/],
])('%s', (_name, change, message) => {
  expect(() => read(change)).toThrow(message)
})

test('the real ones fit their schema and cover every evidence card', () => {
  const sources = loadSources('en')
  for (const source of sources) expect(Source.parse(source)).toEqual(source)
  const counts = { S: 20, G: 14, O: 19, W: 12, A: 8, F: 6, T: 5, P: 9 }
  const cards = Object.entries(counts).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`),
  )
  const sections = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '4']
  // More may be added to them.
  expect(sources.map((source) => source.id)).toEqual(expect.arrayContaining([...cards, ...sections]))
})
