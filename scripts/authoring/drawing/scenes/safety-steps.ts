// Online Safety Essentials, step by step: the name of a scene is that of its tool's scene and the number of the step.
// Scenes of serious tools show things only, no people in danger, and a way out.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, type Fill, flat, limb, line, mirrored, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, colin, dominic, jayden, type Person, rashid, ruby, sitting, standing } from '../people.ts'
import {
  bunting,
  dayWindow,
  floorLamp,
  hangingLamp,
  light,
  openDoor,
  picture,
  room,
  rug,
  shutDoor,
  tableLamp,
  windowAt,
} from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  arrow,
  bank,
  barred,
  barredStranger,
  cake,
  calendar,
  check,
  cross,
  envelope,
  filterPhone,
  globe,
  heart,
  house,
  jumper,
  notebook,
  pin,
  plan,
  receiver,
  ringingPhone,
  router,
  sandTimer,
  school,
  smallCar,
  stopHand,
  stopSign,
} from '../signs.ts'
import {
  ASLEEP,
  alarmClock,
  ball,
  basket,
  bear,
  bed,
  bigPhone,
  bubble,
  chair,
  chairBack,
  clock,
  coat,
  coin,
  controller,
  GAME,
  mug,
  musicNote,
  padlock,
  pencil,
  phone,
  phoneFaceDown,
  plant,
  schoolBag,
  shoes,
  sideTable,
  slippers,
  sofa,
  switchAt,
  table,
  television,
  unknownHead,
} from '../things.ts'
import { dancer } from './safety.ts'

const HERE = 'digitalLaunchpad/module3'
const idris: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'coral' }
const luke: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'leaf' }
const anya: Person = { hair: 'plaits', hairColour: 'brown', skin: 'skin1', top: 'coral', pattern: 'dots' }

/** What one sees through the windscreen of a car, and the inside of it. @param outside from -640 to 960, above 110 */
function car(outside: string, hangs = ''): string {
  return (
    flat('paper', 'M-640-480H960V480H-640z') +
    shape('sky', 'M-640 8H960V112H-640z') +
    outside +
    shape('own', 'M-640 110q800-12 1600 0V480H-640z') +
    rect('device', 136, 2, 48, 17, 7) +
    hangs +
    `<circle stroke-width="13" cx="242" cy="138" r="36"/><circle stroke="var(--white)" stroke-width="7" cx="242" cy="138" r="36"/>` +
    rect('device', 66, 128, 52, 20, 6) +
    line('M74 138h36', 2.6, 'mid')
  )
}

function medal(x: number, y: number, size = 1): string {
  return at(
    x,
    y,
    line('M-9-34L0-6 9-34', 8) +
      line('M-9-34L0-6 9-34', 4, 'coral') +
      disc('lamp', 0, 4, 12) +
      disc('none', 0, 4, 6, 2.2),
    size,
  )
}

export const safetySteps: Scene[] = [
  {
    name: 'seen-too-much-1',
    shows: 'The back door stands open, a bin bag beside it; a tablet lies face down on the table',
    usedFor: 'tool 3.1, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 130,
    marks: [
      room('safety', 138),
      rect('white', 214, 24, 64, 114, 2) +
        rect('sky', 222, 32, 48, 106, 0) +
        disc('moon', 232, 48, 1.6, 0) +
        flat('moon', 'M252 46a8 8 0 1 0 9 11a7 7 0 0 1-9-11z'),
      shape('own', 'M270 32l34 8v112l-34-14z') + disc('white', 296, 96, 2.6, 2),
      shape('device', 'M182 164q-8-34 16-44l-4-10 10 4 10-4-4 10q24 10 16 44-22 8-44 0z') +
        line('M192 132q-4 12-2 22', 2.4, 'grey'),
      hangingLamp(96, 34, 72, 64),
      rail('M-640 100H6c20 0 16 16 34 16h24'),
      `<g transform="translate(102 112) skewX(-18)">${rect('device', -40, -15, 80, 16, 6) + disc('grey', -28, -7, 2.4, 0)}</g>`,
      mug(160, 112, 'coral', 0.85),
      table(20, 112, 160, 62),
      chair(60, 146, 'mid'),
      sittingCat(252, 154, 0.62),
    ],
  },
  {
    name: 'seen-too-much-3',
    shows: 'Breakfast: bread and butter on a board, a phone turned over, a clock, a school bag',
    usedFor: 'tool 3.1, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: [
      room('safety', 138),
      dayWindow(26, 18, 58, 54),
      clock(140, 40, 20, 8, 5),
      rail('M-640 106H12c20 0 14 10 32 10h10'),
      shape('pot', 'M72 112q-4-22 14-22h26q18 0 14 22z') + line('M92 92q4 8 2 18M106 92q4 8 2 18', 2.2),
      rect('mid', 60, 108, 118, 8, 3),
      shape('pot', 'M134 106q-3-15 9-15h14q12 0 9 15z') + flat('lamp', 'M139 104q-2-9 5-9h12q7 0 5 9z'),
      line('M186 112h30', 5, 'grey') + line('M214 112h18', 6, 'own'),
      phoneFaceDown(262, 114, 0.85),
      table(30, 114, 264, 60),
      schoolBag(220, 176, 1),
      chair(96, 150),
      sittingCat(286, 160, 0.66),
    ],
  },
  {
    name: 'stranger-1',
    shows: 'A television shows coins from a stranger without a face; a cloth lies on the table',
    usedFor: 'tool 3.2, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 130,
    marks: [
      room('safety', 136),
      television(
        46,
        16,
        140,
        86,
        flat('#6fc3ff', 'M0 0h120v70H0z') +
          flat('#34c38f', 'M0 56q30-10 60 0t60-4v18H0z') +
          rect('#fff', 12, 10, 96, 38, 8, 2) +
          at(34, 30, unknownHead(0, 0, 0.74)) +
          repeat(3, (index) => disc('#ffe3a0', 62 + index * 17, 29, 7, 2) + line(`M${62 + index * 17} 26v6`, 1.8)),
      ),
      rect('mid', 40, 116, 152, 10, 3),
      openDoor(262, 136, 42, 108),
      rail('M960 98H300c-22 0-16 26-36 26h-14'),
      sofa(26, 138, 160, 46) + controller(106, 136, 1.1),
      shape('coral', 'M212 118q2-12 14-9 10-7 20 1 12-2 12 8z', 2.6) + line('M226 112q6 5 14 2', 2.2),
      sideTable(200, 118, 72, 52),
      sittingCat(288, 154, 0.62),
    ],
  },
  {
    name: 'stranger-3',
    shows: 'In a car on the way home; a phone in its holder shows four heads of strangers',
    usedFor: 'tool 3.2, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 130,
    marks: [
      car(
        flat('#34508f', 'M-640 112V84q200-40 400-16t400-20 400 10 400-4v58z') +
          flat('#5a679f', 'M148 60h24l76 50H72z') +
          line('M160 64v8M160 80v10M160 98v10', 4, '#fff') +
          flat('moon', 'M254 26a9 9 0 1 0 10 13 8 8 0 0 1-10-13z'),
      ),
      rail('M-640 128H20c20 0 22 28 44 28h52'),
      line('M152 148v20', 6),
      at(
        152,
        96,
        rect('device', -40, -48, 80, 96, 10) +
          rect('white', -32, -40, 64, 80, 4, 0) +
          unknownHead(-16, -17, 0.74) +
          unknownHead(16, -17, 0.74) +
          unknownHead(-16, 22, 0.74) +
          unknownHead(16, 22, 0.74),
      ),
      sleepingCat(46, 106, 0.6),
    ],
  },
  {
    name: 'safety-settings-1',
    shows: 'On the kitchen floor a tablet with a bow, its box, a cold tea and a long list',
    usedFor: 'tool 3.3, step 1',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 110),
      rect('white', -700, 20, 1060, 96, 3) +
        line('M60 20v96M140 20v96M220 20v96M300 20v96M76 62v14M124 62v14M236 62v14M284 62v14', 3, 'mid'),
      rug(160, 156, 140, 20, 'mid'),
      shape('violet', 'M42 152v-38h76v38z') +
        shape('violet', 'M42 114l-14-12h30l10 12zM118 114l14-12h-30l-10 12z', 2.6) +
        line('M80 114v38', 2.4),
      rail('M-640 88H10c20 0 6 76 40 76h74'),
      at(
        174,
        124,
        rect('device', -46, -46, 92, 88, 9) +
          rect('white', -38, -38, 76, 72, 4, 0) +
          repeat(
            5,
            (index) => line(`M-28 ${-28 + index * 14}h28`, 3, 'own') + switchAt(20, -28 + index * 14, index === 0, 0.5),
          ),
        1,
        -6,
      ),
      line('M214 86l14 24M214 86l24 12', 8) +
        line('M214 86l14 24M214 86l24 12', 4, 'coral') +
        shape('coral', 'M214 86c-20 2-26-14-14-18 8-2 12 8 14 18 0-10 6-20 14-17 12 5 4 19-14 17z', 2.6),
      shape('teal', 'M246 138H266V154q0 5-5 5h-10q-5 0-5-5z') + line('M266 143h5q5 0 5 4t-5 4h-5'),
      sleepingCat(286, 124, 0.66),
    ],
  },
  {
    name: 'safety-settings-3',
    shows: 'On the stairs a new phone rings; the router is at home, a mast stands outside',
    usedFor: 'tool 3.3, step 3',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 480),
      flat('floor', 'M-640 480V156H96v-34h58V88h58V54h58V20H960V480z'),
      line('M-640 156H96v-34h58V88h58V54h58V20H960', 14) + line('M-640 156H96v-34h58V88h58V54h58V20H960', 8, 'white'),
      rect('white', 14, 12, 72, 66, 3) +
        rect('screen', 19, 17, 62, 56, 1) +
        flat('leaf', 'M20.5 71.5v-14q20-14 40 0t19-4v18z') +
        line('M46 70l6-36 6 36M48 58h8M50 46h4', 2.4) +
        line('M44 32q-4-6 0-12M60 32q4-6 0-12', 2.4, 'coral'),
      line('M-200 112H72', 5) + rect('white', -640, 104, 712, 9, 3),
      shape('own', 'M16 92h44q5 0 5 5v7H11v-7q0-5 5-5z') +
        disc('white', 22, 98, 2, 0) +
        disc('white', 30, 98, 2, 0) +
        line('M52 92V80', 2.6),
      rail('M960-330L204 58', 7),
      line('M240 54V40M300 20V0', 4, 'mid'),
      at(
        128,
        78,
        rect('device', -19, -31, 38, 62, 7) + rect('screen', -13, -24, 26, 48, 3, 0) + musicNote(0, 2),
        1,
        -8,
      ),
      line('M102 62q-9 12-4 28M92 56q-14 18-6 40M158 50q8 8 6 20', 3, 'coral'),
      schoolBag(28, 152, 0.8),
      sittingCat(70, 136, 0.6),
    ],
  },
  {
    name: 'what-to-share-1',
    shows: 'A car outside a lit sports hall: a medal on the mirror, a photo with a pin',
    usedFor: 'tool 3.4, step 1',
    folder: HERE,
    room: 'safety',
    focus: 130,
    marks: [
      car(
        shape('#3d4c92', 'M24 112V62q86-44 172 0v50z', 2.6) +
          flat('#ffe9ae', 'M44 74h26v20H44zM82 68h26v26H82zM118 68h26v26h-26zM154 74h26v20h-26z') +
          line('M228 112V52M222 52h12', 3) +
          disc('#fff1c4', 228, 48, 5, 2.4),
        medal(160, 54, 0.9),
      ),
      rail('M-640 128H20c20 0 22 30 44 30h38'),
      line('M142 150v18', 6),
      at(
        142,
        112,
        rect('device', -30, -40, 60, 80, 8) +
          rect('white', -23, -33, 46, 64, 3, 0) +
          rect('mid', -18, -28, 36, 30, 2, 2) +
          shape('teal', 'M-12 2q0-14 12-14t12 14z', 2) +
          disc('brown', 0, -17, 6, 2) +
          shape('brick', 'M-8 24c-9-10-10-18 0-19 10 1 9 9 0 19z', 2) +
          shape('coral', 'M11 22c-8-5-8-12-3-12 2 0 3 2 3 3 0-1 1-3 3-3 5 0 5 7-3 12z', 2),
      ),
      sleepingCat(40, 106, 0.62),
    ],
  },
  {
    name: 'what-to-share-3',
    shows: 'A medal hangs on a bedroom door; on the table a phone shows the page of a club',
    usedFor: 'tool 3.4, step 3',
    folder: HERE,
    room: 'safety',
    focus: 140,
    marks: [
      room('safety', 138),
      shutDoor(222, 138, 62, 118, true),
      medal(276, 110, 0.86),
      hangingLamp(98, 30, 82, 66),
      rail('M-640 102H6c20 0 12 14 30 14h14'),
      bigPhone(
        104,
        58,
        repeat(4, (index) =>
          at(
            -12 + (index % 2) * 24,
            -26 + Math.floor(index / 2) * 28,
            rect('glow', -11, -12, 22, 24, 2, 2) +
              shape(index === 2 ? 'coral' : 'white', 'M-8 12q0-12 8-12t8 12z', 1.8) +
              disc((['brown', 'black', 'ginger', 'black'] as const)[index] ?? 'black', 0, -4, 4.4, 1.8),
          ),
        ) + line('M-20 32h30', 3, 'own'),
        'white',
        1.02,
      ),
      mug(44, 114, 'coral', 0.85),
      table(20, 114, 164, 62),
      chair(106, 150, 'mid'),
      sleepingCat(232, 168, 0.7),
    ],
  },
  {
    name: 'blackmail-1',
    shows: 'A dark hall at midnight; behind the open bathroom door a phone glows on the mat',
    usedFor: 'tool 3.5, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    keepsItsSide: true,
    focus: 170,
    marks: [
      room('safety', 138),
      windowAt(28, 22, 42, 46),
      clock(108, 38, 17, 11, 50),
      light('M140 138h104l30 42H104z', 0.5),
      rect('white', 132, 16, 120, 122, 2) + rect('glow', 140, 24, 104, 114, 0),
      shape('white', 'M176 96h68v42h-48q-20-6-20-42z') + rect('white', 170, 89, 74, 9, 3),
      line('M150 60h34', 4) + shape('teal', 'M154 60h24v28q-12 4-24 0z', 2.6),
      shape('own', 'M252 24l46 10v120l-46-14z') + disc('white', 290, 92, 2.6, 2),
      oval('own', 190, 152, 42, 9, 2.6),
      oval('screen', 190, 148, 26, 7, 0),
      `<g transform="translate(190 152) skewX(-18)">${rect('device', -22, -12, 44, 13, 5) + rect('screen', -16, -9, 32, 7, 2, 0)}</g>`,
      rail('M-640 104H44c28 0 18 56 50 56h40'),
      sittingCat(72, 152, 0.66),
    ],
  },
  {
    name: 'blackmail-3',
    shows: 'A phone rings in the hall, beside a bedroom door that is shut',
    usedFor: 'tool 3.5, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 150,
    marks: [
      room('safety', 138),
      shutDoor(30, 138, 62, 118),
      openDoor(276, 138, 36, 106),
      sideTable(124, 102, 96, 58),
      plant(200, 102, 0.76),
      at(
        156,
        70,
        rect('device', -16, -28, 32, 60, 6) +
          rect('screen', -11, -21, 22, 44, 2, 0) +
          shape('leaf', 'M-6-4q-2-6 3-6l3 4-3 4q2 5 6 6l4-3 4 3q0 6-6 4-9-3-11-12z', 1.8),
        1,
        -6,
      ),
      line('M130 54q-10 14-4 34M184 46q10 12 6 32', 3, 'coral'),
      rug(166, 168, 84, 9),
      shoes(110, 172, 'teal', 0.8),
      rail('M960 96H312c-30 0-10 62-52 62H186c-18 0-14-10-14-46'),
      sittingCat(254, 152, 0.7),
    ],
  },
  {
    name: 'cruel-chat-1',
    shows: 'A mug beside the maths book; a phone shows a ring of dots and one left out',
    usedFor: 'tool 3.6, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      windowAt(20, 20, 42, 46),
      light('M274 72l-44 44h98l-34-44z', 0.6),
      rail('M-640 98H8c22 0 16 18 36 18h18'),
      shape('white', 'M64 112l10-30q20-6 40 2 20-8 40-2l10 30q-26-6-50 2-24-8-50-2z') +
        line('M114 84v30', 2.4) +
        shape('none', 'M82 104l12-14 12 14z', 2.4) +
        line('M126 94h22M124 102h12', 2.4, 'own'),
      pencil(160, 100, 0.66, -34),
      bigPhone(
        206,
        66,
        repeat(7, (index) => {
          const angle = (index / 7) * Math.PI * 2
          return disc('own', Math.round(Math.cos(angle) * 14), Math.round(Math.sin(angle) * 14) - 14, 5, 0)
        }) + disc('coral', 0, 26, 6.4, 2.2),
        'white',
        0.92,
      ),
      tableLamp(284, 114, 0.9) + mug(250, 114, 'coral', 0.92),
      table(30, 114, 282, 60),
      chair(110, 150),
      sittingCat(20, 158, 0.6),
    ],
  },
  {
    name: 'cruel-chat-3',
    shows: 'On the bottom stair one phone photographs another; a bag was dropped beside it',
    usedFor: 'tool 3.6, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 176,
    marks: [
      room('safety', 138),
      openDoor(30, 138, 42, 108),
      flat('floor', 'M132 480V138h60v-42h60V54h60V12H960V480z') +
        line('M132 180V138h60v-42h60V54h60V12H960', 14) +
        line('M132 180V138h60v-42h60V54h60V12H960', 8, 'white'),
      rail('M960-420L176 58', 7),
      line('M206 92V42M292 50V0', 4, 'mid'),
      phone(
        168,
        104,
        1.4,
        -8,
        rect('white', -9, -17, 18, 32, 2, 0) + line('M-5-9l3-4 3 4 3-4M-5 1l3-4 3 4 3-4', 2, 'coral'),
      ),
      phone(
        226,
        62,
        1.4,
        8,
        rect('screen', -9, -17, 18, 32, 2, 0) +
          line('M-5-8v-4h4M5-8v-4h-4M-5 6v4h4M5 6v4h-4', 2, 'own') +
          disc('coral', 0, -1, 2.4, 0),
      ),
      line('M206 70l-18 20', 3, 'coral'),
      at(94, 162, schoolBag(0, 0, 1.1), 1, -12),
      sittingCat(42, 154, 0.64),
    ],
  },
  {
    name: 'scams-1',
    shows: 'Coats in the hall, and one sock looks out below them',
    usedFor: 'tool 3.7, step 1',
    folder: HERE,
    room: 'safety',
    focus: 170,
    marks: [
      room('safety', 138),
      dayWindow(24, 18, 46, 52),
      rect('white', 100, 24, 190, 12, 4) + line('M128 36v8M170 36v8M216 36v8M258 36v8'),
      rail('M-640 106H40c26 0 22 56 50 56h36'),
      shape('coral', 'M176 152v-24h18v20l20 6q8 4 4 12h-38q-6-4-4-14z') + line('M177 136h16M177 144h17', 4, 'white'),
      coat(216, 42, 'leaf', 1.45) +
        coat(150, 42, 'own', 1.5) +
        coat(256, 42, 'blue', 1.3) +
        coat(186, 42, 'brick', 1.5),
      shoes(238, 166, 'teal', 0.9),
      at(
        74,
        156,
        rect('device', -13, -24, 26, 40, 5) +
          rect('screen', -9, -19, 18, 29, 2, 0) +
          shape('blue', 'M-6 6q-3-12 4-14l-1-4 5 3q6 1 4 8l-5 1q-1 3 2 6z', 1.6),
        1,
        -14,
      ),
      sittingCat(292, 152, 0.66),
    ],
  },
  {
    name: 'scams-3',
    shows: 'A phone with coins that come and go; beside it the bank and a telephone',
    usedFor: 'tool 3.7, step 3',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    focus: 140,
    marks: [
      room('safety', 138),
      windowAt(22, 20, 42, 46),
      rect('white', 206, 18, 98, 62, 3) +
        shape('mid', 'M218 42l37-18 37 18z', 2.4) +
        line('M228 46v22M246 46v22M264 46v22M282 46v22M220 70h70', 4, 'own'),
      rail('M-640 100H8c22 0 18 18 38 18h40'),
      bigPhone(
        130,
        66,
        coin(0, -22, 11) + line('M-16 2h22l-6-6M6 2l-6 6', 3, 'leaf') + line('M16 22h-22l6-6M-6 22l6 6', 3, 'coral'),
        'white',
        1.02,
      ),
      shape('own', 'M216 116q2-24 18-28h26q16 4 18 28z') +
        line('M232 88v-6M262 88v-6', 5) +
        line('M224 80h46', 10) +
        line('M224 80h46', 5, 'own') +
        disc('white', 247, 104, 9) +
        disc('own', 247, 104, 3, 2),
      mug(66, 118, 'coral', 0.85),
      table(36, 116, 258, 60),
      chair(100, 152),
      sleepingCat(238, 168, 0.66),
    ],
  },
  {
    name: 'shut-laptop-3',
    shows: 'Washing up in the evening: a pan in the foam, plates in the rack, a tea towel',
    usedFor: 'tool 3.8, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      windowAt(126, 8, 66, 52),
      rail('M-640 98H6c18 0 10-4 24-4h8'),
      rect('mid', 26, 110, 270, 70, 4) + line('M160 122v54M148 140v10M172 140v10', 3),
      shape('white', 'M92 100h104l-6 20H98z') + rect('white', 18, 96, 286, 9, 3),
      line('M144 96V76q0-8 10-8h8', 5),
      shape('grey', 'M92 96q0-26 22-26t22 26z') + line('M92 80l-22-12', 8) + line('M92 80l-22-12', 3, 'own'),
      disc('white', 98, 92, 8, 2.4) +
        disc('white', 112, 94, 6, 2.4) +
        disc('white', 172, 92, 7, 2.4) +
        disc('white', 184, 94, 5, 2.4) +
        disc('white', 130, 93, 7, 2.4),
      line('M214 96h70M222 96V82M236 96V78M250 96V78M264 96V78M278 96V82', 3) +
        oval('white', 230, 76, 6, 19) +
        oval('white', 246, 76, 6, 19) +
        oval('white', 262, 76, 6, 19),
      shape('coral', 'M40 104h28v42H40z') + line('M40 134h28M40 140h28', 2.6, 'white'),
      sittingCat(304, 152, 0.62),
    ],
  },
  {
    name: 'going-live-3',
    shows: 'A blanket on the sofa with a phone under it; many bubbles fly from a paddleboard clip',
    usedFor: 'tool 3.9, step 3',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 138),
      oval('coral', 278, 84, 16, 62) +
        line('M278 26v116', 2.4, 'white') +
        line('M302 60v92', 5) +
        oval('teal', 302, 150, 7, 14, 2.6),
      repeat(9, (index) =>
        bubble(
          20 + (index % 5) * 44 + Math.floor(index / 5) * 20,
          12 + Math.floor(index / 5) * 34 + (index % 2) * 6,
          36,
          24,
          index % 2 ? 'right' : 'left',
          index % 3 === 1 ? 'coral' : 'white',
        ),
      ),
      rail('M-640 112H6c22 0 14 46 36 46h8'),
      rect('own', 46, 92, 198, 62, 16) + rect('own', 62, 124, 166, 34, 10),
      shape('pink', 'M92 148q-6-58 48-60 40 0 54 30l34 10q14 4 12 20z') +
        line('M108 132q4-24 22-32M150 96q22 4 30 24M196 126q14 4 22 12', 2.4),
      flat('glow', 'M120 128q4-18 22-18t22 18z', 0.9) +
        at(
          142,
          122,
          rect('device', -11, -15, 22, 30, 4) + rect('screen', -7, -10, 14, 20, 2, 0) + line('M-5 4h10M0 4l2-8', 2),
          1,
          -6,
        ),
      rect('own', 32, 112, 34, 50, 13) +
        rect('own', 226, 112, 34, 50, 13) +
        rect('shoe', 46, 162, 9, 8, 2) +
        rect('shoe', 238, 162, 9, 8, 2),
      sleepingCat(288, 168, 0.56),
    ],
  },
  {
    name: 'the-dot-3',
    shows: 'A map with five dots at the cinema; a tea towel hangs over the chair',
    usedFor: 'tool 3.10, step 3',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 138),
      windowAt(20, 18, 44, 46),
      hangingLamp(250, 32, 80, 48),
      rail('M-640 100H8c22 0 18 18 40 18h36'),
      at(
        150,
        62,
        rect('device', -52, -54, 104, 106, 11) +
          rect('glow', -42, -44, 84, 86, 4, 0) +
          line('M-42 20h84M-14-44v86M26-44v86', 4, 'white') +
          shape('own', 'M-6-32h30v24H-6z', 2.6) +
          shape('white', 'M3-26l10 6-10 6z', 2) +
          disc('coral', -10, 2, 6, 2.2) +
          disc('teal', 4, 0, 6, 2.2) +
          disc('violet', 18, 2, 6, 2.2) +
          disc('lamp', -2, 14, 6, 2.2) +
          disc('leaf', 13, 14, 6, 2.2) +
          disc('white', -30, 33, 6, 2.2),
      ),
      mug(70, 114, 'teal', 0.85),
      table(36, 114, 250, 60),
      chairBack(206, 128, 58, 42, 12) +
        shape('white', 'M216 124h38v40h-38z') +
        line('M216 132h38M216 156h38', 3, 'coral'),
      chairBack(96, 132, 52, 38, 12),
      sleepingCat(298, 168, 0.54),
    ],
  },
  {
    name: 'friend-in-danger-3',
    shows: 'Saturday breakfast: untouched toast, a phone and a notepad beside it',
    usedFor: 'tool 3.11, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      dayWindow(28, 16, 66, 58),
      plant(282, 116, 0.9),
      rail('M-640 102H8c22 0 18 16 38 16h24'),
      oval('white', 106, 112, 34, 7) +
        shape('pot', 'M84 108q-2-14 10-14h24q12 0 10 14z', 2.8) +
        flat('lamp', 'M90 106q-1-8 6-8h20q7 0 6 8z'),
      mug(154, 116, 'coral', 0.95),
      shape('white', 'M178 114l8-26h38l8 26z', 2.8) +
        line('M191 95h26M189 103h24', 2.6, 'own') +
        pencil(240, 108, 0.64, -30),
      at(
        256,
        82,
        rect('device', -16, -30, 32, 62, 6) +
          rect('screen', -11, -23, 22, 46, 2, 0) +
          shape('leaf', 'M-6-4q-2-6 3-6l3 4-3 4q2 5 6 6l4-3 4 3q0 6-6 4-9-3-11-12z', 1.8),
        1,
        6,
      ),
      table(40, 116, 230, 60),
      chair(104, 152) + chair(206, 152, 'own', true),
      sittingCat(296, 158, 0.64),
    ],
  },
  {
    name: 'safety-settings-2',
    shows: 'Six umbrellas one below the other keep the rain off a phone',
    usedFor: 'tool 3.3, step 2',
    folder: HERE,
    room: 'safety',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 150H960V480H-640z'),
      line(
        `${repeat(8, (index) => `M${12 + index * 42} ${6 + (index % 2) * 10}l-5 16`)}M40 60l-5 16M286 54l-5 16M22 104l-5 16M300 106l-5 16M70 84l-5 16M262 90l-5 16`,
        2.8,
        'blue',
      ),
      umbrella(92, 52, 34, 'coral') + umbrella(228, 52, 34, 'teal') + umbrella(160, 34, 40, 'own'),
      umbrella(116, 86, 32, 'violet') + umbrella(204, 86, 32, 'blue') + umbrella(160, 104, 44, 'pink'),
      rail('M-640 126H60c26 0 26 34 52 34h14'),
      at(160, 142, rect('device', -15, -24, 30, 46, 5) + rect('screen', -10, -19, 20, 34, 2, 0)),
      sleepingCat(206, 160, 0.62),
    ],
  },
  {
    name: 'what-to-share-2',
    shows: 'A jigsaw of four pieces: a school, a house, a pin and a clock; the medal lies apart',
    usedFor: 'tool 3.4, step 2',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 150),
      rail('M-640 132H18c14 0 14-8 28-8h12'),
      jigsaw(58, 20, 'white') + jigsaw(112, 20, 'glow') + jigsaw(58, 74, 'glow') + jigsaw(112, 74, 'white'),
      shape('teal', 'M70 60V44h28v16z', 2.4) + line('M84 44V32', 2.4) + shape('lamp', 'M84 32l9 4-9 4', 2),
      shape('coral', 'M124 62V46h28v16z', 2.4) + shape('own', 'M120 48l18-14 18 14z', 2.4),
      shape('brick', 'M84 118c-12-12-12-26 0-28 12 2 12 16 0 28z', 2.4) + disc('white', 84, 101, 4, 2),
      clock(140, 104, 14, 6, 0),
      medal(240, 78, 1.7),
      sleepingCat(230, 164, 0.74),
    ],
  },
  {
    name: 'scams-2',
    shows: 'A hurried knock at the front door; car keys hang beside it, a clock runs',
    usedFor: 'tool 3.7, step 2',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    focus: 150,
    marks: [
      room('safety', 138),
      rect('white', 112, 10, 92, 128, 2) +
        rect('own', 120, 18, 76, 120, 1) +
        rect('screen', 134, 28, 48, 30, 14, 2.6) +
        rect('none', 132, 86, 52, 42, 3, 2.4) +
        disc('lamp', 184, 78, 4, 2.4) +
        rect('grey', 146, 68, 24, 7, 2, 2.4),
      line('M98 60l-14-8M96 76H80M98 92l-14 8M218 60l14-8M220 76h16M218 92l14 8', 3.4, 'coral'),
      clock(40, 42, 18, 11, 58),
      rect('white', 244, 40, 56, 10, 3) +
        line('M256 50v8M286 50v8') +
        disc('none', 256, 64, 6, 2.6) +
        line('M256 70l-5 16M256 70l7 15', 6) +
        line('M256 70l-5 16M256 70l7 15', 2.6, 'lamp') +
        rect('device', 279, 58, 14, 26, 5, 2.6),
      rail('M-640 104H20c26 0 26 58 52 58h40'),
      rug(158, 162, 48, 10, 'own'),
      shoes(244, 164, 'teal', 0.9),
      sittingCat(296, 154, 0.62),
    ],
  },
  {
    name: 'stranger-2',
    shows: 'A string of flags: a present, a lock, a camera, a pin, an arrow, a moon, a door',
    usedFor: 'tool 3.2, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: [
      room('safety', 146),
      line('M-640 20q160 0 640-4 160 40 320 0 480 4 640 4'),
      ...[22, 64, 106, 148, 190, 232, 274].map((x, index) =>
        at(
          x + 12,
          36 - Math.abs(3 - index) * 3,
          shape(index % 2 === 0 ? 'glow' : 'white', 'M-18 0h36v50l-18 14-18-14z', 2.8),
        ),
      ),
      at(34, 54, rect('coral', -10, -6, 20, 15, 2, 2.2) + line('M0-6v15M0-6q-8-2-6-7 5-1 6 7 1-8 6-7 2 5-6 7', 2)),
      padlock(76, 56, 0.62),
      at(
        118,
        58,
        rect('own', -12, -7, 24, 17, 4, 2.2) + rect('own', -5, -11, 10, 5, 2, 2) + disc('white', 0, 2, 5, 2.2),
      ),
      shape('brick', 'M160 74c-12-12-12-24 0-26 12 2 12 14 0 26z', 2.4) + disc('white', 160, 58, 4, 2),
      line('M192 60h18l-7-7M210 60l-7 7', 3.6),
      shape('lamp', 'M248 46a11 11 0 1 0 12 15 9.6 9.6 0 0 1-12-15z', 2.4),
      at(286, 56, rect('own', -9, -14, 18, 27, 1, 2.4) + disc('lamp', 4, 0, 2, 1.6)),
      rail('M-640 128H60q24 0 30 16t30 16', 7),
      rug(160, 166, 70, 9),
      oval('glow', 160, 158, 26, 9) + line('M142 157q18 6 36 0', 2.2),
      sittingCat(282, 154, 0.7),
    ],
  },
  {
    name: 'cruel-chat-2',
    shows: 'Sharp bubbles are kept in a jar with a lid; on the phone they are already fading',
    usedFor: 'tool 3.6, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      windowAt(22, 20, 42, 46),
      rail('M-640 100H8c22 0 18 18 40 18h28'),
      bigPhone(
        112,
        66,
        '<path stroke-width="2.4" stroke-dasharray="4 5" d="M-18-30h26q4 0 4 4v12q0 4-4 4h-18l-7 7v-7h-1q-4 0-4-4v-12q0-4 4-4zM-8 4h24q4 0 4 4v12q0 4-4 4h-1v7l-8-7H-8q-4 0-4-4V8q0-4 4-4z"/>',
        'white',
        1,
      ),
      shape('white', 'M186 34h84v72q0 12-12 12h-60q-12 0-12-12z') + rect('own', 180, 20, 96, 15, 5),
      at(214, 56, bubble(-20, -10, 46, 28, 'left', 'coral') + line('M-11 5l6-8 6 8 6-8 6 8', 2.6, 'white')) +
        at(236, 92, bubble(-22, -8, 46, 26, 'right', 'coral') + line('M-13 7l6-8 6 8 6-8 6 8', 2.6, 'white')),
      table(44, 118, 252, 60),
      sittingCat(160, 158, 0.7),
    ],
  },
  {
    name: 'what-to-share-5',
    shows: 'The medal in a frame on the shelf; the map is rolled up with a ribbon',
    usedFor: 'tool 3.4, step 5 and its end',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 138),
      dayWindow(24, 18, 52, 54),
      rect('white', 104, 98, 196, 11, 4) + line('M126 109v16M278 109v16', 4),
      rect('own', 126, 14, 82, 84, 5) + rect('white', 135, 23, 64, 66, 2, 2.6) + medal(167, 64, 1.05),
      rail('M-640 118H88q24 0 24-10', 7),
      rect('glow', 222, 80, 66, 18, 9) +
        oval('mid', 284, 89, 5, 9, 2.6) +
        line('M250 80v18', 7) +
        line('M250 80v18', 3, 'coral') +
        shape('coral', 'M250 80q-12-4-10-10 8 0 10 10 2-10 10-10 2 6-10 10z', 2.2),
      rug(170, 168, 90, 9),
      sleepingCat(170, 162, 0.84),
    ],
  },
  {
    name: 'seen-too-much-2',
    shows: 'Three pictures with arrows: a warm drink, three bubbles, a phone with a sieve',
    usedFor: 'tool 3.1, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      mug(-4, 24, 'coral', 1.8),
      bubble(-32, -38, 42, 21, 'left', 'glow') +
        bubble(-10, -12, 42, 21, 'right', 'white') +
        bubble(-32, 14, 42, 21, 'left', 'coral'),
      filterPhone(0, 0, 1.3),
    ]),
  },
  {
    name: 'seen-too-much-4',
    shows: 'Three pictures with arrows: a tablet turned over, two chairs side by side, a school that is rung',
    usedFor: 'tool 3.1, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      at(0, 22, phoneFaceDown(0, 0, 1.25)) + line('M-18-6q4-22 24-20M6-26l-8-7M6-26l-6 8', 4, 'own'),
      at(-10, 6, chair(0, 0, 'own'), 0.62) + at(20, 6, chair(0, 0, 'coral'), 0.62),
      school(0, -8, 1) + receiver(20, 28, 1.3),
    ]),
  },
  {
    name: 'seen-too-much-5',
    shows: 'A bed by lamplight with a story book and a teddy; the tablet lies outside on the landing',
    usedFor: 'tool 3.1, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    focus: 130,
    marks: [
      room('safety', 138),
      windowAt(104, 16, 48, 46),
      light('M30 64L-10 138h110L50 64z', 0.6),
      sideTable(8, 112, 48, 48) + tableLamp(34, 112, 1),
      bed(74, 122, 128),
      bear(112, 114, 0.66),
      shape('white', 'M166 110c-8-5-16-6-24-4V88c8-2 16-1 24 4 8-5 16-6 24-4v18c-8-2-16-1-24 4z', 2.6) +
        line('M166 92v18', 2.2),
      openDoor(244, 138, 54, 112),
      rect('white', 258, 104, 34, 7, 2) + line('M264 111v24M286 111v24', 3),
      at(275, 104, phoneFaceDown(0, 0, 0.5)),
      rail('M960 92H312q-14 0-14 12'),
      sittingCat(222, 154, 0.7),
    ],
  },
  {
    name: 'the-dot-1',
    shows: 'A bus stop without anybody; a phone shows a dot a street further on, by the water',
    usedFor: 'tool 3.10, step 1',
    folder: HERE,
    room: 'safety',
    focus: 200,
    marks: [
      street(),
      rect('own', 18, 34, 104, 11, 4) +
        line('M26 45v97M114 45v97', 4) +
        rect('screen', 34, 54, 72, 46, 3, 2.4) +
        rect('mid', 34, 118, 72, 8, 3),
      line('M142 144V34', 4) + rect('coral', 128, 22, 28, 28, 5) + line('M135 32h14M135 40h9', 2.6, 'white'),
      rail('M960 150H290q-12 0-22 6'),
      at(
        228,
        94,
        rect('device', -44, -72, 88, 148, 11) +
          rect('glow', -36, -62, 72, 122, 4, 0) +
          line('M-36-30h72M-36 6h72M-14-62v122M18-62v68', 5, 'white') +
          line('M-36 46q20-24 40-20t32-14', 14, 'blue') +
          rect('own', -32, -54, 12, 14, 2, 2.2) +
          disc('own', 4, 10, 18, 0).replace('stroke="none"', 'stroke="none" opacity=".3"') +
          disc('coral', 4, 10, 8, 2.4),
      ),
      sittingCat(78, 110, 0.56),
    ],
  },
  {
    name: 'the-dot-2',
    shows: 'A pin hangs over a phone in a bag; the girl plays with a ball far away from it',
    usedFor: 'tool 3.10, step 2',
    folder: HERE,
    room: 'safety',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('leaf', 'M-640 134H960V480H-640z', 0.55),
      flat(
        'paper',
        'M-640 134V96q60-34 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 60 0v38z',
      ),
      rail('M-640 166H20q16 0 22-8'),
      rect('mid', 22, 132, 116, 11, 4) + line('M36 143v26M124 143v26', 5),
      phone(96, 82, 0.9, 6),
      schoolBag(80, 130, 1.25),
      pin(98, 32, 1.25),
      '<path stroke-width="2.6" stroke-dasharray="2 7" d="M98 62v-6"/>',
      line('M216 132V76h92v56', 5) +
        line('M228 76v56M244 76v56M260 76v56M276 76v56M292 76v56M216 92h92M216 108h92', 1.6),
      standing(ruby, 210, 168, 88, { left: { d: 'q-16 8-22 16', hand: [-40, -58] } }),
      ball(246, 158, 10),
      sleepingCat(150, 170, 0.6),
    ],
  },
  {
    name: 'the-dot-4',
    shows: 'Two phones with a dot each and arrows both ways; a calendar with one ringed day',
    usedFor: 'tool 3.10, step 4',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 138),
      rail('M-640 100H6q18 0 22 14'),
      bigPhone(62, 62, pin(0, -4, 1.1), 'glow', 1),
      bigPhone(178, 62, pin(0, -4, 1.1), 'screen', 1),
      arrow(120, 48, 36) + arrow(120, 76, 36, true),
      calendar(266, 60, 1.1, 6),
      table(16, 118, 290, 60),
      sleepingCat(160, 166, 0.78),
    ],
  },
  {
    name: 'the-dot-5',
    shows: 'Father and daughter by the water look at a family of ducks',
    usedFor: 'tool 3.10, step 5 and its end',
    folder: HERE,
    room: 'safety',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('blue', 'M-640 74H960V480H-640z', 0.75),
      flat(
        'paper',
        'M-640 74V48h60V26h70v22h80V32h60v16h90V22h60v26h80V30h70v18h80V24h60v24h90V34h60v14h80V26h70v22h90V34h60v14h80V28h60v20h60v26z',
      ),
      line('M30 100h30M110 92h22M270 96h26M20 124h20M286 122h22', 2.6, 'white'),
      duck(228, 108, 1.1) + duck(262, 118, 0.66) + duck(284, 120, 0.66) + duck(306, 118, 0.66),
      flat('floor', 'M-640 146H960V480H-640z') + line('M-640 146H960', 5, 'skirting'),
      rail('M-640 158H46'),
      standing(dominic, 98, 178, 138, { right: { d: 'q12 16 8 32', hand: [24, -44] } }),
      standing(ruby, 156, 178, 104, {
        left: { d: 'q-12 12-10 26', hand: [-26, -50] },
        right: { d: 'q20 2 24-8', hand: [40, -86] },
      }),
      sittingCat(262, 158, 0.62),
    ],
  },
  {
    name: 'friend-in-danger-1',
    shows: 'A landing at night: light under a bedroom door, slippers and washing before it',
    usedFor: 'tool 3.11, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    focus: 150,
    marks: [
      room('safety', 138),
      shutDoor(126, 138, 70, 120),
      windowAt(28, 20, 46, 48),
      picture(240, 34, 46, 50),
      rail('M-640 104H64c24 0 26 58 52 58h10'),
      slippers(160, 168, 'coral'),
      basket(
        262,
        168,
        shape('white', 'M-22-24q4-16 18-10 10-10 26 2v8z', 2.6) + shape('teal', 'M-4-26q12-12 22 0z', 2.4),
      ),
      sittingCat(62, 154, 0.72),
    ],
  },
  {
    name: 'friend-in-danger-2',
    shows: 'Three ways to ring: an ambulance light, a headset of a helpline, a school',
    usedFor: 'tool 3.11, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 150),
      ...[18, 120, 222].map((x) => rect('white', x, 12, 80, 104, 6)),
      at(
        58,
        48,
        rect('device', -26, 10, 52, 12, 4) +
          shape('blue', 'M-16 10v-14q0-14 16-14t16 14v14z') +
          line('M-26-12l-9-6M-16-24l-5-9M0-28v-8M16-24l5-9M26-12l9-6', 3.4, 'blue'),
      ),
      at(
        160,
        44,
        line('M-22 4v-6a22 22 0 0 1 44 0v6', 9) +
          line('M-22 4v-6a22 22 0 0 1 44 0v6', 4, 'own') +
          rect('own', -30, 0, 14, 22, 6) +
          rect('own', 16, 0, 14, 22, 6) +
          line('M24 20q0 12-18 12') +
          disc('coral', 2, 32, 4, 2.4),
      ),
      school(262, 46, 1),
      receiver(58, 98, 1.6) + receiver(160, 98, 1.6) + receiver(262, 98, 1.6),
      rail('M-640 132H40q18 0 18-14'),
      sittingCat(282, 160, 0.7),
    ],
  },
  {
    name: 'friend-in-danger-4',
    shows: 'Four pictures with arrows: two mugs, a phone that rings, a notebook, a phone on its charger',
    usedFor: 'tool 3.11, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      mug(-14, 20, 'coral', 1) + mug(11, 24, 'teal', 0.9),
      ringingPhone(0, 0, 1.1),
      notebook(0, 0, 1),
      at(0, -6, phone(0, 0, 1.1, 0, ASLEEP)) + line('M0 20v12h26', 3),
    ]),
  },
  {
    name: 'friend-in-danger-5',
    shows: 'Two school bags lean on each other below two coats',
    usedFor: 'tool 3.11, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 160,
    marks: [
      room('safety', 138),
      dayWindow(24, 20, 52, 54),
      rect('white', 106, 18, 130, 12, 4) + line('M140 30v8M202 30v8'),
      coat(140, 34, 'blue', 1.15) + coat(202, 34, 'coral', 1.15),
      rect('mid', 92, 148, 160, 11, 4) + line('M108 159v16M236 159v16', 5),
      at(148, 146, schoolBag(0, 0, 1.15, 'teal'), 1, 8) + at(196, 146, schoolBag(0, 0, 1.15, 'violet'), 1, -8),
      openDoor(272, 138, 36, 106),
      rail('M-640 112H50c20 0 16 40 36 40h6'),
      sleepingCat(50, 168, 0.66),
    ],
  },
  {
    name: 'stranger-4',
    shows: 'Four pictures with arrows: two bubbles, a notebook, a stranger with a bar across, a phone that rings',
    usedFor: 'tool 3.2, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      bubble(-29, -30, 42, 26, 'left', 'glow') + bubble(-12, 4, 40, 24, 'right', 'coral'),
      notebook(0, 0, 1),
      barredStranger(),
      ringingPhone(0, 0, 1.1),
    ]),
  },
  {
    name: 'stranger-5',
    shows: 'Two controllers side by side before the game, with two mugs',
    usedFor: 'tool 3.2, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 140,
    marks: [
      room('safety', 136),
      television(70, 8, 140, 86, GAME),
      rect('mid', 58, 106, 164, 10, 3),
      openDoor(262, 136, 40, 106),
      rail('M-640 112H14c24 0 12 38 34 38h8'),
      rect('white', 48, 146, 184, 12, 5) + line('M66 158v18M214 158v18', 5),
      controller(112, 136, 1.15, 'coral') + controller(168, 136, 1.15, 'teal'),
      mug(72, 146, 'violet', 0.95) + mug(208, 146, 'blue', 0.95),
      sleepingCat(276, 166, 0.7),
    ],
  },
  {
    name: 'safety-settings-4',
    shows: 'Four pictures with arrows: a birthday cake, a phone with a switch, a router, three apps with a lock',
    usedFor: 'tool 3.3, step 4',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: plan('safety', [
      cake(0, 2, 0.94),
      phone(
        0,
        0,
        1.4,
        0,
        rect('white', -9, -17, 18, 32, 2, 0) + switchAt(0, -6, true, 0.44) + switchAt(0, 6, true, 0.44),
      ),
      router(-2, 6, 1),
      rect('coral', -25, -26, 20, 20, 5, 2.6) +
        rect('teal', 3, -26, 20, 20, 5, 2.6) +
        rect('violet', -25, 4, 20, 20, 5, 2.6) +
        padlock(14, 16, 0.8),
    ]),
  },
  {
    name: 'safety-settings-5',
    shows: 'Father and girl on the kitchen floor with a tablet on which all six lines are ticked; cake on the side',
    usedFor: 'tool 3.3, step 5 and its end',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 132),
      rect('white', -700, 60, 900, 80, 3) +
        line('M-20 60v80M90 60v80M104 92v14M76 92v14', 3, 'mid') +
        rect('glow', -710, 52, 918, 10, 3),
      cake(44, 34, 0.74),
      rug(160, 168, 130, 13, 'mid'),
      rect('device', 104, 20, 112, 104, 9) + rect('white', 113, 29, 94, 86, 4, 0),
      repeat(6, (index) => check(128, 38 + index * 14, 0.62) + line(`M144 ${38 + index * 14}h52`, 3, 'mid')),
      rail('M-640 150H56q24 0 30 12'),
      sitting(luke, 118, 174, 1.02),
      sitting(anya, 202, 174, 0.86),
      sleepingCat(278, 162, 0.7),
    ],
  },
  {
    name: 'what-to-share-4',
    shows: 'Scissors cut the school and the pin off a photo; the medal on it stays',
    usedFor: 'tool 3.4, step 4',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 480),
      rail('M-640 40H18q22 0 26 12'),
      rect('white', 42, 18, 138, 144, 4) + rect('glow', 54, 30, 114, 108, 2, 2.4) + medal(111, 90, 2),
      at(
        234,
        90,
        rect('white', -34, -72, 72, 144, 4) +
          rect('mid', -24, -60, 54, 108, 2, 2.4) +
          school(3, -24, 0.84) +
          pin(3, 26, 0.9),
        1,
        7,
      ),
      line('M190 92l20-72M206 92l-26-70', 8) + line('M190 92l20-72M206 92l-26-70', 3.4, 'grey'),
      disc('none', 184, 106, 12, 8) +
        disc('none', 212, 106, 12, 8) +
        line('M184 94a12 12 0 1 0 .1 0M212 94a12 12 0 1 0 .1 0', 3, 'coral'),
      sleepingCat(286, 168, 0.62),
    ],
  },
  {
    name: 'blackmail-2',
    shows: 'An alarm clock on a spring jumps out of a box; the lamp beside it burns calmly',
    usedFor: 'tool 3.5, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    focus: 140,
    marks: [
      room('safety', 138),
      light('M246 62L200 118h92L256 62z', 0.6),
      tableLamp(252, 118, 1.1),
      rail('M-640 100H8c22 0 18 18 38 18h8'),
      line('M124 92l26-7-24-7 24-7', 4),
      at(136, 70, alarmClock(0, 0, 1.55), 1, -8),
      line('M96 26l-10-8M88 50H74M178 26l10-8M188 50h14', 3.4, 'coral'),
      rect('violet', 96, 84, 84, 34, 3) +
        shape('violet', 'M180 84l28-16 4 7-28 16z', 2.6) +
        line('M124 84v34M152 84v34', 3, 'pink'),
      table(34, 118, 256, 60),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'blackmail-4',
    shows: 'Four pictures with arrows: a stop sign, a notebook, a stranger with a bar across, a phone that rings',
    usedFor: 'tool 3.5, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      line('M0 20v20', 5) + stopSign(0, -6, 1.1),
      notebook(0, 0, 1),
      barredStranger(),
      ringingPhone(0, 0, 1.1),
    ]),
  },
  {
    name: 'blackmail-5',
    shows: 'Morning at the kitchen table: two mugs, two chairs close together, a phone turned over',
    usedFor: 'tool 3.5, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      light('M70 20L20 150h170L120 76z', 0.5),
      dayWindow(66, 14, 66, 60),
      rail('M-640 104H8c22 0 14 14 34 14h8'),
      mug(122, 116, 'coral', 1.25) + mug(176, 116, 'teal', 1.25),
      phoneFaceDown(256, 116, 0.8),
      table(30, 116, 264, 62),
      chairBack(88, 132, 60, 44, 12) + chairBack(156, 132, 60, 44, 12),
      plant(60, 116, 0.8),
      sleepingCat(284, 170, 0.66),
    ],
  },
  {
    name: 'cruel-chat-4',
    shows: 'Three pictures with arrows: one phone photographs another, a bubble with a bar across, a letter to school',
    usedFor: 'tool 3.6, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      phone(
        -16,
        2,
        1.1,
        0,
        rect('white', -9, -17, 18, 32, 2, 0) + line('M-5-8l3-4 3 4 3-4M-5 2l3-4 3 4 3-4', 2.2, 'coral'),
      ) +
        phone(
          16,
          6,
          1.1,
          10,
          rect('screen', -9, -17, 18, 32, 2, 0) + line('M-5-8v-4h4M5-8v-4h-4M-5 6v4h4M5 6v4h-4', 2.2, 'own'),
        ),
      bubble(-24, -18, 48, 32, 'left', 'glow') + barred(0, 0, 32),
      school(4, -12, 0.94) + envelope(-12, 24, 0.74),
    ]),
  },
  {
    name: 'cruel-chat-5',
    shows: 'The phone lies in the drawer; on top a lamp and a warm drink, the school bag is packed',
    usedFor: 'tool 3.6, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 140,
    marks: [
      room('safety', 138),
      windowAt(24, 18, 46, 48),
      light('M196 40L150 90h92L206 40z', 0.6),
      tableLamp(200, 90, 1.1) + mug(140, 90, 'coral', 1.05),
      rail('M-640 100H74q16 0 18-10'),
      rect('mid', 96, 90, 132, 84, 4) + rect('white', 88, 84, 148, 10, 4),
      rect('glow', 106, 98, 112, 34, 2) +
        phoneFaceDown(162, 122, 1.1) +
        rect('white', 100, 120, 124, 24, 4) +
        disc('own', 162, 132, 4, 2.4),
      rect('white', 106, 148, 112, 22, 4) + disc('own', 162, 159, 4, 2.4),
      schoolBag(266, 166, 1.2),
      sleepingCat(52, 168, 0.74),
    ],
  },
  {
    name: 'scams-4',
    shows: 'Three pictures with arrows: a bank that is rung, a letter with a lock, a notebook',
    usedFor: 'tool 3.7, step 4',
    folder: HERE,
    room: 'safety',
    marks: plan('safety', [
      bank(0, -10, 0.94) + receiver(0, 30, 1.4),
      envelope(-2, -8, 1.3) + padlock(20, 16, 0.8),
      notebook(0, 0, 1.2),
    ]),
  },
  {
    name: 'scams-5',
    shows: 'Man and boy play cards; the phone with its present has to wait on the shelf until morning',
    usedFor: 'tool 3.7, step 5 and its end',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 138),
      windowAt(24, 14, 54, 52),
      rect('white', 222, 66, 82, 9, 3) + line('M236 75v10M290 75v10', 4),
      phone(
        264,
        40,
        1.05,
        0,
        rect('white', -9, -17, 18, 32, 2, 0) +
          rect('violet', -6, -2, 12, 10, 1, 2) +
          line('M0-2v10M0-2q-6-2-4-6 4 0 4 6 0-6 4-6 2 4-4 6', 1.8, 'coral'),
      ),
      hangingLamp(150, 26, 90, 80),
      rail('M-640 104H12c22 0 16 12 34 12h8'),
      card(122, 96, 'coral', -14) +
        card(138, 92, 'own', -2) +
        card(154, 95, 'coral', 10) +
        card(196, 98, 'own', 12) +
        card(84, 98, 'coral', -20),
      table(30, 116, 240, 62),
      bust(colin, 104, 148, 1.16),
      bust(jayden, 192, 150, 0.94),
      chairBack(76, 158, 56, 28, 8) + chairBack(168, 160, 48, 28, 8),
      sleepingCat(294, 166, 0.62),
    ],
  },
  {
    name: 'shut-laptop-1',
    shows: 'A laptop has just been shut; the printer waits, and next door lies a game of cards',
    usedFor: 'tool 3.8, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 130,
    marks: [
      room('safety', 138),
      rect('white', 222, 18, 82, 120, 2) + rect('glow', 230, 26, 66, 112, 0),
      rect('mid', 230, 108, 66, 8, 3) +
        at(262, 94, card(-16, 0, 'coral', -12) + card(0, -2, 'own', 0) + card(16, 0, 'coral', 12), 0.9),
      rail('M-640 98H4c22 0 16 18 36 18h4'),
      rect('grey', 40, 106, 84, 8, 3) + rect('device', 42, 98, 80, 9, 4),
      line('M52 86l-6-10M82 82V68M112 86l6-10', 3.4, 'coral'),
      rect('white', 150, 62, 36, 24, 2) +
        rect('mid', 136, 80, 64, 34, 6) +
        rect('device', 146, 98, 44, 7, 2, 2.2) +
        disc('leaf', 190, 88, 2.6, 0),
      table(24, 114, 188, 62),
      chair(84, 150, 'mid'),
      sittingCat(262, 152, 0.64),
    ],
  },
  {
    name: 'shut-laptop-2',
    shows: 'An empty film set: a camera on its stand, two spotlights and a clapperboard',
    usedFor: 'tool 3.8, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      light('M70 44l-6 12 160 96h60z', 0.7) + light('M256 38l8 12-180 104H40z', 0.5),
      at(
        62,
        44,
        shape('device', 'M-22-12h30l12-6v36l-12-6h-30z') + line('M-8 12v110M-8 122l-20 14M-8 122l20 14', 4),
        0.9,
      ),
      at(
        264,
        38,
        mirrored(0, 0, shape('device', 'M-22-12h30l12-6v36l-12-6h-30z')) +
          line('M8 12v116M8 128l-20 14M8 128l20 14', 4),
        0.9,
      ),
      rail('M-640 150H96q14 0 18-8'),
      line('M130 96l-22 62M142 96l22 62M136 96v60', 5) +
        rect('device', 104, 62, 60, 36, 6) +
        shape('device', 'M164 74l18-10v32l-18-10z') +
        disc('grey', 118, 52, 13) +
        disc('grey', 148, 52, 13) +
        disc('own', 118, 52, 4, 2.2) +
        disc('own', 148, 52, 4, 2.2),
      at(
        224,
        140,
        rect('white', -30, -28, 60, 40, 3) +
          line('M-20-12h40M-20 0h26', 3, 'mid') +
          at(-30, -30, rect('device', 0, -12, 62, 12, 2) + line('M10 0l8-12M28 0l8-12M46 0l8-12', 5, 'white'), 1, -10),
      ),
      sittingCat(36, 158, 0.62),
    ],
  },
  {
    name: 'shut-laptop-4',
    shows: 'Four pictures with arrows: a warm drink, a car, a sand timer, a calendar with many dots',
    usedFor: 'tool 3.8, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: plan('safety', [
      mug(-4, 22, 'coral', 1.5),
      smallCar(0, 0, 0.84, 'own'),
      sandTimer(0, 0, 1.1),
      at(
        0,
        0,
        calendar(0, 0, 1, 1) +
          disc('coral', 24, -6, 4, 0) +
          disc('coral', -24, 7, 4, 0) +
          disc('coral', 8, 7, 4, 0) +
          disc('coral', 24, 20, 4, 0),
        0.8,
      ),
    ]),
  },
  {
    name: 'shut-laptop-5',
    shows: 'An open book on the armchair under a lamp; the laptop lies shut on the shelf',
    usedFor: 'tool 3.8, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 160,
    marks: [
      room('safety', 138),
      rect('white', 24, 60, 108, 9, 3) + line('M36 69v10M120 69v10', 4),
      rect('grey', 34, 54, 54, 6, 2) + rect('device', 36, 47, 50, 7, 3),
      rect('coral', 94, 34, 9, 26, 1, 2.4) +
        rect('teal', 103, 30, 9, 30, 1, 2.4) +
        rect('violet', 112, 36, 9, 24, 1, 2.4),
      floorLamp(268, 146, 122),
      rail('M-640 112H80q36 0 44 26'),
      rect('shoe', 150, 162, 9, 10, 2) + rect('shoe', 224, 162, 9, 10, 2),
      rect('own', 140, 72, 104, 84, 22) +
        rect('own', 128, 108, 28, 56, 13) +
        rect('own', 228, 108, 28, 56, 13) +
        rect('mid', 154, 132, 76, 28, 8),
      shape('white', 'M192 138c-12-8-24-9-36-6v-30c12-3 24-2 36 6 12-8 24-9 36-6v30c-12-3-24-2-36 6z') +
        line('M192 108v30M164 112h16M164 120h14M204 112h14M206 120h12', 2.2, 'line'),
      sleepingCat(66, 166, 0.78),
    ],
  },
  {
    name: 'going-live-1',
    shows: 'A father with the washing comes in; a girl dances before a tablet that shows a red dot',
    usedFor: 'tool 3.9, step 1',
    folder: HERE,
    room: 'safety',
    focus: 160,
    marks: [
      room('safety', 136),
      rail('M-640 112H6c20 0 14 24 32 24h6'),
      rect('white', -700, 112, 820, 34, 6) + rect('own', -700, 124, 820, 30, 6) + rect('white', 6, 92, 60, 24, 10),
      at(
        80,
        86,
        rect('device', -32, -24, 64, 48, 7) +
          rect('screen', -25, -17, 50, 34, 2, 0) +
          disc('coral', -15, -8, 6, 0) +
          heart(8, 2, 0.7, 'pink'),
        1,
        -4,
      ),
      heart(60, 42, 0.7, 'pink') + heart(88, 28, 0.9) + heart(112, 46, 0.6, 'violet'),
      dancer(164, 170, 104, { hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }),
      standing(rashid, 262, 190, 160),
      shape('teal', 'M226 112q4-20 22-10 14-16 30-2 16-4 18 12z', 2.6) +
        shape('white', 'M214 110h94l-10 42h-74z') +
        line('M218 124h86M236 110l6 42M262 110v42M286 110l-6 42', 2.2),
      sleepingCat(106, 170, 0.6),
    ],
  },
  {
    name: 'going-live-2',
    shows: 'Four pictures: two friends, a school jumper crossed out, an open door, a hand that says stop',
    usedFor: 'tool 3.9, step 2',
    folder: HERE,
    room: 'safety',
    marks: plan('safety', [
      bust({ hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }, -12, 20, 0.66) +
        bust({ hair: 'afro', hairColour: 'black', skin: 'skin4', top: 'teal' }, 13, 24, 0.62),
      jumper(0, 0, 0.98) + cross(0, 4, 2.2),
      rect('glow', -14, -30, 34, 66, 1) + shape('own', 'M-14-30l-13 8v64l13-6z') + line('M-28 36h58'),
      stopHand(0, -2, 0.9),
    ]),
  },
  {
    name: 'going-live-4',
    shows: 'Three steps: a house with a heart first, then three friends, at the top the world with a lock',
    usedFor: 'tool 3.9, step 4',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 150),
      shape('white', 'M18 150v-32h96V92h96V66h96v84z') + line('M114 118v32M210 92v58', 2.4, 'mid'),
      rail('M-640 134H4q14 0 14-16'),
      house(66, 92, 1.05) + heart(66, 86, 0.5),
      bust({ hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }, 136, 80, 0.6) +
        bust({ hair: 'afro', hairColour: 'black', skin: 'skin4', top: 'teal' }, 188, 80, 0.6) +
        bust({ hair: 'bob', hairColour: 'ginger', skin: 'skin1', top: 'violet' }, 162, 82, 0.64),
      globe(250, 40, 0.98) + padlock(280, 46, 0.84),
      sleepingCat(160, 168, 0.72),
    ],
  },
  {
    name: 'going-live-5',
    shows: 'The family on the sofa claps for a girl who dances in their living room',
    usedFor: 'tool 3.9, step 5 and its end',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 132),
      bunting(20, 6, 280, 9),
      floorLamp(292, 138, 104),
      rug(160, 134, 70, 10),
      dancer(160, 132, 100, { hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }),
      rail('M-640 112H18q26 0 30 26'),
      limb('denim', 'M66 150q-16-12-8-34M104 150q16-12 8-34', 8) +
        limb('leaf', 'M216 150q-16-12-8-34M254 150q16-12 8-34', 8),
      disc('skin2', 60, 112, 6, 2.6) +
        disc('skin2', 110, 112, 6, 2.6) +
        disc('skin2', 210, 112, 6, 2.6) +
        disc('skin2', 260, 112, 6, 2.6),
      bust(rashid, 85, 152, 1) +
        bust({ hair: 'scarf', hairColour: 'violet', skin: 'skin2', top: 'leaf' }, 235, 152, 1) +
        bust(idris, 160, 160, 0.8),
      sofa(36, 156, 248, 40),
    ],
  },
]

/** One of four pieces, 54 by 54, with a knob to the right and one below. */
function jigsaw(x: number, y: number, fill: 'white' | 'glow'): string {
  return shape(
    fill,
    `M${x} ${y}h54v18c14-6 14 24 0 18v18H${x + 36}c6 14-24 14-18 0H${x}V${y + 36}c14 6 14-24 0-18z`,
    2.8,
  )
}

/** @param y its lower edge */
function umbrella(x: number, y: number, half: number, fill: Fill): string {
  const scallop = `-${half * 0.25}-7-${half * 0.5} 0`
  return (
    line(`M${x} ${y - 4}v20q0 6 6 6`, 3) +
    shape(
      fill,
      `M${x - half} ${y}q${half * 0.2}-${half * 0.8} ${half}-${half * 0.8}t${half} ${half * 0.8}q${scallop}q${scallop}q${scallop}q${scallop}z`,
      2.6,
    )
  )
}

/** A street by day, with houses behind it. */
function street(): string {
  return (
    flat('wall', 'M-640-480H960V480H-640z') +
    flat('floor', 'M-640 140H960V480H-640z') +
    flat(
      'paper',
      'M-640 140V92l50-28 50 28v-8l50-28 50 28v10l50-28 50 28v-8l50-28 50 28v8l50-28 50 28v-10l50-28 50 28v8l50-28 50 28v-8l50-28 50 28v10l50-28 50 28v-8l50-28 50 28v8l50-28 50 28v-10l50-28 50 28v8l50-28 50 28v-8l50-28 50 28v60z',
    )
  )
}

/** It swims to the left. */
function duck(x: number, y: number, size = 1): string {
  return at(
    x,
    y,
    shape('white', 'M20-8q6 16-16 18h-8q-12-2-12-12 0-6-2-10 0-10 9-10t9 10q0 5-1 7 10 3 21-3z', 2.6) +
      shape('pot', 'M-17-14l-8 3 8 2z', 2) +
      disc('line', -10, -14, 1.6, 0) +
      line('M-22 13q6 4 12 0t12 0 12 0', 2.2, 'white'),
    size,
  )
}

/** @param turn degrees */
function card(x: number, y: number, fill: Fill, turn: number): string {
  return at(x, y, rect('white', -9, -14, 18, 28, 3, 2.4) + disc(fill, 0, 0, 4, 0), 1, turn)
}
