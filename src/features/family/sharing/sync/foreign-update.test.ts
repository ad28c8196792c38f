import { expect, it } from 'vitest'
import { Doc, encodeStateAsUpdate, Array as SharedArray, Map as SharedMap, Text } from 'yjs'
import { tryInSmallWorker } from '../../../../../testing/sharing/small-worker.ts'
import { isHarmless } from './foreign-update.ts'

const NOTHING = encodeStateAsUpdate(new Doc())

/** What a hostile device makes of its own copy. */
function updateOf(write: (document: Doc) => void): Uint8Array {
  const document = new Doc()
  document.transact(() => write(document))
  return encodeStateAsUpdate(document)
}

const row = (document: Doc, fields: [string, unknown][]) =>
  document.getMap('agreement').set('line', new SharedMap(fields))

it('K13: a row of plain fields is let in, whatever its words', () => {
  const words = '<img src=x onerror=alert(1)> https://example.test \u202Eevil'
  expect(
    isHarmless(
      NOTHING,
      updateOf((document) => row(document, [['what', words]])),
    ),
  ).toBe(true)
})

it.each<[string, (document: Doc) => void]>([
  ['30,000 marks in one field', (document) => row(document, [['what', 'x'.repeat(30_000)]])],
  ['a text type where a row should be', (document) => document.getMap('agreement').set('line', new Text('x'))],
  ['a list where a row should be', (document) => document.getMap('agreement').set('line', new SharedArray())],
  ['rows in rows', (document) => row(document, [['what', new SharedMap()]])],
  [
    '3,000 rows',
    (document) => {
      for (let id = 0; id < 3_000; id += 1) document.getMap('agreement').set(String(id), new SharedMap())
    },
  ],
  ['bytes', (document) => row(document, [['what', new Uint8Array(10)]])],
  [
    'a hundred fields',
    (document) =>
      row(
        document,
        Array.from({ length: 100 }, (_none, id) => [`f${id}`, 1]),
      ),
  ],
  ['what is nested deeply', (document) => row(document, [['what', { a: { a: { a: { a: { a: {} } } } } }]])],
])('K13: %s is put aside', (_what, write) => {
  expect(isHarmless(NOTHING, updateOf(write))).toBe(false)
})

/** As Yjs writes whole numbers. */
function numbers(...values: number[]): number[] {
  return values.flatMap((value) => {
    const bytes: number[] = []
    for (let rest = value; ; rest = Math.floor(rest / 128)) {
      if (rest < 128) return [...bytes, rest]
      bytes.push((rest % 128) + 128)
    }
  })
}

it.each([
  [5_000, true],
  [5_001, false],
  [100_000, false],
])('K13: an update of %i writers is let in: %s', (writers, isLetIn) => {
  const bytes = numbers(writers)
  // Of each a piece of one that was deleted long ago.
  for (let writer = 1; writer <= writers; writer += 1) bytes.push(...numbers(1, writer, 0), 0, 1)
  bytes.push(...numbers(0))
  expect(isHarmless(NOTHING, Uint8Array.from(bytes))).toBe(isLetIn)
})

/** Deletes of what never was. */
function deletesOf(count: number): Uint8Array {
  const bytes = numbers(0, 1, 1, count)
  for (let index = 0; index < count; index += 1) bytes.push(...numbers(2 * index, 1))
  return Uint8Array.from(bytes)
}

it('K13: a million deletes of what never was are put aside', () => {
  expect(isHarmless(NOTHING, deletesOf(1_000_000))).toBe(false)
})

it('K13: a worker of 64 MB has room for a full notebook and what is let in, and no bomb of 64 kB takes more', async () => {
  const full = updateOf((document) => {
    for (let id = 0; id < 250; id += 1) {
      document.getMap('agreement').set(`line ${id}`, new SharedMap([['what', 'x'.repeat(3_900)]]))
    }
  })
  const line = updateOf((document) => row(document, [['what', 'no phones at the table']]))
  expect(await tryInSmallWorker({ state: full, update: line })).toBe(true)
  // As large as the server takes one (K14).
  const bomb = deletesOf(15_900)
  expect(bomb.length).toBeLessThan(64 * 1024)
  expect(await tryInSmallWorker({ state: full, update: bomb })).toBe(false)
})

it('K13: the key of a prototype is put aside', () => {
  const fields = JSON.parse('{"__proto__": {"polluted": true}}')
  expect(
    isHarmless(
      NOTHING,
      updateOf((document) => row(document, [['what', fields]])),
    ),
  ).toBe(false)
  expect({}).not.toHaveProperty('polluted')
})

it('K13: bytes that are no update, or wait for one that never came, are put aside', () => {
  expect(isHarmless(NOTHING, new Uint8Array([255, 255, 255, 255, 255, 255]))).toBe(false)
  const document = new Doc()
  row(document, [['what', 'first']])
  const later = updateAfter(document, (later) => row(later, [['what', 'third']]))
  expect(isHarmless(NOTHING, later)).toBe(false)
})

function updateAfter(document: Doc, write: (document: Doc) => void): Uint8Array {
  let made: Uint8Array = NOTHING
  document.once('update', (update) => {
    made = update
  })
  document.transact(() => write(document))
  return made
}
