// What may be public of parents' answers, for all histories.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  figuresOf,
  findBursts,
  HIDDEN_DIFFERENCES,
  isNewTool,
  LEAST_ANSWERS,
  LEAST_DIFFERENCE,
  mayPublish,
} from './publishing-rules.server.ts'

interface Night {
  /** Answers that came during the day: 'true' for one that worked. */
  came: boolean[]
  /** Takes a week of answers out again, counted back from this night. */
  voids: number | null
}

const night: fc.Arbitrary<Night> = fc.record({
  came: fc.array(fc.boolean(), { maxLength: 14 }),
  voids: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(6) }),
})

/** The versions that a history publishes, as the sets of answers that are in them. */
function play(nights: Night[], serious: boolean): Set<number>[] {
  const days: { answers: { id: number; worked: boolean }[]; voided: boolean }[] = []
  const versions: Set<number>[] = []
  let id = 0
  for (const { came, voids } of nights) {
    days.push({ answers: came.map((worked) => ({ id: id++, worked })), voided: false })
    const taken = voids === null ? undefined : days.at(-1 - voids)
    if (taken !== undefined) taken.voided = true
    const counted = days.filter(({ voided }) => !voided).flatMap(({ answers }) => answers)
    const total = { answers: counted.length, workedOrPartly: counted.filter(({ worked }) => worked).length }
    const earlier = versions.map(({ size }) => size)
    if (mayPublish(total, { earlier, serious, isNew: false, hidden: 0 }))
      versions.push(new Set(counted.map((answer) => answer.id)))
  }
  return versions
}

test('in any history no two published versions differ by fewer than ten answers', () => {
  fc.assert(
    fc.property(
      fc.array(night, { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      fc.nat(),
      fc.nat(),
      (nights, serious, day, place) => {
        const without = structuredClone(nights)
        without[day % nights.length]?.came.splice(place % 14, 1)
        for (const history of [nights, without]) {
          const versions = play(history, serious)
          for (const [index, one] of versions.entries()) {
            expect(one.size).toBeGreaterThanOrEqual(serious ? 50 : 20)
            for (const other of versions.slice(index + 1)) {
              expect(one.symmetricDifference(other).size).toBeGreaterThanOrEqual(LEAST_DIFFERENCE)
            }
          }
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test.each([
  [19, 10, [], false],
  [20, 10, [], true],
  [20, 20, [], false],
  [20, 0, [], false],
  [20, 19, [], true],
  [29, 15, [20], false],
  [30, 15, [20], true],
  // Less than before, after a week was taken out: near to an earlier one it would tell the difference.
  [33, 15, [30, 130], false],
  [40, 15, [30, 130], true],
])('%i answers of which %i worked, after versions of %j: %s', (answers, workedOrPartly, earlier, may) => {
  expect(mayPublish({ answers, workedOrPartly }, { earlier, serious: false, isNew: false, hidden: 0 })).toBe(may)
})

test('the hidden part of the difference is needed on top of ten answers', () => {
  const past = { earlier: [20], serious: false, isNew: false, hidden: 7 }
  const may = [36, 37].map((answers) => mayPublish({ answers, workedOrPartly: 15 }, past))
  expect(may).toEqual([false, true])
})

test('in its first three weeks a tool needs fifty answers for its first version', () => {
  const past = { earlier: [], serious: false, isNew: true, hidden: 0 }
  const may = [49, 50].map((answers) => mayPublish({ answers, workedOrPartly: 15 }, past))
  expect(may).toEqual([false, true])
  expect(mayPublish({ answers: 40, workedOrPartly: 15 }, { ...past, earlier: [20] })).toBe(true)
})

test('a tool is new until three weeks after the first week that counts', () => {
  const since = (today: string) => isNewTool([{ week: '2026-06-01' }, { week: '2026-06-08' }], today)
  expect([since('2026-06-21'), since('2026-06-22'), isNewTool([], '2026-06-22')]).toEqual([true, false, true])
})

test('a person who sends nine answers guesses the tenth in three of four at most', () => {
  for (const before of [20, 30, 50, 100]) {
    for (let worked = 1; worked < before; worked++) {
      for (let ownGood = 0; ownGood < LEAST_DIFFERENCE; ownGood++) {
        const right = bestGuess(before, worked, ownGood)
        expect(right, `${worked} of ${before}, then ${ownGood} good ones of nine`).toBeLessThanOrEqual(0.75)
      }
    }
  }
})

/**
 * How often the tenth answer is guessed right from the version after it, by a person who knows how many answers the version before
 * showed, and sees its share. Which difference was needed is hidden, so answers of others may be in the new version too.
 */
function bestGuess(before: number, worked: number, ownGood: number): number {
  const { share } = figuresOf('a', { answers: before, workedOrPartly: worked })
  const likely = new Map<string, { good: number; bad: number }>()
  for (let possible = 1; possible < before; possible++) {
    if (figuresOf('a', { answers: before, workedOrPartly: possible }).share !== share) continue
    for (let others = 0; others < HIDDEN_DIFFERENCES; others++) {
      const answers = before + LEAST_DIFFERENCE + others
      let chance = 0.5 ** others
      for (let othersGood = 0; othersGood <= others; othersGood++) {
        for (const tenth of ['good', 'bad'] as const) {
          const workedOrPartly = possible + ownGood + othersGood + (tenth === 'good' ? 1 : 0)
          const seen = JSON.stringify(figuresOf('a', { answers, workedOrPartly }))
          const sofar = likely.get(seen) ?? { good: 0, bad: 0 }
          likely.set(seen, { ...sofar, [tenth]: sofar[tenth] + chance })
        }
        chance *= (others - othersGood) / (othersGood + 1)
      }
    }
  }
  const all = [...likely.values()]
  const sum = (part: (one: { good: number; bad: number }) => number) => all.reduce((total, one) => total + part(one), 0)
  return sum(({ good, bad }) => Math.max(good, bad)) / sum(({ good, bad }) => good + bad)
}

test('a serious tool needs fifty answers', () => {
  const total = (answers: number) => ({ answers, workedOrPartly: 10 })
  expect(LEAST_ANSWERS).toEqual({ everyday: 20, serious: 50 })
  const past = { earlier: [], serious: true, isNew: false, hidden: 0 }
  expect([mayPublish(total(49), past), mayPublish(total(50), past)]).toEqual([false, true])
})

/** Mondays from the first of June on. */
const monday = (index: number) => Temporal.PlainDate.from('2026-06-01').add({ weeks: index }).toString()
const weeks = (...counts: number[]) =>
  new Map(counts.flatMap((count, index) => (count === 0 ? [] : [[monday(index), count]])))
const none = new Map<string, never>()

test.each([
  ['five times the mean is usual', [10, 10, 10, 50], []],
  ['more is a burst', [10, 10, 10, 51], [3]],
  ['a week without answers belongs to the mean', [10, 0, 0, 17, 34], [4]],
  ['fewer than twenty are none', [1, 1, 1, 19], []],
  ['twenty are one after quiet weeks', [1, 1, 1, 20], [3]],
  ['the first three weeks have no mean to go by', [1, 1, 900], []],
  ['a burst does not make the next one usual', [10, 10, 10, 500, 500], [3, 4]],
  ['growth is none', [10, 20, 40, 80, 160], []],
])('a burst: %s', (_what, counts, bursts) => {
  expect(findBursts(weeks(...counts), none)).toEqual(bursts.map(monday))
})

test('a released week counts, and a voided one says nothing about what is usual', () => {
  const counts = weeks(10, 10, 10, 500, 500)
  expect(findBursts(counts, new Map([[monday(3), 'released' as const]]))).toEqual([])
  expect(findBursts(counts, new Map([[monday(3), 'voided' as const]]))).toEqual([monday(4)])
})

test.each([
  [20, 14, 20, 70, 45, 90],
  [29, 20, 20, 70, 45, 90],
  [20, 19, 20, 95, 75, 100],
  [50, 25, 50, 50, 35, 65],
  [1_004, 640, 1_000, 65, 60, 70],
])('of %i answers %i worked: shown as %i answers, %i %%, %i to %i', (answers, good, atLeast, share, low, high) => {
  expect(figuresOf('a', { answers, workedOrPartly: good })).toEqual({
    lessonKey: 'a',
    answers: atLeast,
    share,
    low,
    high,
  })
})

test('the range ends at the first step of five that covers 95 %', () => {
  const isFarEnough = (share: number, end: number, answers: number) =>
    (Math.abs(share - end) / 100) ** 2 >= (1.96 ** 2 * (end / 100) * (1 - end / 100)) / answers
  for (const [answers, workedOrPartly] of [
    [20, 14],
    [100, 31],
    [10_000, 2_500],
  ] as const) {
    const { share, low, high } = figuresOf('a', { answers, workedOrPartly })
    const ends = [low, low + 5, high - 5, high].map((end) => isFarEnough(share, end, answers))
    expect(ends).toEqual([true, false, false, true])
  }
})

test('rounding never says all or none', () => {
  expect(figuresOf('a', { answers: 1_000, workedOrPartly: 999 }).share).toBe(95)
  expect(figuresOf('a', { answers: 1_000, workedOrPartly: 1 }).share).toBe(5)
})

test('a week that is held back counts neither as usual nor as time', () => {
  const usual: [string, number][] = [
    ['2026-01-05', 10],
    ['2026-01-12', 10],
    ['2026-01-26', 10],
  ]
  const held = new Map([['2026-01-19', 'held' as const]])
  const weeks = (last: number) => new Map([['2026-02-02', last] as const, ['2026-01-19', 500] as const, ...usual])
  // Three weeks of ten before it: more than fifty is a burst.
  expect(findBursts(weeks(51), held)).toEqual(['2026-02-02'])
  expect(findBursts(weeks(50), held)).toEqual([])
  expect(findBursts(weeks(40), held)).toEqual([])
})
