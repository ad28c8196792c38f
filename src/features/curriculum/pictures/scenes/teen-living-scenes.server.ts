// The scenes of Living Together, in the Teen Guide. The serious one shows things only, and two places to sit.
import { globeLamp, granPlant } from '../homes.server.ts'
import { at, box, circle, flat, line, type Mark, rail, shape, stroke } from '../pen.server.ts'
import { pointing, standing } from '../people.server.ts'
import { basket, chair, door, moon, mug, room, steam, steps, table, windowOf } from '../things.server.ts'

const OWN = 'screens'

export const livingScenes: Record<string, Mark[]> = {
  /** The toolkit: a key of one's own, and the way up from there. */
  'living-together': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 146H150C176 146 164 126 190 126L290 38H960'),
    shape(OWN, 'M84 66h92v20h-12v18h-16v-18h-12v12h-16v-12h-36z'),
    shape(OWN, circle(62, 76, 36)),
    shape('mist', circle(52, 76, 12)),
  ],

  /** Towels on the floor, a door that is shut, and a hand that knocks. */
  'privacy-deal': [
    room(),
    at(76, 0, globeLamp(14)),
    rail('M-640 112H214'),
    at(258, 150, door(OWN)),
    shape('paper', box(246, 54, 24, 22, 2)),
    line('M251 61h14M251 68h9'),
    at(108, 168, shape('paper', box(-22, -44, 44, 12, 5)), shape('line', box(-22, -34, 44, 12, 5)), basket()),
    at(190, 172, standing({ fill: 'paper', hair: 'bun', right: 'M15-60C26-60 32-70 34-82' })),
  ],

  /** A feed, and a finger that pushes one clip out of it. */
  'the-feed': [
    room(),
    at(290, 160, granPlant(OWN)),
    rail('M-640 134H134'),
    shape('night', box(136, 8, 92, 164, 14)),
    flat('on-night', box(148, 24, 68, 38, 5)),
    flat('night-step', box(148, 70, 68, 38, 5)),
    flat('on-night', box(148, 116, 68, 38, 5)),
    shape(OWN, box(200, 72, 68, 38, 5)),
    shape('paper', 'M228 82l16 9-16 9z'),
    shape('paper', 'M-640 78H90v34H-640z'),
    at(198, 92, pointing('paper')),
  ],

  /** The mirror has a cloth over it; two mugs and two chairs wait. */
  'mirror-turned': [
    room(),
    line('M36 164l14-26M108 164l-14-26'),
    shape('paper', 'M72 22c26 0 40 26 40 60s-14 62-40 62-40-28-40-62 14-60 40-60z'),
    shape(OWN, 'M72 14c30 0 48 26 48 62l-4 30c-8 8-14-4-22 2s-14 10-22 2-14 8-22 0-16 4-22-2l-4-32c0-36 18-62 48-62z'),
    line('M52 40c-6 16-8 36-6 54M92 40c6 16 8 36 6 54'),
    at(214, 50, windowOf('paper', 60, 56)),
    rail('M960 110H284'),
    at(158, 172, chair(OWN)),
    at(278, 172, chair('paper')),
    at(218, 174, table(112)),
    at(196, 126, mug(OWN), steam()),
    at(242, 126, mug('paper'), steam()),
  ],

  /** The hall at night: two phones side by side, a large one and a small one, and the doors are shut. */
  'hall-at-night': [
    room(),
    rail('M-640 126H112'),
    at(40, 150, door('paper')),
    at(284, 150, door(OWN)),
    at(162, 44, windowOf('night', 60, 52), moon(2, -16)),
    shape('paper', box(112, 124, 106, 8, 3)),
    plugged(148, 40),
    plugged(182, 34),
  ],
}

/** A phone that stands on the shelf, with its cable down to the wall. */
function plugged(x: number, height: number): Mark {
  return (
    line(`M${x} 132v8q0 8 8 8h4`) +
    shape('night', box(x - 11, 124 - height, 22, height, 4)) +
    stroke('night-step', 3, `M${x - 4} 118h8`)
  )
}
