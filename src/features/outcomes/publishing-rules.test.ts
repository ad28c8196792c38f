// N2, N5, N6: what may be public, for all histories.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBursts, LEAST_ANSWERS, LEAST_DIFFERENCE, mayPublish } from './publishing-rules.server.ts'
import { figuresOf } from './result-figures.server.ts'

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
    if (mayPublish(total, earlier, serious)) versions.push(new Set(counted.map((answer) => answer.id)))
  }
  return versions
}

test('N2: for all histories, and with any one answer left out of them, no two published versions differ by fewer than ten answers', () => {
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
])('N2: %i answers of which %i worked, after %j: %s', (answers, workedOrPartly, earlier, may) => {
  expect(mayPublish({ answers, workedOrPartly }, earlier, false)).toBe(may)
})

test('N6: a serious tool needs fifty answers', () => {
  const total = (answers: number) => ({ answers, workedOrPartly: 10 })
  expect(LEAST_ANSWERS).toEqual({ everyday: 20, serious: 50 })
  expect([mayPublish(total(49), [], true), mayPublish(total(50), [], true)]).toEqual([false, true])
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
])('N5: %s', (_what, counts, bursts) => {
  expect(findBursts(weeks(...counts), none)).toEqual(bursts.map(monday))
})

test('N5: nobody is asked twice: a released week counts, a voided one says nothing about what is usual', () => {
  const counts = weeks(10, 10, 10, 500, 500)
  expect(findBursts(counts, new Map([[monday(3), 'released' as const]]))).toEqual([])
  expect(findBursts(counts, new Map([[monday(3), 'voided' as const]]))).toEqual([monday(4)])
})

test.each([
  [20, 14, 70, 48, 85],
  [20, 19, 95, 76, 99],
  [50, 25, 50, 37, 63],
  [1_000, 640, 64, 61, 67],
])('W-6: of %i answers %i worked: %i %%, %i to %i', (answers, workedOrPartly, share, low, high) => {
  expect(figuresOf('a', { answers, workedOrPartly })).toEqual({
    lessonKey: 'a',
    answers,
    workedOrPartly,
    share,
    low,
    high,
  })
})

test('W-6: at both ends of the interval the share seen is as far away as 95 % allows', () => {
  const answers = 10_000
  const { low, high } = figuresOf('a', { answers, workedOrPartly: 2_500 })
  for (const end of [low, high]) {
    const deviation = Math.sqrt(((end / 100) * (1 - end / 100)) / answers)
    // To half a percentage point, which is what rounding takes.
    expect(Math.abs(Math.abs(0.25 - end / 100) - 1.96 * deviation)).toBeLessThan(0.005)
  }
})

test('N2: rounding never says all or none', () => {
  expect(figuresOf('a', { answers: 1_000, workedOrPartly: 999 }).share).toBe(99)
  expect(figuresOf('a', { answers: 1_000, workedOrPartly: 1 }).share).toBe(1)
})

test('N5: the order of the weeks does not matter, and a week that is held back counts neither as usual nor as time', () => {
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
