// The Gaming Code: the room with plus signs.
import { sleepingCat } from '../cat.ts'
import { disc, flat, line, type Mark, rail, rect, repeat, shape } from '../pen.ts'
import { bust, gran, kai, sitting, standing } from '../people.ts'
import { floorLamp, openDoor, room, rug, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { bigPhone, clock, coin, controller, cushion, GAME, plant, sofa, table, television } from '../things.ts'

const HERE = 'digitalLaunchpad/module1'
const player = { ...kai, headphones: true } as const

/** A path from flag to flag, and no end to it. */
const LEVELS: Mark =
  flat('#5fb7f5', 'M0 0h120v70H0z') +
  flat('#34c38f', 'M0 44q30-14 60 0t60-6v34H0z') +
  `<path stroke="#fff" stroke-width="4" stroke-dasharray="1 8" d="M-4 62c30 2 26-18 46-18s14-18 32-18 18-20 50-20"/>` +
  repeat(4, (index) => {
    const [x = 0, y = 0] = [
      [18, 58],
      [46, 42],
      [74, 24],
      [104, 10],
    ][index] as number[]
    return shape(index < 2 ? '#fff1c4' : '#ff7c66', `M${x} ${y}V${y - 15}l11 4-11 4`, 2)
  })

const SPLIT: Mark =
  flat('#6fc3ff', 'M0 0h59v70H0z') +
  flat('#ffc48a', 'M61 0h59v70H61z') +
  flat('#34c38f', 'M0 48q30-10 59 0v22H0z') +
  flat('#d8562a', 'M61 50l20-22 16 14 10-10 13 14v24H61z') +
  disc('#ff7c66', 28, 42, 7, 2) +
  disc('#7f63f1', 92, 40, 7, 2)

export const gamesScenes: Scene[] = [
  {
    name: 'calm-shutdown',
    shows: 'A grandmother comes over to a boy who is playing',
    usedFor: 'tool 1.1 and its card on home',
    folder: HERE,
    room: 'games',
    focus: 134,
    marks: [
      room('games'),
      windowAt(246, 20, 44, 46),
      openDoor(44, 134, 44, 96),
      rug(192, 160, 104, 15),
      television(136, 52, 96, 60, GAME),
      rect('mid', 142, 125, 84, 10, 3),
      plant(286, 142),
      rail('M-640 98H104c16 0 14 26 30 26h8'),
      standing(gran, 80, 156, 110, { right: { d: 'l24 20', hand: [40, -56] } }),
      bust(player, 186, 130, 0.94),
      sofa(128, 132, 118, 44),
      sleepingCat(224, 126, 0.62),
    ],
  },
  {
    name: 'hard-to-leave',
    shows: 'A game with ever one more level; a cushion is free beside the child',
    usedFor: 'tool 1.2 and its card on home',
    folder: HERE,
    room: 'games',
    keepsItsSide: true,
    marks: [
      room('games', 138),
      plant(292, 142, 0.95),
      clock(34, 42, 17, 9, 35),
      television(84, 12, 152, 92, LEVELS),
      rect('mid', 96, 122, 128, 10, 3),
      rug(160, 164, 104),
      cushion(110, 163, 26),
      rail('M-640 104H28c20 0 18 59 40 59h16'),
      sitting(player, 178, 168, 0.98),
      sleepingCat(268, 160, 0.7),
    ],
  },
  {
    name: 'play-together',
    shows: 'Grown-up and child on one sofa play the same game',
    usedFor: 'tool 1.3 and its card on home',
    folder: HERE,
    room: 'games',
    marks: [
      room('games'),
      windowAt(28, 24, 42, 44),
      floorLamp(276, 138, 96),
      television(94, 10, 132, 82, SPLIT),
      rect('mid', 108, 110, 104, 10, 3),
      rail('M-640 96H40c22 0 24 40 46 40h6'),
      bust(gran, 128, 126, 1.02),
      bust(kai, 194, 132, 0.9),
      sofa(78, 132, 164, 44),
      controller(161, 126, 1.05),
      sleepingCat(286, 164, 0.7),
    ],
  },
  {
    name: 'loot-boxes',
    shows: 'Coins run from a savings jar into a gift box on a phone',
    usedFor: 'tool 1.4',
    folder: HERE,
    room: 'games',
    focus: 180,
    keepsItsSide: true,
    marks: [
      room('games', 136),
      clock(36, 40, 16, 6, 20),
      table(30, 122, 260),
      rail('M-640 98H18c16 0 16 14 30 14h10'),
      shape('white', 'M68 66h56v46q0 10-10 10H78q-10 0-10-10z') + rect('own', 63, 56, 66, 12, 4),
      coin(86, 110) + coin(105, 111) + coin(95, 96),
      coin(142, 94, 9) + coin(162, 76, 9) + coin(184, 68, 9),
      bigPhone(
        224,
        68,
        shape('violet', 'M-20-2h40v26h-40z') +
          rect('coral', -24, -12, 48, 12, 3) +
          line('M0-12v36', 4, '#fff1c4') +
          shape('#fff1c4', 'M0-12c-12-2-14-14-6-14 5 0 6 8 6 14 0-6 1-14 6-14 8 0 6 12-6 14z', 2.4),
      ),
      sleepingCat(130, 166, 0.74),
    ],
  },
]
