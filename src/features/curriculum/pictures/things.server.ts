// Furniture and small things. Each stands with the middle of its foot at 0, 0, if nothing else is said.
import { box, type Colour, circle, flat, line, type Mark, shape } from './pen.server.ts'

/** Wall and floor, wide enough for any screen. The floor begins at 150. */
export function room(): Mark {
  return flat('mist', 'M-640 0h1600v150H-640z') + flat('line', 'M-640 150h1600v30H-640z')
}

/** The back of a sofa, 58 high. */
export function sofa(fill: Colour, width: number): Mark {
  const half = width / 2
  return line(`M${10 - half} 0v-8M${half - 10} 0v-8`) + shape(fill, box(-half, -58, width, 50, 12))
}

/** An open doorway, 116 high, with the dark or the light of the next room. */
export function doorway(fill: Colour = 'paper'): Mark {
  return shape(fill, 'M-27 0v-116h54V0z')
}

/** A door that stands ajar: there is light behind it, in the dark too. */
export function doorAjar(fill: Colour): Mark {
  return shape('on-night', 'M-30 0v-116h60V0z') + shape(fill, 'M-30 0v-116l38 8V-8z') + flat('ink', circle(0, -54, 3))
}

/** A closed door. */
export function door(fill: Colour): Mark {
  return shape(fill, 'M-28 0v-116h56V0z') + flat('ink', circle(18, -54, 3.5))
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

/** A chair from behind. */
export function chair(fill: Colour): Mark {
  return (
    line('M-14 0v-34M14 0v-34') +
    shape(fill, box(-17, -72, 34, 22, 5)) +
    line('M-13-50v20M13-50v20') +
    shape(fill, box(-18, -38, 36, 8, 3))
  )
}

/** A mug, 16 high, with its handle at the right. */
export function mug(fill: Colour): Mark {
  return line('M9-13h3c6 0 6 9 0 9h-3') + shape(fill, 'M-9-17H9V-4Q9 0 5 0H-5Q-9 0-9-4z')
}

export function steam(): Mark {
  return line('M-4-23c-4-4 3-5 0-10M4-23c-4-4 3-5 0-10')
}

/** A flight of steps that rises to the right from 0, 0. */
export function steps(count: number, run: number, rise: number, fill: Colour = 'paper'): Mark {
  const edge = `v${-rise}h${run}`.repeat(count)
  return shape(fill, `M0 0${edge}V0z`)
}

/** A whole staircase: it rises to the right from 0, 0 and leaves the picture. */
export function staircase(run: number, rise: number): Mark {
  const count = Math.ceil(200 / rise)
  return shape('paper', `M0 0${`v${-rise}h${run}`.repeat(count)}H960V0z`)
}

/** A bag that a child takes to school, from behind, 44 high. */
export function schoolBag(fill: Colour): Mark {
  return line('M-6-40c0-9 12-9 12 0') + shape(fill, box(-16, -40, 32, 40, 9)) + shape('paper', box(-10, -20, 20, 13, 3))
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
