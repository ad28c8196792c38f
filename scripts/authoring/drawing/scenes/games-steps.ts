// The Gaming Code, step by step: a scene has the name of its tool's and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, limb, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, colin, ellie, gran, inCar, iqbal, jayden, kai, type Person, sitting, standing, zoe } from '../people.ts'
import { bunting, floorLamp, openDoor, picture, room, rug, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  alarmClock,
  bath,
  bed,
  bubble,
  clock,
  coin,
  controller,
  cushion,
  GAME,
  mug,
  padlock,
  plant,
  rainyWindow,
  slippers,
  sofa,
  table,
  tablet,
  television,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module1'
const player: Person = { ...kai, headphones: true }
const marek: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'blue', pattern: 'stripes' }
const rhys: Person = {
  hair: 'short',
  hairColour: 'ginger',
  skin: 'skin1',
  top: 'teal',
  pattern: 'stripes',
  legs: 'teal',
}
const cari: Person = { hair: 'long', hairColour: 'ginger', skin: 'skin1', top: 'pink', headphones: true }
const rosa: Person = { hair: 'bun', hairColour: 'black', skin: 'skin2', top: 'brick' }
const mateo: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'lamp', pattern: 'stripes' }
const frank: Person = { hair: 'short', hairColour: 'grey', skin: 'skin3', top: 'leaf', glasses: true }
const poppy: Person = { hair: 'plaits', hairColour: 'black', skin: 'skin3', top: 'pink', pattern: 'dots' }
const beth: Person = { hair: 'pony', hairColour: 'brown', skin: 'skin1', top: 'denim' }
const sofia: Person = { hair: 'long', hairColour: 'brown', skin: 'skin2', top: 'coral' }

/** A cave with a torch in it, and a bridge that is not far. */
const CAVE: Mark =
  flat('#2b2560', 'M0 0h120v70H0z') +
  flat('#3e3488', 'M0 0h120v16l-10 12-12-12-14 16-16-14-12 12-18-16-16 14L0 18z') +
  flat('#171335', 'M0 70V50h44v20zM84 70V50h36v20z') +
  line('M42 50q21 9 44 0M50 52v6M58 54v6M70 54v6M78 52v6', 2.6, '#e58a5b') +
  disc('#ffe3a0', 22, 34, 8, 0) +
  line('M22 36v14', 3, '#e58a5b')

/** A station of blocks, and a train before it. */
const STATION: Mark =
  flat('#8fd0ff', 'M0 0h120v70H0z') +
  flat('#34c38f', 'M0 48h120v22H0z') +
  shape('#d8562a', 'M6 46V24h10V12h22v12h10v22z', 2) +
  flat('#fff1c4', 'M12 30h8v8h-8zM34 30h8v8h-8z') +
  disc('#fff1c4', 27, 22, 5, 2) +
  flat('#c9c5d6', 'M0 44h56v6H0z') +
  line('M0 63h120', 3, '#5a4a3a') +
  shape('#7f63f1', 'M60 57V24h20v14h34v19z', 2) +
  flat('#bfe3ff', 'M65 30h10v9H65z') +
  shape('#2b2560', 'M100 38V26h8v12z', 1.6) +
  disc('#fff', 105, 18, 4, 0) +
  disc('#fff', 113, 11, 5, 0) +
  disc('#14213b', 70, 58, 5, 0) +
  disc('#14213b', 88, 58, 5, 0) +
  disc('#14213b', 106, 58, 5, 0)

/** A castle on an island in the air. */
const CASTLE: Mark =
  flat('#6fc3ff', 'M0 0h120v70H0z') +
  flat('#34c38f', 'M30 46h60l-14 16H44z') +
  shape('#c9c5d6', 'M40 46V22h8v6h6v-6h8v6h6v-6h12v24z', 2) +
  shape('#ff7c66', 'M80 22V6l14 5-14 5', 2) +
  flat('#fff', 'M6 20q8-10 16 0zM98 40q8-10 16 0z')

export const gamesSteps: Scene[] = [
  {
    name: 'calm-shutdown-1',
    shows: 'A bath runs; a grandmother with a towel looks in on a boy who plays',
    usedFor: 'tool 1.1, step 1',
    folder: HERE,
    room: 'games',
    focus: 130,
    marks: [
      room('games', 140),
      rect('white', 14, 22, 116, 118, 2) + rect('glow', 22, 30, 100, 110, 0),
      television(36, 44, 72, 46, GAME),
      rect('mid', 32, 98, 80, 9, 3),
      bust(player, 72, 134, 0.86),
      rect('own', 32, 124, 80, 28, 10),
      rug(226, 170, 62, 8, 'own'),
      bath(200, 156, 112),
      line('M216 112V90h16', 5) + line('M231 94v18', 5, 'screen'),
      disc('white', 258, 104, 7, 2.4) + disc('white', 272, 107, 5, 2.4) + disc('white', 246, 107, 5, 2.4),
      line('M252 88q6-6 0-12M270 88q6-6 0-12', 2.4),
      rail('M-640 110H6c22 0 30 50 62 50h54'),
      standing(gran, 158, 172, 132, { right: { d: 'q16 10 12 26', hand: [26, -48] } }),
      shape('coral', 'M172 112h26v34h-26z') + line('M172 138h26', 2.6, 'white'),
      sittingCat(124, 158, 0.6),
    ],
  },
  {
    name: 'calm-shutdown-3',
    shows: 'A girl plays in a cave on her bedroom floor; a man looks in at the door',
    usedFor: 'tool 1.1, step 3',
    folder: HERE,
    room: 'games',
    focus: 140,
    keepsItsSide: true,
    marks: [
      room('games', 134),
      bunting(92, 4, 110, 5),
      clock(234, 32, 17, 7, 50),
      openDoor(40, 134, 42, 106),
      rug(166, 164, 108, 14),
      television(118, 44, 96, 58, CAVE),
      rect('mid', 110, 114, 112, 11, 3),
      bed(262, 104, 150),
      sleepingCat(292, 84, 0.56),
      rail('M-640 92H44c22 0 8 66 36 66h24'),
      standing(marek, 66, 152, 112),
      cushion(128, 164, 25),
      sitting(ellie, 190, 170, 0.9),
    ],
  },
  {
    name: 'calm-shutdown-4',
    shows: 'Slippers, two alarm clocks and a cushion lead to a television',
    usedFor: 'tool 1.1, step 4',
    folder: HERE,
    room: 'games',
    keepsItsSide: true,
    marks: [
      room('games', 118),
      picture(110, 26, 48, 40),
      television(212, 14, 96, 62, GAME),
      rect('mid', 204, 88, 112, 12, 3) + rect('mid', 212, 98, 8, 24, 2) + rect('mid', 300, 98, 8, 24, 2),
      rail('M-640 150H212', 9),
      slippers(36, 146, 'coral'),
      alarmClock(100, 146, 1.05),
      alarmClock(164, 146, 1.05),
      cushion(252, 150, 38),
      sleepingCat(58, 106, 0.7),
    ],
  },
  {
    name: 'calm-shutdown-5',
    shows: 'A boy in a bath full of foam, his grandmother beside him, the television dark',
    usedFor: 'tool 1.1, step 5 and its end',
    folder: HERE,
    room: 'games',
    focus: 190,
    marks: [
      room('games', 140),
      rect('white', 14, 26, 100, 114, 2) + rect('floor', 22, 34, 84, 106, 0),
      rect('device', 32, 58, 64, 40, 6) + rect('mid', 28, 106, 72, 9, 3),
      windowAt(238, 18, 46, 44),
      rail('M-640 118H6c26 0 30 44 62 44h50'),
      bust(kai, 236, 110, 0.9),
      bath(172, 158, 134),
      repeat(8, (index) => disc('white', 186 + index * 15, 108 - (index % 3) * 3, 9 - (index % 2) * 2, 2.4)),
      shape('lamp', 'M286 92q-2-9 7-9t7 8l5 2-5 3q-2 7-9 6t-6-10z', 2.4),
      sitting(gran, 142, 168, 0.96),
      shape('coral', 'M160 124h22v28h-22z', 2.6),
      sleepingCat(66, 158, 0.74),
    ],
  },
  {
    name: 'hard-to-leave-1',
    shows: 'A father with a toothbrush at the wall; behind it a girl laughs as she plays',
    usedFor: 'tool 1.2, step 1',
    folder: HERE,
    room: 'games',
    light: 'night',
    marks: [
      room('games', 140),
      flat('own', 'M156-480H960V133H156z', 0.5),
      rect('skirting', 148, -480, 14, 640, 0),
      rect('white', 40, 24, 46, 56, 20) + rect('screen', 46, 30, 34, 44, 16, 2.4),
      shape('white', 'M30 92h66l-8 16H38z') + line('M62 108v30', 6),
      rail('M-640 126H6c20 0 20 34 44 34h38'),
      standing(rhys, 112, 172, 124, {
        left: { d: 'q-14-6-4-26', hand: [-18, -104] },
        right: { d: 'q16 2 16-22', hand: [32, -100] },
      }),
      line('M96 62l-18-16', 7) + line('M96 62l-18-16', 3, 'coral'),
      television(208, 14, 92, 56, GAME),
      rect('mid', 202, 82, 104, 10, 3),
      rect('white', 176, 132, 150, 22, 6) + rect('own', 172, 146, 158, 22, 6),
      sitting(cari, 256, 140, 0.84),
      bubble(166, 70, 44, 30, 'right') + line('M176 82q12 12 24 0', 3, 'coral'),
      bubble(292, 70, 44, 30, 'left') + line('M300 82q12 12 22 0', 3, 'coral'),
      sleepingCat(200, 124, 0.56),
    ],
  },
  {
    name: 'hard-to-leave-2',
    shows: 'Three things on a shelf: a signpost, stairs to a flag, and friends',
    usedFor: 'tool 1.2, step 2',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 148),
      rail('M-640 60H10c20 0 12 58 34 58h10'),
      rect('white', 22, 118, 276, 12, 4) + line('M52 130v14M268 130v14', 4),
      rect('white', 32, 22, 78, 88, 6) + rect('white', 121, 22, 78, 88, 6) + rect('white', 210, 22, 78, 88, 6),
      line('M71 102V36', 5) +
        shape('teal', 'M73 40h22l9 8-9 8H73z', 2.6) +
        shape('coral', 'M69 60H47l-9 8 9 8h22z', 2.6),
      shape('mid', 'M130 102V86h18V70h16V54h18v48z', 2.6) +
        line('M174 54V34', 2.6) +
        shape('coral', 'M174 34l16 6-16 6', 2.4),
      shape('blue', 'M216 102q0-20 16-20t16 20z', 2.6) +
        disc('brown', 232, 70, 9, 2.6) +
        shape('coral', 'M250 102q0-20 16-20t16 20z', 2.6) +
        disc('ginger', 266, 70, 9, 2.6) +
        shape('teal', 'M231 102q0-16 18-16t18 16z', 2.6) +
        disc('black', 249, 74, 10, 2.6),
      controller(78, 160, 1.1),
      sleepingCat(244, 164, 0.76),
    ],
  },
  {
    name: 'hard-to-leave-3',
    shows: 'A rainy day: a boy builds a railway station on the screen, his aunt beside him',
    usedFor: 'tool 1.2, step 3',
    folder: HERE,
    room: 'games',
    focus: 184,
    marks: [
      room('games', 138),
      rainyWindow(24, 16, 54, 60),
      television(98, 8, 164, 100, STATION),
      rect('mid', 88, 120, 184, 11, 3),
      plant(302, 140, 0.8),
      rug(176, 164, 126, 14),
      rail('M-640 112H-20c34 0 30 54 64 54h140'),
      sitting(rosa, 72, 170, 1.06),
      sitting(mateo, 242, 172, 0.9),
      controller(184, 160, 0.9),
    ],
  },
  {
    name: 'play-together-1',
    shows: 'A man with two mugs in the doorway; a child on the rug has moved up',
    usedFor: 'tool 1.3, step 1',
    folder: HERE,
    room: 'games',
    focus: 170,
    marks: [
      room('games', 134),
      openDoor(30, 134, 46, 112),
      picture(110, 22, 30, 26),
      television(160, 22, 128, 80, CASTLE),
      rect('mid', 150, 114, 148, 10, 3),
      rug(206, 162, 106, 15),
      oval('glow', 166, 161, 34, 8, 0),
      rail('M-640 106H50c24 0 20 54 50 54h42'),
      standing(colin, 74, 168, 132, {
        left: { d: 'q-14 12 2 22', hand: [-15, -54] },
        right: { d: 'q14 12-2 22', hand: [15, -54] },
      }),
      mug(52, 110, 'coral', 0.8) + mug(100, 110, 'teal', 0.8),
      sitting(jayden, 240, 168, 0.92),
      sleepingCat(294, 152, 0.5),
    ],
  },
  {
    name: 'play-together-3',
    shows: 'Grandad and girl at a tablet with lava; an offer with a clock pops up',
    usedFor: 'tool 1.3, step 3',
    folder: HERE,
    room: 'games',
    keepsItsSide: true,
    marks: [
      room('games', 138),
      windowAt(20, 20, 44, 46),
      rail('M-640 96H8c24 0 20 28 42 28h36'),
      tablet(
        162,
        116,
        flat('#7cc7ff', 'M-33-21h66v42h-66z') +
          flat('#ff7c3c', 'M-33 8q8-5 16 0t16 0 17 0 17 0v13h-66z') +
          flat('#7a5a3a', 'M-30-2h14v6h-14zM-8-8H4v6H-8zM16-2h14v6H16z') +
          rect('#fff', -12, -19, 36, 26, 4, 2) +
          disc('#ffe3a0', -2, -6, 7, 2) +
          line('M-2-10v4h3', 1.6) +
          rect('#0b7a4b', 9, -11, 11, 10, 3, 0),
        'screen',
        1.6,
      ),
      mug(62, 116, 'coral', 0.9),
      oval('white', 262, 114, 24, 5) + disc('pot', 254, 108, 6, 2.4) + disc('pot', 266, 108, 6, 2.4),
      table(30, 116, 262, 60),
      bust(frank, 112, 138, 1.08),
      bust(poppy, 212, 142, 0.92),
      rect('own', 86, 148, 52, 34, 9) + rect('own', 188, 152, 48, 30, 9),
      sleepingCat(296, 168, 0.6),
    ],
  },
  {
    name: 'loot-boxes-1',
    shows: 'A woman on the early bus; her phone lists three payments',
    usedFor: 'tool 1.4, step 1',
    folder: HERE,
    room: 'games',
    keepsItsSide: true,
    focus: 190,
    marks: [
      flat('wall', 'M-640-480H960V480H-640z'),
      rect('sky', -700, 14, 784, 78, 10) + rect('sky', 100, 14, 124, 78, 10) + rect('sky', 240, 14, 780, 78, 10),
      flat('#3d4c92', 'M110 92V64h18V52h20v24h22V58h20v34zM250 92V60h20v-8h18v40zM14 92V62h22v14h18V56h20v36z'),
      flat('#ffe9ae', 'M114 70h6v6h-6zM152 60h6v6h-6zM258 66h6v6h-6zM22 68h6v6h-6z'),
      flat('moon', 'M58 30a9 9 0 1 0 10 13 8 8 0 0 1-10-13z'),
      flat('floor', 'M-640 112H960V480H-640z'),
      rail('M-640 4H80q12 0 12 12v122', 6),
      bust(beth, 160, 120, 1.3),
      limb('denim', 'M188 130q26 4 34-14', 11),
      at(
        226,
        84,
        rect('device', -23, -38, 46, 76, 7) +
          rect('white', -16, -30, 32, 58, 3, 0) +
          repeat(3, (index) => coin(-7, -19 + index * 18, 6) + line(`M3 ${-19 + index * 18}h9`, 3, 'own')),
        1,
        6,
      ),
      disc('skin1', 222, 118, 7, 2.6),
      rect('own', 96, 138, 130, 60, 16) + line('M112 154h98', 2.4),
      rect('own', 250, 138, 130, 60, 16) + rect('own', -60, 138, 130, 60, 16),
    ],
  },
  {
    name: 'loot-boxes-2',
    shows: 'At a fair a child reaches into a lucky dip barrel; a star sticks out',
    usedFor: 'tool 1.4, step 2',
    folder: HERE,
    room: 'games',
    focus: 180,
    marks: [
      room('games', 140),
      bunting(10, 2, 150, 6) + bunting(160, 2, 150, 6),
      rail('M-640 112H40c26 0 30 46 62 46h14'),
      shape('lamp', 'M216 62l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z', 2.6),
      shape('pot', 'M150 104q8-18 18-8 8-14 20-6 10-12 22-2 12-12 22 0 12-8 22 2 12-4 16 14z', 2.6),
      rect('coral', 160, 84, 22, 22, 3, 2.6) + line('M171 84v22M160 95h22', 2.4, 'white'),
      rect('teal', 244, 86, 20, 20, 3, 2.6) + line('M254 86v20M244 96h20', 2.4, 'white'),
      shape('mid', 'M142 102h136l-10 62q-58 12-116 0z') +
        line('M146 118q64 10 128 0M150 146q60 10 120 0', 5, 'own') +
        line('M176 108v58M210 110v60M244 108v58', 2.2),
      standing(zoe, 110, 178, 118, { right: { d: 'l34-8', hand: [52, -86] } }),
      sleepingCat(44, 158, 0.7),
      coin(298, 158, 8),
    ],
  },
  {
    name: 'loot-boxes-3',
    shows: 'Two in a car outside a chip shop; her phone shows a crate with a dragon',
    usedFor: 'tool 1.4, step 3',
    folder: HERE,
    room: 'games',
    focus: 112,
    marks: [
      flat('paper', 'M-640-480H960V480H-640z'),
      shape('sky', 'M-640 8H960V110H-640z'),
      shape('#ffe9ae', 'M104 110V58h120v52z', 2.6) +
        shape('#ff7c66', 'M96 60h136l-8-16H104z', 2.6) +
        shape('#4b8df8', 'M126 28c20-18 48-14 58 0l18-11v24l-18-11c-10 14-38 16-58-2z', 2.6) +
        line('M142 25v.1', 4.4, '#14213b'),
      flat('#fff', 'M-640 8H70q26 40-20 102H-640zM960 8H276q-20 44 14 102H960z', 0.22),
      shape('own', 'M-640 108q800-12 1600 0V480H-640z'),
      `<circle stroke-width="13" cx="240" cy="128" r="34"/><circle stroke="var(--white)" stroke-width="7" cx="240" cy="128" r="34"/>`,
      at(184, 108, limb('lamp', 'M-8-24l-5-12M0-24v-16M8-24l5-12', 4) + shape('white', 'M-20 0l6-26h28l6 26z', 2.6)),
      rail('M-640 124H66c18 0 22 6 34 6h18'),
      inCar(sofia, iqbal),
      limb('coral', 'M104 132q20 2 24-12', 9),
      at(
        134,
        88,
        rect('device', -20, -33, 40, 66, 6) +
          rect('violet', -14, -26, 28, 50, 3, 0) +
          shape('#8a5130', 'M-11 4h22v16h-22z', 2.2) +
          shape('#34c38f', 'M-8 4q-4-16 6-18l-1-6 6 5q8 2 6 10l-6 1q-2 4 2 8z', 2.2),
        1,
        5,
      ),
      disc('skin2', 129, 119, 6, 2.6),
    ],
  },
  {
    name: 'calm-shutdown-2',
    shows: 'Four games as paths: three rounds, a half-built roof, a bridge to a flag, a loop without end',
    usedFor: 'tool 1.1, step 2',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 150),
      rect('white', 16, 20, 66, 92, 6) +
        rect('white', 90, 20, 66, 92, 6) +
        rect('white', 164, 20, 66, 92, 6) +
        rect('white', 238, 20, 66, 92, 6),
      repeat(
        3,
        (index) =>
          line(`M28 ${48 + index * 24}h34`, 3, 'mid') +
          line(`M62 ${50 + index * 24}v-16`, 2.4) +
          shape('coral', `M62 ${34 + index * 24}l12 4-12 4`, 2.2),
      ),
      shape('pot', 'M102 96V70h42v26z', 2.4) +
        shape('coral', 'M96 72l27-26v26z', 2.4) +
        line('M123 46l27 26', 2.4) +
        rect('lamp', 118, 82, 10, 14, 0, 2.2),
      line('M170 92h14q6-22 26-22h8', 3, 'mid') +
        line('M184 88q12-12 24-18', 4, 'pot') +
        line('M184 84v10M208 66v10', 2.4) +
        line('M219 70V48', 2.4) +
        shape('coral', 'M219 48l-14 5 14 5', 2.2),
      line('M271 66c-10-16-24-14-24 0s14 16 24 0 24-16 24 0-14 16-24 0z', 8) +
        line('M271 66c-10-16-24-14-24 0s14 16 24 0 24-16 24 0-14 16-24 0z', 3.4, 'mid'),
      rail('M-640 132H20q28 0 28-16', 7),
      controller(120, 166, 1.1),
      sleepingCat(242, 164, 0.76),
    ],
  },
  {
    name: 'hard-to-leave-4',
    shows: 'In the garden a boy juggles three balls; his aunt and a friend look on',
    usedFor: 'tool 1.2, step 4',
    folder: HERE,
    room: 'games',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 128H960V480H-640z'),
      repeat(17, (index) => rect('white', -160 + index * 40, 76, 14, 60, 5, 2.4)) +
        line('M-640 92H960M-640 120H960', 5),
      disc('leaf', 34, 52, 34) + disc('leaf', 66, 66, 22) + line('M40 136V84', 7, 'brown'),
      rail('M-640 150H96', 7),
      standing(mateo, 160, 170, 104, {
        left: { d: 'q-20 4-22-12', hand: [-37, -92] },
        right: { d: 'q20 4 22-12', hand: [37, -92] },
      }),
      disc('coral', 132, 46, 9) + disc('blue', 160, 22, 9) + disc('teal', 188, 46, 9),
      standing(rosa, 252, 168, 128),
      sitting(zoe, 92, 166, 0.72),
      sleepingCat(298, 166, 0.6),
    ],
  },
  {
    name: 'hard-to-leave-5',
    shows: 'A boy in a cook’s hat rules the stove; his aunt chops carrots beside him',
    usedFor: 'tool 1.2, step 5 and its end',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 138),
      windowAt(28, 18, 46, 46),
      rect('white', 196, 20, 110, 10, 3) +
        line('M212 30v14M236 30v14M260 30v14') +
        disc('grey', 212, 54, 9) +
        disc('coral', 236, 52, 8) +
        rect('teal', 252, 44, 16, 18, 3),
      rail('M-640 112H10c24 0 14-6 30-6h10'),
      rect('white', 20, 104, 280, 80, 3) +
        line('M160 112v60M60 130h40M200 130h60', 3, 'mid') +
        rect('device', 156, 98, 96, 8, 3),
      shape('grey', 'M180 72h54v16q0 10-10 10h-34q-10 0-10-10z') +
        line('M174 76h-6M240 76h6', 5) +
        line('M196 64q4-6 0-12M216 64q4-6 0-12', 2.6),
      rect('pot', 60, 98, 72, 7, 3) +
        at(84, 92, shape('coral', 'M-14-5h22q8 5 0 10h-22q-6-5 0-10z', 2.4)) +
        at(120, 93, disc('coral', 0, 0, 4, 2.2) + disc('coral', 9, 1, 4, 2.2)),
      standing(rosa, 104, 190, 152, { right: { d: 'q12 14 4 22', hand: [18, -54] } }),
      standing(mateo, 206, 190, 112, { right: { d: 'q18 2 14-14', hand: [30, -94] } }),
      shape('white', 'M192 68v-10q-10-4-6-12 4-8 12-4 6-8 14-2 10-4 12 4 2 8-6 12v12z', 2.6),
      line('M236 94V70', 6) + line('M236 94V70', 2.6, 'pot'),
      sleepingCat(284, 96, 0.56),
    ],
  },
  {
    name: 'play-together-2',
    shows: 'A child leads a grown-up by the hand over stepping stones to a castle',
    usedFor: 'tool 1.3, step 2',
    folder: HERE,
    room: 'games',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') +
        flat('paper', 'M-640 96q120-30 240 0t240 0 240 0 240 0 240 0 240 0 240 0V480H-640z'),
      flat('screen', 'M-640 138H960V480H-640z'),
      line('M20 152h26M284 146h26M206 172h24', 3, 'white'),
      shape('leaf', 'M226 100q44-22 90 0l-18 24h-54z', 2.6),
      shape('white', 'M244 92V50h10v8h10v-8h12v8h10v-8h10v42z') +
        rect('own', 264, 72, 14, 20, 6, 2.4) +
        line('M270 50V24', 2.6) +
        shape('coral', 'M270 24l18 6-18 6', 2.4),
      oval('grey', 62, 168, 34, 9) +
        oval('grey', 134, 162, 30, 8) +
        oval('grey', 198, 148, 24, 7) +
        oval('grey', 236, 132, 16, 5),
      rail('M-640 120H24q18 0 30 16', 7),
      standing(colin, 66, 168, 126, { right: { d: 'q18 14 30 14', hand: [46, -60] } }),
      standing(jayden, 140, 162, 88, {
        left: { d: 'q-14 10-22 6', hand: [-40, -70] },
        right: { d: 'l24-16', hand: [42, -96] },
      }),
      sittingCat(206, 130, 0.56),
    ],
  },
  {
    name: 'play-together-4',
    shows: 'A phone stays on its charger in the kitchen; next door two cushions wait before the game',
    usedFor: 'tool 1.3, step 4',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 138),
      rect('white', 148, 18, 156, 120, 2) + rect('glow', 156, 26, 140, 112, 0),
      television(184, 38, 84, 54, CASTLE),
      rect('mid', 176, 102, 100, 8, 3),
      oval('coral', 200, 126, 20, 7) + oval('teal', 252, 126, 20, 7),
      rail('M-640 160H170c36 0 30-14 30-26', 7),
      rect('white', 8, 108, 108, 10, 3) + rect('mid', 16, 118, 92, 62, 3) + line('M62 124v50M52 142v10M72 142v10', 3),
      line('M24 60v34q0 12 14 12h8', 2.6) +
        rect('white', 16, 42, 16, 20, 3, 2.6) +
        rect('device', 19, 47, 10, 10, 2, 0),
      at(66, 84, rect('device', -13, -24, 26, 48, 5) + rect('screen', -9, -19, 18, 37, 2, 0)),
      mug(96, 108, 'coral', 0.8),
      sleepingCat(268, 162, 0.7),
    ],
  },
  {
    name: 'play-together-5',
    shows: 'Man and child wash up together, a game controller beside the plates',
    usedFor: 'tool 1.3, step 5 and its end',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 138),
      windowAt(130, 10, 60, 50),
      line('M224 96h70M232 96V82M246 96V78M260 96V78M274 96V78M288 96V82', 3) +
        oval('white', 240, 76, 6, 19) +
        oval('white', 256, 76, 6, 19) +
        oval('white', 272, 76, 6, 19),
      rail('M-640 112H8c22 0 18-16 34-16h10'),
      rect('white', 18, 96, 286, 9, 3) + rect('mid', 26, 104, 270, 80, 4),
      line('M160 96V74q0-8-9-8h-8', 5),
      disc('white', 128, 92, 7, 2.4) +
        disc('white', 116, 94, 5, 2.4) +
        disc('white', 172, 92, 7, 2.4) +
        disc('white', 184, 94, 5, 2.4),
      controller(66, 88, 0.9) + mug(40, 96, 'coral', 0.7),
      standing(colin, 134, 190, 146),
      standing(jayden, 206, 190, 112, { right: { d: 'q18 0 16-14', hand: [31, -92] } }),
      oval('white', 246, 100, 16, 16) + disc('mid', 246, 100, 8, 0),
      sittingCat(34, 154, 0.7),
    ],
  },
  {
    name: 'loot-boxes-4',
    shows: 'A calendar with one ringed day; a jar of coins in two halves; a phone with a lock',
    usedFor: 'tool 1.4, step 4',
    folder: HERE,
    room: 'games',
    keepsItsSide: true,
    marks: [
      room('games', 138),
      rect('white', 28, 16, 92, 74, 4) +
        rect('own', 28, 16, 92, 18, 4) +
        repeat(15, (index) => disc('mid', 40 + (index % 5) * 17, 46 + Math.floor(index / 5) * 15, 3.4, 0)) +
        line('M108 37a9 9 0 1 0 .1 0', 3, 'coral'),
      rail('M-640 104H6c22 0 16 14 34 14h16'),
      shape('white', 'M76 70h72v38q0 10-10 10H86q-10 0-10-10z') +
        rect('own', 70, 60, 84, 11, 4) +
        line('M112 72v44', 3),
      coin(88, 108) + coin(101, 108) + coin(94, 95) + coin(124, 108) + coin(138, 108),
      rect('device', 184, 38, 50, 78, 8) + rect('screen', 191, 46, 36, 60, 3, 0) + padlock(209, 72, 0.8, 'white'),
      at(268, 96, rect('teal', -22, -15, 44, 30, 4) + line('M-22-5h44', 5) + line('M-14 7h12', 2.4, 'white'), 1, -12),
      table(44, 118, 256, 60),
      sleepingCat(120, 166, 0.74),
    ],
  },
  {
    name: 'loot-boxes-5',
    shows: 'Mother and son choose a hat that they can see; coins are left in the jar',
    usedFor: 'tool 1.4, step 5 and its end',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 134),
      floorLamp(34, 140, 104),
      picture(92, 22, 34, 28),
      rail('M-640 108H48c30 0 30 36 56 36h8'),
      bust(beth, 150, 128, 1.08),
      bust({ hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'coral', pattern: 'stripes' }, 216, 136, 0.88),
      limb('coral', 'M236 132q18 0 18-16', 7) + disc('skin1', 254, 114, 5, 2.4),
      at(
        254,
        74,
        rect('device', -24, -38, 48, 74, 7) +
          rect('screen', -17, -30, 34, 56, 3, 0) +
          shape('teal', 'M-15 4q0-6 5-6v-8q0-6 6-6h8q6 0 6 6v8q5 0 5 6z', 2.2) +
          line('M-10-4h20', 3, 'coral') +
          line('M-8 16l5 5 10-9', 3.4, 'leaf'),
        1,
        6,
      ),
      sofa(104, 134, 156, 46),
      shape('white', 'M276 132h30v22q0 6-6 6h-18q-6 0-6-6z', 2.6) +
        rect('own', 273, 126, 36, 7, 3, 2.4) +
        coin(285, 152, 5) +
        coin(297, 152, 5),
      sleepingCat(58, 164, 0.68),
    ],
  },
]
