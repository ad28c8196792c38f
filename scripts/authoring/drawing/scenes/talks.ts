// The talks, each in the place where it happens; its name is that of the talk. The serious ones show things only.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, limb, line, oval, rail, rect, shape } from '../pen.ts'
import { bust, carer, dad, ellie, inCar, mia, mum, sam, sitting, standing, zoe } from '../people.ts'
import { floorLamp, hangingLamp, light, openDoor, picture, room, rug, shutDoor, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  bed,
  chair,
  chairBack,
  coat,
  coin,
  fridge,
  GAME,
  mug,
  phone,
  plant,
  schoolBag,
  sideTable,
  sofa,
  table,
  television,
} from '../things.ts'

const HERE = 'talks'

const STAIRS = 'M96 480V158h42v-26h42v-26h42V80h42V54H960'

/** Fish fingers and peas, not yet touched. */
function plate(x: number, y: number) {
  return (
    oval('white', x, y, 32, 6) +
    shape('lamp', `M${x - 22} ${y - 3}q2-12 14-10 6-8 16-2 12-2 14 12z`, 2.4) +
    disc('leaf', x + 14, y - 6, 4, 2.2) +
    disc('leaf', x + 5, y - 4, 4, 2.2)
  )
}

export const talksScenes: Scene[] = [
  {
    name: 'the-only-one-without-a-phone',
    shows: 'Parent and child in a car, from behind, on the way home in the evening',
    usedFor: 'a talk in the car',
    folder: HERE,
    room: 'screens',
    focus: 112,
    marks: [
      flat('paper', 'M-640-480H960V480H-640z'),
      shape('sky', 'M-640 12H960V112H-640z'),
      flat(
        '#3d4c92',
        'M30 92V58l16-12 16 12v34zM70 94V66l14-10 14 10v28zM222 94V62l15-11 15 11v32zM262 94V70l12-9 12 9v24z',
      ),
      flat('#ffe9ae', 'M38 66h7v8h-7zM78 74h6v7h-6zM232 70h7v8h-7zM270 78h6v7h-6z'),
      flat('moon', 'M124 26a9 9 0 1 0 10 13 8 8 0 0 1-10-13z'),
      flat('#5a679f', 'M148 58h24l76 54H72z') + line('M160 62v8M160 80v10M160 98v10', 4, '#fff'),
      shape('own', 'M-640 112q800-12 1600 0V480H-640z'),
      rect('device', 138, 6, 44, 16, 7),
      `<circle stroke-width="13" cx="240" cy="128" r="34"/><circle stroke="var(--white)" stroke-width="7" cx="240" cy="128" r="34"/>`,
      rail('M-640 128H78c20 0 26 8 44 8h34'),
      inCar(ellie, mum),
      schoolBag(160, 186, 1.1),
    ],
  },
  {
    name: 'removed-from-the-group',
    shows: 'A girl in her coat on the stairs, her phone face down; somebody waits below',
    usedFor: 'a talk on the stairs',
    folder: HERE,
    room: 'wellbeing',
    focus: 130,
    marks: [
      room('wellbeing', 480),
      flat('floor', `${STAIRS}V480z`),
      line(STAIRS, 15) + line(STAIRS, 9, 'white'),
      rail('M-640 116H68L190 40h18'),
      at(204, 99, rect('device', -17, -4, 34, 9, 4)),
      sitting({ ...mia, top: 'coral' }, 160, 130, 0.88),
      line('M146 92l14 8 14-8', 2.4),
      standing(carer, 58, 176, 124, { right: { d: 'l20 14', hand: [37, -60] } }),
      sleepingCat(118, 149, 0.56),
    ],
  },
  {
    name: 'saw-something-upsetting',
    shows: 'A bed with a bedside lamp that is on, and a stool beside it',
    usedFor: 'a talk at bedtime',
    folder: HERE,
    room: 'safety',
    focus: 186,
    serious: true,
    light: 'night',
    marks: [
      room('safety', 138),
      windowAt(30, 22, 46, 48),
      light('M100 138L122 70h20l22 68z', 0.6),
      sideTable(104, 112, 56, 48),
      line('M132 112V92M122 111h20') + shape('lamp', 'M114 92l8-26h20l8 26z'),
      bed(178, 118, 128),
      rug(104, 168, 56, 10),
      rect('mid', 80, 146, 46, 10, 4) + line('M88 156v18M118 156v18'),
      rail('M-640 96H12c28 0 14 52 44 52h22'),
      sittingCat(36, 152, 0.66),
    ],
  },
  {
    name: 'forty-pounds-on-the-card',
    shows: 'A parent holds up a phone about a payment; a boy sits on the sofa before a game',
    usedFor: 'a talk on the sofa',
    folder: HERE,
    room: 'games',
    focus: 176,
    keepsItsSide: true,
    marks: [
      room('games', 134),
      television(24, 28, 96, 60, GAME),
      rect('mid', 20, 102, 104, 10, 3),
      windowAt(252, 20, 44, 46),
      rail('M960 96H292c-18 0-14 22-30 22h-16'),
      bust(sam, 78, 134, 0.98),
      sofa(16, 136, 150, 46),
      standing(carer, 222, 178, 134, { left: { d: 'q-22 10-30-4', hand: [-46, -80] } }),
      phone(
        158,
        78,
        1.1,
        0,
        rect('white', -9, -17, 18, 32, 2, 0) + line('M-5 0H5M-5 7H3', 2.4, 'own') + coin(0, -9, 5),
      ),
      sleepingCat(292, 164, 0.66),
    ],
  },
  {
    name: 'a-new-online-friend',
    shows: 'A phone tilted away on the kitchen table, a mug, and two chairs',
    usedFor: 'a talk at the kitchen table',
    folder: HERE,
    room: 'safety',
    focus: 180,
    serious: true,
    marks: [
      room('safety', 138),
      openDoor(40, 138, 40, 98),
      fridge(252, 140, 118, 52),
      hangingLamp(166, 32, 74, 60),
      oval('screen', 190, 94, 26, 15, 0),
      phone(186, 82, 1.1, 22, disc('grey', 0, -14, 3, 0)),
      mug(138, 106, 'coral', 0.95),
      table(100, 106, 138, 66),
      chair(98, 132) + chair(246, 132, 'mid', true),
      rail('M-640 92H8c30 0 14 46 50 46h16'),
      sittingCat(54, 160, 0.66),
    ],
  },
  {
    name: 'phone-at-bedtime',
    shows: 'A parent knocks at a bedroom door; a line of light is under it',
    usedFor: 'a talk at the bedroom door',
    folder: HERE,
    room: 'screens',
    focus: 180,
    light: 'night',
    marks: [
      room('screens', 140),
      shutDoor(176, 140, 62, 118),
      picture(264, 38, 38, 46),
      sideTable(24, 92, 66, 48) + plant(46, 92, 0.75),
      rail('M-640 112H134c14 0 16-28 28-28h12'),
      standing({ ...mum, top: 'pink', legs: 'teal' }, 134, 174, 122, { right: { d: 'q20 2 24-18', hand: [41, -88] } }),
      sittingCat(280, 152, 0.76),
    ],
  },
  {
    name: 'a-joke-about-girls',
    shows: 'Dinner: a boy sits between his father and his sister',
    usedFor: 'a talk at the dinner table',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 144),
      hangingLamp(244, 36, 66, 50),
      windowAt(26, 22, 44, 46),
      rail('M-640 84H16c22 0 18 18 38 18h10'),
      rect('mid', 62, 115, 9, 80, 2) + rect('mid', 281, 115, 9, 80, 2) + rect('white', 42, 104, 268, 11, 5),
      plate(126, 102) + plate(196, 102) + plate(266, 102),
      bust(dad, 92, 122, 0.98),
      bust(sam, 160, 124, 0.9),
      bust(zoe, 230, 124, 0.9),
      line('M284 101h20M292 99v4', 2.6),
      chairBack(68, 128, 48, 38, 12) + chairBack(138, 132, 44, 36, 12) + chairBack(208, 132, 44, 36, 12),
      sleepingCat(300, 168, 0.6),
    ],
  },
  {
    name: 'i-look-disgusting',
    shows: 'A hall mirror, clothes thrown on the floor, coats, a school bag and an open door',
    usedFor: 'a talk before the mirror in the hall',
    folder: HERE,
    room: 'wellbeing',
    focus: 180,
    serious: true,
    marks: [
      room('wellbeing', 138),
      openDoor(30, 138, 42, 102),
      shape('white', 'M134 32q0-20 26-20t26 20v96h-52z') +
        shape('screen', 'M142 34q0-14 18-14t18 14v86h-36z', 2.4) +
        line('M149 54l15-16M149 76l23-26', 3, 'white'),
      rect('white', 206, 24, 100, 11, 4) + line('M228 35v8M262 35v8M292 35v36'),
      coat(228, 40, 'teal', 0.95) + coat(264, 40, 'violet', 0.85),
      schoolBag(292, 108, 0.9),
      shape('coral', 'M190 166q-6-14 12-14 8-8 20-2 16-4 22 6 12 0 8 10z') + line('M206 158q10 6 20 0', 2.4),
      rect('mid', 104, 140, 58, 10, 4) + line('M112 150v22M154 150v22'),
      rail('M-640 100H14c30 0 16 44 48 44h40'),
      sittingCat(82, 158, 0.64),
    ],
  },
  {
    name: 'someone-wants-a-picture',
    shows: 'A full plate, a chair pushed back, and a phone that lights up',
    usedFor: 'a talk after tea',
    folder: HERE,
    room: 'safety',
    focus: 170,
    serious: true,
    marks: [
      room('safety', 138),
      windowAt(26, 22, 46, 48),
      openDoor(270, 138, 38, 100),
      hangingLamp(156, 30, 68, 70),
      plate(140, 98),
      oval('screen', 206, 94, 26, 15, 0),
      phone(
        206,
        84,
        0.95,
        -10,
        rect('screen', -9, -17, 18, 32, 2, 0) +
          shape('white', 'M-7-6h3l2-4h4l2 4h3V6H-7z', 2) +
          disc('own', 0, 0, 2.6, 0),
      ),
      table(76, 104, 170, 68),
      chair(66, 132),
      rail('M-640 96H8c24 0 14 36 34 36h4'),
      sittingCat(262, 152, 0.7),
    ],
  },
  {
    name: 'a-secret-account',
    shows: 'A parent on the sofa sees somebody dance on the phone; a girl comes in at the door',
    usedFor: 'a talk about what stood on your own phone',
    folder: HERE,
    room: 'future',
    focus: 190,
    marks: [
      room('future', 138),
      openDoor(42, 138, 46, 108),
      floorLamp(288, 144, 108),
      rail('M-640 96H18c34 0 24 58 66 58h34'),
      standing(ellie, 74, 152, 100),
      bust(dad, 190, 130, 1.16),
      limb('blue', 'M214 122q18-8 18-26', 9),
      at(
        236,
        66,
        rect('device', -21, -36, 42, 72, 7) +
          rect('screen', -15, -28, 30, 54, 3, 0) +
          disc('line', 0, -14, 5, 0) +
          line('M0-8v14M0-4l-9-7M0-4l10 5M0 6l-7 12M0 6l9 9', 3.4),
        1,
        6,
      ),
      disc('skin3', 234, 96, 6, 2.6),
      sofa(132, 134, 124, 50),
      sleepingCat(286, 168, 0.62),
    ],
  },
]
