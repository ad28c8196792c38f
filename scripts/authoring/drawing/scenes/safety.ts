// Online Safety Essentials: the room with stripes. Most of them are serious: things only, and always a way out.
import { sittingCat, sleepingCat } from '../cat.ts'
import { disc, flat, line, rail, rect, shape } from '../pen.ts'
import { light, openDoor, room, rug, tableLamp, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  bed,
  bigPhone,
  chair,
  mug,
  phone,
  phoneFaceDown,
  sideTable,
  slippers,
  switchAt,
  unknownHead,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module3'

export const safetyScenes: Scene[] = [
  {
    name: 'seen-too-much',
    shows: 'A tablet turned face down on the bedroom floor; light comes in at the door',
    usedFor: 'tool 3.1 and its card on home',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 190,
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
]
