// Online Safety Essentials: the room with stripes. Most of them are serious: things only, and always a way out.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, line, oval, rail, rect, shape } from '../pen.ts'
import { bust, type Person, standing } from '../people.ts'
import { bunting, hangingLamp, light, openDoor, room, rug, tableLamp, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { heart } from '../signs.ts'
import {
  bed,
  bigPhone,
  bubble,
  chair,
  coin,
  mug,
  phone,
  phoneFaceDown,
  sideTable,
  slippers,
  switchAt,
  table,
  unknownHead,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module3'

const present =
  rect('violet', 190, 66, 44, 32, 3) +
  rect('coral', 185, 58, 54, 12, 3) +
  line('M212 58v40', 4, 'moon') +
  shape('moon', 'M212 58c-14-2-16-15-7-15 5 0 7 8 7 15 0-7 2-15 7-15 9 0 7 13-7 15z', 2.4)

export const safetyScenes: Scene[] = [
  {
    name: 'seen-too-much',
    shows: 'A tablet turned face down on the bedroom floor; light comes in at the door',
    usedFor: 'tool 3.1 and its card on home',
    folder: HERE,
    room: 'safety',
    focus: 200,
    serious: true,
    marks: [
      room('safety', 128),
      windowAt(150, 22, 46, 48),
      openDoor(252, 128, 44, 98),
      bed(20, 104, 120),
      rug(186, 160, 62, 13),
      rail('M960 92H292c-26 0-28 54-62 54h-14'),
      phoneFaceDown(186, 168, 1.25),
      slippers(66, 170),
      sittingCat(270, 150, 0.66),
    ],
  },
  {
    name: 'stranger',
    shows: 'A phone shows somebody without a face; a chair waits beside it',
    usedFor: 'tool 3.2 and its card on home',
    folder: HERE,
    room: 'safety',
    focus: 140,
    serious: true,
    marks: [
      room('safety', 136),
      windowAt(26, 22, 46, 46),
      light('M238 84L200 136h92L254 84z', 0.7),
      sideTable(206, 116, 84, 46),
      tableLamp(246, 116, 1),
      sideTable(104, 132, 104, 40),
      rail('M-640 98H22c20 0 14 40 34 40h4'),
      bigPhone(156, 80, unknownHead(0, -2, 1.4)),
      chair(74, 138),
      sleepingCat(246, 168, 0.7),
    ],
  },
  {
    name: 'safety-settings',
    shows: 'Three switches on a phone, two of them on, and a router',
    usedFor: 'tool 3.3 and its card on home',
    folder: HERE,
    room: 'safety',
    focus: 176,
    marks: [
      room('safety', 138),
      rect('mid', 44, 129, 9, 60, 2) + rect('mid', 267, 129, 9, 60, 2),
      rect('white', 28, 118, 264, 11, 5),
      rail('M-640 84H36c22 0 22-16 44-16h36'),
      bigPhone(158, 62, switchAt(0, -24, true) + switchAt(0, 2, true) + switchAt(0, 28, false), 'white', 1.06),
      shape('own', 'M216 102h54q6 0 6 6v10h-66v-10q0-6 6-6z'),
      disc('white', 224, 110, 2.4, 0) + disc('white', 234, 110, 2.4, 0),
      line('M258 102V78') + line('M243 72q15-15 30 0M250 80q8-8 16 0', 2.6),
      mug(64, 118, 'coral', 0.95),
      sleepingCat(236, 168, 0.7),
    ],
  },
  {
    name: 'what-to-share',
    shows: 'A post with a house, a school and a pin adds up to a map',
    usedFor: 'tool 3.4 and its card on home',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 146),
      rect('white', 58, 14, 204, 108, 4),
      flat('mid', 'M60 96q40-18 78-4t70-10 52 4v34H60z'),
      `<path stroke-width="3.4" stroke-dasharray="1 8" d="M114 92c24 20 56-22 84 0"/>`,
      shape('coral', 'M82 70v26h30V70L97 56z', 2.6) + rect('white', 92, 82, 10, 14, 1, 2.2),
      shape('teal', 'M196 60h48v36h-48z', 2.6) + line('M220 60V36') + shape('lamp', 'M220 36l16 6-16 6', 2.4),
      rect('white', 214, 78, 12, 18, 1, 2.2) + rect('white', 202, 68, 8, 8, 1, 2) + rect('white', 230, 68, 8, 8, 1, 2),
      shape('brick', 'M156 74c-14-16-16-38 0-40 16 2 14 24 0 40z') + disc('white', 156, 48, 5, 2.4),
      rail('M-640 138H160c14 0 20-6 34-6h10'),
      rect('mid', 196, 140, 96, 10, 3),
      phone(238, 120, 0.9, -8),
      sittingCat(60, 154, 0.76),
    ],
  },
  {
    name: 'blackmail',
    shows: 'A phone face down on the bath mat; the door stands open and lets light in',
    usedFor: 'tool 3.5',
    folder: HERE,
    room: 'safety',
    focus: 200,
    serious: true,
    marks: [
      room('safety', 136),
      windowAt(34, 22, 44, 44),
      openDoor(252, 136, 44, 106),
      line('M22 84h96', 4) + shape('mid', 'M52 84h32v36q-16 5-32 0z') + line('M52 110q16 5 32 0', 2.4),
      shape('white', 'M12 116h126v10q0 34-34 34H46q-34 0-34-34z') +
        rect('white', 4, 108, 142, 11, 5) +
        line('M42 160v8M108 160v8', 4),
      line('M124 108V92h12', 4),
      rug(200, 162, 58, 13),
      oval('glow', 200, 161, 36, 8, 0),
      phoneFaceDown(200, 166, 1),
      rail('M960 92H306c-26 0-28 66-56 66h-18'),
      sittingCat(282, 152, 0.7),
    ],
  },
  {
    name: 'cruel-chat',
    shows: 'Many sharp bubbles crowd a phone; a warm drink stands in the lamplight',
    usedFor: 'tool 3.6',
    folder: HERE,
    room: 'safety',
    focus: 140,
    serious: true,
    marks: [
      room('safety', 138),
      light('M242 76l-34 48h102l-38-48z', 0.6),
      table(40, 124, 250),
      tableLamp(258, 124, 1.05),
      mug(214, 124, 'coral', 1.05),
      rail('M-640 92H14c26 0 22 32 46 32h24'),
      bigPhone(132, 70, line('M-16 22h32M-16 32h20', 3, 'own') + disc('own', -10, 2, 8, 0), 'white', 0.98),
      bubble(40, 18, 58, 36, 'left', 'coral') + line('M50 38l7-8 7 8 7-8 7 8 7-8', 2.6, 'white'),
      bubble(108, 10, 58, 36, 'right', 'coral') + line('M118 30l7-8 7 8 7-8 7 8 7-8', 2.6, 'white'),
      bubble(148, 52, 52, 34, 'left', 'coral') + line('M158 72l6-8 7 8 6-8 7 8', 2.6, 'white'),
      bubble(56, 60, 52, 34, 'left', 'coral') + line('M66 80l6-8 7 8 6-8 7 8', 2.6, 'white'),
      sittingCat(28, 154, 0.74),
    ],
  },
  {
    name: 'scams',
    shows: 'A present hangs from a hook like bait, beside a phone with an offer',
    usedFor: 'tool 3.7',
    folder: HERE,
    room: 'safety',
    focus: 176,
    marks: [
      room('safety', 138),
      windowAt(30, 24, 44, 46),
      table(50, 124, 226),
      rail('M-640 98H28c24 0 20 26 44 26h22'),
      bigPhone(136, 68, line('M-14-22h28M-14-12h18', 3, 'own') + rect('leaf', -16, 10, 32, 16, 8, 2.4), 'white', 1.02),
      line('M226-480V34a14 14 0 0 1-28 0l8 7', 5),
      line('M212 48v20', 2.4),
      at(0, 12, present),
      coin(256, 115, 9),
      coin(240, 115, 9),
      sleepingCat(200, 168, 0.74),
    ],
  },
  {
    name: 'shut-laptop',
    shows: 'A shut laptop, a recipe and a pan on the kitchen table, a game of cards next door',
    usedFor: 'tool 3.8',
    folder: HERE,
    room: 'safety',
    focus: 140,
    serious: true,
    marks: [
      room('safety', 138),
      rect('white', 214, 20, 90, 118, 2) + rect('glow', 222, 28, 74, 110, 0),
      rect('mid', 222, 108, 74, 8, 3) +
        at(242, 96, rect('white', -8, -12, 16, 24, 2, 2.2) + disc('coral', 0, 0, 4, 0), 1, -12) +
        at(256, 95, rect('white', -8, -12, 16, 24, 2, 2.2) + disc('own', 0, 0, 4, 0), 1, 2) +
        at(271, 97, rect('white', -8, -12, 16, 24, 2, 2.2) + disc('coral', 0, 0, 4, 0), 1, 14),
      hangingLamp(110, 32, 76, 74),
      rail('M-640 98H8c22 0 16 18 36 18h12'),
      rect('grey', 60, 104, 84, 8, 3) + rect('device', 62, 97, 80, 8, 4),
      at(
        170,
        88,
        rect('white', -15, -24, 30, 48, 2, 2.6) +
          shape('coral', 'M-8-8q0-9 8-9t8 9z', 2) +
          line('M-8 1H8M-8 8H8M-8 15H2', 2.2, 'own'),
        1,
        5,
      ),
      table(30, 112, 168, 62),
      chair(96, 148, 'mid'),
      sittingCat(258, 154, 0.66),
    ],
  },
  {
    name: 'going-live',
    shows: 'Two girls in party dresses dance before a tablet; hearts fly up from it',
    usedFor: 'tool 3.9',
    folder: HERE,
    room: 'safety',
    focus: 170,
    marks: [
      room('safety', 136),
      bunting(8, 4, 200, 6),
      rect('white', 206, 108, 200, 34, 6) + rect('own', 206, 122, 200, 30, 6) + rect('white', 214, 88, 62, 24, 10),
      at(
        246,
        84,
        rect('device', -26, -18, 52, 38, 6) + rect('screen', -20, -12, 40, 26, 2, 0) + disc('coral', -13, -6, 4, 0),
        1,
        -6,
      ),
      heart(228, 48, 0.8) + heart(252, 36, 1.06, 'pink') + heart(276, 50, 0.7, 'violet'),
      rug(126, 166, 104, 12),
      rail('M-640 112H10c24 0 20 52 44 52h16'),
      dancer(90, 168, 104, { hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral' }),
      dancer(160, 168, 100, { hair: 'afro', hairColour: 'black', skin: 'skin4', top: 'teal' }),
      sleepingCat(292, 164, 0.6),
    ],
  },
  {
    name: 'the-dot',
    shows: 'A father behind his shop counter looks at a dot on the map by a canal',
    usedFor: 'tool 3.10',
    folder: HERE,
    room: 'safety',
    focus: 180,
    marks: [
      room('safety', 138),
      rect('white', 14, 16, 110, 70, 4) + line('M14 40h110M14 63h110', 3),
      disc('coral', 30, 32, 7, 2.4) +
        disc('coral', 46, 32, 7, 2.4) +
        disc('leaf', 66, 32, 7, 2.4) +
        disc('leaf', 82, 32, 7, 2.4) +
        disc('lamp', 104, 32, 7, 2.4),
      rect('violet', 22, 46, 18, 17, 2, 2.2) +
        rect('teal', 46, 48, 18, 15, 2, 2.2) +
        rect('coral', 72, 44, 16, 19, 2, 2.2) +
        rect('blue', 96, 48, 18, 15, 2, 2.2),
      rail('M-640 108H4c20 0 16 8 34 8h16'),
      bust({ hair: 'afro', hairColour: 'grey', skin: 'skin4', top: 'teal', glasses: true }, 112, 116, 1.3),
      line('M140 124q30 4 44-6', 16) + line('M140 124q30 4 44-6', 10, 'teal'),
      at(
        222,
        74,
        rect('device', -40, -60, 80, 116, 10) +
          rect('glow', -31, -50, 62, 94, 4, 0) +
          flat('leaf', 'M-31-50h26l-8 40h-18z', 0.5) +
          line('M-31 26q20-14 30-34t32-24', 9, 'blue') +
          line('M-31-4h62M-4-50v94M18-8v52', 3, 'white') +
          disc('own', 8, -2, 14, 0).replace('stroke="none"', 'stroke="none" opacity=".3"') +
          disc('coral', 8, -2, 7, 2.4),
      ),
      disc('skin4', 184, 116, 8, 2.6),
      rect('own', -700, 142, 1060, 60, 0) + rect('white', -710, 132, 1080, 12, 4),
      sittingCat(288, 112, 0.7),
    ],
  },
  {
    name: 'friend-in-danger',
    shows: 'A bed with a phone on it that still shows bubbles; the lamp is on, the door open',
    usedFor: 'tool 3.11',
    folder: HERE,
    room: 'safety',
    focus: 150,
    serious: true,
    light: 'night',
    marks: [
      room('safety', 138),
      openDoor(264, 138, 42, 108),
      windowAt(24, 18, 44, 46),
      light('M208 84l-30 54h88l-38-54z', 0.6),
      sideTable(190, 116, 54, 48) + tableLamp(218, 116, 0.9),
      bed(34, 116, 132),
      at(
        120,
        74,
        rect('device', -20, -33, 40, 66, 7) +
          rect('white', -14, -26, 28, 52, 3, 0) +
          rect('own', -2, -20, 13, 8, 3, 0) +
          rect('own', -4, -8, 15, 8, 3, 0) +
          rect('own', -2, 4, 13, 8, 3, 0),
        1,
        -8,
      ),
      rug(140, 170, 90, 8),
      rail('M960 96H306c-26 0-20 66-52 66h-60'),
      sittingCat(278, 154, 0.62),
    ],
  },
]

/** Arms up, in a wide skirt. @param y the floor */
export function dancer(x: number, y: number, height: number, person: Person) {
  const up = {
    left: { d: 'q-14-6-12-24', hand: [-28, -104] as [number, number] },
    right: { d: 'q14-6 12-24', hand: [28, -104] as [number, number] },
  }
  return (
    standing({ ...person, legs: person.skin }, x, y, height, up) +
    at(x, y, shape(person.top, 'M-20-50h40l12 26q-32 9-64 0z') + line('M-22-34q22 6 44 0', 2.4, 'white'), height / 111)
  )
}
