// The scenes of the teen guide's second toolkit, When It Matters. The serious ones show things only, and always a way on.
import { phone, phoneFaceDown } from '../devices.server.ts'
import { clock, granLamp, granPlant } from '../homes.server.ts'
import { at, box, circle, flat, line, type Mark, rail, resized, shape, stroke } from '../pen.server.ts'
import { sitting, standing } from '../people.server.ts'
import { chair, coin, doorAjar, mug, room, sofa, steam, steps, table } from '../things.server.ts'

const OWN = 'safety'
/** What stands for a machine that answers. */
const SPARK = 'M0-11l3 8l8 3l-8 3l-3 8l-3-8l-8-3l8-3z'

export const teenMattersScenes: Record<string, Mark[]> = {
  /** The toolkit: a lifebelt on the wall, and its rope goes on as the rail. */
  'when-it-matters': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 70H56M156 82C182 96 160 126 186 126L290 38H960'),
    at(
      106,
      78,
      stroke('ink', 30, circle(0, 0, 36)),
      stroke(OWN, 24, circle(0, 0, 36)),
      stroke('paper', 11, 'M-19-19L-32-32M19-19L32-32M-19 19L-32 32M19 19L32 32'),
    ),
  ],

  /** Four minutes in the car, in the rain, with the phone face down. */
  'talk-in-the-car': [
    flat('night', 'M-640 0h1600v106H-640z'),
    flat('mist', 'M-640 106h1600v74H-640z'),
    stroke(
      'on-night',
      3,
      'M36 20l-4 12M92 44l-4 12M148 16l-4 12M204 52l-4 12M262 20l-4 12M292 70l-4 12M22 78l-4 12M124 72l-4 12',
    ),
    flat('on-night', circle(160, 82, 5)),
    flat('on-night', circle(184, 82, 5)),
    stroke('line', 4, 'M70 106L148 34M196 106L274 34'),
    line('M-640 106h1600'),
    shape('paper', box(120, -8, 80, 22, 8)),
    rail('M-640 132H116C140 132 148 148 170 150'),
    at(84, 128, phoneFaceDown()),
    stroke('ink', 16, 'M170 188a58 58 0 1 1 116 0'),
    stroke(OWN, 10, 'M170 188a58 58 0 1 1 116 0'),
    shape('paper', box(206, 156, 44, 34, 8)),
  ],

  /** One dice, some matchsticks, and a jar for what was agreed. */
  'be-the-house': [
    room(),
    at(50, 168, chair(OWN)),
    at(176, 172, table(230)),
    rail('M960 60H300C270 60 252 62 252 78'),
    at(98, 124, matchsticks()),
    at(160, 124, dice()),
    at(204, 124, coin(0, -8), coin(9, -24)),
    at(
      252,
      124,
      flat('line', 'M-20-26h40v24h-40z'),
      coin(-9, -12),
      coin(8, -12),
      coin(0, -22),
      line('M-16-44c-8 4-6 10-6 18v18q0 8 8 8h28q8 0 8-8v-18c0-8 2-14-6-18z'),
      shape(OWN, box(-19, -52, 38, 9, 3)),
    ),
  ],

  /** The spark is company. Beside Gran there is a free place. */
  'place-beside-gran': [
    room(),
    at(292, 166, granLamp()),
    at(34, 168, granPlant('paper')),
    rail('M-640 64H146C176 64 190 78 190 108'),
    at(238, 142, sitting({ fill: 'paper', hair: 'bun' })),
    at(214, 172, sofa(OWN, 132)),
    at(96, 172, standing({ fill: OWN, hair: 'hood', size: 0.92, right: 'M15-60C24-56 30-58 34-66' })),
    at(136, 100, resized(0, 0, 0.6, phone(flat('on-night', SPARK)))),
  ],

  /** A laptop that somebody left open, a glass of water, and ten minutes on the clock. */
  'ten-minutes': [
    room(),
    at(154, 36, clock('M0 0v-10M0 0l8 5')),
    at(284, 150, doorAjar(OWN)),
    at(134, 172, table(220)),
    at(56, 174, chair('paper')),
    rail('M-640 100H30C60 100 40 84 70 84H172C196 84 194 92 196 100'),
    at(110, 124, shape('night', 'M-34-46h62l6 40h-62z'), shape('paper', 'M-40 0l6-7h66l6 7z')),
    at(198, 124, shape('paper', 'M-9-22H9L7 0H-7z'), flat(OWN, 'M-7-12h14l-1 10H-6z')),
    at(228, 124, resized(0, 0, 0.9, mug('paper'), steam())),
  ],
}

/** One dice, its foot at 0, 0. */
function dice(): Mark {
  const spots = [
    circle(-7, -21, 2.5),
    circle(7, -21, 2.5),
    circle(0, -14, 2.5),
    circle(-7, -7, 2.5),
    circle(7, -7, 2.5),
  ]
  return shape('paper', box(-15, -28, 30, 28, 6)) + spots.map((spot) => flat('ink', spot)).join('')
}

/** Some matchsticks in a loose heap, its foot at 0, 0. */
function matchsticks(): Mark {
  const heads = [circle(18, -2, 3), circle(22, -5, 3), circle(20, -10, 3), circle(14, -15, 3)]
  return line('M-26-2h42M-20-9l40 4M-22-12h40M-18-7l30-8') + heads.map((head) => flat(OWN, head)).join('')
}
