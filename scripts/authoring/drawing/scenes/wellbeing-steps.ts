// Digital Wellness Lab, step by step: a scene has the name of its tool's and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import type { Colour } from '../colours.ts'
import { at, disc, flat, limb, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, dominic, leo, mum, type Person, ruby, sitting, standing, zoe } from '../people.ts'
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
  barred,
  cake,
  camera,
  clip,
  filterPhone,
  heart,
  magnifier,
  moon,
  plan,
  ringingPhone,
  sandTimer,
} from '../signs.ts'
import {
  ball,
  basket,
  bath,
  bear,
  bed,
  books,
  bubble,
  chair,
  chairBack,
  clock,
  coat,
  coin,
  controller,
  fridge,
  GAME,
  laptop,
  mug,
  padlock,
  pencil,
  phone,
  phoneFaceDown,
  schoolBag,
  sheet,
  shoes,
  sideTable,
  slippers,
  table,
  television,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module4'
const kofi: Person = { hair: 'short', hairColour: 'black', skin: 'skin3', top: 'teal' }
const denise: Person = { hair: 'bun', hairColour: 'grey', skin: 'skin3', top: 'coral', glasses: true }
const helen: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'leaf', legs: 'denim' }
const alfie: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'violet' }
const edie: Person = { hair: 'plaits', hairColour: 'ginger', skin: 'skin1', top: 'blue' }
const bea: Person = { hair: 'bob', hairColour: 'black', skin: 'skin2', top: 'teal' }
const dani: Person = { hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }
const lucia: Person = { hair: 'plaits', hairColour: 'black', skin: 'skin2', top: 'pink', pattern: 'dots' }
const ade: Person = leo
const micah: Person = { hair: 'short', hairColour: 'black', skin: 'skin4', top: 'blue', pattern: 'dots' }
const rashid: Person = { hair: 'turban', hairColour: 'violet', skin: 'skin2', top: 'denim' }
const zara: Person = {
  hair: 'pony',
  hairColour: 'black',
  skin: 'skin2',
  top: 'blue',
  pattern: 'stripes',
  legs: 'white',
}

function drawnBus(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('white', -32, -22, 64, 44, 2) +
      shape('coral', 'M-24 10v-22h46v22z', 2.4) +
      rect('screen', -20, -8, 9, 7, 0, 1.8) +
      rect('screen', -6, -8, 9, 7, 0, 1.8) +
      rect('screen', 8, -8, 9, 7, 0, 1.8) +
      repeat(6, (index) => disc('line', -21 + index * 8, 12, 3.2, 0)),
    size,
  )
}

/** Stairs that come down from the upper right. */
const STAIRS = 'M100 480V146h70v-38h70V70h70V32H960'

function basketOfWashing(x: number, y: number): Mark {
  return at(
    x,
    y,
    shape('teal', 'M-30-36q4-18 18-10 8-14 20-2 14-6 18 12z', 2.6) +
      shape('coral', 'M-6-36q10-16 24 0z', 2.6) +
      shape('white', 'M-40-38h80l-9 38h-62z') +
      line('M-36-26h72M-20-24l4 20M0-24v20M20-24l-4 20', 2.2),
  )
}

/** A tumbling drum, seen from the front. */
function machine(x: number, inside: Mark): Mark {
  return (
    rect('white', x, 42, 66, 84, 5) +
    line(`M${x} 58h66`, 2.4) +
    disc('own', x + 12, 50, 3, 2) +
    disc('mid', x + 33, 92, 25) +
    disc('screen', x + 33, 92, 18, 2.4) +
    at(x + 33, 92, inside)
  )
}

/** A house of blocks. */
const BLOCKS: Mark =
  flat('#8fd0ff', 'M0 0h120v70H0z') +
  flat('#34c38f', 'M0 54h120v16H0z') +
  shape('#d8562a', 'M30 54V34h14V22h14V12h14v10h14v12h14v20z', 2) +
  flat('#fff1c4', 'M42 40h10v14H42zM66 38h10v8H66z')

export const wellbeingSteps: Scene[] = [
  {
    name: 'upset-1',
    shows: 'On the stairs at night a pillow and a teddy; a light is on below',
    usedFor: 'tool 4.1, step 1',
    folder: HERE,
    room: 'wellbeing',
    light: 'night',
    serious: true,
    focus: 160,
    marks: [
      room('wellbeing', 168),
      floorLamp(30, 170, 122),
      shape('skirting', `${STAIRS}V480z`) + line(STAIRS, 14) + line(STAIRS, 8, 'white'),
      line('M84 168V74', 7) + line('M132 146V55M276 70V-22', 4, 'mid'),
      rail('M960-388L84 74'),
      shape('white', 'M170 108q-6-20 0-38 34-8 68 0 6 18 0 38-34 6-68 0z') + line('M180 82q24 10 48 0', 2.4, 'own'),
      bear(136, 146, 1.02),
      sittingCat(62, 154, 0.66),
    ],
  },
  {
    name: 'upset-3',
    shows: 'A basket of washing set down on the carpet beside a phone turned over',
    usedFor: 'tool 4.1, step 3',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 132),
      openDoor(34, 132, 46, 110),
      windowAt(132, 18, 44, 46),
      rect('white', 214, 98, 200, 26, 6) +
        rect('white', 226, 82, 56, 24, 10) +
        shape('own', 'M286 96q0-14 14-14h120v44H286z') +
        line('M222 124v16', 5),
      rug(150, 162, 108, 15),
      rail('M-640 98H44c26 0 14 68 42 68h14'),
      basketOfWashing(140, 164),
      phoneFaceDown(226, 168, 0.95),
      sittingCat(30, 158, 0.62),
    ],
  },
  {
    name: 'family-break-1',
    shows: 'A mother brings four bowls; everybody else looks at a screen',
    usedFor: 'tool 4.2, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 200,
    marks: [
      room('wellbeing', 136),
      television(232, 8, 78, 48, GAME),
      rail('M-640 110H12c22 0 22 54 44 54h20'),
      standing(helen, 66, 176, 138, {
        left: { d: 'q-12 10-6 20', hand: [-22, -58] },
        right: { d: 'q12 10 6 20', hand: [22, -58] },
      }),
      rect('mid', 18, 96, 98, 8, 3) +
        repeat(
          4,
          (index) =>
            shape('white', `M${21 + index * 24} 82h20q0 14-10 14t-10-14z`, 2.4) +
            shape('pot', `M${22 + index * 24} 82q9-10 18 0z`, 2.2),
        ),
      laptop(186, 108, 1.05),
      table(132, 108, 180, 64),
      bust({ ...mum, top: 'pink', pattern: 'dots' }, 186, 134, 1.04),
      bust(alfie, 258, 134, 1.02),
      limb('violet', 'M280 130q18 0 18-18', 8) + phone(299, 98, 0.9, 8) + disc('skin2', 297, 114, 5, 2.4),
      chairBack(160, 146, 52, 34, 8) + chairBack(232, 146, 52, 34, 8),
      oval('glow', 134, 160, 22, 10, 0),
      sitting(edie, 132, 172, 0.56),
      at(112, 154, rect('device', -12, -9, 20, 16, 3) + rect('screen', -9, -6, 14, 10, 1, 0), 1, -18),
    ],
  },
  {
    name: 'family-break-3',
    shows: 'Three at the launderette; one thinks of pancakes, one of cards',
    usedFor: 'tool 4.2, step 3',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 136),
      machine(22, shape('blue', 'M-14 6q6-14 14-4 8-8 14 6-14 12-28-2z', 2.2)),
      machine(92, shape('coral', 'M-12-6q10-8 16 4 10 4 6 10-16 6-22-14z', 2.2)),
      machine(232, shape('leaf', 'M-14-2q10-10 16 2 8-4 12 6-16 10-28-8z', 2.2)),
      shape('white', 'M146 8h66q9 0 9 9v30q0 9-9 9h-24l-10 10v-10h-32q-9 0-9-9V17q0-9 9-9z'),
      oval('lamp', 160, 42, 14, 4, 2.2) +
        oval('lamp', 160, 37, 14, 4, 2.2) +
        oval('lamp', 160, 32, 14, 4, 2.2) +
        rect('white', 156, 25, 8, 6, 1, 2),
      at(
        194,
        36,
        rect('white', -9, -13, 18, 26, 2, 2.2) +
          flat('coral', 'M0 7c-8-5-6-11-2-11 2 0 2 2 2 3 0-1 0-3 2-3 4 0 6 6-2 11z'),
        1,
        -12,
      ),
      at(204, 34, rect('white', -9, -13, 18, 26, 2, 2.2) + disc('own', 0, 0, 4, 0), 1, 12),
      rail('M-640 110H6c18 0 14 42 34 42h24'),
      bust(bea, 106, 132, 1.12),
      bust(lucia, 166, 142, 0.84),
      bust(dani, 222, 136, 0.98),
      rect('own', 64, 152, 200, 14, 5) + line('M84 166v20M244 166v20', 5),
      basketOfWashing(296, 176),
      sleepingCat(32, 166, 0.6),
    ],
  },
  {
    name: 'first-phones-1',
    shows: 'Father and daughter walk past a bus stop; she kicks a stone',
    usedFor: 'tool 4.3, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 150,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 138H960V480H-640z'),
      flat(
        'paper',
        'M-640 138V90l40-26 40 26v-12l34-24 36 24v10l44-28 42 28v-8l40-26 44 26v12l40-28 40 28v-6l44-28 38 28v4l40-26 44 26v8l40-26 40 26v-10l44-26 40 26v8l44-26 40 26v48z',
      ),
      rect('own', 206, 34, 96, 11, 4) +
        line('M214 45v97M294 45v97', 4) +
        rect('screen', 222, 54, 64, 44, 3, 2.4) +
        rect('mid', 222, 118, 64, 8, 3),
      line('M186 142V34', 4) + rect('coral', 172, 26, 28, 28, 5) + line('M179 36h14M179 44h9', 2.6, 'white'),
      rail('M-640 112H10c26 0 22 50 48 50h10'),
      standing(dominic, 92, 176, 138, { right: { d: 'q12 16 8 32', hand: [24, -44] } }),
      standing(ruby, 152, 176, 98, { left: { d: 'q-12 12-10 26', hand: [-26, -50] } }),
      shape('grey', 'M196 170q0-8 9-8t9 8q-9 4-18 0z', 2.4) + line('M184 166h-8M186 172h-6', 2.2),
      sittingCat(254, 108, 0.5),
    ],
  },
  {
    name: 'first-phones-2',
    shows: 'Steps up: a phone with buttons, then a watch, then a smartphone',
    usedFor: 'tool 4.3, step 2',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 146),
      shape('white', 'M40 146v-28h80V88h80V58h84v88z'),
      line('M120 118v28M200 88v58', 2.4, 'mid'),
      rail('M-640 126H12q18 0 26-8h44'),
      rect('device', 64, 66, 32, 52, 7) +
        rect('screen', 70, 73, 20, 15, 2, 0) +
        repeat(9, (index) => disc('grey', 73 + (index % 3) * 7, 95 + Math.floor(index / 3) * 7, 2, 0)),
      rect('coral', 151, 40, 18, 48, 5) + rect('device', 144, 50, 32, 28, 7) + rect('screen', 149, 55, 22, 18, 3, 0),
      rect('device', 222, 2, 36, 56, 7) +
        rect('screen', 227, 9, 26, 42, 3, 0) +
        shape('teal', 'M232 16h16v9h-8l-5 5v-5h-3z', 1.8) +
        rect('coral', 232, 36, 7, 7, 2, 0) +
        rect('violet', 242, 36, 7, 7, 2, 0),
      sleepingCat(96, 164, 0.74),
    ],
  },
  {
    name: 'first-phones-3',
    shows: 'A sheet with a bus, an old lady and a calendar; father and girl read it',
    usedFor: 'tool 4.3, step 3',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      windowAt(18, 18, 42, 44),
      hangingLamp(262, 34, 80, 46),
      rail('M-640 100H8c22 0 16 20 38 20h22'),
      rect('white', 74, 12, 160, 104, 3),
      at(
        0,
        -20,
        shape('coral', 'M92 84V62h38v22z', 2.4) +
          rect('screen', 97, 66, 10, 8, 0, 1.8) +
          rect('screen', 112, 66, 12, 8, 0, 1.8) +
          disc('line', 100, 86, 4, 0) +
          disc('line', 122, 86, 4, 0) +
          disc('grey', 160, 40, 5, 2.4) +
          disc('grey', 160, 52, 10, 2.4) +
          shape('violet', 'M142 88q0-24 18-24t18 24z', 2.4) +
          rect('glow', 192, 50, 36, 36, 3, 2.4) +
          line('M192 60h36M200 50v-6M220 50v-6', 2.4) +
          disc('coral', 218, 76, 5, 0) +
          disc('grey', 202, 68, 2, 0) +
          disc('grey', 210, 68, 2, 0) +
          disc('grey', 218, 68, 2, 0) +
          disc('grey', 202, 77, 2, 0),
      ),
      table(36, 116, 248, 60),
      pencil(258, 110, 0.7),
      bust(dominic, 118, 144, 1.1),
      bust(ruby, 206, 148, 0.88),
      chairBack(90, 154, 54, 32, 8) + chairBack(184, 156, 44, 28, 8),
      sleepingCat(296, 168, 0.56),
    ],
  },
  {
    name: 'our-phones-1',
    shows: 'A father at the stove looks at his phone; a boy holds up a drawing',
    usedFor: 'tool 4.4, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 150,
    marks: [
      room('wellbeing', 138),
      fridge(252, 140, 122, 54),
      rail('M-640 96H6c20 0 20 64 44 64h24'),
      rect('white', 20, 98, 92, 66, 4) + rect('device', 32, 118, 68, 34, 4) + rect('device', 24, 92, 84, 8, 3),
      rect('grey', 32, 66, 44, 26, 4) + line('M76 74h16', 5) + line('M44 58q4-6 0-12M58 58q4-6 0-12', 2.6),
      standing(ade, 130, 178, 146, {
        left: { d: 'q-18 2-24 12', hand: [-39, -63] },
        right: { d: 'q18 4 14-20', hand: [28, -98] },
      }),
      phone(170, 44, 1, 8),
      standing(micah, 212, 178, 88, {
        left: { d: 'q-12-6-8-26', hand: [-23, -104] },
        right: { d: 'q12-6 8-26', hand: [23, -104] },
      }),
      drawnBus(212, 84, 0.86),
      pencil(268, 100, 0.6, 200),
      sleepingCat(282, 12, 0.56),
    ],
  },
  {
    name: 'our-phones-2',
    shows: 'Two arrows in a ring: from a phone to a loud bubble, and back',
    usedFor: 'tool 4.4, step 2',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: [
      room('wellbeing', 146),
      line('M116 50q44-44 92-2M204 116q-44 40-92 4', 11) + line('M116 50q44-44 92-2M204 116q-44 40-92 4', 5, 'mid'),
      shape('own', 'M216 36l2 24-22-6z') + shape('own', 'M104 132l-2-24 22 6z'),
      at(
        98,
        82,
        rect('device', -20, -34, 40, 68, 7) +
          rect('screen', -14, -27, 28, 52, 3, 0) +
          line('M-7-14h14M-7-4h14M-7 6h9', 3, 'own'),
      ),
      shape(
        'coral',
        'M222 44l10 12 16-8 0 16 18 4-12 12 12 12-18 4 0 16-16-8-10 12-10-12-16 8 0-16-18-4 12-12-12-12 18-4 0-16 16 8z',
      ),
      line('M210 80h24', 3.4, 'white'),
      rail('M-640 122H30q16 0 24-10l22-26'),
      sleepingCat(270, 158, 0.74),
    ],
  },
  {
    name: 'our-phones-3',
    shows: 'A father in his coat with a phone comes in; a boy shows a second drawing',
    usedFor: 'tool 4.4, step 3',
    folder: HERE,
    room: 'wellbeing',
    focus: 160,
    marks: [
      room('wellbeing', 136),
      openDoor(34, 136, 46, 110),
      fridge(238, 138, 116, 62),
      drawnBus(270, 96, 0.56) + disc('coral', 270, 82, 3.4, 2),
      shape('teal', 'M246 20h30v4q0 4-4 4h-22q-4 0-4-4z', 0),
      rail('M-640 104H54c24 0 20 54 44 54h14'),
      standing({ hair: 'locs', hairColour: 'black', skin: 'skin4', top: 'brick' }, 100, 174, 138, {
        left: { d: 'q-9 16-5 34', hand: [-20, -42] },
        right: { d: 'q18 2 16-14', hand: [31, -92] },
      }),
      flat('brick', 'M79 112h44l4 38H73z') + line('M79 118l-6 32h54l-5-32M100 86v62', 2.6),
      phone(140, 50, 0.94, 8, rect('white', -9, -17, 18, 32, 2, 0) + line('M-5-10H5M-5-3H5M-5 4H2', 2.4, 'own')),
      standing(micah, 194, 174, 84, {
        left: { d: 'q-12-6-8-26', hand: [-23, -104] },
        right: { d: 'q12-6 8-26', hand: [23, -104] },
      }),
      drawnBus(194, 84, 0.8),
      sleepingCat(40, 164, 0.6),
    ],
  },
  {
    name: 'close-by-1',
    shows: 'A kitchen in the evening: a shopping list and a pen, the door to the stairs open',
    usedFor: 'tool 4.6, step 1',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    light: 'night',
    focus: 130,
    marks: [
      room('wellbeing', 138),
      rect('white', 222, 20, 74, 118, 2) + rect('glow', 230, 28, 58, 110, 0),
      line('M230 132h20v-18h18V96h20', 4, 'own'),
      hangingLamp(116, 34, 72, 74),
      rail('M-640 96H6c20 0 20 18 42 18h22'),
      sheet(104, 84, 1.25, -5),
      pencil(150, 108, 0.84, -16),
      mug(60, 114, 'coral', 0.9),
      table(28, 114, 176, 62),
      chair(116, 152, 'own'),
      sittingCat(258, 152, 0.7),
    ],
  },
  {
    name: 'close-by-3',
    shows: 'Two cushions close together on the carpet, a phone that is ready, a lamp',
    usedFor: 'tool 4.6, step 3',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    light: 'night',
    marks: [
      room('wellbeing', 132),
      windowAt(30, 20, 44, 46),
      floorLamp(236, 138, 112),
      rug(150, 160, 120, 17),
      rail('M-640 98H24c26 0 18 62 46 62h6'),
      oval('own', 108, 152, 44, 16) + oval('pink', 200, 152, 44, 16),
      line('M74 148q34 13 68 0M166 148q34 13 68 0', 2.4),
      at(
        154,
        172,
        `<g transform="skewX(-18)">${rect('device', -18, -9, 36, 12, 4)}${rect('screen', -13, -6, 24, 6, 1, 0)}</g>`,
      ),
      mug(268, 166, 'teal', 0.85),
      sittingCat(40, 152, 0.7),
    ],
  },
  {
    name: 'everyone-else-1',
    shows: 'A bus comes; at the stop a girl shows her mother a calendar on a phone',
    usedFor: 'tool 4.7, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 110,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 148H960V480H-640z'),
      flat(
        'paper',
        'M-640 148V80h80V56h70v34h60V50h70v50h80V68h60v32h60V44h70v50h50V66h60v38h60V54h70v46h60V70h60v30h80V52h70v96z',
      ),
      shape('coral', 'M204 146V46q0-16 16-16H960v116z') +
        rect('screen', 216, 44, 34, 44, 5) +
        repeat(6, (index) => rect('screen', 262 + index * 64, 44, 52, 34, 4)) +
        line('M206 108H960', 6, 'white') +
        disc('lamp', 214, 128, 5, 2.4) +
        disc('device', 254, 148, 17) +
        disc('grey', 254, 148, 7, 2.4),
      line('M26 172V30', 4) + rect('own', 8, 18, 36, 34, 6) + line('M17 30h18M17 40h12', 2.8, 'white'),
      rail('M-640 112H20c40 0 50 46 84 46h30'),
      standing(bea, 84, 176, 146),
      standing(dani, 140, 176, 118, { right: { d: 'q18 4 16-20', hand: [30, -98] } }),
      at(
        184,
        60,
        rect('device', -23, -38, 46, 76, 8) +
          rect('white', -16, -30, 32, 58, 3, 0) +
          rect('coral', -12, -23, 24, 9, 2, 0) +
          repeat(9, (index) => rect('mid', -12 + (index % 3) * 9, -9 + Math.floor(index / 3) * 11, 6, 7, 1, 0)),
        1,
        6,
      ),
      sittingCat(50, 162, 0.55),
    ],
  },
  {
    name: 'everyone-else-2',
    shows: 'A small child with a birthday cake throws the shadow of a grown-up',
    usedFor: 'tool 4.7, step 2',
    folder: HERE,
    room: 'wellbeing',
    focus: 150,
    marks: [
      room('wellbeing', 142),
      light('M4 84L70 150H268L236 4H150z', 0.7),
      flat('own', 'M176 152l4-62q0-26 22-28a19 20 0 1 1 24 0q22 2 22 28l4 62z', 0.55),
      sideTable(26, 118, 50, 46),
      tableLamp(50, 118, 0.8),
      rail('M-640 92H4c14 0 10 62 34 62h52'),
      standing({ ...zoe, top: 'violet' }, 132, 168, 82),
      rect('white', 250, 128, 60, 34, 3) +
        shape('coral', 'M262 128v-16h36v16z', 2.6) +
        line('M262 118q6 6 12 0t12 0 12 0', 2.6, 'white') +
        line('M271 112v-10M280 112v-10M289 112v-10', 3, 'blue') +
        disc('lamp', 271, 97, 2.4, 0) +
        disc('lamp', 280, 97, 2.4, 0) +
        disc('lamp', 289, 97, 2.4, 0),
      sleepingCat(216, 168, 0.6),
    ],
  },
  {
    name: 'everyone-else-3',
    shows: 'A girl in football boots; her father has a locked app before him',
    usedFor: 'tool 4.7, step 3',
    folder: HERE,
    room: 'wellbeing',
    focus: 170,
    marks: [
      room('wellbeing', 138),
      dayWindow(22, 18, 48, 50),
      shape('lamp', 'M252 62h28q0 22-14 22t-14-22z', 2.6) +
        line('M266 84v10M256 96h20M252 66q-9 0-8 8t10 4M280 66q9 0 8 8t-10 4', 2.6) +
        rect('white', 234, 98, 66, 9, 3),
      rail('M-640 100H8c20 0 14 16 34 16h8'),
      at(
        150,
        78,
        rect('device', -24, -40, 48, 80, 8) + rect('mid', -17, -32, 34, 62, 3, 0) + padlock(0, -4, 0.74, 'white'),
      ),
      mug(66, 116, 'teal', 0.85),
      table(34, 116, 150, 60),
      bust(rashid, 100, 144, 1.16),
      chairBack(72, 154, 56, 30, 8),
      standing(zara, 228, 174, 104),
      flat('shoe', 'M209 160h14v12h-14zM233 160h14v12h-14z') + line('M209 166h14M233 166h14', 3, 'white'),
      ball(276, 166, 12),
      sleepingCat(298, 146, 0.5),
    ],
  },
  {
    name: 'made-to-fit-3',
    shows: 'A girl before her game holds her ears; a man has sat down near her',
    usedFor: 'tool 4.8, step 3',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: [
      room('wellbeing', 134),
      clock(38, 38, 18, 5, 20),
      television(104, 8, 128, 80, BLOCKS),
      rect('mid', 94, 102, 148, 10, 3),
      rect('white', 252, 50, 44, 54, 4) +
        rect('teal', 260, 58, 12, 12, 2, 2) +
        line('M278 64h10', 2.4) +
        disc('coral', 266, 84, 6, 2) +
        line('M278 84h10', 2.4),
      rug(168, 164, 124, 14),
      rail('M-640 104H10c26 0 22 58 46 58h18'),
      sitting({ hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'blue', pattern: 'stripes' }, 104, 170, 1.02),
      sitting({ hair: 'pony', hairColour: 'ginger', skin: 'skin1', top: 'coral', pattern: 'dots' }, 216, 168, 0.88),
      limb('coral', 'M201 126q-16-10-6-24M231 126q16-10 6-24', 7) +
        disc('skin1', 202, 101, 5.4, 2.6) +
        disc('skin1', 230, 101, 5.4, 2.6),
      sleepingCat(288, 158, 0.6),
    ],
  },
  {
    name: 'family-break-4',
    shows: 'Cards, a ball and a recipe book lie ready; the phones are in a basket',
    usedFor: 'tool 4.2, step 4',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 134),
      floorLamp(292, 140, 108),
      picture(60, 18, 44, 36),
      rail('M-640 104H14c24 0 22 52 44 52h4'),
      basket(
        94,
        166,
        repeat(3, (index) => at(-15 + index * 15, -34, rect('device', -6, -14, 12, 26, 3, 2.6), 1, -10 + index * 10)),
      ),
      sideTable(136, 114, 142, 52),
      shape('coral', 'M146 112l8-30h40l8 30z', 2.6) +
        shape('white', 'M153 108l6-22h30l6 22z', 2.2) +
        disc('pot', 174, 97, 7, 2.2),
      at(222, 98, rect('white', -10, -14, 20, 28, 2, 2.4) + disc('coral', 0, 0, 5, 0), 1, -16) +
        at(238, 97, rect('white', -10, -14, 20, 28, 2, 2.4) + rect('own', -4, -4, 8, 8, 1, 0), 1, 8),
      ball(264, 101, 12),
      sleepingCat(214, 168, 0.7),
    ],
  },
  {
    name: 'family-break-5',
    shows: 'The family eat crumble under the lamp; the television is dark',
    usedFor: 'tool 4.2, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      rect('device', 16, 24, 72, 46, 6) + rect('shoe', 22, 30, 60, 34, 2, 0),
      windowAt(254, 18, 46, 46),
      hangingLamp(166, 34, 66, 92),
      rail('M-640 92H6c20 0 16 18 38 18h6'),
      rect('mid', 56, 118, 9, 70, 2) + rect('mid', 266, 118, 9, 70, 2) + rect('white', 38, 106, 258, 11, 5),
      repeat(
        4,
        (index) =>
          shape('white', `M${93 + index * 60} 94h24q0 12-12 12t-12-12z`, 2.4) +
          shape('pot', `M${94 + index * 60} 94q11-10 22 0z`, 2.2),
      ),
      bust(helen, 76, 132, 1),
      bust(edie, 134, 138, 0.82),
      bust(alfie, 194, 132, 0.98),
      bust({ ...mum, top: 'pink', pattern: 'dots' }, 254, 132, 1),
      chairBack(51, 142, 50, 34, 8) +
        chairBack(113, 146, 42, 30, 8) +
        chairBack(170, 142, 48, 34, 8) +
        chairBack(229, 142, 50, 34, 8),
      sleepingCat(26, 168, 0.54),
    ],
  },
  {
    name: 'first-phones-4',
    shows: 'At night a first phone sleeps on a shelf outside a bedroom door',
    usedFor: 'tool 4.3, step 4',
    folder: HERE,
    room: 'wellbeing',
    light: 'night',
    focus: 180,
    marks: [
      room('wellbeing', 138),
      shutDoor(210, 138, 66, 120, false),
      shape('lamp', 'M243 38l4 9 10 1-8 7 3 10-9-5-9 5 3-10-8-7 10-1z', 2.4),
      windowAt(22, 18, 44, 48),
      rail('M-640 126H70q22 0 22-26v-2', 7),
      rect('white', 90, 88, 96, 10, 3) + line('M104 98v12M172 98v12', 4),
      rect('glow', 112, 80, 52, 9, 4, 2.4),
      at(
        138,
        62,
        rect('device', -14, -20, 28, 38, 5) +
          rect('denim', -9, -15, 18, 27, 2, 0) +
          flat('moon', 'M1-8a7 7 0 1 0 7 10 6 6 0 0 1-7-10z'),
      ),
      slippers(150, 164, 'coral'),
      sleepingCat(66, 164, 0.74),
    ],
  },
  {
    name: 'first-phones-5',
    shows: 'At the bus stop a girl rings home on a small phone; her father waves from the gate',
    usedFor: 'tool 4.3, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      shape('white', 'M-16 142V72h92v70z') +
        shape('own', 'M-26 74l56-44 56 44z') +
        rect('glow', 2, 86, 24, 22, 2, 2.6) +
        rect('coral', 42, 98, 22, 44, 2),
      line('M250 146V46', 4) + rect('own', 234, 32, 32, 30, 5) + line('M242 42h16M242 51h10', 2.6, 'white'),
      rail('M-640 160H92', 7),
      standing(dominic, 114, 168, 116, { right: { d: 'q18-6 12-26', hand: [29, -106] } }),
      standing(ruby, 204, 178, 104, { right: { d: 'q20 2 10-20', hand: [20, -97] } }),
      at(226, 84, rect('device', -5, -12, 11, 24, 4, 2.6), 1, 10),
      schoolBag(204, 136, 0.72),
      sittingCat(292, 156, 0.64),
    ],
  },
  {
    name: 'our-phones-4',
    shows: 'By the door a phone lies on a high shelf beside keys and an egg timer',
    usedFor: 'tool 4.4, step 4',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      openDoor(248, 138, 46, 110),
      rect('white', 40, 62, 160, 10, 3) + line('M58 72v14M182 72v14', 4) + line('M70 86v.1M110 86v.1M150 86v.1', 6),
      coat(150, 76, 'brick', 1),
      line('M92 72v10', 2.6) +
        disc('none', 92, 88, 6, 2.6) +
        line('M92 94l-4 14M92 94l6 13', 5) +
        line('M92 94l-4 14M92 94l6 13', 2, 'lamp'),
      rail('M960 100H296c-30 0-20-76-50-76H150q-24 0-24 14', 7),
      phoneFaceDown(126, 60, 0.95),
      shape('coral', 'M62 60q-8-14 4-24 12-6 20 0 10 12 2 24z', 2.6) + line('M60 48h28M74 48v-6', 2.4),
      schoolBag(56, 166, 1),
      sleepingCat(150, 168, 0.74),
    ],
  },
  {
    name: 'our-phones-5',
    shows: 'Father and boy sit on the floor and draw a very long bus together',
    usedFor: 'tool 4.4, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 92),
      windowAt(24, 12, 40, 40),
      fridge(252, 96, 92, 50),
      rail('M-640 72H4c22 0 6 66 30 66h10'),
      rect('white', 44, 98, 240, 58, 3),
      shape('coral', 'M62 138v-28h196q10 0 10 10v18z', 2.6) +
        repeat(7, (index) => rect('screen', 72 + index * 26, 115, 15, 10, 1, 2)) +
        repeat(11, (index) => disc('line', 72 + index * 18, 140, 5, 0)),
      at(232, 148, pencil(0, 0, 0.7, -20)) + at(76, 160, pencil(0, 0, 0.6, 14)),
      sitting(ade, 124, 180, 0.92),
      sitting(micah, 196, 180, 0.7),
      sleepingCat(296, 168, 0.6),
    ],
  },
  {
    name: 'everyone-else-4',
    shows: 'Stairs with three doors: the first stands open, two are for later',
    usedFor: 'tool 4.7, step 4',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 480),
      flat('floor', 'M-640 480V156H112v-32h80V92H960V480z'),
      line('M-640 156H112v-32h80V92H960', 14) + line('M-640 156H112v-32h80V92H960', 8, 'white'),
      rail('M-640 124H20q14 0 18 14l4 12', 7),
      openDoor(50, 152, 36, 88),
      rect('white', 134, 36, 46, 86, 2) +
        rect('mid', 139, 42, 36, 80, 1) +
        disc('white', 168, 84, 2.8, 2) +
        flat('moon', 'M158 54a8 8 0 1 0 9 11 7 7 0 0 1-9-11z'),
      rect('white', 224, 2, 48, 88, 2) +
        rect('mid', 229, 8, 38, 82, 1) +
        disc('white', 260, 52, 2.8, 2) +
        flat('moon', 'M248 20a8 8 0 1 0 9 11 7 7 0 0 1-9-11z'),
      sleepingCat(296, 82, 0.54),
    ],
  },
  {
    name: 'everyone-else-5',
    shows: 'A father films his girl as she kicks the ball into the net',
    usedFor: 'tool 4.7, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('leaf', 'M-640 128H960V480H-640z'),
      line('M-640 150H960', 3, 'white'),
      rect('none', 206, 48, 96, 92, 2, 9) +
        line('M206 140V48h96v92', 4, 'white') +
        line('M222 52v86M238 52v86M254 52v86M270 52v86M286 52v86M210 66h90M210 84h90M210 102h90M210 120h90', 1.8),
      rail('M-640 112H10c22 0 22 54 46 54h8'),
      standing(rashid, 92, 176, 134, { right: { d: 'q20 2 18-18', hand: [33, -97] } }),
      at(
        134,
        50,
        rect('device', -23, -14, 46, 28, 5) + rect('screen', -17, -9, 34, 18, 2, 0) + disc('coral', 11, -4, 2.6, 0),
      ),
      standing(zara, 178, 172, 92, {
        left: { d: 'q-14-4-16-18', hand: [-31, -94] },
        right: { d: 'q14-4 16-18', hand: [31, -94] },
      }),
      ball(262, 92, 11),
      sittingCat(24, 156, 0.62),
    ],
  },
  {
    name: 'upset-2',
    shows: 'Three steps up: a warm drink in a blanket, a globe, a phone with a filter',
    usedFor: 'tool 4.1, step 2',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 150),
      shape('white', 'M36 150v-30h84V92h84V64h84v86z') + line('M120 120v30M204 92v58', 2.4, 'mid'),
      rail('M-640 134H10q18 0 26-12h20', 7),
      shape('pink', 'M50 118q-4-24 14-24h28q18 0 14 24z', 2.8) +
        line('M56 106q22-8 44 0', 2.2) +
        mug(78, 96, 'teal', 0.9),
      line('M152 90h22M163 90V80M182 34q12 24-8 42', 3) +
        disc('blue', 163, 58, 20) +
        shape('leaf', 'M150 50q10-10 18-2-4 10-12 8-8 2-6-6zM166 64q10-4 12 4-8 8-12-4z', 0),
      at(
        246,
        32,
        rect('device', -18, -28, 36, 58, 6) +
          rect('white', -13, -21, 26, 44, 2, 0) +
          shape('own', 'M-9-14H9L3-4v12l-6 4V-4z', 2.2),
      ),
      sleepingCat(160, 166, 0.72),
    ],
  },
  {
    name: 'upset-4',
    shows: 'Four pictures with arrows: a warm drink, two bubbles, a phone with a sieve, a bed at night',
    usedFor: 'tool 4.1, step 4',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: plan('wellbeing', [
      mug(-3, 20, 'teal', 1.5),
      bubble(-28, -30, 42, 26, 'left', 'glow') + bubble(-10, 4, 38, 24, 'right', 'coral'),
      filterPhone(0, 0, 1.15),
      moon(12, -22, 0.8) + at(-2, 14, bed(-40, 0, 82), 0.62),
    ]),
  },
  {
    name: 'upset-5',
    shows: 'On the stairs two cushions side by side with two mugs, and a teddy between them',
    usedFor: 'tool 4.1, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    light: 'night',
    serious: true,
    marks: [
      room('wellbeing', 480),
      light('M160-20L40 180h240z', 0.4),
      ...[0, 1, 2, 3].map(
        (step) =>
          rect('floor', 66 - step * 10, 58 + step * 34, 188 + step * 20, 36, 0) +
          line(`M${66 - step * 10} ${58 + step * 34}h${188 + step * 20}`, 8, 'white'),
      ),
      line('M66 62V4M254 62V4M26 176V106M294 176V106', 5, 'mid'),
      rail('M-640 128H6q26 0 34-26L70 8'),
      line('M160-480V2') + shape('lamp', 'M146 0h28l12 22h-52z'),
      oval('own', 110, 86, 34, 13) + oval('pink', 210, 86, 34, 13) + line('M84 83q26 10 52 0M184 83q26 10 52 0', 2.4),
      bear(160, 90, 0.9),
      mug(106, 124, 'coral', 0.95) + mug(208, 124, 'teal', 0.95),
      sleepingCat(160, 152, 0.74),
    ],
  },
  {
    name: 'family-break-2',
    shows: 'A pair of scales: a ball and a book weigh more than a phone',
    usedFor: 'tool 4.2, step 2',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 146),
      rail('M-640 128H30q24 0 24-8'),
      line('M160 148V40', 12) + line('M160 148V40', 6, 'own'),
      shape('own', 'M124 152q2-16 36-16t36 16z'),
      line('M72 66L248 26', 12) + line('M72 66L248 26', 6, 'own') + disc('glow', 160, 46, 9),
      line('M72 66L36 112M72 66l36 46M248 26l-32 44M248 26l32 44', 2.6),
      ball(54, 98, 15) + at(88, 112, books(0, 0, 0.9)),
      shape('white', 'M24 112h96q-6 20-48 20t-48-20z'),
      phone(248, 46, 0.94),
      shape('white', 'M206 70h84q-6 18-42 18t-42-18z'),
      sleepingCat(262, 162, 0.74),
    ],
  },
  {
    name: 'close-by-2',
    shows: 'Two chairs turned to each other in the lamplight, and one clear bubble between them',
    usedFor: 'tool 4.6, step 2',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    light: 'night',
    marks: [
      room('wellbeing', 138),
      windowAt(20, 20, 42, 46),
      light('M160-20L60 172h200z', 0.5),
      rug(160, 164, 110, 12),
      rail('M-640 104H20c30 0 22 44 52 44h18'),
      bubble(106, 20, 108, 56, 'left', 'white') + line('M124 40h72M124 54h46', 4.4, 'own'),
      chair(104, 128, 'own') + chair(216, 128, 'pink', true),
      sittingCat(284, 152, 0.74),
    ],
  },
  {
    name: 'close-by-4',
    shows: 'Four pictures with arrows: a clear bubble, a mug, a chair beside a bed, a phone that rings',
    usedFor: 'tool 4.6, step 4',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: plan('wellbeing', [
      bubble(-26, -20, 52, 34, 'left', 'glow') + line('M-16-8h32M-16 2h20', 3.4, 'own'),
      mug(-14, 20, 'coral', 1) + mug(11, 24, 'teal', 0.9),
      at(-9, 12, bed(-34, 0, 66), 0.5) + at(18, 8, chair(0, 0, 'pink', true), 0.42),
      ringingPhone(0, 0, 1),
    ]),
  },
  {
    name: 'close-by-5',
    shows: 'Morning: an armchair with a blanket close beside a made bed, the sun in the window',
    usedFor: 'tool 4.6, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 138),
      light('M104 20L30 180h190L176 84z', 0.5),
      rect('white', 99, 13, 84, 66, 3) +
        rect('screen', 104, 18, 74, 56, 1) +
        disc('lamp', 141, 60, 16, 0) +
        flat('leaf', 'M105 73v-8q36-10 72 0v8z') +
        line('M141 18v56M104 46h74', 2.6, 'white'),
      rail('M960 100H300c-22 0-20 20-42 20h-6'),
      bed(26, 122, 136),
      rect('shoe', 196, 158, 9, 10, 2) + rect('shoe', 250, 158, 9, 10, 2),
      rect('own', 190, 84, 76, 70, 18) + rect('own', 180, 118, 22, 42, 10) + rect('own', 254, 118, 22, 42, 10),
      shape('pink', 'M198 96q30-16 62-4l6 38q-30 16-70 6z') +
        line('M204 112q26-8 54-2M204 124q26-6 56-2', 2.4, 'white'),
      sittingCat(300, 156, 0.66),
    ],
  },
  {
    name: 'made-to-fit-1',
    shows: 'A boy over his sums thinks of a message, a shark and a game; his gran stands by',
    usedFor: 'tool 4.8, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 140,
    marks: [
      room('wellbeing', 138),
      rail('M-640 104H8c22 0 18 16 38 16h12'),
      disc('white', 78, 40, 25) +
        shape('coral', 'M64 30h24q5 0 5 5v8q0 5-5 5h-12l-9 8v-8h-3q-5 0-5-5v-8q0-5 5-5z', 2.2),
      disc('white', 146, 30, 26) +
        shape('grey', 'M126 42q8-2 12-10 4-10 16-14-4 14 6 24z', 2.6) +
        line('M126 42h42', 3, 'blue'),
      disc('white', 214, 40, 25) + controller(214, 40, 0.9, 'violet'),
      disc('white', 100, 70, 5, 2.6) + disc('white', 147, 64, 5, 2.6) + disc('white', 194, 70, 5, 2.6),
      shape('white', 'M60 114l8-20h34l8 20z', 2.6) + line('M72 100h22M70 106h26', 2.2, 'own'),
      at(206, 114, rect('device', -22, -30, 44, 30, 5) + rect('screen', -16, -24, 32, 18, 2, 0)),
      table(36, 114, 204, 62),
      bust(kofi, 146, 142, 1.08),
      chairBack(120, 152, 52, 32, 8),
      standing(denise, 280, 178, 136),
      sleepingCat(36, 166, 0.62),
    ],
  },
  {
    name: 'made-to-fit-2',
    shows: 'Three pictures with arrows: a sand timer, a phone outside the door, very small steps to a flag',
    usedFor: 'tool 4.8, step 2',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: plan('wellbeing', [
      sandTimer(0, 0, 1.2),
      rect('own', -30, -34, 34, 70, 2) + disc('glow', -3, 4, 3, 2) + phone(20, 16, 0.8, 8),
      line('M-34 32h11v-10h11v-10h11v-10h11v-10h11', 5, 'own') +
        line('M26-8v-24') +
        shape('coral', 'M26-32l12 6-12 6', 2.4) +
        line('M10-8h26', 5, 'own'),
    ]),
  },
  {
    name: 'made-to-fit-4',
    shows: 'A boy puts up the last of four picture cards: a game, a flag, a plate, a bath',
    usedFor: 'tool 4.8, step 4',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: [
      room('wellbeing', 140),
      rect('mid', 14, 16, 292, 64, 6),
      ...[20, 90, 160, 232].map((x) => rect('white', x, 22, 60, 52, 5)),
      controller(50, 48, 1.2, 'violet'),
      line('M112 66V32') + shape('coral', 'M112 32l22 8-22 8', 2.6),
      oval('screen', 190, 50, 24, 15) + shape('pot', 'M174 52q4-14 16-14t16 14z', 2.4),
      at(262, 64, bath(-50, 0, 100), 0.46) + disc('white', 256, 40, 5, 2) + disc('white', 266, 36, 6, 2),
      line('M80 48h8M150 48h8M222 48h8', 3.4, 'own'),
      rail('M-640 116H116q30 0 40 20'),
      standing(kofi, 214, 176, 116, { right: { d: 'q18-4 22-22', hand: [39, -100] } }),
      sandTimer(56, 130, 1),
      rect('white', 26, 158, 70, 9, 4) + line('M38 167v12M84 167v12'),
      sittingCat(134, 152, 0.66),
    ],
  },
  {
    name: 'made-to-fit-5',
    shows: 'Gran sits on the rug close beside a boy; his game has come to the flag, a timer stands there',
    usedFor: 'tool 4.8, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: [
      room('wellbeing', 134),
      television(94, 6, 132, 84, GAME),
      rect('mid', 84, 104, 152, 10, 3),
      sandTimer(258, 88, 0.84, 0.9),
      sideTable(236, 110, 46, 42),
      rug(160, 166, 128, 13),
      rail('M-640 104H8c26 0 22 56 48 56h26'),
      sitting(denise, 124, 172, 1.02),
      sitting(kofi, 194, 172, 0.88),
      sleepingCat(288, 166, 0.66),
    ],
  },
  {
    name: 'three-plain-bottles-1',
    shows: 'Father and girl before a list on the fridge: trainers, a hamster, and a bottle underlined twice',
    usedFor: 'tool 4.9, step 1',
    folder: HERE,
    room: 'wellbeing',
    focus: 150,
    marks: [
      room('wellbeing', 140),
      fridge(104, 156, 152, 116),
      rect('white', 124, 18, 76, 112, 3) + disc('coral', 162, 18, 5, 2.4),
      shoes(150, 50, 'blue', 0.86),
      hamster(160, 72, 0.82),
      bottle(160, 116, 22, 'pink') + line('M136 120h50M136 126h50', 3, 'coral'),
      rail('M-640 112H20q24 0 30 20'),
      standing(dominic, 60, 178, 142, { right: { d: 'q10 14 6 32', hand: [22, -44] } }),
      standing(ruby, 262, 178, 112, { left: { d: 'q-20-2-26-18', hand: [-44, -96] } }),
      sleepingCat(304, 150, 0.5),
    ],
  },
  {
    name: 'three-plain-bottles-2',
    shows: 'Three pictures: a bottle with a heart, a bottle below a magnifying glass, a film that drops coins',
    usedFor: 'tool 4.9, step 2',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: plan('wellbeing', [
      bottle(-10, 30, 44, 'pink') + heart(18, -12, 1),
      bottle(-10, 30, 44, 'teal') + magnifier(2, 6, 1.15),
      clip(0, -18, 1.1) + coin(-16, 22, 8) + coin(2, 30, 8) + coin(20, 20, 8) + line('M-8 6v4M12 6v6', 2.4),
    ]),
  },
  {
    name: 'three-plain-bottles-3',
    shows: 'A tablet full of bottles and mirrors, and one hamster at the edge; girl and father look at it',
    usedFor: 'tool 4.9, step 3',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      rail('M-640 104H24c20 0 16 14 34 14h8'),
      rect('device', 66, 4, 188, 112, 10) + rect('white', 75, 13, 170, 94, 3, 0),
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        rect(index === 4 ? 'glow' : 'pink', 80 + (index % 3) * 54, 17 + Math.floor(index / 3) * 45, 50, 41, 4, 2.4),
      ),
      bottle(105, 54, 24, 'violet') + mirror(159, 34, 0.6) + bottle(213, 54, 24, 'teal'),
      mirror(105, 79, 0.6) + bottle(213, 99, 24, 'coral'),
      hamster(160, 84, 1),
      table(30, 116, 260, 62),
      bust(ruby, 108, 148, 0.98),
      bust(dominic, 216, 146, 1.16),
      chairBack(84, 158, 50, 28, 8) + chairBack(188, 160, 56, 28, 8),
      sleepingCat(296, 168, 0.56),
    ],
  },
  {
    name: 'three-plain-bottles-4',
    shows: 'Four pictures with arrows: a bottle crossed out, three plain bottles, a camera, a hamster in a film',
    usedFor: 'tool 4.9, step 4',
    folder: HERE,
    room: 'wellbeing',
    keepsItsSide: true,
    marks: plan('wellbeing', [
      bottle(0, 20, 36, 'violet') + barred(0, -2, 27),
      bottle(-20, 24, 34, 'white') + bottle(0, 24, 28, 'white') + bottle(20, 24, 22, 'white'),
      camera(0, 0, 1.1),
      phone(0, 0, 1.3, 0, rect('glow', -9, -17, 18, 32, 2, 0) + hamster(0, 2, 0.5)),
    ]),
  },
  {
    name: 'three-plain-bottles-5',
    shows: 'A birthday: girl and father watch a hamster run in its wheel; a cake with candles',
    usedFor: 'tool 4.9, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 138),
      bunting(20, 2, 280, 9),
      rect('white', 88, 30, 136, 86, 6) + rect('screen', 96, 38, 120, 70, 3, 2.4),
      disc('glow', 156, 72, 32) + line('M156 40v64M124 72h64', 2.2, 'mid') + hamster(156, 88, 1.1),
      line('M156 72L142 108M156 72l14 36', 3),
      cake(274, 94, 0.92),
      rail('M-640 104H24c20 0 16 12 34 12h14'),
      table(30, 116, 276, 62),
      bust(dominic, 82, 148, 1.2),
      bust(ruby, 220, 152, 1),
      chairBack(54, 160, 56, 28, 8) + chairBack(196, 162, 48, 28, 8),
      sleepingCat(150, 168, 0.66),
    ],
  },
]

/** A bottle without a picture on it. @param y its foot */
function bottle(x: number, y: number, height: number, fill: Colour): Mark {
  const width = Math.max(14, height * 0.5)
  return rect('mid', x - 4, y - height - 7, 8, 8, 2, 2.4) + rect(fill, x - width / 2, y - height, width, height, 4, 2.6)
}

/** From the side, around its middle. */
function hamster(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    shape('pot', 'M-18 10q-4-18 12-20 16-4 22 8 6 0 6 6 0 8-10 8h-26q-4 0-4-2z', 2.6) +
      disc('pink', 4, -10, 5, 2.2) +
      disc('line', 14, -2, 1.8, 0) +
      flat('white', 'M-10 12q6-10 16 0z'),
    size,
  )
}

/** A mirror with a handle. */
function mirror(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M0 16v16', 9) + line('M0 16v16', 4, 'own') + disc('own', 0, 0, 19) + disc('screen', 0, 0, 13, 2.4),
    size,
  )
}
