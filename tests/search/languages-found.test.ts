// Whether parents find help and tools in Polish, Urdu and Welsh too. Words are compared as one language bends them,
// so a finder is opened for its own tests and never used beside another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createFinder, type Finder } from '#src/features/search/finder.ts'
import { compareWordsOf } from '#src/features/search/finding/words.ts'
import { loadSearchIndex } from '../../scripts/build/search/load-search-index.ts'

const DANGER = ['danger', 'laterDanger', 'thirdDanger', 'unseenDanger'] as const
const HARMLESS = ['harmless', 'laterHarmless', 'thirdHarmless', 'unseenHarmless'] as const

type Typed = Record<(typeof DANGER | typeof HARMLESS)[number] | 'neverAlarm' | 'stillDanger', string[]> & {
  phrasings: { find: string[]; typed: string[] }[]
}

const FIRST = 3
const GOAL_DANGER = 0.9
/** The share to find of 20 plain phrases for which the search was not tuned. */
const GOAL_UNSEEN = 0.85
const MOST_ALARMS = 1
const MOST_ALARMS_UNSEEN = 2
const GOAL_PHRASINGS = 0.9

afterAll(() => compareWordsOf('en'))

describe.each(['pl', 'ur', 'cy'] as const)('%s', (language) => {
  const list = parse(readFileSync(join(import.meta.dirname, 'languages', `${language}.yaml`), 'utf8')) as Typed
  let find: Finder
  beforeAll(() => {
    find = createFinder(loadSearchIndex(language))
  })

  test.each(DANGER)('of %s, nearly all is taken for danger, and has a number to ring', (name) => {
    const found = list[name].map((query) => ({ query, danger: find(query).danger }))
    const missed = found.filter(({ danger }) => danger === undefined).map(({ query }) => query)
    const goal = name === 'unseenDanger' ? GOAL_UNSEEN : GOAL_DANGER
    expect(1 - missed.length / found.length, missed.join('\n')).toBeGreaterThanOrEqual(goal)
    const silent = found.filter(({ danger }) => danger?.lines.some(({ href }) => !href.startsWith('tel:')))
    expect(silent).toEqual([])
  })

  test.each(HARMLESS)('of %s, next to nothing raises an alarm', (name) => {
    const alarms = list[name].filter((query) => find(query).danger !== undefined)
    const most = name === 'unseenHarmless' ? MOST_ALARMS_UNSEEN : MOST_ALARMS
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(most)
  })

  test('what once raised an alarm, or might have, raises none', () => {
    expect(list.neverAlarm.filter((query) => find(query).danger !== undefined)).toEqual([])
  })

  test('near the words that were narrowed, danger is still found', () => {
    expect(list.stillDanger.filter((query) => find(query).danger === undefined)).toEqual([])
  })

  test('the lists are as long as their goals need', () => {
    const least = {
      danger: 60,
      harmless: 40,
      laterDanger: 30,
      thirdDanger: 30,
      unseenDanger: 20,
      neverAlarm: 50,
      stillDanger: 15,
    }
    for (const [name, count] of Object.entries(least)) {
      expect(list[name as keyof typeof least].length, name).toBeGreaterThanOrEqual(count)
    }
  })

  test('the right result is among the first three', () => {
    const typed = list.phrasings.flatMap((one) => one.typed.map((query) => ({ query, wanted: one.find })))
    const missed = typed.filter(({ query, wanted }) => {
      const first = find(query).entries.slice(0, FIRST)
      return !first.some(({ path }) => wanted.some((one) => path.replace(/\/now$/, '') === one))
    })
    expect(typed.length).toBeGreaterThanOrEqual(60)
    expect(1 - missed.length / typed.length, missed.map(({ query }) => query).join('\n')).toBeGreaterThanOrEqual(
      GOAL_PHRASINGS,
    )
  })
})

test('in each language words of danger this minute show 999 alone', () => {
  const typed = [
    ['pl', 'nie oddycha'],
    ['ur', 'سانس نہیں لے رہا'],
    ['cy', 'ddim yn anadlu'],
  ] as const
  for (const [language, query] of typed) {
    const { danger, entries } = createFinder(loadSearchIndex(language))(query)
    expect([danger?.path, danger?.lines, entries[0]?.path]).toEqual(['/help#danger', [], '/help#danger'])
  }
})
