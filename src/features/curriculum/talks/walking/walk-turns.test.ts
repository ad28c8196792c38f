// Every way through a talk, and how a small talk is read.
import { expect, test } from 'vitest'
import { createContentFixture, swap } from '../../../../../testing/content/content-fixture.ts'
import type { TalkTurn } from '../talk.ts'
import { loadTalks } from '../talks.server.ts'
import { findEnding, findReached, followBest, turnsAt } from './walk-turns.ts'

/** Turns by where their options lead to; the first option is the best one. */
function createTurns(ways: Record<string, string[]>): TalkTurn[] {
  return Object.entries(ways).map(([id, next]) => ({
    id,
    options: next.map((to, index) => ({
      say: `${id} to ${to}`,
      answer: '',
      why: '',
      next: to,
      ...(index === 0 ? { best: true as const } : {}),
    })),
  }))
}

test('what is reached starts at the first turn', () => {
  expect(findReached(createTurns({ a: ['b', 'end'], b: ['a'], c: ['a', 'b'] }))).toEqual(new Set(['a', 'b']))
  expect(findReached([])).toEqual(new Set())
})

test('what ends has a way out, also through a circle', () => {
  expect(findEnding(createTurns({ a: ['b'], b: ['a', 'c'], c: ['end'], d: ['e'], e: ['d', 'e'] }))).toEqual(
    new Set(['a', 'b', 'c']),
  )
})

test('the better way has the best options, up to the end or back', () => {
  const words = (ways: Record<string, string[]>) => followBest(createTurns(ways)).map(({ option }) => option.say)
  expect(words({ a: ['c', 'b'], b: ['end'], c: ['end'] })).toEqual(['a to c', 'c to end'])
  expect(words({ a: ['b', 'end'], b: ['a'] })).toEqual(['a to b', 'b to a'])
})

test('a talk is read with its ages, its turns and its sources', () => {
  using fixture = createContentFixture()
  const [talk] = loadTalks('en', fixture.root)
  expect(talk).toMatchObject({
    slug: 'no-phone',
    serious: false,
    ages: ['9', '11', '13'],
    opens: { '9': 'Maya has one.' },
    sources: [{ author: 'Somebody', title: 'A study', year: '2017' }],
  })
  expect(talk?.turns.map(({ id }) => id)).toEqual(['asks', 'silence', 'tells'])
  expect(talk?.turns[0]?.options[0]).toMatchObject({ mend: { answer: '[Turns round.] Really?' }, next: 'tells' })
})

/** A turn that leads on, written below the others. */
const GRUMPY = `
## grumpy

\`\`\`yaml
options:
  - { say: One., answer: Hm., why: It waits., best: true, next: tells }
  - { say: Two., answer: Hm., why: It waits., next: tells }
  - { say: Three., answer: Hm., why: It waits., next: tells }
\`\`\`
`

test('an option may lead each age to a turn of its own', () => {
  const byAge = swap('next: silence', 'next: {"9": silence, "11": silence, "13": grumpy}')
  using fixture = createContentFixture({ 'talks/no-phone.md': (text) => byAge(text) + GRUMPY })
  const turns = loadTalks('en', fixture.root)[0]?.turns ?? []
  expect(turns.map(({ id, ages }) => [id, ages.join()])).toEqual([
    ['asks', '9,11,13'],
    ['silence', '9,11'],
    ['tells', '9,11,13'],
    ['grumpy', '13'],
  ])
  expect(turnsAt(turns, '9').map(({ id }) => id)).toEqual(['asks', 'silence', 'tells'])
  expect(turnsAt(turns, '13')[0]?.options.map(({ next }) => next)).toEqual(['tells', 'tells', 'grumpy'])
})
