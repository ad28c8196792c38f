// Whether parents find what they look for, in their own words. The lists were written by people who had not seen the
// other words that editors give (`content/en/search-words.yaml`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createFinder } from '#src/features/search/finder.ts'
import { loadSearchIndex } from '../../scripts/build/search/load-search-index.ts'

interface Wanted {
  /** Ids of tools, or addresses: each would be right. */
  find: string[]
  typed: string[]
}

const FIRST = 3
/** Share of hits in lists that the search was tuned for. */
const GOAL = 0.95
/** Share in a list that the search was not tuned for. */
const GOAL_UNSEEN = 0.9

const find = createFinder(loadSearchIndex('en'))

/** A page for now is as right as its tool. */
function isRight(path: string, wanted: string): boolean {
  const tool = path.replace(/\/now$/, '')
  if (wanted.startsWith('/')) return tool === wanted || path.startsWith(`${wanted}#`)
  return tool.endsWith(`/lessons/${wanted}`)
}

test.each(['our plan', 'my promise', 'what did i promise', 'where are my promises', 'did it work'])(
  '%s finds the plan first',
  (query) => {
    expect(find(query).entries[0]?.path).toBe('/plan')
  },
)

test.each([
  ['how do i set a time limit on the switch', '/set-up/nintendo-switch'],
  ['youtube restricted mode', '/set-up/youtube-supervised'],
  ['ask to buy', '/set-up/apple-screen-time'],
  ['family link', '/set-up/google-family-link'],
  ['roblox chat settings', '/set-up/roblox'],
  ['ps5 spending limit', '/set-up/playstation-family'],
  ['wifi filter', '/set-up/broadband-filters'],
  ['tiktok family pairing', '/set-up/tiktok-family-pairing'],
  ['stop adding to whatsapp groups', '/set-up/whatsapp'],
])('%s finds its device guide among the first three', (query, card) => {
  const first = find(query).entries.slice(0, FIRST)
  expect(first.map(({ path }) => path)).toContain(card)
})

test.each([
  ['phrasings.yaml', GOAL],
  ['later-phrasings.yaml', GOAL],
  ['teen-phrasings.yaml', GOAL],
  ['wide-phrasings.yaml', GOAL],
  ['tired-phrasings.yaml', GOAL],
  ['unseen-phrasings.yaml', GOAL_UNSEEN],
])('of %s, %d are found among the first three', (name, goal) => {
  const list = parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Wanted[]
  const typed = list.flatMap((one) => one.typed.map((query) => ({ query, wanted: one.find })))
  const missed = typed.filter(({ query, wanted }) => {
    const first = find(query).entries.slice(0, FIRST)
    return !first.some(({ path }) => wanted.some((one) => isRight(path, one)))
  })
  const report = missed.map(({ query }) => query).join('\n')
  expect(typed.length).toBeGreaterThan(100)
  expect(1 - missed.length / typed.length, report).toBeGreaterThanOrEqual(goal)
})
