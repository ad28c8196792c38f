// The Teen Guide: living together, and when it matters.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, limb, line, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, carer, gran, leo, mia, mum, standing } from '../people.ts'
import { floorLamp, hangingLamp, light, openDoor, picture, room, shutDoor, tableLamp, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  ASLEEP,
  alarmClock,
  bubble,
  chairBack,
  clock,
  coin,
  die,
  glass,
  phone,
  phoneFaceDown,
  plant,
  sideTable,
  sofa,
  spark,
  table,
} from '../things.ts'

const LIVING = 'teenGuide/module1'
const MATTERS = 'teenGuide/module2'

export const teenScenes: Scene[] = [
  {
    name: 'privacy-deal',
    shows: 'A parent knocks at the shut door of a teenager’s room',
    usedFor: 'tool 1.1 of the Teen Guide',
    folder: LIVING,
    room: 'screens',
    focus: 180,
    marks: [
      room('screens', 142),
      shutDoor(184, 142, 66, 124, false),
      at(
        217,
        52,
        rect('lamp', -16, -12, 32, 24, 3, 2.6) + line('M-8-12q8-10 16 0', 2.2) + line('M-8-2H8M-8 5h10', 2.2),
      ),
      picture(282, 44, 34, 40),
      sideTable(24, 96, 64, 50) + plant(46, 96, 0.75),
      rail('M-640 114H140c14 0 16-30 28-30h10'),
      standing(carer, 138, 176, 142, { right: { d: 'q22 2 26-20', hand: [42, -98] } }),
      sittingCat(280, 152, 0.76),
    ],
  },
  {
    name: 'the-feed',
    shows: 'A hand pushes one clip out of a row of clips on a phone',
    usedFor: 'tool 1.2 of the Teen Guide',
    folder: LIVING,
    room: 'screens',
    focus: 170,
    marks: [
      room('screens', 480),
      rail('M-640 118H40c24 0 26-32 50-32h10'),
      rect('device', 108, -24, 104, 240, 16) + rect('white', 118, -12, 84, 220, 4, 0),
      clip(160, 22, 'mid'),
      clip(160, 150, 'mid'),
      at(206, 86, clip(0, 0, 'coral') + line('M-14-10L14 10M14-10L-14 10', 4, 'white'), 1, 8),
      line('M268 70h16M270 86h20M268 102h16', 3),
      limb('violet', 'M-20 210L60 140', 30) +
        shape('skin2', 'M52 128q10-14 30-24l62-24q12-4 14 6 2 8-8 12l-34 14q18 2 16 14-2 18-30 28-26 8-42-6z'),
      sleepingCat(282, 164, 0.7),
    ],
  },
  {
    name: 'mirror-turned',
    shows: 'A mirror with a cloth over it, a chair with clothes, and a door with light',
    usedFor: 'tool 1.3 of the Teen Guide',
    folder: LIVING,
    room: 'wellbeing',
    focus: 180,
    serious: true,
    marks: [
      room('wellbeing', 138),
      openDoor(40, 138, 44, 104),
      line('M142 168l30-10 30 10M172 136v22', 5),
      oval('white', 172, 82, 38, 62) + oval('screen', 172, 82, 28, 52),
      shape('teal', 'M132 66q0-52 40-52t40 52l6 44q-14-8-22 2-12-8-24 2-12-10-24-2-8-10-22-2z') +
        line('M150 40q-8 24-6 50M172 34v56M194 40q8 24 6 50', 2.4),
      line('M244 146v24M284 146v24') + rect('own', 236, 132, 56, 12, 5) + rect('own', 282, 78, 12, 58, 5),
      shape('violet', 'M238 118q20-14 44-2l4 20q-26 8-50 0z') + line('M246 122q14-6 26 0', 2.4),
      rail('M-640 98H8c26 0 18 58 46 58h62'),
      sittingCat(86, 152, 0.74),
    ],
  },
  {
    name: 'hall-at-night',
    shows: 'Two phones charge side by side in the hall at night; an alarm clock stands there as well',
    usedFor: 'tool 1.4 of the Teen Guide',
    folder: LIVING,
    room: 'screens',
    focus: 140,
    light: 'night',
    keepsItsSide: true,
    marks: [
      room('screens', 140),
      shutDoor(238, 140, 56, 118, false),
      light('M46 84L30 112h74L86 84z', 0.5) + tableLamp(66, 112),
      line('M118 112v14q0 18 20 18h60M158 112v20q0 12 20 12h20', 2.6, 'mid'),
      rect('white', 32, 112, 176, 11, 5) + line('M48 123v54M192 123v54'),
      phone(118, 88, 1.05, -4, ASLEEP),
      phone(158, 90, 0.95, 4, ASLEEP),
      rect('white', 196, 134, 18, 20, 3, 2.6),
      alarmClock(190, 112, 0.72),
      rail('M-640 92H8c20 0 14 20 36 20h48'),
      sleepingCat(260, 164, 0.78),
    ],
  },
  {
    name: 'tea-goes-cold',
    shows: 'Two at the table from behind; a phone beside a full plate lights up again and again',
    usedFor: 'tool 1.5 of the Teen Guide',
    folder: LIVING,
    room: 'screens',
    focus: 176,
    marks: [
      room('screens', 138),
      hangingLamp(166, 36, 64, 66),
      windowAt(28, 24, 44, 46),
      rail('M-640 92H20c24 0 22 20 44 20h14'),
      rect('mid', 76, 123, 9, 60, 2) + rect('mid', 259, 123, 9, 60, 2),
      rect('white', 62, 112, 222, 11, 5),
      oval('white', 146, 108, 26, 6) + shape('pot', 'M128 106q4-14 18-14t18 14z'),
      phone(250, 92, 0.86, 8, rect('screen', -9, -17, 18, 32, 2, 0) + line('M-4-8H4M-4-1H4', 2.2, 'own')),
      bubble(206, 20, 42, 30, 'right', 'coral'),
      bubble(256, 30, 40, 28, 'left', 'coral'),
      bust(mum, 106, 130),
      bust({ ...leo, top: 'blue' }, 196, 134, 1),
      chairBack(82, 136, 50, 34),
      chairBack(172, 138, 48, 32),
      sleepingCat(284, 168, 0.66),
    ],
  },
  {
    name: 'talk-in-the-car',
    shows: 'Two empty car seats side by side, rain on the windscreen, a phone face down',
    usedFor: 'tool 2.1 of the Teen Guide',
    folder: MATTERS,
    room: 'safety',
    serious: true,
    marks: [
      flat('paper', 'M-640-480H960V480H-640z'),
      shape('sky', 'M-640 12H960V112H-640z'),
      flat(
        '#3d4c92',
        'M30 92V58l16-12 16 12v34zM70 94V66l14-10 14 10v28zM222 94V62l15-11 15 11v32zM262 94V70l12-9 12 9v24z',
      ),
      flat('#ffe9ae', 'M38 66h7v8h-7zM78 74h6v7h-6zM232 70h7v8h-7zM270 78h6v7h-6z'),
      flat('#5a679f', 'M148 58h24l76 54H72z') + line('M160 62v8M160 80v10M160 98v10', 4, '#fff'),
      line(
        'M56 24l-4 12M110 30l-4 12M130 60l-4 12M200 26l-4 12M196 70l-4 12M250 34l-4 12M296 28l-4 12M20 44l-4 12M306 74l-4 12',
        2.6,
        'screen',
      ),
      line('M96 108L144 34M206 108L254 34', 4),
      shape('own', 'M-640 112q800-12 1600 0V480H-640z'),
      rect('device', 138, 6, 44, 16, 7),
      `<circle stroke-width="13" cx="236" cy="126" r="34"/><circle stroke="var(--white)" stroke-width="7" cx="236" cy="126" r="34"/>`,
      rail('M-640 128H78c24 0 30 8 48 8h10'),
      ...[86, 238].map(
        (x) =>
          rect('mid', x - 17, 96, 34, 26, 9) +
          shape('mid', `M${x - 42} 142q0-22 22-22h40q22 0 22 22v80h-84z`) +
          line(`M${x - 26} 140q26 10 52 0`, 2.4),
      ),
      rect('mid', 140, 142, 42, 60, 8) + phoneFaceDown(163, 152, 0.72),
    ],
  },
  {
    name: 'be-the-house',
    shows: 'Two dice on a table; coins slide from one pile to the larger one',
    usedFor: 'tool 2.2 of the Teen Guide',
    folder: MATTERS,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 138),
      hangingLamp(160, 32, 70, 96),
      rail('M-640 92H24c22 0 18 26 40 26h10'),
      table(30, 116, 260, 60),
      die(142, 116, 1.2, -6),
      die(184, 116, 1.05, 8),
      coin(92, 108, 8),
      repeat(5, (index) => coin(230, 108 - index * 7, 8) + coin(250, 108 - index * 7, 8)),
      coin(240, 68, 8),
      bust(mum, 110, 148, 0.94),
      bust(leo, 206, 148, 0.94),
      chairBack(86, 154, 48, 28, 8),
      chairBack(182, 154, 48, 28, 8),
    ],
  },
  {
    name: 'place-beside-gran',
    shows: 'A teenager with a spark on the phone; beside Gran a place on the sofa is free',
    usedFor: 'tool 2.3 of the Teen Guide',
    folder: MATTERS,
    room: 'safety',
    focus: 226,
    marks: [
      room('safety', 138),
      windowAt(214, 20, 46, 46),
      bubble(22, 10, 70, 48, 'left') + spark(57, 33, 0.95),
      floorLamp(290, 142, 104),
      bust(gran, 240, 126, 1.06),
      sofa(130, 132, 156, 50),
      rail('M-640 128H100c30 0 36-4 54 8h26'),
      standing(mia, 60, 178, 126, { right: { d: 'q14 2 8-16', hand: [20, -92] } }),
      phone(86, 74, 0.8, 8),
      sleepingCat(300, 166, 0.62),
    ],
  },
  {
    name: 'ten-minutes',
    shows: 'An open laptop turned away, a glass of water, and a clock at ten past',
    usedFor: 'tool 2.4 of the Teen Guide',
    folder: MATTERS,
    room: 'safety',
    focus: 150,
    serious: true,
    keepsItsSide: true,
    marks: [
      room('safety', 138),
      clock(160, 42, 28, 9, 10),
      openDoor(262, 138, 42, 104),
      table(50, 118, 190, 60),
      rail('M-640 88H20c24 0 22 30 46 30h18'),
      shape('device', 'M104 112l-10-42q-1-6 5-6h66q6 0 5 6l10 42z') +
        disc('grey', 132, 88, 5, 2.4) +
        shape('grey', 'M90 110h96l6 8H84z', 2.4),
      glass(214, 118, 1.15),
      chairBack(112, 134, 52, 36, 10),
      sittingCat(250, 152, 0.74),
    ],
  },
  {
    name: 'pe-bag',
    shows: 'A sports bag before the washing machine, a phone that lights up, an open door',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide',
    folder: MATTERS,
    room: 'safety',
    focus: 170,
    serious: true,
    marks: [
      room('safety', 138),
      openDoor(250, 138, 44, 108),
      rect('white', 28, 62, 88, 104, 6) +
        line('M28 82h88', 2.4) +
        disc('own', 44, 72, 3.6, 2) +
        line('M84 72h22', 3, 'mid'),
      disc('mid', 72, 124, 31) +
        disc('screen', 72, 124, 22, 2.4) +
        shape('leaf', 'M51 128q4-12 14-8l8 6 10-12q10 4 10 12-18 16-42 2z', 2.2),
      at(
        90,
        48,
        rect('device', -13, -22, 26, 36, 5) +
          rect('screen', -9, -17, 18, 26, 2, 0) +
          line('M-5-8H5M-5-1H3', 2.2, 'own'),
        1,
        6,
      ),
      rail('M960 96H300c-26 0-18 66-44 66h-22'),
      shape('blue', 'M142 164q-8-40 12-40h54q20 0 12 40-40 8-78 0z') +
        line('M158 124q0-22 23-22t23 22', 4) +
        line('M146 140h70', 2.6) +
        shape('white', 'M166 124l6-14q10 6 20 0l8 14z', 2.6),
      sittingCat(280, 156, 0.66),
    ],
  },
]

/** One of the films of a feed, around its middle. */
function clip(x: number, y: number, fill: 'mid' | 'coral') {
  return at(x, y, rect(fill, -34, -26, 68, 52, 6) + (fill === 'mid' ? shape('white', 'M-7-10L11 0-7 10z', 2.4) : ''))
}
