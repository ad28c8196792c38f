// Words that sound like danger lead to help before anything else, and words that only look like it do not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createFinder } from '#src/features/search/finder.ts'
import { loadSearchIndex } from '../../scripts/build/search/load-search-index.ts'

const file = readFileSync(join(import.meta.dirname, 'danger.yaml'), 'utf8')
const { danger, harmless } = parse(file) as { danger: { leads: string; typed: string[] }[]; harmless: string[] }

const later = parse(readFileSync(join(import.meta.dirname, 'later-danger.yaml'), 'utf8')) as {
  danger: string[]
  harmless: string[]
}
/** Misses allowed among phrases that are danger only with the rest of the story. */
const MISSED_AT_MOST = 6

const find = createFinder(loadSearchIndex('en'))

test.each(danger)('danger that leads to $leads', ({ leads, typed }) => {
  const elsewhere = typed.filter((query) => !find(query).danger?.path.endsWith(leads))
  expect(elsewhere).toEqual([])
})

test('each danger has a number to ring beside 999, and never "No tools found"', () => {
  const found = danger.flatMap(({ typed }) => typed).map((query) => ({ query, ...find(query) }))
  const hasNumber = (one: (typeof found)[number]) =>
    one.danger?.lines.length === 0 || /^tel:(?!999$)/.test(one.danger?.lines[0]?.href ?? '')
  expect(found.filter((one) => !hasNumber(one)).map(({ query }) => query)).toEqual([])
  expect(found.filter(({ entries }) => entries.length === 0).map(({ query }) => query)).toEqual([])
})

test('what only looks like danger raises no alarm', () => {
  expect(harmless.length).toBeGreaterThan(30)
  expect(harmless.filter((query) => find(query).danger !== undefined)).toEqual([])
})

test("the danger's tool and help row come first, however well others fit", () => {
  const below = danger
    .flatMap(({ typed }) => typed)
    .filter((query) => {
      const { entries, danger: group } = find(query)
      const first = entries.slice(0, group?.entries.length).map(({ path }) => path)
      return group === undefined || group.entries.some((path) => !first.includes(path))
    })
  expect(below).toEqual([])
})

test('nearly all of the later list is taken for danger, and no harmless phrase', () => {
  const missed = later.danger.filter((query) => find(query).danger === undefined)
  expect(later.danger.length).toBeGreaterThan(400)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MISSED_AT_MOST)
  expect(later.harmless.filter((query) => find(query).danger !== undefined)).toEqual([])
})

test('where others make a child hurt themselves, the police come first', () => {
  const typed = [
    'told to cut',
    'someone on discord told my son to hurt himself',
    'com network',
    'made her cut their name',
  ]
  const dangers = typed.map((query) => find(query).danger)
  expect(dangers.map((danger) => danger?.entries.at(-1))).toEqual(typed.map(() => '/help#made-to-hurt'))
  expect(dangers.map((danger) => danger?.lines[0]?.href)).toEqual(typed.map(() => 'tel:101'))
})

test('words of danger this minute show 999 alone: no other line would be right', () => {
  const { danger, entries } = find('he has a knife and says he is going to get his brother')
  expect([danger?.path, danger?.lines, entries[0]?.path]).toEqual(['/help#danger', [], '/help#danger'])
})
