// Furniture and small things. Each stands with the middle of its foot at 0, 0, if nothing else is said.
import { box, type Colour, circle, flat, line, type Mark, shape } from './pen.server.ts'

/** An open doorway, 116 high, with the dark or the light of the next room. */
export function doorway(fill: Colour = 'paper'): Mark {
  return shape(fill, 'M-27 0v-116h54V0z')
}

/** A door that stands ajar: there is light behind it, in the dark too. */
export function doorAjar(fill: Colour): Mark {
  return shape('on-night', 'M-30 0v-116h60V0z') + shape(fill, 'M-30 0v-116l38 8V-8z') + flat('ink', circle(0, -54, 3))
}

/** A window, its middle at 0, 0. @param pane day or night */
export function windowOf(pane: Colour, width = 56, height = 56): Mark {
  const [x, y] = [width / 2, height / 2]
  return shape(pane, `M${-x} ${-y}h${width}v${height}h${-width}z`)
}

export function moon(x: number, y: number): Mark {
  return flat('on-night', `M${x} ${y}a10 10 0 1 0 10 13a9 9 0 0 1-10-13z`)
}

/** A table with its top at -44. */
export function table(width: number): Mark {
  const half = width / 2
  return line(`M${10 - half}-40V0M${half - 10}-40V0`) + shape('paper', box(-half, -48, width, 9, 3))
}

/** A basket. */
export function basket(): Mark {
  return shape('paper', 'M-30-26h60l-6 26h-48z') + line('M-28-17h56M-26-9h52')
}

export function coin(x: number, y: number, radius = 8): Mark {
  return shape('paper', circle(x, y, radius)) + flat('line', circle(x, y, radius - 4))
}

/** A pillow. */
export function pillow(): Mark {
  return shape('paper', 'M-30-18c10 4 50 4 60 0c-4 8-4 12 0 20c-12-4-48-4-60 0c4-8 4-12 0-20z')
}
