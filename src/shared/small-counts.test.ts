// Counts under 20 are not shown, nor can they be worked out.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { suppressedSum, suppressSmallCounts } from './small-counts.ts'

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [20, 45],
    [20, 45],
  ],
  [
    [19, 45, 0],
    [null, null, 0],
  ],
  [
    [19, 45, 30, 0],
    [null, 45, null, 0],
  ],
  [
    [10, 10, 45],
    [null, null, 45],
  ],
  [
    [3, 4],
    [null, null],
  ],
])('of %j is shown %j', (parts, shown) => {
  expect(suppressSmallCounts(parts)).toEqual(shown)
})

test('whatever is taken from whatever, the difference is nothing or at least 20', () => {
  const counts = fc.array(fc.nat(60), { maxLength: 8 })
  fc.assert(
    fc.property(counts, (parts) => {
      const shown = suppressSmallCounts(parts)
      for (const [index, count] of shown.entries()) {
        if (count === null) continue
        expect(count).toBe(parts[index])
        expect(count === 0 || count >= 20).toBe(true)
      }
      const whole = suppressedSum(parts)
      if (whole === null) return
      const rest = whole - shown.reduce<number>((sum, count) => sum + (count ?? 0), 0)
      expect(rest === 0 || rest >= 20).toBe(true)
    }),
  )
})
