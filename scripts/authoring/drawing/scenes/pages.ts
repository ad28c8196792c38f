// Pictures of pages: the three doors, the ways beyond the tools, what is empty, what is not there.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, limb, line, rail, rect, repeat, shape } from '../pen.ts'
import { arjun, bust, carer, ellie, kai, leo, mum, noor, sitting, standing } from '../people.ts'
import {
  bunting,
  dayWindow,
  hangingLamp,
  light,
  openDoor,
  picture,
  room,
  shutDoor,
  tableLamp,
  windowAt,
} from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  bigPhone,
  bubble,
  chairBack,
  fridge,
  key,
  mug,
  padlock,
  pencil,
  plant,
  sheet,
  slippers,
  switchAt,
  tablet,
} from '../things.ts'

const HERE = 'scenes'

/** A small house, from outside. Its windows go from left to right, the upper ones first. */
function house(lit: boolean[]) {
  const pane = (index: number, x: number, y: number) =>
    rect(lit[index] ? 'glow' : 'sky', x, y, 30, 26, 2) +
    line(`M${x + 15} ${y}v26M${x} ${y + 13}h30`, 2.4, lit[index] ? 'line' : 'white')
  return (
    shape('house', 'M-70 0v-84H70V0z') +
    shape('house', 'M34-118v-28h20v40z') +
    shape('roof', 'M-84-82L0-140l84 58z') +
    pane(0, -54, -74) +
    pane(1, 24, -74) +
    pane(2, -54, -36) +
    rect('white', 22, -42, 32, 42, 2) +
    rect('own', 27, -37, 22, 37, 1) +
    disc('white', 44, -18, 2.2, 0)
  )
}

const sky = (ground: number) => flat('wall', 'M-640-480H960V480H-640z') + flat('floor', `M-640 ${ground}H960V480H-640z`)

export const pagesScenes: Scene[] = [
  {
    name: 'door-launchpad',
    shows: 'Up the steps to an open front door; the cat waits on the threshold',
    usedFor: 'the focus area The Digital Launchpad',
    folder: HERE,
    room: 'hall',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z'),
      [
        [6, 0],
        [40, 24],
        [74, 4],
        [108, 30],
      ]
        .map(([y = 0, start = 0]) =>
          flat(
            'paper',
            repeat(24, (index) => `M${-640 + start + index * 66} ${y}h34v14h-34z`),
          ),
        )
        .join(''),
      flat('floor', 'M-640 140H960V480H-640z'),
      rect('white', 233, 35, 54, 60, 3) + light('M238 40h44v50h-44z') + line('M260 40v50M238 65h44', 2.6),
      light('M132 112h58l60 70H84z', 0.8),
      shape('white', 'M120 22h82v90h-82z') + shape('glow', 'M132 34h58v78h-58z'),
      shape('own', 'M132 34l-26 8v80l26-10z') + shape('mid', 'M114 22q46-30 94 0z'),
      shape('white', 'M108 112h104v14H108zM94 126h132v14H94zM80 140h160v16H80z'),
      rail('M-640 142H28c14 0 20-4 28-14l40-46h18'),
      at(190, 140, shape('coral', 'M-8 0v-20H2v11q10 0 10 9z')) +
        at(212, 140, shape('coral', 'M-8 0v-20H2v11q10 0 10 9z')),
      plant(278, 146, 1.1),
      sittingCat(150, 100, 0.6),
    ],
  },
  {
    name: 'door-explorers',
    shows: 'Grown-up and child in a den of sheets, with one phone between them',
    usedFor: 'the focus area Explorer’s Guide',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 136),
      bunting(36, 8, 250, 8),
      rail('M-640 100H34c20 0 20 62 42 62h26'),
      shape('mid', 'M160 30L56 154h208z') + shape('glow', 'M160 30l-56 124h112z') + line('M160 30l-10-12M160 30l10-12'),
      [
        [94, 130],
        [110, 106],
        [82, 146],
        [226, 132],
        [210, 108],
        [238, 148],
      ]
        .map(([x = 0, y = 0]) => disc('white', x, y, 3, 0))
        .join(''),
      sitting(carer, 134, 168, 0.86),
      sitting(ellie, 196, 170, 0.72),
      at(168, 98, rect('device', -13, -22, 26, 44, 5) + rect('screen', -9, -16, 18, 30, 2, 0)),
      sleepingCat(284, 162, 0.76),
    ],
  },
  {
    name: 'door-teen',
    shows: 'A parent hands a teenager the key at the open front door',
    usedFor: 'the focus area Teen Guide',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 142),
      rect('white', 150, 18, 80, 124, 2) + rect('sky', 160, 28, 60, 114),
      flat('moon', 'M180 46a12 12 0 1 0 14 16 10 10 0 0 1-14-16z') +
        disc('moon', 206, 44, 1.7, 0) +
        disc('moon', 170, 88, 1.7, 0),
      shape('own', 'M220 28l34 10v116l-34-12z') + disc('white', 247, 96, 2.6, 2),
      rail('M-640 96H22c14 0 16-16 30-16h58'),
      standing(leo, 210, 174, 130, { left: { d: 'l-22 12', hand: [-40, -62] } }),
      standing(mum, 92, 176, 134, { right: { d: 'l20 10', hand: [38, -64] } }),
      at(147, 108, key(0, 0, 0.8, 90)),
      sittingCat(288, 148, 0.78),
    ],
  },
  {
    name: 'way-talks',
    shows: 'Two people side by side on the stairs, talking',
    usedFor: 'the way to the talks, on home',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 480),
      flat('floor', 'M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960V480z'),
      line('M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960', 15) +
        line('M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960', 9, 'white'),
      rail('M-640 128H46L286-14'),
      sitting(mum, 146, 132, 0.84),
      sitting(kai, 206, 106, 0.72),
      bubble(40, 28, 92, 42, 'left') + line('M54 43h62M54 54h40', 3, 'own'),
      sittingCat(300, 12, 0.62),
    ],
  },
  {
    name: 'way-plan',
    shows: 'A father puts the family’s sheet on the fridge',
    usedFor: 'the way to our plan, on home',
    folder: HERE,
    room: 'wellbeing',
    focus: 222,
    marks: [
      room('wellbeing', 146),
      windowAt(38, 28, 52, 50),
      fridge(142, 158, 150, 104),
      rail('M-640 90H84c30 0 36 12 58 12h30'),
      rect('mid', 6, 114, 112, 40, 3) +
        line('M62 114v40M26 128h16M82 128h16', 2.6) +
        rect('white', -2, 104, 128, 11, 4),
      mug(30, 104, 'teal', 0.85) + plant(86, 104, 0.72),
      at(
        200,
        108,
        rect('glow', -26, -34, 52, 68, 2) +
          shape('white', 'M-16-12l16-13 16 13V8h-32z', 2.4) +
          line('M-16 17h32M-16 25h22', 2.4) +
          disc('coral', 0, -34, 4, 2.4),
        1,
        -3,
      ),
      standing(arjun, 278, 174, 130, { left: { d: 'l-24 2', hand: [-42, -74] } }),
      sittingCat(128, 150, 0.74),
    ],
  },
  {
    name: 'way-set-up',
    shows: 'A phone with three switches and a router on a table',
    usedFor: 'the way to the device guides, on home',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 138),
      rect('mid', 44, 129, 9, 60, 2) + rect('mid', 267, 129, 9, 60, 2) + rect('white', 28, 118, 264, 11, 5),
      rail('M-640 84H36c22 0 22 26 44 26h36'),
      at(92, 118, rect('device', -38, -52, 76, 52, 7) + rect('white', -31, -45, 62, 38, 3, 0)) +
        switchAt(92, 82, true, 0.9) +
        line('M72 98h40', 3, 'mid'),
      bigPhone(184, 62, switchAt(0, -24, true) + switchAt(0, 2, true) + switchAt(0, 28, false), 'white', 1.06),
      at(258, 118, rect('device', -20, -26, 40, 26, 4) + disc('coral', -10, -13, 4, 0) + disc('teal', 10, -13, 4, 0)),
      sleepingCat(150, 168, 0.7),
    ],
  },
  {
    name: 'saturday-letter',
    shows: 'A letter on the breakfast table, beside a mug and a butter dish',
    usedFor: 'the form of the newsletter, and its mails',
    folder: HERE,
    room: 'wellbeing',
    focus: 150,
    marks: [
      room('wellbeing', 140),
      dayWindow(240, 20, 52, 52),
      rect('mid', 46, 133, 9, 60, 2) + rect('mid', 265, 133, 9, 60, 2) + rect('white', 24, 122, 272, 12, 5),
      at(148, 80, rect('white', -62, -40, 124, 82, 3)),
      rail('M-640 64H34c24 0 22-24 42-24h10l62 48 62-48'),
      mug(246, 122, 'coral', 1.1),
      shape('lamp', 'M44 116q0-18 9-18h16q9 0 9 18z') + rect('white', 36, 114, 50, 8, 4, 2.6),
      sleepingCat(206, 166, 0.78),
    ],
  },
  {
    name: 'about-rail',
    shows: 'A parent and a child walk up the stairs, each with a hand on the rail',
    usedFor: 'the page About',
    folder: HERE,
    room: 'hall',
    marks: [
      room('hall', 480),
      windowAt(26, 26, 52, 50),
      flat('floor', 'M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960V480z'),
      line('M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960', 15) +
        line('M60 480V160h44v-26h44v-26h44V82h44V56h44V30H960', 9, 'white'),
      rail('M-640 128H46L286-14'),
      standing(carer, 124, 132, 102, { right: { d: 'l12 3', hand: [29, -72] } }),
      standing(kai, 212, 80, 66, { right: { d: 'l15-16', hand: [32, -94] } }),
      sittingCat(290, 16, 0.6),
    ],
  },
  {
    name: 'parents-table',
    shows: 'Three parents at a kitchen table, seen from behind, with a sheet of paper between their mugs',
    usedFor: 'the page of other parents',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 134),
      picture(30, 26, 48, 38),
      windowAt(242, 22, 52, 50),
      hangingLamp(160, 34, 76, 74),
      rect('white', 34, 108, 252, 13, 5),
      rail('M-640 72H10c26 0 26 32 52 32h76'),
      sheet(160, 84, 1.05, -3),
      mug(92, 108, 'coral', 0.9) + mug(214, 108, 'teal', 0.9),
      bust(noor, 84, 152, 0.92) + chairBack(58, 158, 52, 40),
      bust(arjun, 160, 152, 0.92) + chairBack(134, 158, 52, 40),
      bust(mum, 236, 152, 0.92) + chairBack(210, 158, 52, 40),
      sleepingCat(302, 164, 0.7),
    ],
  },
  {
    name: 'stairs-to-build',
    shows: 'Two steps of a stair are built and the third is only drawn; the cat sits on the second',
    usedFor: 'the roadmap',
    folder: HERE,
    room: 'screens',
    focus: 170,
    marks: [
      room('screens', 146),
      rect('mid', 62, 128, 62, 40, 2) + rect('white', 56, 120, 68, 10, 3),
      rect('mid', 124, 98, 62, 70, 2) + rect('white', 118, 90, 68, 10, 3),
      '<path stroke-dasharray="7 7" d="M186 168V60h62v108"/>',
      rail('M-640 92H36c10 0 14-2 22-6L208 8'),
      line('M90 120V70M152 90V38'),
      sittingCat(160, 74, 0.72),
      sheet(284, 66, 1.2, 4) + pencil(272, 152, 1.2, -30),
      plant(24, 150, 0.8),
    ],
  },
  {
    name: 'own-key',
    shows: 'A locked chest, its key on a hook beside it; the cat sleeps on the lid',
    usedFor: 'the privacy policy',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 170,
    marks: [
      room('safety', 138),
      windowAt(26, 26, 52, 50),
      rect('mid', 94, 92, 128, 66, 6) + rect('white', 86, 78, 144, 20, 6),
      line('M112 98v60M204 98v60', 6, 'own'),
      padlock(158, 118, 1.2),
      sleepingCat(150, 68, 0.8),
      line('M268 46v8', 4),
      key(268, 76, 1.2, 90),
      rail('M960 40H296c-10 0-14 4-18 10'),
    ],
  },
  {
    name: 'help-lamp',
    shows: 'A lit lamp and a phone that rings somebody, beside an open door',
    usedFor: 'the help page, and the pages for what is happening now',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      light('M174 72h42l50 94H124z', 0.42),
      openDoor(256, 138, 44, 108),
      rect('mid', 96, 109, 9, 60, 2) + rect('mid', 214, 109, 9, 60, 2) + rect('white', 80, 100, 160, 11, 5),
      tableLamp(194, 100, 1.1),
      bigPhone(
        132,
        62,
        shape('own', 'M-12-14h7l4 9-5 4a17 17 0 0 0 9 9l4-5 9 4v7a5 5 0 0 1-5 5A27 27 0 0 1-17-9a5 5 0 0 1 5-5z', 2.4),
        'white',
        0.72,
      ),
      rail('M-640 74H20c28 0 28 24 56 24h30'),
      sittingCat(244, 152, 0.74),
    ],
  },
  {
    name: 'plain-room',
    shows: 'An empty room with a lamp, a window and a plant; the cat sleeps',
    usedFor: 'every tool, toolkit and topic without a scene of its own',
    folder: HERE,
    room: 'hall',
    serious: true,
    marks: [
      room('hall', 138),
      windowAt(40, 28, 52, 50),
      picture(232, 34, 48, 40),
      light('M132 82l-34 56h104l-34-56z', 0.6),
      rect('mid', 112, 126, 9, 60, 2) + rect('mid', 200, 126, 9, 60, 2) + rect('white', 96, 116, 130, 11, 5),
      tableLamp(150, 116, 1.1),
      plant(252, 150, 1),
      rail('M-640 96H24c26 0 22 22 46 22h24'),
      sleepingCat(60, 164, 0.8),
    ],
  },
  {
    name: 'empty-plan',
    shows: 'A house with dark windows; one has a light, and the rail leads to its door',
    usedFor: 'our plan before the first rule',
    folder: HERE,
    room: 'hall',
    light: 'night',
    marks: [
      sky(146),
      [
        [40, 30],
        [90, 62],
        [270, 24],
        [292, 84],
        [30, 96],
      ]
        .map(([x = 0, y = 0]) => disc('moon', x, y, 1.7, 0))
        .join(''),
      flat('moon', 'M258 40a17 17 0 1 0 20 24 15 15 0 0 1-20-24z'),
      light('M182 146h36l34 40h-84z', 0.5),
      at(160, 148, house([false, false, true])),
      rail('M-640 166H150c22 0 26-6 36-14'),
      sittingCat(122, 26, 0.6),
      plant(256, 150, 0.9),
    ],
  },
  {
    name: 'lit-street',
    shows: 'Three houses in the evening; most of their windows are lit, and the rail leads to the middle one',
    usedFor: 'what parents answer to: did it work?',
    folder: HERE,
    room: 'hall',
    light: 'night',
    focus: 160,
    marks: [
      sky(146),
      [
        [22, 34],
        [112, 22],
        [212, 30],
        [304, 62],
      ]
        .map(([x = 0, y = 0]) => disc('moon', x, y, 1.7, 0))
        .join(''),
      flat('moon', 'M286 24a17 17 0 1 0 20 24 15 15 0 0 1-20-24z'),
      at(54, 148, house([true, true, false]), 0.62),
      at(266, 148, house([true, false, true]), 0.62),
      light('M150 146h36l34 34h-92z', 0.5),
      at(160, 150, house([true, true, true]), 0.82),
      rail('M-640 168H140c18 0 20-8 30-16'),
      sittingCat(128, 48, 0.5),
    ],
  },
  {
    name: 'empty-search',
    shows: 'The cat looks into an empty box; a lit door stands open',
    usedFor: 'a search without a hit',
    folder: HERE,
    room: 'hall',
    focus: 170,
    marks: [
      room('hall', 134),
      openDoor(244, 134, 46, 100),
      picture(40, 30, 52, 42),
      shape('pot', 'M88 106l-24-16 14-18 24 18z') + shape('pot', 'M168 106l24-16-14-18-24 18z'),
      shape('brick', 'M92 98h72v20H92z'),
      shape('pot', 'M84 104h88v60H84z') + line('M84 122h88', 2.4),
      rail('M-640 100H20c28 0 22 68 52 68h100c34 0 38-28 66-28'),
      sittingCat(128, 88, 0.9),
    ],
  },
  {
    name: 'empty-progress',
    shows: 'A staircase; only its first step is lit, and slippers stand before it',
    usedFor: 'progress before the first finished tool',
    folder: HERE,
    room: 'hall',
    focus: 120,
    light: 'night',
    marks: [
      room('hall', 150),
      flat('floor', 'M110 480V150h48v-28h48V94h48V66h48V38H960V480z'),
      light('M84 150L124 58h18l44 92z', 0.8),
      line('M110 150h48v-28h48V94h48V66h48V38H960', 15) + line('M110 150h48v-28h48V94h48V66h48V38H960', 9, 'white'),
      line('M114 150h40', 9, 'glow'),
      shape('lamp', 'M122 32h22l9 28h-40z') + line('M133-480V32'),
      rail('M-640 116H66c20 0 24-2 40-10L296-4'),
      slippers(66, 172),
      sleepingCat(230, 82, 0.7),
    ],
  },
  {
    name: 'not-found',
    shows: 'A door opens on bricks; the next one is open and lit',
    usedFor: 'a page that is not there',
    folder: HERE,
    room: 'hall',
    focus: 140,
    marks: [
      room('hall', 138),
      rect('white', 53, 27, 64, 111, 2) + rect('house', 60, 34, 50, 104),
      line(
        'M60 51h50M60 68h50M60 85h50M60 102h50M60 119h50M76 34v17M96 51v17M76 68v17M96 85v17M76 102v17M96 119v19',
        2.2,
        '#0a0f26',
      ),
      shape('own', 'M60 34l-24 9v106l24-11z') + disc('white', 42, 96, 2.6, 2),
      openDoor(220, 138, 50, 104),
      plant(152, 142, 0.9),
      rail('M-640 108H20c10 0 4 56 24 56h106c36 0 40-20 70-20'),
      sittingCat(98, 154, 0.82),
    ],
  },
  {
    name: 'offline',
    shows: 'No signal from the router, yet the tablet is lit and can be read',
    usedFor: 'the page for those who are offline',
    folder: HERE,
    room: 'hall',
    focus: 150,
    marks: [
      room('hall', 138),
      windowAt(20, 20, 42, 44),
      light('M232 82l-40 40h104l-40-40z', 0.6),
      rect('mid', 58, 133, 9, 60, 2) + rect('mid', 253, 133, 9, 60, 2) + rect('white', 40, 122, 240, 12, 5),
      tableLamp(244, 122, 1),
      rail('M-640 88H6c22 0 18 28 40 28h80'),
      shape('own', 'M58 98h46q6 0 6 6v18H52v-18q0-6 6-6z') +
        disc('white', 62, 110, 2.6, 0) +
        disc('white', 72, 110, 2.6, 0),
      line('M98 98V72') + line('M86 66q12-12 24 0M78 57q20-20 40 0', 3),
      line('M78 78l42-36', 10) + line('M78 78l42-36', 5, 'coral'),
      tablet(176, 122, line('M-20-10h40M-20 0h40M-20 10h24', 3, 'own'), 'white', 1.1),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'choice-back',
    shows: 'A shut door and an arrow that turns back',
    usedFor: 'a talk: try another line',
    folder: HERE,
    room: 'screens',
    withoutRail: true,
    keepsItsSide: true,
    marks: [
      room('screens', 146),
      shutDoor(96, 146, 66, 118, false),
      limb('mid', 'M222 136q30-44-8-78', 6),
      shape('mid', 'M198 76l-2-34 30 12z'),
    ],
  },
  {
    name: 'choice-on',
    shows: 'An open, lit door, and the rail leads through it',
    usedFor: 'a talk: carry on and put it right',
    folder: HERE,
    room: 'screens',
    marks: [room('screens', 146), openDoor(128, 146, 66, 122), rail('M960 158H240c-30 0-36-12-52-12h-10')],
  },
]
