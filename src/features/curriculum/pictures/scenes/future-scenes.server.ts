// The scenes of AI & Future Tech. The serious ones show things only, and always a way out or a place to sit.
import { bubble, phone, phoneFaceDown, tablet, toggle } from '../devices.server.ts'
import { fosterWindow, globeLamp, granLamp, granPlant } from '../homes.server.ts'
import {
  at,
  box,
  type Colour,
  circle,
  flat,
  limb,
  line,
  type Mark,
  rail,
  resized,
  shape,
  stroke,
} from '../pen.server.ts'
import { standing } from '../people.server.ts'
import { chair, doorAjar, moon, mug, room, schoolBag, steam, steps, table, windowOf } from '../things.server.ts'

const OWN = 'future'
/** What stands for a machine that answers. */
const SPARK = 'M0-16l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4z'

export const futureScenes: Record<string, Mark[]> = {
  /** The toolkit: a screen with a spark, and the rail goes on from its foot. */
  'ai-future': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 146H150C176 146 164 126 190 126L290 38H960'),
    line('M92 118v28M66 146h52'),
    shape(OWN, box(26, 30, 132, 88, 10)),
    shape('night', box(38, 42, 108, 64, 6)),
    at(82, 74, resized(0, 0, 1.5, flat('on-night', SPARK))),
    at(122, 58, resized(0, 0, 0.6, flat('on-night', SPARK))),
  ],

  /** The machine is turned away; the pencil and half a page are the child's own. */
  'homework-ai': [
    room(),
    at(60, 0, globeLamp(12)),
    at(164, 172, table(250)),
    rail('M960 40H262C240 40 236 66 222 84'),
    at(86, 98, tablet(flat('on-night', SPARK))),
    at(178, 124, shape('paper', 'M-44-16h84l14 16h-112z'), line('M-34-10h40M-38-4h26')),
    at(212, 92, shape(OWN, 'M4-10l8 6-20 26-10 5 2-11z'), line('M-16 16l8 6')),
    at(278, 124, mug('paper'), steam()),
    at(34, 176, schoolBag(OWN)),
  ],

  /** The phone sleeps face down; two mugs and two chairs wait. */
  'chatbot-friend': [
    room(),
    at(62, 56, windowOf('night', 64, 60), moon(2, -16)),
    at(190, 0, globeLamp(10)),
    at(120, 170, chair(OWN)),
    at(262, 170, chair('paper')),
    at(190, 172, table(128)),
    at(158, 124, mug(OWN), steam()),
    at(222, 124, mug('paper'), steam()),
    at(190, 121, resized(0, 0, 0.6, phoneFaceDown())),
    rail('M960 136H296C286 136 284 132 280 132'),
  ],

  /** What was made lies face down. The door is open, and the school bag can wait. */
  'fake-pictures': [
    room(),
    at(70, 54, fosterWindow('mist', OWN)),
    at(170, 168, table(130)),
    at(150, 118, shape('paper', 'M-26 0l10-12h40l-10 12z'), line('M-10-6h16')),
    at(204, 120, resized(0, 0, 0.8, phoneFaceDown())),
    at(268, 150, doorAjar(OWN)),
    rail('M-640 136H110C134 136 128 162 150 162H218C236 162 236 108 258 108'),
    at(66, 172, schoolBag('paper')),
  ],

  /** Somebody rings in a hurry. Gran has a word, and a number of her own to ring. */
  'family-password': [
    room(),
    rail('M-640 148H130C160 148 150 110 176 110H206'),
    at(38, 168, granLamp()),
    at(92, 174, standing({ fill: OWN, hair: 'bun', right: 'M15-60C24-60 22-70 16-76' })),
    shape('night', box(104, 88, 9, 22, 3)),
    bubble(132, 30, 62, 44, 'paper'),
    key(150, 52),
    at(246, 166, table(116)),
    at(232, 86, resized(0, 0, 1.1, phone(stroke('on-night', 4, 'M-7-8v16M0-14v28M7-6v12')))),
    at(284, 120, resized(0, 0, 0.6, granPlant('paper'))),
  ],

  /** One answer, and two other pages that did not copy it. */
  'is-it-true': [
    room(),
    at(78, 88, tablet(flat('on-night', SPARK))),
    bubble(46, 20, 74, 34, OWN),
    stroke('paper', 4, 'M58 32h48M58 42h30'),
    page(190, 84),
    page(252, 96),
    rail('M-640 146H120C146 146 150 112 166 112'),
    at(214, 96, limb('paper', 5, 'M14 14l18 18'), shape('mist', circle(0, 0, 20)), line('M-9-4h18M-9 5h10')),
  ],

  /** A bear that listens, on the shelf, and the switch that somebody reaches first. */
  'knows-about-us': [
    room(),
    line('M34 132h156M54 132v12M170 132v12'),
    at(98, 132, bear()),
    line('M138 62q10 12 0 24M152 54q16 20 0 40'),
    at(
      262,
      88,
      shape('paper', box(-34, -46, 68, 92, 8)),
      toggle(-19, -30, false, OWN),
      stroke('line', 6, 'M-18 8h36M-18 24h24'),
    ),
    rail('M-640 168H204C226 168 212 70 232 70H240'),
  ],
}

function key(x: number, y: number): Mark {
  return shape(OWN, circle(x, y, 8)) + line(`M${x + 8} ${y}h24M${x + 32} ${y}v7M${x + 24} ${y}v6`)
}

function page(x: number, y: number): Mark {
  return at(
    x,
    y,
    shape('paper', 'M-24-40h34l14 14v66h-48z'),
    line('M10-40v14h14'),
    stroke('line', 4, 'M-14-10h28M-14 2h28M-14 14h28M-14 26h18'),
  )
}

/** From behind, so that it has no face. */
function bear(fill: Colour = OWN): Mark {
  return [
    shape(fill, circle(-18, -78, 9) + circle(18, -78, 9)),
    shape(fill, 'M-26-8C-34-30-24-44 0-44S34-30 26-8Q24 0 12 0H-12Q-24 0-26-8z'),
    shape(fill, circle(0, -60, 23)),
    shape('paper', circle(0, -8, 6)),
    shape('night', box(-9, -36, 18, 12, 3)),
  ].join('')
}
