// Scenes of 'AI & Future Tech', whose room has a pattern of diamonds.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, line, rail, rect, shape } from '../pen.ts'
import { bust, gran, kai, mum, standing } from '../people.ts'
import { dayWindow, floorLamp, hangingLamp, openDoor, picture, room, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  bear,
  books,
  bubble,
  chair,
  chairBack,
  laptop,
  mug,
  padlock,
  pencil,
  phoneFaceDown,
  schoolBag,
  sideTable,
  spark,
  speaker,
  switchAt,
  table,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module5'

/** What a made-up picture falls apart into. */
const SQUARES = [
  [196, 24],
  [210, 24],
  [203, 40],
  [217, 38],
  [224, 54],
  [208, 56],
  [226, 26],
  [212, 72],
  [230, 72],
]

export const futureScenes: Scene[] = [
  {
    name: 'homework-ai',
    shows: 'A child writes on paper with a pencil; the laptop with the spark is pushed aside',
    usedFor: 'tool 5.1',
    folder: HERE,
    room: 'future',
    focus: 176,
    marks: [
      room('future', 138),
      windowAt(28, 22, 44, 46),
      picture(98, 24, 40, 34),
      rail('M-640 96H34c22 0 20 18 42 18h40'),
      laptop(236, 116, 1, spark(0, 0, 0.8)),
      books(76, 116, 0.9),
      shape('white', 'M118 116l12-24h58l10 24z') + line('M138 100h30M134 108h24', 2.4),
      table(38, 116, 248, 60),
      bust(kai, 152, 132, 1.06),
      pencil(194, 96, 0.9, -58),
      chairBack(126, 142, 52, 34, 12),
      sleepingCat(250, 168, 0.7),
    ],
  },
  {
    name: 'chatbot-friend',
    shows: 'A phone sleeps face down; two chairs and two mugs wait at the window',
    usedFor: 'tool 5.2',
    folder: HERE,
    room: 'future',
    focus: 150,
    serious: true,
    marks: [
      room('future', 138),
      dayWindow(106, 18, 80, 54),
      sideTable(100, 112, 92, 52),
      mug(122, 112, 'coral', 0.95) + mug(168, 112, 'teal', 0.95),
      rail('M-640 94H6c28 0 20 48 46 48h8'),
      chair(78, 140),
      chair(220, 140, 'own', true),
      sideTable(254, 124, 60, 44),
      phoneFaceDown(283, 124, 0.72),
      sittingCat(28, 158, 0.74),
    ],
  },
  {
    name: 'fake-pictures',
    shows: 'Picture frames: one is a copy that falls apart into squares, and lies face to the wall',
    usedFor: 'tool 5.3',
    folder: HERE,
    room: 'future',
    serious: true,
    marks: [
      room('future', 138),
      openDoor(260, 138, 42, 104),
      rect('white', 40, 20, 76, 84, 3) + portrait(78, 96, 'own'),
      rect('white', 142, 20, 76, 84, 3) + portrait(180, 96, 'mid'),
      SQUARES.map(([x = 0, y = 0]) => rect(x + y > 226 ? 'mid' : 'paper', x, y, 13, 13, 0, 2)).join(''),
      rail('M-640 88H10c20 0 20 56 44 56h14'),
      schoolBag(96, 168, 1.05),
      phoneFaceDown(176, 166, 1),
      sittingCat(240, 152, 0.74),
    ],
  },
  {
    name: 'family-password',
    shows: 'Gran rings on the old telephone and thinks of a padlock',
    usedFor: 'tool 5.4',
    folder: HERE,
    room: 'future',
    focus: 190,
    marks: [
      room('future', 138),
      floorLamp(36, 142, 104),
      picture(82, 26, 38, 34),
      rail('M-640 96H62c20 0 18 24 38 24h22'),
      bubble(220, 8, 76, 48, 'left') + padlock(258, 30, 0.82),
      standing(gran, 156, 184, 150, { right: { d: 'q20 4 12-18', hand: [20, -98] } }),
      at(182, 50, rect('device', -6, -16, 12, 34, 5), 1, 8),
      sideTable(206, 120, 84, 50),
      line('M222 116q-26 10-36-48', 2.4),
      shape('own', 'M214 120q2-24 18-28h28q16 4 18 28z') +
        line('M232 92v-9M260 92v-9', 5) +
        disc('white', 246, 107, 10) +
        disc('own', 246, 107, 3.4, 2),
      sleepingCat(90, 168, 0.74),
    ],
  },
  {
    name: 'is-it-true',
    shows: 'An answer on a tablet is held against two open books',
    usedFor: 'tool 5.5',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      hangingLamp(160, 24, 60, 84),
      rail('M-640 90H22c22 0 18 26 40 26h16'),
      rect('device', 128, 42, 66, 76, 8) +
        rect('white', 136, 50, 50, 60, 3, 0) +
        spark(161, 64, 0.62) +
        line('M144 82h34M144 91h34M144 100h20', 2.6, 'own'),
      openBook(82, 116),
      openBook(240, 116),
      line('M114 86h8M206 86h-8', 4, 'leaf'),
      table(34, 116, 252, 60),
      bust(mum, 134, 138, 0.92),
      bust(kai, 190, 142, 0.82),
      chairBack(110, 146, 48, 30, 10),
      chairBack(168, 150, 44, 28, 8),
      sleepingCat(262, 168, 0.64),
    ],
  },
  {
    name: 'knows-about-us',
    shows: 'A toy bear, a speaker and a headset on a shelf; waves go out, and one switch is off',
    usedFor: 'tool 5.6',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 144),
      rail('M-640 62H8c22 0 16 62 44 62h74'),
      at(
        0,
        -18,
        rect('white', 44, 108, 232, 12, 4) +
          line('M66 120v14M254 120v14', 4) +
          bear(92, 108, 1.25) +
          line('M116 66q8-10 0-22M126 72q14-16 0-34', 3, 'own') +
          speaker(164, 108, 1.2) +
          line('M190 66q8-10 0-22M200 72q14-16 0-34', 3, 'own') +
          line('M222 92a20 20 0 0 1 40 0', 9) +
          line('M222 92a20 20 0 0 1 40 0', 4, 'white') +
          rect('coral', 214, 86, 12, 22, 5) +
          rect('coral', 258, 86, 12, 22, 5),
      ),
      rect('white', 130, 108, 60, 32, 5) + switchAt(160, 124, false, 1.1),
      sittingCat(286, 154, 0.76),
    ],
  },
]

/** Head and shoulders of no particular person. */
function portrait(x: number, y: number, fill: 'own' | 'mid') {
  return shape(fill, `M${x - 26} ${y}q0-28 26-28t26 28z`) + disc(fill, x, y - 44, 15)
}

function openBook(x: number, y: number) {
  return (
    shape('white', `M${x} ${y - 30}c-8-6-20-7-30-5v33c10-2 22-1 30 4 8-5 20-6 30-4v-33c-10-2-22-1-30 5z`) +
    line(`M${x} ${y - 30}v32`) +
    line(
      `M${x - 22} ${y - 22}q8-1 14 2M${x - 22} ${y - 12}q8-1 14 2M${x + 22} ${y - 22}q-8-1-14 2M${x + 22} ${y - 12}q-8-1-14 2`,
      2.4,
      'own',
    )
  )
}
