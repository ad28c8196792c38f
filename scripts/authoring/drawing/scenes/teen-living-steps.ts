// The Teen Guide, first toolkit, step by step: a scene has the name of its tool's and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import type { Colour } from '../colours.ts'
import { at, disc, flat, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import {
  type Arm,
  blessing,
  bust,
  dad,
  emmanuel,
  inCar,
  iqbal,
  joanne,
  kai,
  leila,
  mia,
  mum,
  type Person,
  sitting,
  standing,
  tia,
  zoe,
} from '../people.ts'
import { bunting, floorLamp, hangingLamp, light, openDoor, room, shutDoor, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  arrow,
  barred,
  calendar,
  check,
  clip,
  filterPhone,
  heart,
  house,
  lifebelt,
  moon,
  pin,
  plan,
  smallCar,
} from '../signs.ts'
import {
  ASLEEP,
  alarmClock,
  ball,
  bed,
  bubble,
  chair,
  chairBack,
  clock,
  coin,
  key,
  mug,
  padlock,
  pencil,
  phone,
  phoneFaceDown,
  sheet,
  shoes,
  sideTable,
  sofa,
  table,
} from '../things.ts'

const HERE = 'teenGuide/module1'
const ruth: Person = mum
const liam: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'teal' }
const brother: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'violet', pattern: 'stripes' }
const pat: Person = { hair: 'bun', hairColour: 'grey', skin: 'skin1', top: 'pink', glasses: true }
const dele: Person = dad
const cerys: Person = { hair: 'long', hairColour: 'ginger', skin: 'skin1', top: 'blue', pattern: 'dots' }
const gareth: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'leaf' }

const UP_LEFT: Arm = { d: 'q-14-6-12-24', hand: [-28, -104] }
const UP_RIGHT: Arm = { d: 'q14-6 12-24', hand: [28, -104] }

/** The inside of a car by night, seen from the back seat, without anybody in it. @param outside what the windscreen shows */
function darkCar(outside: Mark): Mark {
  return (
    flat('paper', 'M-640-480H960V480H-640z') +
    shape('sky', 'M-640 10H960V112H-640z') +
    outside +
    shape('own', 'M-640 112q800-12 1600 0V480H-640z') +
    rect('device', 138, 4, 44, 16, 7) +
    `<circle stroke-width="13" cx="240" cy="128" r="34"/><circle stroke="var(--white)" stroke-width="7" cx="240" cy="128" r="34"/>`
  )
}

export const teenLivingSteps: Scene[] = [
  {
    name: 'privacy-deal-1',
    shows: 'A phone buzzes on the arm of the sofa; a woman stands there, next door the shower runs',
    usedFor: 'tool 1.1 of the Teen Guide, step 1',
    folder: HERE,
    room: 'screens',
    focus: 170,
    marks: [
      room('screens', 140),
      rect('white', 240, 14, 68, 126, 2) + rect('screen', 248, 22, 52, 118, 0),
      line('M300 34h-22v10', 5) + shape('grey', 'M264 52q2-10 14-10t14 10z', 2.6),
      line('M268 60l-3 14M278 60v14M288 60l3 14M264 84l-3 14M278 84v14M292 84l3 14M278 108v14', 3, 'blue'),
      rail('M-640 112H6q24 0 40 28'),
      standing(ruth, 70, 176, 144, { right: { d: 'q14 10 8 28', hand: [24, -48] } }),
      sofa(126, 120, 128, 50),
      rect('own', 118, 108, 36, 62, 13),
      phoneFaceDown(138, 108, 0.9),
      line('M112 92l-8-8M138 84V72M164 92l8-8', 3.4, 'coral'),
      sleepingCat(284, 168, 0.66),
    ],
  },
  {
    name: 'privacy-deal-2',
    shows: 'Three lists on a board: one with a lock, one with two bubbles, one with a lifebelt',
    usedFor: 'tool 1.1 of the Teen Guide, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 150),
      rail('M-640 132H30q18 0 24-14'),
      ...[24, 120, 216].map(
        (x, index) =>
          rect((['mid', 'glow', 'pink'] as const)[index] ?? 'white', x, 14, 80, 104, 4) +
          disc('coral', x + 40, 15, 5, 2.4) +
          line(`M${x + 14} 82h52M${x + 14} 94h52M${x + 14} 106h34`, 3),
      ),
      padlock(64, 46, 1.05, 'white'),
      bubble(134, 28, 32, 20, 'left') + bubble(152, 50, 34, 20, 'right', 'coral'),
      lifebelt(256, 48, 1.05),
      sleepingCat(236, 166, 0.74),
    ],
  },
  {
    name: 'privacy-deal-3',
    shows: 'Mother and daughter before a sheet: one arrow goes from phone to phone, the way back is missing',
    usedFor: 'tool 1.1 of the Teen Guide, step 3',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 138),
      rail('M-640 104H12c22 0 18 12 36 12h8'),
      rect('white', 64, 4, 192, 108, 4),
      phone(96, 56, 1.2) + pin(96, 54, 0.5),
      phone(222, 56, 1.2) + house(222, 58, 0.36),
      arrow(159, 38, 60),
      '<path stroke="var(--coral)" stroke-width="3.4" stroke-dasharray="5 7" d="M128 76h62M128 76l9-8M128 76l9 8"/>',
      table(30, 116, 260, 62),
      bust(joanne, 112, 148, 1.12),
      bust(tia, 202, 150, 1),
      chairBack(84, 158, 56, 28, 8) + chairBack(178, 160, 48, 28, 8),
      sleepingCat(294, 168, 0.58),
    ],
  },
  {
    name: 'privacy-deal-4',
    shows: 'Four pictures with arrows: two lists, a lifebelt, two phones with arrows both ways, a calendar',
    usedFor: 'tool 1.1 of the Teen Guide, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: plan('screens', [
      sheet(-8, -6, 0.96, -6, 'mid') + sheet(8, 8, 0.96, 5, 'glow'),
      lifebelt(0, 0, 1.1),
      phone(-20, 0, 0.8) + phone(20, 0, 0.8) + arrow(0, -7, 13) + arrow(0, 7, 13, true),
      calendar(0, 0, 0.8, 6),
    ]),
  },
  {
    name: 'privacy-deal-5',
    shows: 'Mother and daughter talk on the sofa; the phone on the little table is left alone',
    usedFor: 'tool 1.1 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'screens',
    focus: 150,
    marks: [
      room('screens', 140),
      windowAt(30, 18, 50, 50),
      floorLamp(288, 146, 118),
      bubble(96, 10, 66, 40, 'right') + line('M110 24h38M110 35h24', 3, 'own'),
      bubble(176, 22, 58, 36, 'left', 'coral') + line('M190 35h30M190 45h18', 3, 'white'),
      rail('M-640 116H20q24 0 28 12'),
      bust(ruth, 142, 122, 1.14),
      bust(leila, 198, 126, 1.04),
      sofa(96, 132, 150, 46),
      sideTable(24, 134, 64, 30) + phoneFaceDown(56, 134, 0.74),
      sleepingCat(284, 170, 0.6),
    ],
  },
  {
    name: 'the-feed-1',
    shows: 'Gran puts peas on plates; one of two boys at the table talks like a film that plays',
    usedFor: 'tool 1.2 of the Teen Guide, step 1',
    folder: HERE,
    room: 'screens',
    focus: 140,
    marks: [
      room('screens', 138),
      bubble(62, 8, 92, 54, 'right') + clip(108, 34, 1),
      rail('M-640 104H8c22 0 16 12 36 12h8'),
      oval('white', 84, 112, 26, 6) + oval('white', 176, 112, 26, 6),
      repeat(5, (index) => disc('leaf', 168 + (index % 3) * 8, 108 - Math.floor(index / 3) * 5, 4, 2)),
      shape('own', 'M198 98h40q-2 18-14 18h-12q-12 0-14-18z') +
        repeat(5, (index) => disc('leaf', 206 + index * 6, 95 - (index % 2) * 4, 4, 2)),
      table(28, 116, 220, 62),
      bust(brother, 84, 146, 1),
      bust(liam, 162, 146, 1.08),
      chairBack(60, 158, 50, 28, 8) + chairBack(136, 158, 52, 28, 8),
      standing(pat, 272, 180, 142, { left: { d: 'q-16 4-28 10', hand: [-44, -64] } }),
      line('M218 98h-24', 6) + line('M218 98h-24', 2.6, 'grey') + disc('leaf', 190, 96, 5, 2.2),
      sleepingCat(28, 168, 0.58),
    ],
  },
  {
    name: 'the-feed-2',
    shows: 'A waiter brings one more of the same dish to a table that is already full of it',
    usedFor: 'tool 1.2 of the Teen Guide, step 2',
    folder: HERE,
    room: 'screens',
    focus: 180,
    marks: [
      room('screens', 138),
      hangingLamp(96, 22, 76, 70),
      rail('M-640 104H4q18 0 20 12'),
      ...[40, 84, 128, 172].map((x) => burger(x, 116)),
      ...[62, 106, 150].map((x) => burger(x, 94)),
      burger(106, 72),
      table(16, 116, 182, 62),
      bust(liam, 106, 148, 1.1),
      chairBack(78, 158, 56, 28, 8),
      standing({ hair: 'short', hairColour: 'black', skin: 'skin3', top: 'white', legs: 'shoe' }, 258, 180, 150, {
        left: { d: 'q-20 4-24-10', hand: [-42, -88] },
      }),
      line('M176 64h50', 6) + burger(202, 60),
      sleepingCat(216, 170, 0.5),
    ],
  },
  {
    name: 'the-feed-3',
    shows: 'In the car: a boy beside his mother thinks of an aeroplane and coins',
    usedFor: 'tool 1.2 of the Teen Guide, step 3',
    folder: HERE,
    room: 'screens',
    focus: 130,
    marks: [
      flat('paper', 'M-640-480H960V480H-640z'),
      shape('sky', 'M-640 12H960V112H-640z'),
      flat('#3d4c92', 'M190 94V66l14-10 14 10v28zM268 92V58l16-12 16 12v34z') +
        flat('#ffe9ae', 'M200 74h6v7h-6zM278 68h7v8h-7z'),
      flat('#5a679f', 'M158 62h18l64 50H94z') + line('M167 66v8M167 84v8M167 100v8', 4, '#fff'),
      shape('own', 'M-640 112q800-12 1600 0V480H-640z'),
      `<circle stroke-width="13" cx="240" cy="130" r="34"/><circle stroke="var(--white)" stroke-width="7" cx="240" cy="130" r="34"/>`,
      rail('M-640 130H20c14 0 16 8 30 10'),
      bubble(42, 4, 104, 54, 'left') +
        shape('mid', 'M62 32l40-2 22-12 8 2-18 14-44 6zM84 32l-12-16 7-1 20 15zM88 38l-8 12 7 1 14-13z', 2.4) +
        coin(128, 44, 6) +
        coin(112, 48, 6),
      inCar(emmanuel, blessing),
      sleepingCat(300, 106, 0.5),
    ],
  },
  {
    name: 'the-feed-4',
    shows: 'Four pictures with arrows: two at a phone, a bubble with one line, a film with a bar across, a ball',
    usedFor: 'tool 1.2 of the Teen Guide, step 4',
    folder: HERE,
    room: 'screens',
    marks: plan('screens', [
      phone(0, -14, 0.9) + bust(pat, -14, 22, 0.56) + bust(liam, 13, 24, 0.54),
      bubble(-26, -22, 52, 36, 'left', 'glow') + line('M-15-4h30', 5, 'own'),
      clip(0, 0, 0.94, 'coral') + barred(0, 0, 27),
      ball(0, 14, 17) + line('M-18-22h36M-24-28v12M24-28v12M-18-28v12M18-28v12', 4),
    ]),
  },
  {
    name: 'the-feed-5',
    shows: 'Gran and boy on the sofa look at a phone that shows a dog, a ball and a guitar',
    usedFor: 'tool 1.2 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 140),
      floorLamp(36, 146, 118),
      at(
        164,
        48,
        rect('device', -80, -44, 160, 88, 11) +
          rect('glow', -71, -34, 45, 68, 4, 2.4) +
          rect('mid', -22, -34, 45, 68, 4, 2.4) +
          rect('pink', 27, -34, 45, 68, 4, 2.4) +
          dog(-47, 14, 0.8) +
          ball(1, -2, 15) +
          guitar(48, -4, 1),
      ),
      rail('M-640 160H70q16 0 20-8'),
      bust(pat, 128, 146, 1.1),
      bust(liam, 200, 148, 1.06),
      sofa(84, 152, 160, 40),
      sleepingCat(280, 166, 0.74),
    ],
  },
  {
    name: 'mirror-turned-1',
    shows: 'In the bathroom a phone leans on the taps below the mirror; a tub of powder stands on the shelf',
    usedFor: 'tool 1.3 of the Teen Guide, step 1',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    focus: 150,
    marks: [
      room('wellbeing', 144),
      rect('white', 104, 4, 100, 70, 30) +
        rect('screen', 112, 12, 84, 54, 24, 2.4) +
        line('M130 50l24-26M150 54l18-20', 3, 'white'),
      rail('M-640 118H80q14 0 16-8'),
      shape('white', 'M86 106h136q0 40-40 44h-56q-40-4-40-44z') +
        rect('white', 78, 98, 152, 12, 5) +
        rect('white', 138, 150, 32, 40, 4),
      line('M186 98V84q0-8-10-8h-6', 6) + line('M194 96h10', 5),
      at(
        138,
        76,
        rect('device', -14, -24, 28, 46, 5) +
          rect('screen', -9, -18, 18, 33, 2, 0) +
          line('M-4-6v8M0-10v16M4-4v6', 2.6, 'own'),
        1,
        -8,
      ),
      rect('white', 244, 80, 62, 9, 3) +
        rect('device', 254, 42, 38, 38, 4) +
        rect('coral', 250, 34, 46, 10, 3) +
        shape('lamp', 'M276 48l-12 14h7l-4 12 13-15h-7z', 2),
      rect('white', 22, 34, 44, 9, 3) + shape('teal', 'M28 42h32v46q-8 6-16 0t-16 0z', 2.6),
      sittingCat(282, 158, 0.7),
    ],
  },
  {
    name: 'mirror-turned-2',
    shows: 'A radio blares beside a mirror; its knob can be turned down',
    usedFor: 'tool 1.3 of the Teen Guide, step 2',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 138),
      oval('white', 74, 62, 34, 46) +
        oval('screen', 74, 62, 25, 36, 2.4) +
        line('M60 70l16-22M74 76l12-18', 3, 'white') +
        line('M74 108v10', 6),
      rail('M-640 104H6c24 0 18 12 36 12'),
      line('M150 44L136 12', 3),
      rect('own', 124, 44, 120, 72, 10) + disc('white', 162, 80, 24) + disc('mid', 162, 80, 12, 2.4),
      rect('glow', 196, 54, 40, 14, 3, 2.4) + line('M210 55v12', 2.6, 'coral'),
      disc('white', 216, 92, 14) + line('M216 92l-9 7', 4, 'coral') + line('M232 80q6 12 0 24l-2-8M232 104l8-2', 2.8),
      line('M258 60q10 18 0 38M272 50q16 28 0 58M286 40q22 38 0 78', 4, 'coral'),
      table(30, 116, 250, 62),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'mirror-turned-3',
    shows: 'In a car at night: swimming goggles hang from the mirror, the road lies ahead',
    usedFor: 'tool 1.3 of the Teen Guide, step 3',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      darkCar(
        flat('#34508f', 'M-640 112V84q200-40 400-16t400-20 400 10 400-4v58z') +
          flat('#5a679f', 'M148 60h24l76 52H72z') +
          line('M160 64v8M160 80v10M160 98v10', 4, '#fff') +
          flat('moon', 'M264 28a9 9 0 1 0 10 13 8 8 0 0 1-10-13z'),
      ),
      rail('M-640 128H64c20 0 20 10 40 10'),
      line('M150 20q-10 12-16 22M168 20q14 12 18 22', 5) + line('M150 20q-10 12-16 22M168 20q14 12 18 22', 2, 'coral'),
      rect('teal', 110, 40, 42, 26, 12) +
        rect('teal', 168, 40, 42, 26, 12) +
        rect('screen', 117, 46, 28, 14, 7, 2.2) +
        rect('screen', 175, 46, 28, 14, 7, 2.2) +
        line('M152 52q8-6 16 0', 4),
      ...[86, 238].map(
        (x) =>
          rect('mid', x - 17, 100, 34, 26, 9) +
          shape('mid', `M${x - 42} 146q0-22 22-22h40q22 0 22 22v80h-84z`) +
          line(`M${x - 26} 144q26 10 52 0`, 2.4),
      ),
      sleepingCat(160, 168, 0.66),
    ],
  },
  {
    name: 'mirror-turned-4',
    shows: 'Four pictures with arrows: scales with a bar across, two mugs, a phone with a sieve, a stethoscope',
    usedFor: 'tool 1.3 of the Teen Guide, step 4',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: plan('wellbeing', [
      rect('mid', -20, -20, 40, 42, 8) +
        shape('white', 'M-11-4q0-10 11-10t11 10z', 2.4) +
        line('M0-5l5-6', 2.4) +
        barred(0, 0, 28),
      mug(-14, 20, 'coral', 1) + mug(11, 24, 'teal', 0.9),
      filterPhone(0, 0, 1.15),
      line('M-16-28v14q0 14 12 14t12-14v-14M-4 0v12q0 14 14 14 10 0 10-10v-4', 7) +
        line('M-16-28v14q0 14 12 14t12-14v-14M-4 0v12q0 14 14 14 10 0 10-10v-4', 3, 'own') +
        disc('grey', 20, 8, 8),
    ]),
  },
  {
    name: 'mirror-turned-5',
    shows: 'Wet swimming things hang on hooks, two bowls of hot soup stand on the table',
    usedFor: 'tool 1.3 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    focus: 150,
    marks: [
      room('wellbeing', 138),
      rect('white', 16, 16, 118, 11, 4) + line('M44 27v8M104 27v8', 4),
      shape('teal', 'M24 34h40v64q-10 6-20 0t-20 0z') + line('M24 82h40M24 90h40', 3, 'white'),
      line('M104 34l-14 30M104 34l12 30', 4, 'coral') +
        rect('violet', 78, 60, 24, 18, 8) +
        rect('violet', 106, 60, 24, 18, 8) +
        line('M102 68h4', 3),
      line('M36 106l-2 6M50 106l-2 6M92 86l-2 6M116 88l-2 6', 3, 'blue'),
      hangingLamp(220, 28, 82, 74),
      rail('M-640 122H120q14 0 18-6'),
      soup(186, 114, 'coral') + soup(254, 114, 'own'),
      table(138, 116, 164, 62),
      chair(182, 152, 'mid') + chair(262, 152, 'own', true),
      sleepingCat(66, 166, 0.78),
    ],
  },
  {
    name: 'hall-at-night-1',
    shows: 'At night a man knocks; a door is ajar, bright bubbles come out of it',
    usedFor: 'tool 1.4 of the Teen Guide, step 1',
    folder: HERE,
    room: 'screens',
    light: 'night',
    focus: 160,
    marks: [
      room('screens', 140),
      windowAt(26, 20, 42, 46),
      rect('white', 166, 14, 84, 126, 2) + rect('glow', 174, 22, 68, 118, 0),
      shape('own', 'M242 22l-44 10v120l44-12z') + disc('white', 206, 92, 3, 2.2),
      light('M174 140h26l-4 34h-62z', 0.6),
      bubble(140, 40, 42, 28, 'left') +
        bubble(150, 78, 38, 26, 'right', 'coral') +
        bubble(166, 10, 38, 26, 'left', 'violet'),
      rail('M-640 112H20q20 0 34 20'),
      standing(iqbal, 96, 178, 142, { right: { d: 'q20 2 24-16', hand: [41, -96] } }),
      sittingCat(284, 154, 0.74),
    ],
  },
  {
    name: 'hall-at-night-2',
    shows: 'A bed in the dark; next door a party goes on with flags, balloons and music',
    usedFor: 'tool 1.4 of the Teen Guide, step 2',
    folder: HERE,
    room: 'screens',
    light: 'night',
    focus: 170,
    marks: [
      room('screens', 140),
      light('M182 140h124l-60 40H90z', 0.4),
      rect('white', 174, 4, 140, 136, 2) + rect('glow', 182, 12, 124, 128, 0),
      bunting(184, 16, 120, 5),
      standing({ ...mia, top: 'coral' }, 216, 140, 84, { left: UP_LEFT, right: UP_RIGHT }),
      standing({ ...kai, top: 'violet' }, 260, 140, 88, { left: UP_LEFT, right: UP_RIGHT }),
      line('M196 70q4 20-2 30M292 66q-4 20 2 34', 2) + oval('pink', 196, 56, 11, 14) + oval('teal', 292, 52, 11, 14),
      rail('M-640 112H6q14 0 18 10'),
      bed(24, 126, 138, disc('brown', 54, 108, 11)),
      sleepingCat(232, 168, 0.7),
    ],
  },
  {
    name: 'hall-at-night-3',
    shows: 'Father and son pair socks; the boy has a pencil and a sheet',
    usedFor: 'tool 1.4 of the Teen Guide, step 3',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 132),
      line('M-640 26H960', 2.4) +
        [40, 72, 116, 148, 206, 238, 282]
          .map((x, index) =>
            sock(x, 26, (['coral', 'coral', 'blue', 'blue', 'violet', 'violet', 'leaf'] as const)[index] ?? 'coral'),
          )
          .join(''),
      rail('M-640 150H30q18 0 22 10'),
      sitting(dele, 112, 174, 1.06),
      sitting({ ...kai, top: 'coral' }, 206, 174, 0.98),
      sock(142, 96, 'lamp') + sock(74, 98, 'lamp'),
      at(252, 118, rect('white', -22, -26, 44, 54, 2) + line('M-13-14h26M-13-3h26M-13 8h14', 2.6, 'own'), 1, 6) +
        pencil(242, 118, 0.9, -40),
      sleepingCat(288, 168, 0.6),
    ],
  },
  {
    name: 'hall-at-night-4',
    shows: 'A chart for seven nights with moons and ticks, a pencil, and an alarm clock',
    usedFor: 'tool 1.4 of the Teen Guide, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: [
      room('screens', 138),
      rect('white', 34, 2, 252, 78, 5) + rect('own', 34, 2, 252, 14, 5),
      line('M70 17v63M106 17v63M142 17v63M178 17v63M214 17v63M250 17v63M34 48h252', 2.2, 'mid'),
      repeat(7, (index) => at(52 + index * 36, 32, moon(0, 0, 0.66))),
      repeat(5, (index) => check(52 + index * 36, 65, 0.94)),
      pencil(262, 84, 0.9, -34),
      rail('M-640 106H12c20 0 14 12 34 12'),
      alarmClock(84, 118, 0.92),
      phone(146, 106, 0.9, -72, ASLEEP) + phone(208, 106, 0.9, -72, ASLEEP),
      table(34, 118, 252, 60),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'hall-at-night-5',
    shows: 'At night father and son side by side put their phones on the hall table',
    usedFor: 'tool 1.4 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'screens',
    light: 'night',
    focus: 150,
    keepsItsSide: true,
    marks: [
      room('screens', 140),
      clock(276, 40, 22, 10, 0),
      shutDoor(22, 140, 52, 116, false),
      light('M150 20L90 130h150L180 20z', 0.4),
      rect('white', 84, 92, 160, 11, 5) + line('M100 103v40M228 103v40', 5),
      phone(144, 66, 1.1, -3, ASLEEP) + phone(186, 66, 1.1, 3, ASLEEP),
      line('M144 90v2M186 90v2M144 92q-20 0-20 10M186 92q20 0 20 10', 2.6, 'mid'),
      rail('M960 122H264q-16 0-18-18'),
      standing(dele, 116, 180, 136, { right: { d: 'q14-4 14-16', hand: [28, -94] } }),
      standing({ ...kai, top: 'coral' }, 216, 180, 124, { left: { d: 'q-14-4-14-18', hand: [-28, -96] } }),
      sleepingCat(286, 168, 0.66),
    ],
  },
  {
    name: 'tea-goes-cold-1',
    shows: 'A full plate goes cold beside a phone with a tower of messages; football boots stand by the door',
    usedFor: 'tool 1.5 of the Teen Guide, step 1',
    folder: HERE,
    room: 'screens',
    focus: 150,
    marks: [
      room('screens', 138),
      openDoor(272, 138, 40, 108),
      repeat(6, (index) =>
        bubble(
          150 + (index % 2) * 34 + (index % 3) * 4,
          6 + index * 9,
          46,
          22,
          index % 2 ? 'right' : 'left',
          (['coral', 'white', 'pink'] as const)[index % 3] ?? 'white',
        ),
      ),
      rail('M-640 104H8c20 0 14 12 32 12'),
      oval('white', 100, 112, 46, 9) +
        shape('pot', 'M66 110q2-26 34-26t34 26z') +
        line('M80 96q6-6 12 0t12 0 12 0', 2.6) +
        repeat(3, (index) => disc('leaf', 128 + index * 7, 108, 4, 2)),
      line('M40 112V92M34 92v-12M40 92v-12M46 92v-12M34 92h12', 2.6),
      phone(186, 90, 1.1, 6),
      table(24, 116, 216, 62),
      shoes(256, 170, 'coral', 1),
      sleepingCat(70, 168, 0.7),
    ],
  },
  {
    name: 'tea-goes-cold-2',
    shows: 'Two hearts: one has an open door for a bird, the other is chained and locked',
    usedFor: 'tool 1.5 of the Teen Guide, step 2',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 150),
      rail('M-640 132H30q20 0 34-12'),
      at(84, 72, heart(0, 0, 3.9)) + rect('glow', 70, 58, 28, 38, 13, 2.6) + shape('own', 'M98 62l16 6v34l-16-6z', 2.6),
      at(
        134,
        30,
        shape('blue', 'M-26 10q8-4 12-12 6-10 16-8 4-8 12-6 8 2 8 9l7 3-7 3q-2 14-20 14-16 0-28-3z', 2.6) +
          shape('screen', 'M-6 4q10-2 12 6-10 4-18-2z', 2.2) +
          disc('line', 15, -8, 1.8, 0),
      ),
      at(236, 72, heart(0, 0, 3.9, 'grey')),
      line('M184 52l104 44M184 96l104-44', 11) + line('M184 52l104 44M184 96l104-44', 5, 'own'),
      padlock(236, 72, 1.2),
      sleepingCat(160, 166, 0.74),
    ],
  },
  {
    name: 'tea-goes-cold-3',
    shows: 'Father and daughter walk a dog; her phone has a padlock on it',
    usedFor: 'tool 1.5 of the Teen Guide, step 3',
    folder: HERE,
    room: 'screens',
    focus: 150,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      flat(
        'paper',
        'M-640 140V96q60-34 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 110 0 60 0v44z',
      ),
      rect('white', 242, 92, 12, 50, 3) +
        rect('white', 300, 92, 12, 50, 3) +
        rect('white', 246, 102, 62, 8, 2, 2.6) +
        rect('white', 246, 122, 62, 8, 2, 2.6),
      rail('M-640 160H28'),
      bubble(176, 14, 60, 52, 'left') + phone(198, 40, 0.8, -6) + padlock(216, 46, 0.56, 'coral'),
      standing(gareth, 84, 180, 142),
      standing(cerys, 148, 180, 116, { right: { d: 'q12 8 18 20', hand: [34, -56] } }),
      line('M184 120q22 22 32 20', 3) + dog(240, 168, 1.1),
      sleepingCat(28, 152, 0.5),
    ],
  },
  {
    name: 'tea-goes-cold-4',
    shows: 'Four pictures with arrows: a heart in a bubble, a plate with a clock, a key with a bar across, a car',
    usedFor: 'tool 1.5 of the Teen Guide, step 4',
    folder: HERE,
    room: 'screens',
    keepsItsSide: true,
    marks: plan('screens', [
      bubble(-26, -26, 52, 42, 'left', 'glow') + heart(0, -5, 0.94),
      oval('screen', 0, 18, 27, 11) + shape('pot', 'M-16 18q2-16 16-16t16 16z', 2.4) + clock(0, -20, 12, 7, 0),
      key(-6, 0, 0.8) + barred(0, 0, 28),
      smallCar(0, 2, 0.84),
    ]),
  },
  {
    name: 'tea-goes-cold-5',
    shows: 'A girl sits with two friends on the edge of the swimming pool again',
    usedFor: 'tool 1.5 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'screens',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z'),
      line(
        'M-640 20H960M-640 44H960M40-480V70M100-480V70M160-480V70M220-480V70M280-480V70M-20-480V70M340-480V70',
        2,
        'paper',
      ),
      flat('screen', 'M-640 70H960V480H-640z') + flat('blue', 'M-640 74H960V480H-640z', 0.6),
      line('M-640 96H960', 4, 'white') +
        line('M-640 96H960', 4, 'coral').replace('stroke-width', 'stroke-dasharray="14 18" stroke-width'),
      line('M20 116h20M70 126h24M236 120h26M286 110h18M30 84h16M270 86h20', 2.6, 'white'),
      shape('white', 'M-640 150H960V480H-640z') + line('M-640 164H960', 3, 'mid'),
      rail('M-640 172H60q14 0 18-12'),
      sitting({ ...mia, top: 'violet', legs: 'skin2' }, 88, 162, 1),
      sitting({ ...cerys, legs: 'skin1' }, 160, 162, 1.04),
      sitting({ ...zoe, top: 'coral', legs: 'skin4' }, 232, 162, 1),
      sleepingCat(296, 166, 0.5),
    ],
  },
]

/** @param y its foot */
function burger(x: number, y: number): Mark {
  return (
    oval('white', x, y - 2, 19, 4, 2.4) +
    rect('brown', x - 13, y - 12, 26, 7, 3, 2.2) +
    shape('pot', `M${x - 13} ${y - 12}q2-9 13-9t13 9z`, 2.2)
  )
}

/** From the side, it looks to the right. @param y its feet */
function dog(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M-16-6V-1M-8-6V-1M8-6V-1M15-6V-1', 7) +
      line('M-16-6V-1M-8-6V-1M8-6V-1M15-6V-1', 2.6, 'brown') +
      line('M-20-18q-8-4-8-12', 7) +
      line('M-20-18q-8-4-8-12', 2.6, 'brown') +
      shape('brown', 'M-22-6q-2-16 12-16h20l2-12 10 2 10 4v6l-8 4-4 12z', 2.6) +
      shape('black', 'M12-34q-6 8-2 14 6-4 6-13z', 2.2),
    size,
  )
}

function guitar(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M4-2l14-16', 7) +
      line('M4-2l14-16', 3, 'brown') +
      disc('pot', 0, 2, 7, 2.4) +
      disc('pot', -6, 9, 9, 2.4) +
      disc('line', -3, 5, 3, 0),
    size,
    0,
  )
}

/** It hangs from its upper end. */
function sock(x: number, y: number, fill: Colour): Mark {
  return (
    shape(fill, `M${x - 7} ${y}h14v22l12 6q6 6 0 10h-20q-6-2-6-10z`, 2.6) + line(`M${x - 6} ${y + 7}h12`, 2.6, 'white')
  )
}

/** @param y its foot */
function soup(x: number, y: number, fill: Colour): Mark {
  return (
    line(`M${x - 8} ${y - 32}q4-4 0-9M${x + 4} ${y - 32}q4-4 0-9`, 2.4) +
    shape(fill, `M${x - 24} ${y - 20}h48q-2 20-18 20h-12q-16 0-18-20z`) +
    oval('lamp', x, y - 20, 24, 6)
  )
}
