// A chart draws exactly its values.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBars, drawDots } from './chart-drawing.server.ts'

const WIDTH = 320

/** Where each bar of a path ends, and its height on the picture. */
const barsOf = (path: string) => [...path.matchAll(/M0 ([\d.]+)H([\d.]+)/g)].map(([, y, x]) => [Number(y), Number(x)])

/** Where each dot of a path is. */
function dotsOf(path: string): string[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/(M|m)([\d.]+) ([\d.]+)h0/g)].map(([, move, across, down]) => {
    ;[x, y] = move === 'M' ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)]
    return `${x} ${y}`
  })
}

test('a bar of a percentage is that part of the width, over a full bar', () => {
  const { counted, rest, height, labels } = drawBars(
    [
      { label: 'One', value: 50 },
      { label: 'Two', value: 0.4 },
    ],
    100,
  )
  expect(barsOf(counted).map(([, x]) => x)).toEqual([160, 1.3])
  expect(barsOf(rest).map(([, x]) => x)).toEqual([WIDTH, WIDTH])
  expect(barsOf(counted).map(([y]) => y)).toEqual(barsOf(rest).map(([y]) => y))
  expect(labels.map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(height).toBe(96)
})

test('other bars are as long as their values, the greatest over the whole width', () => {
  const { counted, rest } = drawBars(
    [
      { label: 'One', value: 80 },
      { label: 'Two', value: 20 },
    ],
    undefined,
  )
  expect(barsOf(counted).map(([, x]) => x)).toEqual([WIDTH, 80])
  expect(rest).toBe('')
})

test('there are as many dots as counted and left, none in the same place', () => {
  const share = fc
    .integer({ min: 1, max: 100 })
    .chain((of) => fc.tuple(fc.integer({ min: 1, max: of }), fc.constant(of)))
  fc.assert(
    fc.property(share, ([some, of]) => {
      const { counted, rest, height } = drawDots(some, of)
      const dots = [...dotsOf(counted), ...dotsOf(rest)]
      expect(dotsOf(counted)).toHaveLength(some)
      expect(new Set(dots).size).toBe(of)
      for (const dot of dots) {
        const [x = -1, y = -1] = dot.split(' ').map(Number)
        expect(x > 0 && x < WIDTH && y > 0 && y < height).toBe(true)
      }
    }),
  )
})
