// Scenes of the steps of Screen Time's tools. Each has the name of its tool's scene and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, framed, limb, line, oval, rail, rect, repeat, shape } from '../pen.ts'
import { blessing, bust, emmanuel, joanne, leila, mum, type Person, sitting, standing, tia, zara } from '../people.ts'
import { dayWindow, floorLamp, hangingLamp, light, openDoor, picture, room, rug, shutDoor, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { clip, envelope, house, plan } from '../signs.ts'
import {
  ASLEEP,
  alarmClock,
  ball,
  bath,
  bear,
  bed,
  bubble,
  chairBack,
  clock,
  coat,
  fridge,
  glass,
  mug,
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
  tablet,
  television,
} from '../things.ts'
import { boat, TRAIN } from './screens.ts'

const HERE = 'digitalLaunchpad/module2'
const owen: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'brick', legs: 'shoe' }
const isla: Person = { hair: 'long', hairColour: 'brown', skin: 'skin1', top: 'coral' }
const sheila: Person = { hair: 'bob', hairColour: 'grey', skin: 'skin3', top: 'violet' }
const arlo: Person = { hair: 'afro', hairColour: 'black', skin: 'skin3', top: 'coral', pattern: 'stripes' }
const dominik: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'denim' }
const kasia: Person = { hair: 'plaits', hairColour: 'ginger', skin: 'skin1', top: 'pink', pattern: 'dots' }
const kelechi: Person = {
  hair: 'short',
  hairColour: 'black',
  skin: 'skin4',
  top: 'coral',
  legs: 'coral',
  pattern: 'stripes',
}
const agnieszka: Person = { hair: 'pony', hairColour: 'lamp', skin: 'skin1', top: 'violet', legs: 'shoe' }
const maja: Person = { hair: 'plaits', hairColour: 'lamp', skin: 'skin1', top: 'coral', pattern: 'dots' }
const pat: Person = { hair: 'bun', hairColour: 'grey', skin: 'skin2', top: 'coral', glasses: true }

function biscuits(x: number, y: number) {
  return (
    oval('white', x, y, 30, 6) +
    disc('pot', x - 12, y - 7, 7, 2.4) +
    disc('pot', x + 3, y - 8, 7, 2.4) +
    disc('pot', x + 15, y - 6, 7, 2.4)
  )
}

/** Asleep in bed, the head at the left. @param y top of the mattress */
function asleep(x: number, y: number, width: number, hair: 'brown' | 'black') {
  return (
    rect('white', x - 6, y - 26, 10, 58, 4) +
    rect('white', x, y, width, 20, 4) +
    rect('white', x + 8, y - 14, 38, 18, 8) +
    disc(hair, x + 32, y - 14, 10, 2.6) +
    shape('own', `M${x + 38} ${y - 2}q0-14 14-14h${width - 52}v30h-${width - 38}z`)
  )
}

export const screensSteps: Scene[] = [
  {
    name: 'fewer-rows-1',
    shows: 'A woman in her coat at the door; one child under a blanket, one on a phone',
    usedFor: 'tool 2.1, step 1',
    folder: HERE,
    room: 'screens',
    focus: 176,
    keepsItsSide: true,
    marks: [
      room('screens', 136),
      openDoor(36, 136, 46, 112),
      clock(136, 36, 17, 8, 20),
      windowAt(242, 18, 46, 46),
      rail('M-640 104H54c24 0 20 54 46 54h18'),
      standing(joanne, 78, 172, 136, { right: { d: 'q16 14 10 26', hand: [24, -50] } }),
      line('M94 92q-4 20 8 34', 3) + shape('own', 'M92 120h26l4 28H88z', 2.6),
      flat('glow', 'M150 118q-14-42 30-54 46 12 34 54z', 0.8),
      shape('pink', 'M140 136q-2-58 42-60 44 2 44 60z') + line('M156 124q2-26 16-34M184 88q16 8 20 30', 2.4),
      rect('device', 166, 100, 34, 26, 4) + rect('screen', 171, 105, 24, 16, 2, 0),
      bust(tia, 258, 128, 0.98),
      limb('violet', 'M280 122q16-4 14-20', 8) + phone(294, 88, 0.86, 8) + disc('skin1', 293, 106, 5, 2.6),
      sofa(126, 130, 176, 46),
    ],
  },
  {
    name: 'fewer-rows-2',
    shows: 'In heavy rain a person wears a coat that is far too big',
    usedFor: 'tool 2.1, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 146H960V480H-640z'),
      rect('white', 170, 26, 122, 120, 3) + rect('glow', 182, 52, 66, 82, 2) + rect('own', 256, 60, 28, 86, 2),
      shape('own', 'M162 26h138l-8 20H170z') + line('M196 26v20M231 26v20M266 26v20', 2.4, 'white'),
      line('M215 52v10M195 66h40', 2.6) + coat(215, 62, 'coral', 0.9),
      line(
        repeat(9, (index) => `M${10 + index * 38} ${4 + (index % 3) * 18}l-6 18`) +
          repeat(9, (index) => `M${26 + index * 38} ${66 + (index % 2) * 24}l-6 18`),
        2.6,
        'blue',
      ),
      oval('screen', 90, 168, 70, 8, 0),
      rail('M-640 60H10c18 0 18 44 34 52'),
      line('M78 158v10M104 158v10', 9, 'shoe'),
      shape('teal', 'M58 88q33-20 66 0l22 74q-55 14-110 0z') +
        line('M91 84v76', 2.4) +
        line('M50 128q-8 24-12 34M132 128q8 24 12 34', 2.6),
      disc('brown', 91, 70, 15) + shape('teal', 'M70 78q21-8 42 0l2 12q-23-8-46 0z', 2.6),
      sittingCat(214, 116, 0.62),
    ],
  },
  {
    name: 'fewer-rows-3',
    shows: 'Mother and daughter with biscuits; a phone lies on top of the homework',
    usedFor: 'tool 2.1, step 3',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 136),
      dayWindow(24, 18, 54, 54),
      picture(248, 22, 46, 40),
      rail('M-640 100H12c22 0 16 18 38 18h30'),
      biscuits(72, 106),
      shape('white', 'M124 112l10-28q16-6 34 2 18-8 34-2l10 28q-24-6-44 2-20-8-44-2z') +
        line('M168 86v28', 2.4) +
        line('M142 94q10-2 18 2M138 103q12-2 20 2M178 96q8-4 16-2', 2.2, 'own'),
      at(188, 98, rect('device', -17, -9, 34, 16, 4) + rect('screen', -12, -5, 24, 8, 1, 0), 1, -6),
      pencil(238, 106, 0.7, -20),
      table(34, 110, 252, 60),
      bust({ ...mum, top: 'blue' }, 118, 136, 1.1),
      bust(leila, 218, 140, 0.96),
      chairBack(92, 146, 52, 34, 8) + chairBack(194, 150, 48, 30, 8),
      sleepingCat(296, 168, 0.56),
    ],
  },
  {
    name: 'how-much-1',
    shows: 'A father at the bus stop reads a chart; behind glass doors his girl tells a story',
    usedFor: 'tool 2.2, step 1',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 148H960V480H-640z'),
      flat('moon', 'M76 22a9 9 0 1 0 10 13 8 8 0 0 1-10-13z') +
        disc('moon', 26, 30, 1.6, 0) +
        disc('moon', 118, 60, 1.6, 0),
      rect('white', 146, 26, 900, 122, 2),
      rect('glow', 162, 50, 138, 98, 2) + line('M231 50v98', 3),
      shape('screen', 'M163 118q9-6 17 0t17 0 17 0 17 0v29h-68z', 0) +
        line('M163 118q9-6 17 0t17 0 17 0 17 0', 2.4, 'own'),
      line('M170 38q6-6 12 0t12 0 12 0 12 0', 3, 'own'),
      standing(isla, 262, 152, 84, {
        left: { d: 'q-14-6-14-24', hand: [-29, -102] },
        right: { d: 'q14-6 14-24', hand: [29, -102] },
      }),
      shape('pink', 'M246 90h32v22h-32z', 2.4),
      line('M30 170V34', 4) + rect('own', 14, 26, 32, 30, 5) + line('M22 36h16M22 45h10', 2.6, 'white'),
      rail('M-640 126H36c16 0 14 32 30 32h8'),
      standing(owen, 92, 176, 136, { right: { d: 'q18 4 16-16', hand: [30, -94] } }),
      at(
        134,
        58,
        rect('device', -17, -30, 34, 60, 6) +
          rect('white', -12, -23, 24, 44, 2, 0) +
          flat('own', 'M-9 16V4h5v12zM-2 16V-6h5v22zM5 16V-16h5v32z'),
        1,
        6,
      ),
      sittingCat(304, 160, 0.56),
    ],
  },
  {
    name: 'how-much-2',
    shows: 'A house with four lit windows: a bed, a ball, a warm drink, two bubbles',
    usedFor: 'tool 2.2, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 156H960V480H-640z'),
      shape('white', 'M64 60h192v98H64z') + shape('own', 'M50 62l110-56 110 56z'),
      rect('glow', 84, 68, 64, 38, 3) +
        rect('glow', 172, 68, 64, 38, 3) +
        rect('glow', 84, 114, 64, 38, 3) +
        rect('glow', 172, 114, 64, 38, 3),
      rect('white', 92, 92, 46, 8, 2, 2.4) +
        rect('white', 94, 84, 16, 9, 4, 2.2) +
        shape('blue', 'M108 92q0-8 8-8h22v8z', 2.4) +
        line('M92 80v24M138 92v12', 2.6),
      disc('white', 204, 90, 11, 2.6) + flat('line', 'M204 84l5 4-2 6h-6l-2-6z'),
      mug(114, 148, 'coral', 0.82),
      shape('teal', 'M180 120h24q5 0 5 5v8q0 5-5 5h-14l-8 7v-7h-2q-4 0-4-5v-8q0-5 4-5z', 2.4) +
        shape('coral', 'M214 128h12q5 0 5 4v6q0 4-5 4h-2v6l-7-6h-3q-4 0-4-4v-6q0-4 4-4z', 2.4),
      rail('M-640 112H18c24 0 14 48 40 48h36'),
      phoneFaceDown(288, 164, 0.8),
      sleepingCat(214, 166, 0.66),
    ],
  },
  {
    name: 'how-much-3',
    shows: 'Mother and son, a phone face down; four thoughts: bars, a scribble, a moon, a ball',
    usedFor: 'tool 2.2, step 3',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      ...([36, 106, 176, 246] as const).map((x) => rect('white', x - 12, 12, 58, 46, 14)),
      flat('own', 'M40 48V36h7v12zM50 48V28h7v20zM60 48V20h7v28z'),
      line('M106 44l8-20 4 20 8-24 4 22 8-18 4 20', 3, 'coral'),
      shape('lamp', 'M196 20a15 15 0 1 0 16 19 13 13 0 0 1-16-19z', 2.6),
      disc('white', 263, 35, 14, 2.6) + flat('line', 'M263 27l7 5-3 8h-8l-3-8z'),
      disc('white', 104, 68, 5, 2.6) + disc('white', 110, 80, 3.4, 2.4),
      rail('M-640 104H18c22 0 18 18 40 18h64'),
      phoneFaceDown(160, 118, 1.1),
      mug(76, 118, 'teal', 0.8),
      table(40, 116, 240, 60),
      bust(blessing, 112, 138, 1.08),
      bust(emmanuel, 216, 138, 1.06),
      chairBack(86, 148, 52, 32, 8) + chairBack(190, 148, 52, 32, 8),
      sleepingCat(28, 168, 0.56),
    ],
  },
  {
    name: 'any-good-1',
    shows: 'Grandmother and small boy; on the tablet a pig dances and coins drop',
    usedFor: 'tool 2.3, step 1',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      dayWindow(18, 18, 46, 48),
      plant(292, 116, 0.8),
      rail('M-640 104H12c22 0 18 18 40 18h22'),
      tablet(
        164,
        116,
        flat('#a9e3b2', 'M-33-21h66v42h-66z') +
          flat('#e58a5b', 'M-33 13h66v8h-66z') +
          line('M-9 3l-10-7M9 3l10-8M-5 14l-5 5M5 14l7 3', 6) +
          line('M-9 3l-10-7M9 3l10-8M-5 14l-5 5M5 14l7 3', 3.2, '#ff9fc2') +
          oval('#ff9fc2', 0, 6, 11, 10, 1.8) +
          shape('#ff9fc2', 'M-9-9q-3-6 0-8 5 0 7 4zM9-9q3-6 0-8-5 0-7 4z', 1.8) +
          disc('#ff9fc2', 0, -9, 8, 1.8) +
          line('M-1 7q5-5 5 0t-6 2 3 3', 1.8) +
          disc('#ffe3a0', 22, -10, 5, 1.8) +
          disc('#ffe3a0', 25, 4, 5, 1.8) +
          disc('#ffe3a0', -24, -4, 5, 1.8),
        'screen',
        1.65,
      ),
      table(30, 116, 262, 60),
      bust(sheila, 98, 138, 1.14),
      bust(arlo, 196, 146, 0.8),
      limb('coral', 'M214 142q14-8 4-32', 6) + disc('skin3', 217, 106, 5, 2.4),
      chairBack(70, 150, 56, 32, 8) + chairBack(176, 154, 42, 28, 8),
      sleepingCat(270, 168, 0.6),
    ],
  },
  {
    name: 'any-good-3',
    shows: 'A phone with four apps: sums, a chart, a shop and music; father and girl choose',
    usedFor: 'tool 2.3, step 3',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      windowAt(244, 20, 44, 46),
      fridge(14, 138, 112, 50),
      rail('M960 100H296c-22 0-18 20-40 20h-30'),
      rect('device', 98, 14, 126, 102, 10) + rect('white', 107, 23, 108, 84, 4, 0),
      rect('mid', 112, 27, 46, 36, 8, 2.4) + rect('coral', 164, 27, 46, 36, 8, 2.4),
      rect('lamp', 112, 68, 46, 36, 8, 2.4) + rect('violet', 164, 68, 46, 36, 8, 2.4),
      line('M122 40h12M128 34v12M140 40h12M140 49h12', 2.8),
      line('M174 54V46M184 54V40M194 54V34', 5, 'white'),
      shape('own', 'M120 80h30l-4 16h-22zM126 80q0-8 9-8t9 8', 2.4),
      line('M180 94V78l16-4v16', 2.8, 'white') + disc('white', 177, 95, 4, 0) + disc('white', 193, 91, 4, 0),
      table(70, 116, 226, 60),
      mug(268, 116, 'teal', 0.8),
      bust(dominik, 118, 142, 1.08),
      bust(kasia, 208, 146, 0.86),
      limb('pink', 'M228 144q16-8 8-26', 6) + disc('skin1', 235, 114, 5, 2.4) + pencil(244, 100, 0.6, -52),
      chairBack(92, 152, 52, 32, 8) + chairBack(186, 154, 44, 28, 8),
      sleepingCat(36, 168, 0.6),
    ],
  },
  {
    name: 'phones-sleep-1',
    shows: 'At night a father with a glass of water before a door; light comes from under it',
    usedFor: 'tool 2.4, step 1',
    folder: HERE,
    room: 'screens',
    light: 'night',
    focus: 150,
    keepsItsSide: true,
    marks: [
      room('screens', 140),
      windowAt(24, 20, 44, 48),
      clock(262, 28, 17, 11, 35),
      shutDoor(116, 140, 64, 120),
      line('M228 140V96h70v44', 3) + rect('white', 220, 88, 86, 10, 4) + plant(262, 88, 0.6),
      rail('M-640 116H44c24 0 20 44 46 44h22'),
      standing(kelechi, 202, 178, 142, { left: { d: 'q-14 14-4 24', hand: [-20, -50] } }),
      glass(174, 116, 0.9),
      sleepingCat(54, 164, 0.74),
    ],
  },
  {
    name: 'phones-sleep-3',
    shows: 'Gran with tea, a pencil and a list of four; a phone lies on a pillow next door',
    usedFor: 'tool 2.4, step 3',
    folder: HERE,
    room: 'screens',
    focus: 130,
    marks: [
      room('screens', 138),
      rect('white', 202, 24, 106, 114, 2) + rect('sky', 208, 30, 94, 108, 0),
      framed(
        210,
        32,
        92,
        104,
        '210 32 92 104',
        rect('white', 232, 98, 90, 18, 4) +
          rect('white', 236, 82, 44, 20, 8) +
          line('M230 70v68', 5, 'white') +
          at(258, 84, rect('device', -16, -6, 32, 12, 4) + rect('screen', -11, -3, 22, 6, 1, 0), 1, -8) +
          shape('own', 'M284 98q0-10 10-10h40v40h-50z'),
      ),
      hangingLamp(96, 34, 66, 62),
      rail('M-640 100H6c16 0 14 16 28 16h16'),
      at(
        124,
        88,
        rect('white', -22, -30, 44, 56, 2) +
          repeat(
            4,
            (index) => rect('none', -15, -22 + index * 12, 7, 7, 1, 2) + line(`M-3 ${-18 + index * 12}h16`, 2.6, 'own'),
          ),
        1,
        4,
      ),
      pencil(166, 106, 0.8, -30),
      mug(46, 114, 'coral', 0.9),
      table(18, 114, 176, 60),
      bust(pat, 88, 140, 1.16),
      chairBack(60, 152, 56, 32, 8),
      sleepingCat(216, 164, 0.7),
    ],
  },
  {
    name: 'two-homes-1',
    shows: "A child's bag and shoes still stand in the hallway, a tablet looks out of it",
    usedFor: 'tool 2.5, step 1',
    folder: HERE,
    room: 'screens',
    focus: 150,
    serious: true,
    marks: [
      room('screens', 138),
      openDoor(244, 138, 46, 110),
      rect('white', 28, 28, 150, 12, 4) +
        line('M56 40v8M102 40v8M148 40v8') +
        coat(56, 44, 'own', 1) +
        coat(148, 44, 'coral', 0.7),
      rail('M960 100H290c-26 0-26 58-60 58h-50'),
      rug(124, 164, 96, 12),
      at(138, 120, rect('device', -16, -34, 32, 46, 5) + rect('screen', -11, -28, 22, 34, 2, 0), 1, 12),
      schoolBag(126, 164, 1.3),
      shoes(50, 168, 'teal', 0.9),
      sittingCat(228, 152, 0.66),
    ],
  },
  {
    name: 'two-homes-3',
    shows: 'Upstairs a boy sleeps; downstairs his mother writes two lines at the table',
    usedFor: 'tool 2.5, step 3',
    folder: HERE,
    room: 'screens',
    light: 'night',
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 166H960V480H-640z'),
      disc('moon', 24, 40, 1.8, 0) + disc('moon', 292, 28, 1.8, 0) + disc('moon', 304, 90, 1.8, 0),
      flat('moon', 'M28 66a9 9 0 1 0 10 13 8 8 0 0 1-10-13z'),
      rect('wall', 68, 26, 184, 142, 0) + shape('own', 'M54 28L160-30 266 28z'),
      light('M112 100h96l18 66H94z', 0.85),
      rect('white', 68, 88, 184, 8, 0),
      asleep(92, 62, 118, 'brown'),
      line('M160 96v10') + shape('own', 'M142 118q2-12 18-12t18 12z', 2.6),
      rail('M-640 126H60c18 0 12 20 28 20h8'),
      shape('white', 'M168 142l5-16h30l5 16z', 2.6) + line('M178 131h18M177 137h18', 2.4, 'own'),
      mug(116, 142, 'coral', 0.6),
      rect('white', 92, 142, 136, 8, 3) + line('M104 150v16M216 150v16', 4),
      bust(joanne, 146, 156, 0.72),
      rect('own', 128, 160, 36, 20, 6),
      sleepingCat(288, 160, 0.66),
    ],
  },
  {
    name: 'small-and-chosen-1',
    shows: 'A small child alone with a tablet; the mother at the stove with soup',
    usedFor: 'tool 2.6, step 1',
    folder: HERE,
    room: 'screens',
    focus: 190,
    marks: [
      room('screens', 138),
      rect('white', 20, 104, 96, 64, 4) + rect('device', 32, 122, 72, 36, 4) + rect('device', 24, 98, 88, 8, 3),
      shape('grey', 'M36 72h52v16q0 10-10 10H46q-10 0-10-10z') +
        line('M30 76h-6M94 76h6', 5) +
        line('M52 64q4-6 0-12M70 64q4-6 0-12', 2.6),
      rail('M-640 118H4c14 0 10 54 30 54h44'),
      standing(agnieszka, 96, 178, 142, { left: { d: 'q-14-2-14 8', hand: [-30, -68] } }),
      windowAt(150, 18, 42, 44),
      sitting(maja, 232, 140, 0.74),
      at(
        256,
        112,
        rect('device', -14, -21, 30, 36, 5) +
          rect('screen', -9, -16, 20, 26, 2, 0) +
          oval('coral', 1, -4, 5.5, 7.5, 1.8) +
          line('M-4-5l3 2 3-2 3 2', 1.6),
        1,
        8,
      ),
      rect('own', 152, 132, 160, 34, 13) +
        rect('own', 146, 116, 24, 50, 11) +
        rect('own', 296, 116, 24, 50, 11) +
        rect('shoe', 162, 164, 8, 8, 2) +
        rect('shoe', 294, 164, 8, 8, 2),
      sleepingCat(190, 126, 0.54),
    ],
  },
  {
    name: 'small-and-chosen-3',
    shows: 'A boy lies on the rug in tears, his father beside him; a bath with boats waits',
    usedFor: 'tool 2.6, step 3',
    folder: HERE,
    room: 'screens',
    focus: 120,
    marks: [
      room('screens', 134),
      rect('device', 22, 26, 96, 60, 7) + rect('shoe', 29, 33, 82, 46, 2, 0) + rect('mid', 14, 100, 112, 10, 3),
      rect('white', 176, 12, 128, 122, 2) + rect('glow', 184, 20, 112, 114, 0),
      bath(194, 134, 96) + line('M206 84V70h12', 4) + line('M216 73v10', 4, 'screen'),
      boat(236, 83, 'coral') + boat(258, 83, 'blue') + boat(280, 83, 'lamp'),
      rug(120, 162, 118, 15),
      rail('M960 112H312c-22 0-16 46-40 46h-34'),
      sitting({ hair: 'turban', hairColour: 'violet', skin: 'skin2', top: 'denim' }, 76, 164, 0.96),
      at(
        156,
        166,
        line('M34-8l14-2 6-16M34-4l20-1 8-14', 13) +
          line('M34-8l14-2 6-16M34-4l20-1 8-14', 7.6, 'denim') +
          line('M-30-34l6-11 5 11 7-13 5 13 6-11', 3, 'coral') +
          shape('coral', 'M-14-4q0-16 20-15l24 3q8 8 4 16-24 6-48-4z') +
          disc('black', -22, -8, 11) +
          line('M-6-12l-14 8', 10) +
          line('M-6-12l-14 8', 5, 'coral') +
          disc('skin2', -24, -2, 4.4, 2.4),
      ),
      sittingCat(24, 148, 0.6),
    ],
  },
  {
    name: 'fewer-rows-4',
    shows: 'Three rules on the fridge with a heart each, and a calendar with one ringed day',
    usedFor: 'tool 2.1, step 4',
    folder: HERE,
    room: 'screens',
    focus: 150,
    marks: [
      room('screens', 140),
      fridge(90, 150, 142, 112),
      at(
        150,
        100,
        rect('glow', -34, -36, 68, 78, 3) +
          repeat(
            3,
            (index) =>
              shape('coral', `M-21 ${-16 + index * 22}c-8-5-7-12-2-12 2 0 2 2 2 3 0-1 0-3 2-3 5 0 6 7-2 12z`, 1.8) +
              line(`M-8 ${-22 + index * 22}h30M-8 ${-15 + index * 22}h18`, 2.8, 'own'),
          ) +
          disc('coral', 0, -36, 5, 2.2),
        1,
        -3,
      ),
      rect('white', 228, 24, 70, 62, 4) +
        rect('own', 228, 24, 70, 15, 4) +
        repeat(12, (index) => disc('mid', 239 + (index % 4) * 16, 49 + Math.floor(index / 4) * 13, 3, 0)) +
        line('M271 55a8 8 0 1 0 .1 0', 3, 'coral'),
      rail('M-640 112H44c20 0 18-10 34-10h34'),
      sideTable(222, 124, 84, 46),
      biscuits(264, 122),
      sleepingCat(40, 166, 0.74),
    ],
  },
  {
    name: 'fewer-rows-5',
    shows: 'All three on one sofa under one blanket; the phones lie in a bowl',
    usedFor: 'tool 2.1, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 134),
      windowAt(24, 18, 44, 46),
      television(110, 8, 110, 70, TRAIN),
      rect('mid', 100, 92, 130, 9, 3),
      rail('M-640 104H10c26 0 24 40 46 40h16'),
      bust(tia, 116, 128, 1),
      bust(joanne, 168, 124, 1.08),
      bust({ hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'blue' }, 220, 132, 0.9),
      sofa(72, 130, 192, 50),
      shape('pink', 'M92 126q76-14 152 0l6 26q-18 10-34 2-18 8-34 0-14 8-30 0-18 8-34-2-14 6-32-2z', 2.8) +
        line('M98 138q70-12 140 0', 2.4),
      sideTable(272, 118, 52, 50) +
        at(286, 110, rect('device', -5, -16, 11, 22, 3, 2.4), 1, -12) +
        at(298, 108, rect('device', -5, -16, 11, 22, 3, 2.4)) +
        at(309, 110, rect('device', -5, -16, 11, 22, 3, 2.4), 1, 12) +
        shape('coral', 'M276 100h44q-2 18-22 18t-22-18z', 2.6),
      sleepingCat(40, 164, 0.66),
    ],
  },
  {
    name: 'how-much-4',
    shows: 'Two phones side by side with bars, two mugs, father and girl',
    usedFor: 'tool 2.2, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 138),
      hangingLamp(160, 22, 84, 90),
      rail('M-640 100H8c20 0 18 16 38 16h24'),
      rect('device', 88, 30, 58, 86, 9) +
        rect('white', 96, 39, 42, 66, 3, 0) +
        flat('own', 'M101 98V58h7v40zM113 98V74h7v24zM125 98V84h7v14z'),
      rect('device', 174, 30, 58, 86, 9) +
        rect('white', 182, 39, 42, 66, 3, 0) +
        flat('coral', 'M187 98V52h7v46zM199 98V80h7v18zM211 98V66h7v32z'),
      mug(60, 116, 'coral', 0.9) + mug(256, 116, 'teal', 0.9),
      table(30, 116, 260, 60),
      bust(owen, 116, 150, 1.1),
      bust(isla, 204, 152, 0.94),
      chairBack(90, 158, 52, 28, 8) + chairBack(182, 160, 46, 26, 8),
      sleepingCat(296, 168, 0.56),
    ],
  },
  {
    name: 'how-much-5',
    shows: 'Father and daughter walk home from swimming under a street lamp, chips in hand',
    usedFor: 'tool 2.2, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      flat(
        '#3d4c92',
        'M-640 140V90h60V66h40v24h70V58h50v40h60V70h40v30h80V60h44v36h70V72h40v30h80V56h46v40h64V68h40v30h70V60h50v38h80V74h44v26h66V58h50v40h70v42z',
      ),
      flat('#ffe9ae', 'M44 104h9v10h-9zM86 112h8v9h-8zM244 104h9v10h-9zM286 110h8v9h-8z'),
      flat('moon', 'M36 26a9 9 0 1 0 10 13 8 8 0 0 1-10-13z') +
        disc('moon', 88, 40, 1.6, 0) +
        disc('moon', 300, 30, 1.6, 0),
      light('M214 44L150 172h140L226 44z', 0.6) + line('M220 140V40', 4) + shape('own', 'M206 42q2-14 14-14t14 14z'),
      rail('M-640 158H88', 7),
      standing(owen, 126, 176, 132, { right: { d: 'q12 14 8 28', hand: [24, -48] } }),
      standing(isla, 186, 176, 98, {
        left: { d: 'q-12 12-10 26', hand: [-26, -50] },
        right: { d: 'q18 6 16-8', hand: [31, -86] },
      }),
      shape('pink', 'M168 96h36v20q-18 6-36 0z', 2.4),
      limb('lamp', 'M208 92l-2-9M214 92v-11M220 92l3-9', 3) + shape('white', 'M204 90h20l-4 20h-12z', 2.4),
      sittingCat(284, 152, 0.6),
    ],
  },
  {
    name: 'any-good-2',
    shows: 'A soup packet with a gold star and an app on it; a spoon and a bowl for tasting',
    usedFor: 'tool 2.3, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      windowAt(24, 20, 44, 46),
      rail('M-640 102H6c22 0 20 14 40 14h40'),
      shape('coral', 'M98 20l8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6v98H98z'),
      rect('white', 110, 44, 40, 40, 9) +
        shape('teal', 'M118 76l8-14 6 8 4-5 6 11z', 2) +
        disc('lamp', 120, 54, 4, 1.8),
      line('M112 98h36M112 107h24', 3, 'white'),
      shape('lamp', 'M158 26l5 8 9-2-3 9 7 6-9 3 1 9-8-4-7 6-1-9-9-2 6-7-4-8 9 1z', 2.4),
      shape('white', 'M192 88h84q-4 28-42 28t-42-28z') +
        oval('pot', 234, 88, 42, 9) +
        disc('leaf', 222, 87, 3, 0) +
        disc('leaf', 244, 89, 3, 0),
      line('M250 84l24-44', 9) + line('M250 84l24-44', 4, 'grey') + at(278, 34, oval('grey', 0, 0, 8, 11), 1, 28),
      line('M214 74q5-7 0-14M234 70q5-7 0-14', 2.6),
      table(50, 116, 250, 60),
      sleepingCat(120, 166, 0.74),
    ],
  },
  {
    name: 'any-good-4',
    shows: 'A small boy teaches at a blackboard; his grandmother sits before it as the pupil',
    usedFor: 'tool 2.3, step 4',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      dayWindow(16, 20, 40, 44),
      rect('mid', 104, 8, 180, 96, 4) + rect('device', 112, 16, 164, 80, 2),
      line('M128 38h14M135 31v14M154 38h14M154 46h14', 3, '#fff') +
        disc('none', 198, 38, 11, 0) +
        line('M198 27a11 11 0 1 0 .1 0', 3, '#fff') +
        line('M128 70h40M128 82h26M190 74l10 8 18-22', 3, '#fff'),
      rail('M-640 112H8c26 0 22 50 48 50h18'),
      standing(arlo, 246, 168, 84, { left: { d: 'l-22-24', hand: [-40, -104] } }),
      line('M218 90l-10-12', 6) + line('M218 90l-10-12', 3, 'white'),
      bust(sheila, 116, 136, 1.16),
      rect('own', 84, 138, 64, 34, 10) + line('M94 172v14M138 172v14', 4),
      sleepingCat(180, 166, 0.66),
    ],
  },
  {
    name: 'phones-sleep-2',
    shows: 'A child in bed cannot sleep: a big glowing phone in slippers sits at the end',
    usedFor: 'tool 2.4, step 2',
    folder: HERE,
    room: 'screens',
    light: 'night',
    marks: [
      room('screens', 140),
      windowAt(30, 18, 48, 50),
      picture(110, 26, 36, 30),
      light('M196 40L70 130h190L262 40z', 0.35),
      rail('M-640 112H6c16 0 10 14 26 14h6'),
      line('M40 140v28M276 140v28', 5) + rect('white', 28, 74, 12, 76, 4) + rect('white', 38, 126, 244, 22, 5),
      rect('white', 48, 106, 62, 24, 11) +
        disc('black', 84, 104, 15) +
        line('M72 112q-4 10-2 12M96 112q5 8 4 12', 7, 'black'),
      shape('own', 'M100 128q2-18 24-18h66q14 0 16 18v20H100z') +
        disc('white', 124, 124, 2.6, 0) +
        disc('white', 146, 132, 2.6, 0) +
        disc('white', 168, 122, 2.6, 0),
      line('M216 132v22M244 132v22', 8) + slippers(230, 164, 'coral'),
      at(
        230,
        84,
        rect('device', -32, -52, 64, 104, 10) +
          rect('screen', -25, -43, 50, 84, 4, 0) +
          bubble(-18, -32, 36, 26, 'left') +
          line('M-10-20h20', 3, 'own') +
          line('M-16 16h32M-16 26h20', 3, 'own'),
      ),
      sleepingCat(160, 106, 0.62),
    ],
  },
  {
    name: 'phones-sleep-5',
    shows: 'Morning: a child stretches in bed, a clock radio beside it, no phone',
    usedFor: 'tool 2.4, step 5 and its end',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 140),
      light('M206 20L60 180h190L292 84z', 0.5),
      dayWindow(206, 18, 84, 62),
      rail('M-640 104H4c16 0 12 18 28 18h6'),
      sideTable(16, 108, 60, 54) +
        rect('coral', 24, 82, 44, 26, 6) +
        rect('white', 30, 88, 18, 13, 2, 2.2) +
        line('M37 90v5h5', 1.8) +
        disc('white', 58, 95, 5, 2.2) +
        line('M62 82l8-16', 2.4),
      line('M20 72q-8-8 0-18M30 68q-6-6 0-12', 2.6, 'coral'),
      rect('white', 92, 130, 200, 24, 5) +
        line('M100 154v18M284 154v18', 5) +
        rect('white', 84, 88, 12, 74, 4) +
        rect('white', 100, 108, 60, 26, 11),
      bust({ hair: 'plaits', hairColour: 'black', skin: 'skin4', top: 'coral', pattern: 'dots' }, 160, 116, 0.94),
      limb('coral', 'M142 112q-22-10-20-34M178 112q22-10 20-34', 8) +
        disc('skin4', 122, 74, 5.6, 2.6) +
        disc('skin4', 198, 74, 5.6, 2.6),
      shape('own', 'M128 154v-18q2-14 16-14h130q18 0 18 16v16z') +
        disc('white', 160, 136, 2.6, 0) +
        disc('white', 184, 144, 2.6, 0) +
        disc('white', 208, 134, 2.6, 0) +
        disc('white', 232, 144, 2.6, 0),
      sleepingCat(262, 116, 0.66),
    ],
  },
  {
    name: 'two-homes-2',
    shows: 'Two different houses; in both a phone sleeps in one window and a bubble is in another',
    usedFor: 'tool 2.5, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 150H960V480H-640z'),
      shape('lamp', 'M158 12a14 14 0 1 0 17 19 12 12 0 0 1-17-19z', 2.6),
      shape('white', 'M24 152V62h112v90z') + shape('own', 'M12 64l68-46 68 46z'),
      shape('mid', 'M186 152V50h110v102z') + shape('brick', 'M178 52V34h126v18z'),
      ...[24, 186].flatMap((x, index) => [
        rect('glow', x + 12, 74, 36, 30, 2),
        rect('glow', x + 62, 74, 36, 30, 2),
        rect('device', x + 24, 78, 12, 20, 3, 2) + flat('moon', `M${x + 31} 83a4.4 4.4 0 1 0 4 6 3.6 3.6 0 0 1-4-6z`),
        shape('coral', `M${x + 72} 80h16q4 0 4 4v6q0 4-4 4h-6l-6 6v-6h-4q-4 0-4-4v-6q0-4 4-4z`, 2.2),
        rect(index ? 'coral' : 'teal', x + 62, 114, 22, 38, 2),
        rect('sky', x + 14, 116, 30, 22, 2),
      ]),
      rail('M-640 166H160', 7),
      sittingCat(160, 144, 0.66),
    ],
  },
  {
    name: 'any-good-5',
    shows: 'At a farm grandmother and small boy look at a real pig over the fence',
    usedFor: 'tool 2.3, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('leaf', 'M-640 118q200-20 400-4t400-6 400 8 400-6V480H-640z'),
      shape('brick', 'M214 112V64l38-28 38 28v48z') +
        shape('white', 'M206 66l46-36 46 36-8 8-38-28-38 28z', 2.6) +
        rect('white', 238, 80, 28, 32, 1, 2.6) +
        line('M238 80l28 32M266 80l-28 32', 2.4),
      oval('pink', 178, 112, 30, 20) +
        disc('pink', 150, 104, 13) +
        shape('pink', 'M142 94q-4-10 2-12 8 2 8 10zM158 92q2-10 8-8 4 6-2 12z', 2.4) +
        line('M206 106q12-6 8 2t4 8 4-8', 2.6) +
        line('M160 130v8M174 132v8M188 132v8M198 128v8', 6, 'pink'),
      line('M-640 126H960M-640 146H960', 8) +
        line('M-640 126H960M-640 146H960', 3.4, 'white') +
        repeat(16, (index) => rect('white', -140 + index * 40, 112, 10, 46, 3, 2.4)),
      rail('M-640 168H54', 7),
      standing(sheila, 86, 184, 132),
      standing(arlo, 138, 184, 84, { right: { d: 'l20-20', hand: [36, -102] } }),
      sittingCat(282, 168, 0.6),
    ],
  },
  {
    name: 'two-homes-5',
    shows: 'Unpacked: a teddy on the bed, the bag on its hook, the tablet on a shelf outside',
    usedFor: 'tool 2.5, step 5 and its end',
    folder: HERE,
    room: 'screens',
    serious: true,
    focus: 130,
    marks: [
      room('screens', 138),
      windowAt(24, 18, 46, 48),
      line('M104 30h40', 5, 'mid') + line('M124 30v12', 3) + schoolBag(124, 84, 0.9),
      bear(110, 112, 0.86),
      bed(26, 118, 134),
      rect('white', 200, 20, 104, 118, 2) + rect('glow', 208, 28, 88, 110, 0),
      rect('white', 218, 96, 68, 8, 3) +
        line('M228 104v8M276 104v8', 3.4) +
        rect('device', 234, 62, 36, 34, 5) +
        rect('denim', 240, 68, 24, 22, 2, 0) +
        flat('moon', 'M253 73a7 7 0 1 0 7 10 6 6 0 0 1-7-10z'),
      rug(120, 170, 80, 8),
      rail('M960 126H316q-24 0-36 16t-40 16h-60', 7),
      sittingCat(252, 154, 0.66),
    ],
  },
  {
    name: 'small-and-chosen-2',
    shows: 'Three pictures with arrows: a film about a train, a bath with a boat, a book',
    usedFor: 'tool 2.6, step 2',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 150),
      rect('white', 18, 28, 80, 84, 6) + rect('white', 120, 28, 80, 84, 6) + rect('white', 222, 28, 80, 84, 6),
      line('M101 70h14l-6-6M115 70l-6 6M203 70h14l-6-6M217 70l-6 6', 3.4, 'own'),
      television(27, 48, 62, 42, TRAIN),
      at(160, 98, bath(-50, 0, 100) + boat(6, -50, 'coral'), 0.62),
      shape('white', 'M262 58c-8-6-16-7-26-5v38c10-2 18-1 26 4 8-5 16-6 26-4V53c-10-2-18-1-26 5z', 2.8) +
        line('M262 58v36', 2.4) +
        disc('lamp', 275, 66, 5, 2) +
        line('M243 66q7-1 12 2M243 76q7-1 12 2M269 82q6-3 12-2', 2.4, 'own'),
      rail('M-640 132H40q18 0 18-16', 7),
      boat(126, 168, 'blue'),
      sleepingCat(236, 166, 0.74),
    ],
  },
  {
    name: 'phones-sleep-4',
    shows: 'In the hall at night three phones sleep in a shoebox on a shelf, beside a clock and toothbrushes',
    usedFor: 'tool 2.4, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 142),
      windowAt(24, 16, 52, 52),
      rail('M-640 118H58q22 0 22-8'),
      ...[112, 144, 176].map((x, index) => phone(x, 72, 1.05, (index - 1) * 5, ASLEEP)),
      shape('pot', 'M88 76h112l-5 28H93z') + rect('mid', 84, 72, 120, 11, 2),
      alarmClock(234, 104, 1.1),
      line('M266 82l-6-26M276 82l5-30', 7) +
        line('M266 82l-6-26', 3, 'coral') +
        line('M276 82l5-30', 3, 'blue') +
        rect('white', 258, 76, 28, 28, 5),
      rect('white', 66, 104, 236, 11, 4) + line('M92 115v20M276 115v20', 5),
      sleepingCat(180, 166, 0.8),
    ],
  },
  {
    name: 'two-homes-4',
    shows: 'A letter flies from one house straight to the other; between them a child plays with a ball',
    usedFor: 'tool 2.5, step 4',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      house(46, 104, 1.6),
      house(274, 104, 1.6, 'mid', 'brick'),
      '<path stroke-width="3" stroke-dasharray="2 9" d="M60 46q96-56 192 2"/>',
      envelope(164, 26, 1.15),
      rail('M-640 160H20q20 0 20-14'),
      standing(zara, 146, 170, 90, { right: { d: 'q18 2 22-14', hand: [38, -92] } }),
      ball(196, 88, 13),
      sittingCat(232, 148, 0.62),
    ],
  },
  {
    name: 'small-and-chosen-4',
    shows: 'Four pictures with arrows: a switch that is off, three films, two on a sofa, a bath',
    usedFor: 'tool 2.6, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: plan('screens', [
      clip(0, -18, 0.9) + switchAt(0, 20, false, 1.1),
      clip(0, -26, 0.7, 'coral') + clip(0, 0, 0.7, 'violet') + clip(0, 26, 0.7, 'blue'),
      at(0, 6, bust(agnieszka, -19, -4, 1.05) + bust(maja, 24, 4, 0.84) + sofa(-54, 6, 108, 36), 0.55),
      at(0, 26, bath(-50, 0, 100) + boat(6, -50, 'coral'), 0.56),
    ]),
  },
  {
    name: 'small-and-chosen-5',
    shows: 'Mother and small child on the sofa with a picture book; the television is dark',
    usedFor: 'tool 2.6, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 140),
      television(22, 34, 84, 58, flat('#22305e', 'M0 0h120v70H0z')) + rect('mid', 16, 108, 96, 10, 3),
      line('M26 118v24M102 118v24', 4),
      floorLamp(284, 146, 116),
      rail('M-640 158H96q20 0 24-10'),
      shape('white', 'M198 26c-12-9-26-10-46-7v50c20-3 34-2 46 7 12-9 26-10 46-7V19c-20-3-34-2-46 7z') +
        line('M198 26v50', 2.4) +
        disc('coral', 174, 40, 9, 2.4) +
        shape('leaf', 'M208 60q12-24 26 0z', 2.4),
      bust(agnieszka, 172, 118, 1.16),
      bust(maja, 220, 128, 0.86),
      sofa(118, 126, 152, 40),
      sleepingCat(64, 166, 0.7),
    ],
  },
]
