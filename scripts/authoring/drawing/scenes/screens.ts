// Screen Time: the room with dots.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, type Fill, flat, limb, line, type Mark, rail, rect, repeat, shape } from '../pen.ts'
import { bust, dad, inWheelchair, mum, zoe } from '../people.ts'
import { hangingLamp, openDoor, room, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { ball, books, chairBack, clock, fridge, mug, phone, plant, sheet, sofa, television } from '../things.ts'

const HERE = 'digitalLaunchpad/module2'

/** A train on a hill, and the tunnel where the film ends. */
export const TRAIN: Mark =
  flat('#8fd0ff', 'M0 0h120v70H0z') +
  flat('#34c38f', 'M0 50q40-10 70-4 10-30 32-30 18 0 18 14v40H0z') +
  flat('#14213b', 'M88 58V44q0-10 11-10t11 10v14z') +
  line('M0 60h120', 2.6, '#7a5a3a') +
  shape('#ff7c66', 'M14 56V42h20V32h10v24z', 2) +
  shape('#7f63f1', 'M50 56V42h22v14z', 2) +
  disc('#14213b', 22, 57, 3.6, 0) +
  disc('#14213b', 38, 57, 3.6, 0) +
  disc('#14213b', 56, 57, 3.6, 0) +
  disc('#14213b', 67, 57, 3.6, 0)

/** A toy boat. */
export function boat(x: number, y: number, fill: Fill) {
  return at(x, y, shape(fill, 'M-11-6h22l-4 8H-7z', 2.2) + line('M0-6v-12', 2.2) + shape('white', 'M1-18l8 9H1z', 2))
}

export const screensScenes: Scene[] = [
  {
    name: 'fewer-rows',
    shows: 'Parent and child at the kitchen table with a sheet of paper between them',
    usedFor: 'tool 2.1 and its card on home',
    folder: HERE,
    room: 'screens',
    focus: 150,
    marks: [
      room('screens', 138),
      windowAt(34, 26, 46, 44),
      fridge(244, 138, 108, 54),
      sheet(271, 96, 0.62, 4),
      hangingLamp(160, 40, 66, 62),
      rail('M-640 92H28c18 0 14 16 34 16h78'),
      rect('mid', 64, 123, 9, 60, 2) + rect('mid', 247, 123, 9, 60, 2),
      rect('white', 52, 112, 216, 11, 5),
      bust(mum, 112, 126),
      bust(zoe, 206, 132, 0.88),
      shape('white', 'M136 110l8-17h38l-8 17z') + line('M150 104h18M153 99h18', 2),
      mug(76, 112, 'coral', 0.8) + mug(244, 112, 'blue', 0.8),
      chairBack(87, 132, 50, 34),
      chairBack(184, 136, 46, 32),
    ],
  },
  {
    name: 'how-much',
    shows: 'A pair of scales: a phone on one side, a ball and books on the other',
    usedFor: 'tool 2.2 and its card on home',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 142),
      clock(36, 42, 18, 7, 10),
      rect('mid', 78, 141, 9, 60, 2) + rect('mid', 233, 141, 9, 60, 2),
      rect('white', 60, 134, 200, 11, 5),
      rail('M-640 108H34c18 0 14 26 32 26h62'),
      rect('own', 132, 124, 56, 10, 4),
      limb('mid', 'M160 124V34', 4),
      limb('mid', 'M88 48L232 32', 4),
      disc('mid', 160, 40, 8),
      line('M88 48l-30 52h60zM232 32l-34 48h68z', 2.4),
      phone(88, 76, 1, 6),
      ball(216, 66, 14),
      books(244, 80, 0.78),
      shape('mid', 'M50 100h76q-6 18-38 18t-38-18z') + shape('mid', 'M190 80h84q-6 18-42 18t-42-18z'),
      sleepingCat(286, 166, 0.74),
    ],
  },
  {
    name: 'any-good',
    shows: 'A magnifying glass over an app on a tablet',
    usedFor: 'tool 2.3 and its card on home',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 140),
      windowAt(24, 22, 42, 42),
      rect('mid', 52, 133, 9, 60, 2) + rect('mid', 259, 133, 9, 60, 2),
      rect('white', 36, 122, 248, 11, 5),
      plant(264, 122, 0.8),
      rail('M-640 100H40c18 0 18-12 34-12h16'),
      rect('device', 88, 20, 144, 102, 10) + rect('white', 97, 29, 126, 84, 4, 0),
      shape('teal', 'M108 100l26-38 20 24 16-18 26 32z', 2.4),
      disc('lamp', 122, 48, 9, 2.4),
      rect('mid', 182, 40, 32, 9, 4, 0) + rect('mid', 182, 55, 22, 9, 4, 0),
      line('M222 116l26 30', 12) + line('M222 116l26 30', 5, 'brick'),
      disc('screen', 198, 90, 32, 4),
      shape('teal', 'M174 104l18-26 14 19 9-9 9 16z', 2.6),
      line('M180 76q6-11 16-13', 3, '#fff'),
      sleepingCat(84, 166, 0.76),
    ],
  },
  {
    name: 'phones-sleep',
    shows: 'Phones under a blanket in a toy bed; a father in a wheelchair brings his own',
    usedFor: 'tool 2.4',
    folder: HERE,
    room: 'screens',
    focus: 190,
    keepsItsSide: true,
    marks: [
      room('screens', 146),
      windowAt(30, 24, 46, 48),
      clock(196, 38, 18, 9, 0),
      rail('M-640 92H64c20 0 20 16 40 16h4'),
      rect('mid', 88, 122, 128, 60, 3) + line('M88 142h128M142 132h20M142 156h20', 2.6),
      rect('white', 78, 112, 148, 11, 4),
      line('M98 66v46M206 82v30', 4),
      rect('white', 96, 96, 112, 14, 4),
      repeat(3, (index) => at(120 + index * 28, 80, rect('device', -10, -17, 20, 36, 4))),
      shape('own', 'M100 88q52-14 106 0v20h-106z'),
      repeat(5, (index) => disc('white', 112 + index * 20, 98 + (index % 2) * 3, 2.6, 0)),
      inWheelchair(dad, 274, 178, 1.08),
      limb('blue', 'M252 110q-8 20-24 4', 9),
      phone(226, 92, 0.9, -8, ''),
      disc('skin3', 228, 113, 6, 2.6),
      sleepingCat(42, 166, 0.74),
    ],
  },
  {
    name: 'two-homes',
    shows: 'Two houses, and one bag on the path between them',
    usedFor: 'tool 2.5',
    folder: HERE,
    room: 'screens',
    marks: [
      shape('wall', 'M-640-480H960V480H-640z', 0),
      shape('floor', 'M-640 136H-2q80-22 162-8t162-6H960V480H-640z', 0),
      shape('lamp', 'M170 22a17 17 0 1 0 20 24 15 15 0 0 1-20-24z'),
      twoHomes(24, 'white'),
      twoHomes(222, 'mid'),
      `<path stroke-width="3.4" stroke-dasharray="1 9" d="M92 140c30 28 108 28 174 0"/>`,
      rail('M-640 156H86c20 0 20-6 36-6h14'),
      at(
        160,
        142,
        line('M-20 18v-14M20 18v-14', 6) +
          shape('coral', 'M-17 20v-26q0-14 17-14t17 14v26q-17 6-34 0z') +
          line('M-11 4h22M0 4v8M-6-20q6-8 12 0', 2.6),
      ),
      sittingCat(292, 140, 0.62),
    ],
  },
  {
    name: 'small-and-chosen',
    shows: 'Parent and small child watch a film about a train; toy boats wait',
    usedFor: 'tool 2.6',
    folder: HERE,
    room: 'screens',
    focus: 160,
    marks: [
      room('screens', 136),
      windowAt(22, 20, 42, 46),
      television(96, 8, 136, 84, TRAIN),
      rect('mid', 88, 106, 152, 10, 3),
      openDoor(276, 136, 38, 106),
      rail('M960 112H302c-22 0-18 26-40 26h-12'),
      bust(mum, 138, 128, 1.04),
      bust({ ...zoe, top: 'pink' }, 194, 138, 0.74),
      sofa(86, 136, 160, 42),
      boat(46, 150, 'coral') + boat(24, 166, 'blue') + boat(60, 170, 'lamp'),
      sleepingCat(280, 168, 0.6),
    ],
  },
]

function twoHomes(x: number, walls: 'white' | 'mid') {
  return (
    shape(walls, `M${x} 132V78h76v54z`) +
    shape('own', `M${x - 10} 80l48-40 48 40z`) +
    rect('glow', x + 10, 90, 22, 20, 1) +
    line(`M${x + 21} 90v20M${x + 10} 100h22`, 2.4) +
    rect('white', x + 46, 96, 20, 36, 2) +
    disc('line', x + 61, 115, 2, 0)
  )
}
