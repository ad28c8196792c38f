import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DRAWING_LIMIT } from './agreement-limits.ts'
import { extendDrawing, type Point } from './signing.tsx'

test('a drawing is whole numbers in its box, and never longer than a plan takes', () => {
  const point = fc.record({
    x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 600 }), (points) => {
      let drawing = ''
      let last: Point | null = null
      for (const to of points) {
        drawing = extendDrawing(drawing, last, to)
        last = to
      }
      expect(drawing.length).toBeLessThanOrEqual(DRAWING_LIMIT)
      expect(drawing).toMatch(/^[ML\d ]*$/)
    }),
  )
})

test('a thumb that shakes draws nothing new, and a tap draws a dot', () => {
  expect(extendDrawing('', null, { x: 5.4, y: 5.4 })).toBe('M5 5L5 5')
  expect(extendDrawing('M5 5L5 5', { x: 5, y: 5 }, { x: 6, y: 6 })).toBe('M5 5L5 5')
})
