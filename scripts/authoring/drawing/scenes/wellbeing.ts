// Digital Wellness Lab: the room with arches.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, limb, line, rail, rect, repeat, shape } from '../pen.ts'
import { type Arm, arjun, bust, dad, ellie, kai, leo, mia, mum, sam, standing, zoe } from '../people.ts'
import { bunting, floorLamp, hangingLamp, light, room, rug, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { bear, chairBack, mug, phone, phoneFaceDown, rainyWindow, schoolBag, sideTable, sofa } from '../things.ts'

/** Bent over what both hands hold. */
const FOLDED_LEFT: Arm = { d: 'q-9 12 0 22', hand: [-12, -56] }
const FOLDED_RIGHT: Arm = { d: 'q9 12 0 22', hand: [12, -56] }

const HERE = 'digitalLaunchpad/module4'

export const wellbeingScenes: Scene[] = [
  {
    name: 'upset',
    shows: 'Rain at the window, a sofa with a teddy and a blanket, a phone turned over',
    usedFor: 'tool 4.1 and its card on home',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 138),
      rainyWindow(118, 16, 74, 52),
      light('M262 60L218 138h88L270 60z', 0.6),
      line('M266 60V138M254 138h24') + shape('lamp', 'M255 34h22l9 28h-40z'),
      rail('M-640 100H20c22 0 22 30 44 30h4'),
      rug(152, 166, 116, 12),
      rect('own', 58, 78, 176, 66, 16),
      rect('own', 70, 112, 152, 34, 10),
      rect('own', 46, 98, 34, 58, 13) + rect('own', 212, 98, 34, 58, 13),
      rect('shoe', 62, 156, 9, 9, 2) + rect('shoe', 222, 156, 9, 9, 2),
      shape('pink', 'M146 84q36-12 62 0l6 46q-18 10-36 2-18 8-36 0z') +
        line('M150 98q28-10 60 2M148 116q30-8 64 4', 2.4),
      bear(112, 112),
      phoneFaceDown(100, 172, 0.8),
      sleepingCat(196, 166, 0.8),
    ],
  },
  {
    name: 'family-break',
    shows: 'Phones in a basket, and a family at a board game',
    usedFor: 'tool 4.2 and its card on home',
    folder: HERE,
    room: 'wellbeing',
    focus: 176,
    marks: [
      room('wellbeing', 138),
      hangingLamp(196, 34, 60, 66),
      sideTable(22, 96, 80, 50),
      shape('mid', 'M34 74h56l-6 22H40z') + line('M37 84h50', 2.4),
      repeat(3, (index) => at(47 + index * 15, 68, rect('device', -6, -16, 12, 24, 3), 1, -10 + index * 10)),
      shape('mid', 'M34 76h56l-6 20H40z') + line('M36 86h52M50 76v20M62 76v20M74 76v20', 2.2),
      rail('M-640 62H6c12 0 12 22 24 22h6'),
      shape('white', 'M144 108l12-26h92l12 26z') + line('M150 96h104M178 82l-5 26M226 82l5 26', 2, 'mid'),
      shape('coral', 'M168 94v-9q0-5 4-5t4 5v9z', 2.2) + shape('teal', 'M222 102v-9q0-5 4-5t4 5v9z', 2.2),
      rect('mid', 130, 119, 9, 60, 2) + rect('mid', 260, 119, 9, 60, 2),
      rect('white', 116, 108, 170, 11, 5),
      bust(mum, 144, 126, 0.96),
      bust(zoe, 198, 130, 0.84),
      bust(leo, 252, 126, 0.96),
      chairBack(121, 130, 46, 34) + chairBack(178, 138, 40, 30) + chairBack(229, 130, 46, 34),
      sleepingCat(62, 166, 0.74),
    ],
  },
  {
    name: 'first-phones',
    shows: 'A father hands his child a phone over the table',
    usedFor: 'tool 4.3',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      windowAt(28, 22, 44, 46),
      bunting(96, 6, 150, 6),
      rail('M-640 92H58c16 0 14 22 30 22h20'),
      standing(dad, 92, 186, 142, { right: { d: 'l30 14', hand: [48, -60] } }),
      standing(zoe, 232, 186, 106, { left: { d: 'l-30-6', hand: [-48, -80] } }),
      phone(170, 104, 1.1, 4),
      rect('mid', 122, 151, 8, 50, 2) + rect('mid', 198, 151, 8, 50, 2) + rect('white', 112, 140, 104, 11, 5),
      rect('white', 132, 126, 34, 14, 3, 2.6) + line('M139 133h20', 2.2),
      schoolBag(288, 168, 0.95),
    ],
  },
  {
    name: 'our-phones',
    shows: 'A grown-up bent over a phone; a child holds up a drawing beside them',
    usedFor: 'tool 4.4',
    folder: HERE,
    room: 'wellbeing',
    focus: 180,
    marks: [
      room('wellbeing', 138),
      floorLamp(40, 140, 104),
      windowAt(252, 20, 44, 46),
      rail('M-640 90H76c30 0 34 46 60 46h40'),
      bust(leo, 128, 126, 1.1),
      sofa(72, 134, 128, 50),
      phone(176, 94, 1, 10),
      limb('teal', 'M152 128q18 0 18-16', 9) + disc('skin4', 170, 110, 5.5, 2.6),
      standing(ellie, 240, 176, 92, {
        left: { d: 'q-16-8-10-30', hand: [-26, -108] },
        right: { d: 'q16-8 10-30', hand: [26, -108] },
      }),
      at(
        240,
        72,
        rect('white', -30, -22, 60, 40, 2) +
          shape('lamp', 'M12-14a6 6 0 1 0 .1 0z', 2.2) +
          shape('coral', 'M-20 10v-12l10-9 10 9v12z', 2.2) +
          line('M8 10q6-8 14 0', 2.4, 'leaf'),
      ),
      sleepingCat(40, 166, 0.7),
    ],
  },

  {
    name: 'close-by',
    shows: 'Two chairs side by side at a window at night, a blanket and two mugs',
    usedFor: 'tool 4.6',
    folder: HERE,
    room: 'wellbeing',
    focus: 170,
    serious: true,
    light: 'night',
    marks: [
      room('wellbeing', 138),
      windowAt(112, 14, 96, 58),
      light('M266 66L222 138h88L270 66z', 0.5),
      line('M268 66v72M256 138h24') + shape('lamp', 'M257 38h22l9 30h-40z'),
      rug(150, 164, 116, 12),
      rail('M-640 92H22c30 0 20 58 48 58h16'),
      line('M96 156v14M140 156v14M164 156v14M208 156v14', 4),
      rect('own', 86, 86, 64, 74, 14) + rect('own', 154, 86, 64, 74, 14),
      shape('pink', 'M162 82q26-8 50 0l4 50q-14 8-28 2-14 8-30 0z') + line('M166 96q20-7 44 1M164 114q24-7 50 3', 2.4),
      rect('mid', 224, 130, 44, 9, 4) +
        line('M234 139v28M258 139v28') +
        mug(237, 130, 'teal', 0.7) +
        mug(257, 130, 'coral', 0.7),
      sittingCat(44, 150, 0.76),
    ],
  },
  {
    name: 'everyone-else',
    shows: 'Children at a bus stop look at phones; two without one walk on together',
    usedFor: 'tool 4.7',
    folder: HERE,
    room: 'wellbeing',
    focus: 190,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 142H960V480H-640z'),
      flat(
        'paper',
        'M-640 142V96h60V70h70v40h50V60h60v50h80V78h60v32h60V64h70v30h50V56h60v48h60V74h70v36h60V60h60v40h60V72h70v38h60V62h70v40h60V142z',
      ),
      rect('own', 22, 30, 132, 12, 4) + line('M32 42v104M144 42v104', 4) + rect('screen', 40, 50, 96, 46, 3, 2.4),
      ...[kai, mia, sam].map((person, index) =>
        standing(person, 56 + index * 34, 154, 82 + (index % 2) * 4, { left: FOLDED_LEFT, right: FOLDED_RIGHT }),
      ),
      repeat(3, (index) => at(56 + index * 34, 88 + (index % 2) * 2, '')),
      rail('M-640 168H188c18 0 16-6 34-6h8'),
      standing(arjun, 268, 166, 122, { left: { d: 'q-12 16-18 32', hand: [-34, -42] } }),
      standing(zoe, 218, 166, 84, { right: { d: 'q12 8 12 30', hand: [28, -44] } }),
      sittingCat(184, 144, 0.6),
    ],
  },
  {
    name: 'made-to-fit',
    shows: 'Sums, a tablet and a sand timer; under the table a boy plays that he is a shark',
    usedFor: 'tool 4.8',
    folder: HERE,
    room: 'wellbeing',
    focus: 170,
    marks: [
      room('wellbeing', 130),
      windowAt(20, 16, 44, 46),
      repeat(4, (index) => rect('white', 96 + index * 38, 10, 32, 30, 4, 2.6)) +
        line('M128 25h6M166 25h6M204 25h6', 2.4),
      line('M104 18h16M104 25h16M104 32h10', 2.4, 'own') +
        shape('blue', 'M140 32q2-14 12-16-2 8 4 16z', 2) +
        disc('coral', 188, 25, 8, 2.2) +
        rect('violet', 219, 18, 14, 14, 2, 2.2),
      rail('M-640 92H12c22 0 12 10 30 10h14'),
      shape('white', 'M70 98l10-22h42l10 22z', 2.6) + line('M84 82h30M81 90h34', 2.2, 'own'),
      at(160, 98, rect('device', -22, -34, 44, 34, 5) + rect('screen', -16, -28, 32, 22, 2, 0)),
      at(
        212,
        98,
        rect('own', -13, -38, 26, 5, 2, 2.4) +
          rect('own', -13, -5, 26, 5, 2, 2.4) +
          shape('white', 'M-9-33H9q0 8-7 14 7 6 7 14H-9q0-8 7-14-7-6-7-14z', 2.4) +
          flat('lamp', 'M-6-6q6-8 12 0z'),
      ),
      rect('mid', 58, 107, 9, 70, 2) + rect('mid', 238, 107, 9, 70, 2) + rect('white', 42, 98, 220, 11, 5),
      at(
        128,
        164,
        line('M44-8l28-8M44-5l30 4', 15) +
          line('M44-8l28-8M44-5l30 4', 9, 'denim') +
          shape('teal', 'M-18-4q2-18 26-17l30 3q12 8 8 16-30 8-64-2z') +
          shape('grey', 'M4-22q4-20 20-26-2 16 8 28z') +
          line('M-12-12l-26 10', 13) +
          line('M-12-12l-26 10', 7, 'teal') +
          disc('skin3', -40, -1, 5, 2.4) +
          disc('black', -24, -18, 14),
      ),
      standing({ hair: 'bun', hairColour: 'grey', skin: 'skin3', top: 'coral', glasses: true }, 284, 176, 132),
      sleepingCat(26, 164, 0.62),
    ],
  },
  {
    name: 'three-plain-bottles',
    shows: 'Three plain bottles and a folded flannel on a table, and a phone turned over beside them',
    usedFor: 'tool 4.9',
    folder: HERE,
    room: 'wellbeing',
    focus: 170,
    marks: [
      room('wellbeing', 138),
      windowAt(28, 22, 46, 48),
      sideTable(84, 118, 204, 44),
      rail('M-640 90H20c30 0 24 28 54 28h10'),
      plainBottle(134, 52, 'white'),
      plainBottle(172, 44, 'pink'),
      plainBottle(206, 36, 'teal'),
      rect('coral', 226, 104, 46, 7, 3) + rect('coral', 228, 111, 42, 7, 3),
      phoneFaceDown(106, 118, 0.7),
      sleepingCat(52, 168, 0.72),
    ],
  },
]

/** A bottle without a picture on it, its foot on the table. */
function plainBottle(x: number, height: number, fill: 'white' | 'pink' | 'teal') {
  return (
    rect('mid', x - 5, 118 - height - 8, 10, 9, 2, 2.6) +
    rect(fill, x - 12, 118 - height, 24, height, 5) +
    line(`M${x - 5} ${118 - height / 2}h10`, 2.4)
  )
}
