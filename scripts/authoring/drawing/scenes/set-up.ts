// Set up: the four checklists, and what a setting of a device or an app is for. No company's logo.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, framed, line, type Mark, rail, rect, repeat, shape } from '../pen.ts'
import { bust, dad, zoe } from '../people.ts'
import { openDoor, room, rug } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { camera, check, clip, globe, heart, sandTimer } from '../signs.ts'
import {
  bigPhone,
  bubble,
  coin,
  controller,
  GAME,
  mug,
  musicNote,
  padlock,
  pencil,
  plant,
  spark,
  switchAt,
  table,
  tablet,
  television,
} from '../things.ts'

const HERE = 'scenes'

/** A sheet with boxes to tick. @param x left @param y top @param ticked how many of its four */
function tickList(x: number, y: number, ticked: number): Mark {
  return (
    rect('white', x, y, 78, 100, 4) +
    repeat(4, (index) => {
      const row = y + 16 + index * 23
      const box = rect('none', x + 10, row - 7, 14, 14, 3, 2.6)
      return box + line(`M${x + 33} ${row}h34`, 3, 'own') + (index < ticked ? check(x + 18, row - 2, 0.8) : '')
    })
  )
}

/** Its foot at x, y. */
function stopwatch(x: number, y: number): Mark {
  return at(
    x,
    y,
    rect('coral', -8, -98, 16, 12, 3) +
      line('M0-86v8M28-74l7-7', 6) +
      disc('white', 0, -40, 39) +
      disc('paper', 0, -40, 29, 0) +
      line('M0-74v6M0-12v6M-34-40h6M28-40h6', 2.6) +
      line('M0-40v-20M0-40l15 9', 4, 'own') +
      disc('line', 0, -40, 3.4, 0),
  )
}

const castle =
  line('M119 44V16M241 44V16', 3) +
  shape('coral', 'M119 16l22 7-22 8z', 2.4) +
  shape('teal', 'M241 16l22 7-22 8z', 2.4) +
  shape(
    'mid',
    'M84 152V44h14v12h14V44h14v12h14V44h14v42h13V74h13v12h14V74h13v12h13V44h14v12h14V44h14v12h14V44h14v108z',
  ) +
  rect('glow', 112, 76, 15, 22, 7, 2.6) +
  rect('glow', 234, 76, 15, 22, 7, 2.6) +
  line('M92 124h20M132 112h14M216 120h16M248 130h16', 2.6) +
  shape('own', 'M156 152v-26q0-24 24-24t24 24v26z') +
  padlock(180, 128, 0.86)

const checklists: Scene[] = [
  {
    name: 'checklist-sprint',
    shows: 'A stopwatch beside a list with two of four boxes ticked',
    usedFor: 'the checklist Digital Safety Sprint',
    folder: HERE,
    room: 'safety',
    focus: 150,
    keepsItsSide: true,
    marks: [
      room('safety', 140),
      rail('M-640 88H48c26 0 22 20 48 20h20'),
      table(50, 124, 220, 60),
      stopwatch(112, 124),
      tickList(170, 22, 2),
      sleepingCat(286, 168, 0.66),
    ],
  },
  {
    name: 'checklist-charter',
    shows: 'A father and a child at a table before a sheet with a heart and a signature',
    usedFor: 'the checklist Family Tech Charter',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 140),
      rail('M-640 80H56c24 0 20 18 44 18h18'),
      rect('white', 36, 114, 248, 11, 5),
      rect('white', 120, 12, 80, 102, 3) +
        heart(160, 36, 0.9) +
        line('M134 58h52M134 69h52M134 80h36', 3, 'own') +
        line('M136 99c5-9 9 4 14-1s6 3 16-3', 3),
      mug(262, 114, 'teal', 1),
      pencil(232, 106, 0.9, 8),
      bust(dad, 96, 172, 1.44),
      bust(zoe, 216, 174, 1.24),
      sleepingCat(288, 168, 0.6),
    ],
  },
  {
    name: 'checklist-fortress',
    shows: 'A toy castle with two flags, a padlock on its gate',
    usedFor: 'the checklist Data Privacy Fortress',
    folder: HERE,
    room: 'screens',
    focus: 180,
    marks: [
      room('screens', 138),
      rug(180, 158, 136, 15),
      castle,
      rail('M-640 112H24c34 0 24 52 62 52h72'),
      sittingCat(44, 156, 0.7),
    ],
  },
  {
    name: 'checklist-gaming',
    shows: 'A game on a screen, a sand timer, and an open door with light in it',
    usedFor: 'the checklist Gaming Transition Mastery',
    folder: HERE,
    room: 'games',
    focus: 176,
    marks: [
      room('games', 138),
      openDoor(262, 138, 50, 112),
      television(36, 18, 132, 84, GAME),
      rect('mid', 26, 114, 152, 11, 3),
      sandTimer(212, 102, 1.4, 0.7),
      rug(118, 162, 84, 13),
      rail('M-640 164H176c40 0 46-18 98-20'),
      controller(110, 156, 1.3),
      sleepingCat(48, 164, 0.6),
    ],
  },
]

/** What is set stands on a table; the rail leads to it. */
function setting(name: string, shows: string, marks: Mark[]): Scene {
  return {
    name: `setting-${name}`,
    shows,
    usedFor: 'the card of a setting on a topic page',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      rect('mid', 44, 129, 9, 60, 2) + rect('mid', 267, 129, 9, 60, 2) + rect('white', 28, 118, 264, 11, 5),
      rail('M-640 84H36c22 0 22 26 44 26h42'),
      ...marks,
      sleepingCat(150, 168, 0.7),
    ],
  }
}

const PHONE_SIZE = 1.06
const onPhone = (shows: Mark) => bigPhone(160, 62, shows, 'white', PHONE_SIZE)

const settings: Scene[] = [
  setting('phone-and-tablet', 'A phone and a tablet with switches on a table', [
    tablet(186, 118, switchAt(0, 2, true, 1), 'white', 1.5),
    bigPhone(122, 62, switchAt(0, -18, true) + switchAt(0, 12, false), 'white', PHONE_SIZE),
    plant(272, 118, 0.62),
  ]),
  setting('phone', 'A phone with six apps and a switch on a table', [
    onPhone(
      repeat(6, (index) => {
        const fill = (['teal', 'coral', 'blue', 'violet', 'leaf', 'pink'] as const)[index] ?? 'grey'
        return rect(fill, -21 + (index % 3) * 15, -34 + Math.floor(index / 3) * 17, 12, 12, 4, 0)
      }) + switchAt(0, 22, true, 1.1),
    ),
    mug(246, 118, 'coral', 1),
  ]),
  setting('chat', 'A phone with a chat on a table', [
    onPhone(
      bubble(-21, -36, 34, 21, 'left', 'screen') +
        rect('mid', -10, -2, 32, 14, 7, 2.2) +
        rect('mid', -2, 18, 24, 14, 7, 2.2),
    ),
    padlock(246, 98, 1),
  ]),
  setting('video', 'A phone with a film and a heart on a table', [
    onPhone(clip(0, -18, 0.86) + heart(-12, 20, 0.62) + musicNote(12, 26)),
    mug(246, 118, 'teal', 1),
  ]),
  setting('photos', 'A phone with a camera on its screen, on a table', [
    onPhone(camera(0, -14, 0.84) + rect('screen', -19, 12, 17, 17, 2, 2) + rect('mid', 3, 12, 17, 17, 2, 2)),
    padlock(246, 98, 1),
  ]),
  setting('game', 'A tablet with a game of blocks, a controller beside it', [
    rect('device', 92, 22, 136, 96, 10) + framed(102, 31, 116, 78, '0 0 120 70', GAME),
    controller(258, 108, 1.2, 'coral'),
  ]),
  setting('console', 'A console and its controller before a screen', [
    television(96, 8, 128, 82, GAME),
    rect('device', 118, 104, 84, 14, 4) + disc('screen', 190, 111, 2.6, 0),
    controller(254, 108, 1.3, 'coral'),
  ]),
  setting('store', 'A phone with a shopping bag, coins beside it', [
    onPhone(line('M-9-12q0-14 9-14t9 14', 3) + shape('coral', 'M-18-14h36l4 38h-44z') + check(0, 6, 0.9)),
    coin(238, 109, 9) + coin(258, 109, 9) + coin(248, 94, 9),
  ]),
  setting('ai', 'A phone with a sparkle and lines of an answer, on a table', [
    onPhone(spark(0, -16, 1.1) + line('M-16 12h32M-16 21h32M-16 30h18', 3.4, 'mid')),
    mug(246, 118, 'coral', 1),
  ]),
  setting('wifi', 'A router with a big wave, a globe beside it', [
    at(
      150,
      118,
      line('M26-36v-22', 4) +
        line('M-4-66q30-26 60 0M8-54q18-16 36 0', 4, 'own') +
        rect('own', -48, -36, 96, 36, 7) +
        disc('white', -30, -18, 4, 0) +
        disc('white', -14, -18, 4, 0),
    ),
    globe(244, 90, 1),
  ]),
]

export const setUpScenes: readonly Scene[] = [...checklists, ...settings]
