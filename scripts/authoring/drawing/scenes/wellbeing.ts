// Digital Wellness Lab: the room with arches.
import { sleepingCat } from '../cat.ts'
import { at, disc, line, rail, rect, repeat, shape } from '../pen.ts'
import { bust, leo, mum, zoe } from '../people.ts'
import { hangingLamp, light, room, rug } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { chairBack, phoneFaceDown, sideTable } from '../things.ts'

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
      rain(118, 16, 74, 52),
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
      teddy(112, 112, 1),
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
      bust(mum, 144, 126, 0.96),
      bust(zoe, 198, 130, 0.84),
      bust(leo, 252, 126, 0.96),
      rect('mid', 130, 119, 9, 60, 2) + rect('mid', 260, 119, 9, 60, 2),
      rect('white', 116, 108, 170, 11, 5),
      chairBack(121, 130, 46, 34) + chairBack(178, 138, 40, 30) + chairBack(229, 130, 46, 34),
      sleepingCat(62, 166, 0.74),
    ],
  },
]

/** A window with rain. */
function rain(x: number, y: number, width: number, height: number) {
  return (
    rect('white', x - 5, y - 5, width + 10, height + 10, 3) +
    rect('sky', x, y, width, height, 1) +
    `<path stroke="var(--screen)" stroke-width="2.4" d="M${x + 10} ${y + 8}l-3 9M${x + 26} ${y + 22}l-3 9M${x + 16} ${y + 36}l-3 9M${x + 50} ${y + 8}l-3 9M${x + 66} ${y + 20}l-3 9M${x + 56} ${y + 36}l-3 9"/>` +
    line(`M${x + width / 2} ${y}v${height}`, 2.6, 'white')
  )
}

/** From behind, as everybody. */
function teddy(x: number, y: number, size: number) {
  return at(
    x,
    y,
    disc('pot', -9, -42, 5.5) +
      disc('pot', 9, -42, 5.5) +
      disc('pot', -14, -10, 6) +
      disc('pot', 14, -10, 6) +
      shape('pot', 'M-13-4q-4-20 13-20t13 20q-2 6-13 6t-13-6z') +
      disc('pot', 0, -32, 12),
    size,
  )
}
