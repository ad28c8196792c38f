// The six rooms of a family's plan. Each is known at the size of a window: one thing, large.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, flat, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, ellie, gran, kai, mum, sitting } from '../people.ts'
import { floorLamp, hangingLamp, room, rug, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  basket,
  bed,
  bigPhone,
  bubble,
  chairBack,
  coin,
  mug,
  phone,
  plant,
  sideTable,
  sofa,
  table,
  television,
} from '../things.ts'

const FOLDER = 'scenes'

/** A game whose picture goes dark with the room. */
const game =
  flat('screen', 'M0 0h120v70H0z') +
  shape('violet', 'M-4 60l34-36 24 22 22-30 48 44z', 2) +
  flat('leaf', 'M0 52q30-8 60-2t60 0v22H0z') +
  line('M92 52V30', 2.4) +
  shape('coral', 'M92 30l16 6-16 6z', 2)

/** Steps up to the right. */
const stairs = shape('white', 'M96 190v-34h46v-30h46v-30h46V66h46V36h50v154z')

/** What a phone shows: apps, and one that is new. */
const apps = repeat(6, (index) =>
  rect(
    (['violet', 'coral', 'teal', 'blue', 'pink', 'leaf'] as const)[index] ?? 'violet',
    -20 + (index % 2) * 22,
    -36 + Math.floor(index / 2) * 24,
    16,
    16,
    4,
    2,
  ),
)

const jar = (x: number, coins: Mark) =>
  at(
    x,
    124,
    shape('white', 'M-24-66h48v54q0 12-12 12h-24q-12 0-12-12z') +
      coins +
      rect('own', -28, -74, 56, 12, 5) +
      flat('line', 'M-10-70h20v4h-20z'),
  )

export const planScenes: Scene[] = [
  {
    name: 'plan-sleep',
    shows: 'Two phones lie in a small bed under the window, covered up',
    usedFor: 'the sleep room of our plan',
    folder: FOLDER,
    room: 'screens',
    focus: 190,
    marks: [
      room('screens', 136),
      windowAt(28, 22, 70, 62),
      rail('M-640 116H60c22 0 26-8 46-8h14'),
      at(126, 118, bed(0, 0, 128, phone(24, -24, 0.76) + phone(46, -24, 0.76)), 1.3),
      sleepingCat(56, 160, 0.9),
    ],
  },
  {
    name: 'plan-games',
    shows: 'A grandmother and a child play on the sofa, in front of the television',
    usedFor: 'the games room of our plan',
    folder: FOLDER,
    room: 'games',
    marks: [
      room('games', 136),
      television(92, 8, 148, 84, game),
      floorLamp(48, 138, 104),
      rail('M-640 124H40c26 0 22 24 44 24h12'),
      bust(kai, 138, 136, 0.94),
      bust(gran, 196, 136, 1.06),
      sofa(84, 124, 168, 50),
      sleepingCat(284, 162, 0.86),
    ],
  },
  {
    name: 'plan-telling-us',
    shows: 'A child tells an adult something on the stairs, with the handrail beside them',
    usedFor: 'the room of our plan about telling one another',
    folder: FOLDER,
    room: 'safety',
    focus: 180,
    marks: [
      room('safety', 150),
      stairs,
      rail('M-640 172H40c40 0 50-18 76-36L330-20', 8),
      sitting(mum, 166, 128, 0.94),
      sitting(ellie, 214, 98, 0.8),
      bubble(34, 30, 92, 46, 'right'),
      line('M50 48h60M50 60h38', 4, 'own'),
    ],
  },
  {
    name: 'plan-new-apps',
    shows: 'A big phone with apps stands on a table between two mugs',
    usedFor: 'the room of our plan for new apps',
    folder: FOLDER,
    room: 'together',
    marks: [
      room('together', 138),
      table(40, 126, 240),
      rail('M-640 102H30c30 0 30 24 54 24h30'),
      bigPhone(160, 72, apps, 'white', 1.02),
      mug(92, 126, 'coral', 1.1),
      mug(224, 126, 'blue', 1.1),
      plant(262, 126, 0.9),
      sleepingCat(160, 168, 0.8),
    ],
  },
  {
    name: 'plan-meals',
    shows: 'A table laid for tea, with the phones in a basket on the side',
    usedFor: 'the meals room of our plan',
    folder: FOLDER,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      hangingLamp(186, 40, 74, 62),
      sideTable(22, 116, 76, 46),
      rail('M-640 78H10c24 0 18 22 34 22'),
      basket(60, 116, phone(-12, -18, 0.7, -10) + phone(12, -18, 0.7, 12)),
      chairBack(124, 132, 46, 34),
      chairBack(204, 132, 46, 34),
      table(104, 116, 172),
      oval('white', 188, 112, 30, 7),
      shape('coral', 'M168 108q20-26 40 0z'),
      mug(136, 116, 'teal', 1.05),
      mug(238, 116, 'blue', 1.05),
    ],
  },
  {
    name: 'plan-money',
    shows: 'Three jars with coins on a table: a little, more, and nearly full',
    usedFor: 'the money room of our plan',
    folder: FOLDER,
    room: 'future',
    keepsItsSide: true,
    marks: [
      room('future', 138),
      rug(160, 166, 120, 12),
      table(44, 124, 232),
      rail('M-640 96H20c30 0 30 28 50 28h14'),
      jar(98, coin(-8, -9) + coin(9, -9)),
      jar(160, coin(-10, -9) + coin(9, -9) + coin(0, -24) + coin(-12, -36)),
      jar(
        222,
        coin(-10, -9) + coin(9, -9) + coin(-11, -25) + coin(8, -25) + coin(-2, -40) + coin(13, -42) + coin(-13, -48),
      ),
      sittingCat(292, 152, 0.9),
    ],
  },
]
