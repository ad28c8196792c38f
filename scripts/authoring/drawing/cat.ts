// The ginger cat: asleep or seen from behind, never asking for anything.
import { at, line, type Mark, shape } from './pen.ts'

/** From behind. @param y a little below its middle */
export function sittingCat(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M9 20c9 3 13-8 7-14', 9) +
      line('M9 20c9 3 13-8 7-14', 4, 'cat') +
      shape('cat', 'M-11 21c-3-14 0-24 5-27l-3-12 7 4h5l7-4-3 12c5 3 8 13 5 27z') +
      line('M-3-14v4M1-15v5M5-14v4M-6 6h5M5 2h4M-7 12h5', 2.4, 'stripe'),
    size,
  )
}

export function sleepingCat(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    shape('cat', 'M-24 10c-2-14 8-22 22-20 6-1 9-4 12-7l1 7c4 1 8 5 9 10 1 6-4 10-10 10z') +
      shape('cat', 'M10-8l8-6-1 9') +
      line('M-24 9c2 6 20 7 27 2', 8) +
      line('M-24 9c2 6 20 7 27 2', 3, 'cat') +
      line('M-10-9l2 5M-3-10l1 5M-16-4l3 3', 2.4, 'stripe'),
    size,
  )
}
