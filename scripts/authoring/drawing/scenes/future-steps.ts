// AI & Future Tech, step by step: a scene has the name of its tool's and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, type Fill, flat, limb, line, oval, rail, rect, repeat, shape } from '../pen.ts'
import { blessing, bust, emmanuel, grace, gran, type Person, rashid, sitting, standing, zara } from '../people.ts'
import {
  bunting,
  dayWindow,
  floorLamp,
  hangingLamp,
  light,
  openDoor,
  picture,
  room,
  rug,
  shutDoor,
  windowAt,
} from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  arrow,
  barred,
  check,
  coveredPicture,
  heart,
  magnifier,
  notebook,
  plan,
  receiver,
  ringingPhone,
  school,
  stopHand,
} from '../signs.ts'
import {
  ball,
  bear,
  bigPhone,
  bubble,
  chair,
  chairBack,
  clock,
  coin,
  glass,
  laptop,
  mug,
  musicNote,
  padlock,
  pencil,
  phone,
  phoneFaceDown,
  schoolBag,
  shoes,
  sideTable,
  slippers,
  spark,
  speaker,
  switchAt,
  table,
} from '../things.ts'

const HERE = 'digitalLaunchpad/module5'
const anil: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'leaf', glasses: true }
const priya: Person = { hair: 'plaits', hairColour: 'black', skin: 'skin2', top: 'violet', pattern: 'dots' }
const sam: Person = { hair: 'bob', hairColour: 'ginger', skin: 'skin1', top: 'teal' }
const tom: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'coral', pattern: 'stripes' }
const grandad: Person = { hair: 'short', hairColour: 'grey', skin: 'skin1', top: 'leaf', legs: 'brown', glasses: true }
const hania: Person = { hair: 'bob', hairColour: 'ginger', skin: 'skin1', top: 'pink', pattern: 'dots', legs: 'violet' }
const marta: Person = { hair: 'long', hairColour: 'ginger', skin: 'skin1', top: 'blue' }
const oskar: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'denim' }
const stranger: Person = { hair: 'scarf', hairColour: 'blue', skin: 'skin2', top: 'brick', legs: 'shoe' }

function crown(x: number, y: number) {
  return shape('lamp', `M${x - 15} ${y}l-3-18 9 8 9-12 9 12 9-8-3 18z`, 2.4)
}

export const futureSteps: Scene[] = [
  {
    name: 'homework-ai-1',
    shows: 'A mother and a boy at a table before an essay about a king, a laptop beside it',
    usedFor: 'tool 5.1, step 1',
    folder: HERE,
    room: 'future',
    focus: 160,
    marks: [
      room('future', 140),
      windowAt(26, 20, 42, 44),
      rail('M-640 84H44c30 0 26 8 56 8h24'),
      laptop(258, 112, 1.2, spark(0, 0, 0.8)),
      rect('white', 122, 10, 76, 102, 3) + crown(160, 48) + line('M134 62h52M134 73h52M134 84h52M134 95h34', 3, 'own'),
      rect('white', 28, 112, 274, 11, 5),
      limb('teal', 'M108 156q16-16 18-42', 9) + disc('skin4', 127, 108, 6.5, 2.6),
      bust(blessing, 82, 170, 1.5),
      bust(emmanuel, 202, 172, 1.36),
      sleepingCat(292, 168, 0.6),
    ],
  },
  {
    name: 'homework-ai-2',
    shows: 'A tall house: a lift goes straight up, a child climbs the stairs beside it',
    usedFor: 'tool 5.1, step 2',
    folder: HERE,
    room: 'future',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 158H960V480H-640z'),
      rect('white', 74, -20, 190, 180, 0),
      rect('mid', 86, -10, 56, 160, 3) +
        line('M114-10V22', 3) +
        rect('glow', 92, 22, 44, 52, 3) +
        line('M114 22v52', 2.4) +
        spark(114, 108, 0.9),
      flat('paper', 'M156 150v-26h22v-26h22V72h22V46h24V20h12v138H156z') +
        line('M156 150v-26h22v-26h22V72h22V46h24V20h14', 4),
      rail('M-640 112H52c30 0 26 38 56 38h40'),
      standing(priya, 189, 98, 62),
      line('M276 158v-26', 4) + disc('leaf', 276, 118, 20) + line('M276 130v-12', 2.6),
      sleepingCat(36, 156, 0.7),
    ],
  },
  {
    name: 'homework-ai-3',
    shows: 'Father and girl with a page about the water cycle: cloud, rain, sea',
    usedFor: 'tool 5.1, step 3',
    folder: HERE,
    room: 'future',
    keepsItsSide: true,
    marks: [
      room('future', 138),
      floorLamp(288, 142, 108),
      rail('M-640 98H10c22 0 18 20 40 20h18'),
      rect('white', 74, 10, 168, 104, 3),
      line('M158 12v102', 2.4, 'mid'),
      shape('screen', 'M102 46q-12 0-12-9 0-8 9-9 4-12 17-9 12-2 14 9 11 1 10 10 0 8-10 8z', 2.6) +
        line('M102 54l-3 9M114 54l-3 9M126 54l-3 9', 2.8, 'blue'),
      shape('blue', 'M84 88q9-8 17 0t17 0 17 0 14 0v18H84z', 2.4) +
        line('M146 80q8-18-2-34M140 52l4-7 7 5', 2.8, 'coral'),
      line('M170 30h58M170 42h58M170 54h58M170 66h58M170 78h40', 2.8, 'own'),
      table(40, 114, 236, 60),
      bust(anil, 114, 146, 1.14),
      bust(priya, 214, 150, 0.96),
      chairBack(86, 156, 56, 30, 8) + chairBack(190, 158, 48, 28, 8),
      sleepingCat(24, 168, 0.56),
    ],
  },
  {
    name: 'chatbot-friend-1',
    shows: 'A hall at night: slippers, a glass of water, a door ajar with a blue glow',
    usedFor: 'tool 5.2, step 1',
    folder: HERE,
    room: 'future',
    serious: true,
    light: 'night',
    focus: 170,
    marks: [
      room('future', 138),
      windowAt(28, 20, 42, 46),
      rect('white', 150, 20, 84, 118, 2) + rect('sky', 158, 28, 68, 110, 0),
      flat('screen', 'M158 138V28h46v110zM158 138h46l10 34h-74z', 0.4),
      rect('white', 158, 112, 46, 12, 0) +
        shape('own', 'M170 113q2-22 18-22 12 0 16 8v14z') +
        rect('white', 158, 100, 18, 13, 5),
      at(180, 76, rect('device', -9, -15, 18, 30, 4) + rect('screen', -6, -11, 12, 22, 2, 0), 1, -8) +
        spark(180, 76, 0.4, 'white'),
      shape('own', 'M226 28l-22 5v112l22-4z') + disc('white', 209, 90, 2.6, 2),
      picture(262, 34, 36, 44),
      sideTable(70, 98, 58, 44) + glass(98, 98, 0.9),
      rail('M-640 112H28c26 0 18 52 44 52h14'),
      slippers(118, 168, 'coral'),
      sittingCat(264, 152, 0.74),
    ],
  },
  {
    name: 'chatbot-friend-3',
    shows: 'A bike upside down with one wheel off, a spanner, two stools by the open door',
    usedFor: 'tool 5.2, step 3',
    folder: HERE,
    room: 'future',
    serious: true,
    marks: [
      room('future', 136),
      openDoor(260, 136, 42, 108),
      line('M20 22h78', 5, 'mid') + line('M34 22v18M58 22v24M82 22v18', 4) + disc('grey', 58, 52, 8),
      line('M96 92l34 30 44-2-26-42-46 14M130 122l18-44M174 120l16-44', 10) +
        line('M96 92l34 30 44-2-26-42-46 14M130 122l18-44M174 120l16-44', 4.5, 'teal'),
      disc('none', 96, 84, 32, 8) +
        disc('none', 96, 84, 32, 2.4) +
        line('M64 84h64M96 52v64M74 62l44 44M118 62l-44 44', 1.8) +
        disc('grey', 96, 84, 4, 2.4),
      line('M118 138h20M178 138h16', 5),
      line('M190 76h16M130 122v16M174 120l10 18', 5),
      disc('none', 226, 142, 26, 8) +
        line('M200 142h52M226 116v52M208 124l36 36M244 124l-36 36', 1.8) +
        disc('grey', 226, 142, 4, 2.4),
      line('M124 164h28', 9) +
        line('M124 164h28', 4, 'grey') +
        disc('grey', 120, 164, 6, 2.6) +
        disc('grey', 156, 164, 6, 2.6),
      rail('M960 96H300c-22 0-18 72-44 72h-72'),
      rect('mid', 30, 146, 46, 10, 4) + line('M38 156v20M68 156v20', 4),
      phoneFaceDown(54, 146, 0.66),
      sittingCat(286, 158, 0.62),
    ],
  },
  {
    name: 'fake-pictures-1',
    shows: 'A school bag has slid down the wall; at the sink the tap runs, foam and a towel',
    usedFor: 'tool 5.3, step 1',
    folder: HERE,
    room: 'future',
    serious: true,
    focus: 170,
    marks: [
      room('future', 138),
      openDoor(30, 138, 42, 110),
      dayWindow(204, 10, 62, 46),
      rail('M-640 102H42c24 0 18 58 42 58h14'),
      rect('mid', 168, 98, 140, 70, 4) + line('M238 106v56M228 128v10M248 128v10', 3),
      shape('white', 'M190 88h96l-6 18h-84z') + rect('white', 162, 84, 152, 8, 3),
      line('M240 84V66q0-8-9-8h-7v6', 5),
      disc('white', 214, 78, 8, 2.4) +
        disc('white', 228, 80, 6, 2.4) +
        disc('white', 203, 81, 5, 2.4) +
        disc('white', 256, 76, 5, 2.4),
      shape('coral', 'M284 92h24v40h-24z') + line('M284 122h24', 3, 'white'),
      at(126, 162, schoolBag(0, 0, 1.25), 1, 16),
      line('M112 74q-4 16 2 30M126 66q-4 18 2 34', 2.6, 'mid'),
      sittingCat(72, 152, 0.62),
    ],
  },
  {
    name: 'fake-pictures-3',
    shows: 'On the stairs a phone asks for coins; a notebook with a pencil lies beside it',
    usedFor: 'tool 5.3, step 3',
    folder: HERE,
    room: 'future',
    serious: true,
    keepsItsSide: true,
    marks: [
      room('future', 480),
      flat('floor', 'M-640 480V150H70v-36h190V78h70V42H960V480z'),
      line('M-640 150H70v-36h190V78h70V42H960', 14) + line('M-640 150H70v-36h190V78h70V42H960', 8, 'white'),
      dayWindow(24, 18, 52, 52),
      rail('M-640 96H62q30 0 48-22L300-60', 7),
      line('M96 88v20M244-20V76', 4, 'mid'),
      at(
        130,
        78,
        rect('device', -21, -34, 42, 68, 7) +
          rect('white', -15, -27, 30, 54, 3, 0) +
          coin(0, -10, 9) +
          line('M-8 8H8M-8 17H3', 3, 'own'),
        1,
        -6,
      ),
      shape('white', 'M176 108l9-30h52l9 30z', 2.8) +
        line('M192 86h36M190 94h40M188 102h26', 2.6, 'own') +
        line('M183 84h8M180 92h8M178 100h8', 2.4),
      pencil(226, 100, 0.66, -30),
      sittingCat(40, 128, 0.66),
    ],
  },
  {
    name: 'family-password-1',
    shows: 'An old lady in the queue at the chemist answers her phone',
    usedFor: 'tool 5.4, step 1',
    folder: HERE,
    room: 'future',
    focus: 120,
    marks: [
      room('future', 138),
      rect('white', 196, 10, 112, 76, 4) + line('M196 36h112M196 61h112', 3),
      repeat(5, (index) =>
        rect(
          (['coral', 'teal', 'blue', 'leaf', 'violet'] as const)[index] ?? 'coral',
          203 + index * 21,
          18 + (index % 2) * 4,
          13,
          17 - (index % 2) * 4,
          2,
          2.2,
        ),
      ),
      repeat(5, (index) =>
        rect(
          (['leaf', 'violet', 'coral', 'teal', 'blue'] as const)[index] ?? 'coral',
          203 + index * 21,
          46 - (index % 2) * 4,
          13,
          14 + (index % 2) * 4,
          2,
          2.2,
        ),
      ),
      rect('leaf', 24, 20, 38, 38, 5) + line('M43 28v22M32 39h22', 7, 'white'),
      rect('own', 214, 104, 120, 62, 4) + rect('white', 206, 96, 134, 10, 4),
      rail('M-640 104H26c24 0 14 54 36 54h12'),
      standing(stranger, 186, 172, 128),
      standing(grace, 104, 178, 140, { right: { d: 'q22 2 12-20', hand: [22, -97] } }),
      at(133, 52, rect('device', -6, -15, 13, 30, 4), 1, 10),
      line('M150 52q6-8 2-18M158 58q10-12 4-28', 3, 'coral'),
      line('M74 112v44q0 8-6 8', 3.4) + shape('blue', 'M74 112l-8 42h16z', 2.6),
      sittingCat(276, 88, 0.5),
    ],
  },
  {
    name: 'family-password-3',
    shows: 'A family in one house, an old lady in another far away along a winding road',
    usedFor: 'tool 5.4, step 3',
    folder: HERE,
    room: 'future',
    marks: [
      flat('wall', 'M-640-480H960V480H-640z'),
      flat('paper', 'M-640 120q200-70 420-10t400-50 300 20 480-10V480H-640z'),
      flat('floor', 'M-640 150q300-40 560-6t400 4 640-8V480H-640z'),
      shape('lamp', 'M170 12a15 15 0 1 0 17 20 13 13 0 0 1-17-20z', 2.6),
      `<path stroke-width="3.4" stroke-dasharray="2 9" d="M142 152c40 14 60-4 44-20s-10-30 20-26 34-12 32-20"/>`,
      shape('white', 'M30 156V82h104v74z') +
        shape('own', 'M18 84l64-46 64 46z') +
        rect('glow', 42, 94, 52, 36, 2) +
        rect('coral', 106, 112, 20, 44, 2),
      disc('black', 54, 114, 7, 2.4) +
        shape('leaf', 'M45 129q0-10 9-10t9 10z', 2.2) +
        disc('black', 80, 116, 6, 2.4) +
        shape('violet', 'M72 129q0-8 8-8t8 8z', 2.2),
      shape('white', 'M220 88V52h48v36z', 2.8) +
        shape('own', 'M212 54l32-24 32 24z', 2.8) +
        rect('glow', 232, 58, 24, 20, 1, 2.4) +
        disc('grey', 244, 65, 4, 2) +
        shape('coral', 'M237 78q0-9 7-9t7 9z', 2),
      rail('M-640 132H8c16 0 10 34 28 34h96'),
      sleepingCat(236, 164, 0.72),
      shape('leaf', 'M290 96q-14-18 0-34 14 16 0 34z', 2.6) + line('M290 96V80', 2.4),
    ],
  },
  {
    name: 'is-it-true-1',
    shows: 'A girl turns the tablet with a spider to her father; a real one hangs down',
    usedFor: 'tool 5.5, step 1',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      windowAt(20, 18, 42, 44),
      hangingLamp(262, 32, 84, 40),
      line('M222-480V40', 1.8) +
        disc('line', 222, 46, 5.4, 0) +
        line('M222 46l-9-6M222 46l9-6M222 46l-10 1M222 46l10 1M222 46l-8 7M222 46l8 7', 1.8),
      rail('M-640 98H8c22 0 18 20 40 20h20'),
      rect('device', 104, 12, 106, 98, 9) + rect('white', 112, 20, 90, 82, 4, 0),
      spark(128, 36, 0.7) + line('M144 30h48M144 40h30', 2.8, 'own'),
      disc('black', 157, 72, 11, 2.6) +
        disc('black', 157, 58, 6, 2.4) +
        line('M148 66l-14-9M147 72h-16M149 78l-13 9M166 66l14-9M167 72h16M165 78l13 9', 2.8),
      table(40, 114, 248, 60),
      mug(72, 114, 'teal', 0.9),
      bust(rashid, 108, 148, 1.16),
      bust(zara, 210, 150, 0.94),
      chairBack(80, 158, 56, 28, 8) + chairBack(186, 160, 48, 26, 8),
      sleepingCat(298, 168, 0.54),
    ],
  },
  {
    name: 'is-it-true-3',
    shows: 'A boy holds bread over a goldfish tank; a woman has car keys in her hand',
    usedFor: 'tool 5.5, step 3',
    folder: HERE,
    room: 'future',
    focus: 180,
    marks: [
      room('future', 138),
      picture(252, 20, 46, 38),
      rail('M-640 104H22c24 0 16 54 40 54h10'),
      sideTable(150, 112, 124, 58),
      rect('screen', 160, 56, 104, 56, 8) + flat('white', 'M162 58h100v8H162z', 0.7),
      shape('pot', 'M196 88q10-12 24 0l10-7v15l-10-7q-14 11-24-1z', 2.4) +
        line('M204 86v.1', 3.4) +
        line('M246 110q-6-12 2-20M254 110q6-10 0-16', 3, 'leaf') +
        disc('white', 190, 78, 2.4, 1.8) +
        disc('white', 186, 70, 2, 1.8),
      standing(sam, 88, 178, 140, { left: { d: 'q-14 10-14 24', hand: [-29, -52] } }),
      disc('none', 44, 122, 6, 2.6) +
        line('M44 128l-4 14M44 128l6 13', 4, 'own') +
        line('M44 128l-4 14M44 128l6 13', 2),
      standing(tom, 142, 178, 112, { right: { d: 'l22-22', hand: [42, -104] } }),
      shape('pot', 'M178 62q0-10 11-10t11 10l-3 10h-16z', 2.6),
      sittingCat(290, 152, 0.74),
    ],
  },
  {
    name: 'knows-about-us-1',
    shows: 'A birthday: a small girl and her grandad before a bear in a box that speaks',
    usedFor: 'tool 5.6, step 1',
    folder: HERE,
    room: 'future',
    focus: 180,
    marks: [
      room('future', 138),
      bunting(8, 4, 304, 9),
      line('M36 84q-8 30 2 56M60 72q8 34-4 66', 2) + oval('coral', 36, 66, 15, 19) + oval('blue', 62, 52, 15, 19),
      rug(186, 166, 116, 12),
      rail('M-640 118H20c28 0 24 46 50 46h10'),
      shape('violet', 'M184 66h74v66h-74z') +
        rect('glow', 192, 74, 58, 58, 2, 2.4) +
        shape('lamp', 'M184 66l-18-14h36l6 14zM258 66l18-14h-36l-6 14z', 2.6) +
        bear(221, 132, 1.12),
      line('M262 88q10-10 0-24M272 94q16-16 0-38', 3, 'own'),
      table(166, 132, 116, 40),
      standing(grandad, 112, 178, 138),
      standing(hania, 166, 180, 70, { right: { d: 'l16-12', hand: [34, -92] } }),
      shape('coral', 'M250 176l12-14 8 10 14-8 4 12z', 2.4),
      sleepingCat(62, 164, 0.6),
    ],
  },
  {
    name: 'knows-about-us-2',
    shows: 'A smart speaker sits at the table with the family and takes notes',
    usedFor: 'tool 5.6, step 2',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      hangingLamp(160, 26, 72, 96),
      rail('M-640 98H8c22 0 14 18 34 18h10'),
      speaker(160, 112, 1.5),
      shape('white', 'M184 112l8-24h32l8 24z', 2.6) +
        line('M196 96h22M194 104h24', 2.6, 'own') +
        pencil(240, 90, 0.66, -52),
      line('M124 70q-10-12 0-26M112 78q-18-20 0-42M196 70q10-12 0-26M208 78q18-20 0-42', 3, 'own'),
      mug(78, 112, 'teal', 0.8) + mug(276, 112, 'coral', 0.8),
      table(36, 112, 260, 62),
      bust(marta, 94, 146, 1.06),
      bust(hania, 168, 154, 0.72),
      bust(oskar, 240, 146, 1.06),
      chairBack(68, 154, 52, 30, 8) + chairBack(150, 160, 36, 24, 8) + chairBack(214, 154, 52, 30, 8),
      sleepingCat(24, 168, 0.54),
    ],
  },
  {
    name: 'knows-about-us-3',
    shows: 'In a shop in December: a clock that dances, a small girl sings, a boy turns the box',
    usedFor: 'tool 5.6, step 3',
    folder: HERE,
    room: 'future',
    focus: 190,
    marks: [
      room('future', 138),
      line('M-640 12q80 16 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0 160 0', 2.4),
      repeat(8, (index) =>
        disc(
          (['coral', 'teal', 'lamp', 'blue'] as const)[index % 4] ?? 'coral',
          20 + index * 40,
          16 + (index % 2) * 3,
          5,
          2.2,
        ),
      ),
      rect('white', 186, 84, 128, 9, 3) + rect('white', 186, 138, 128, 9, 3) + line('M190 34v134M310 34v134', 4),
      rect('mid', 264, 52, 36, 32, 3, 2.6) + disc('white', 282, 68, 10, 2.4),
      rect('violet', 200, 112, 40, 26, 3, 2.6) + rect('teal', 256, 106, 40, 32, 3, 2.6),
      line('M214 84l-5-9M230 84l6-9', 4) +
        disc('white', 222, 60, 19) +
        line('M222 60v-10M222 60h7', 2.6) +
        line('M203 56l-9-9M241 56l9-9', 4),
      musicNote(150, 46) + musicNote(172, 34) + musicNote(134, 76),
      rail('M-640 112H14c26 0 18 52 42 52h10'),
      standing(marta, 42, 178, 136),
      standing(hania, 146, 180, 72, {
        left: { d: 'q-14-4-16-20', hand: [-32, -96] },
        right: { d: 'q14-4 16-20', hand: [32, -96] },
      }),
      standing(oskar, 98, 178, 126, {
        right: { d: 'q14 10 4 20', hand: [17, -56] },
        left: { d: 'q-14 10-4 20', hand: [-17, -56] },
      }),
      sleepingCat(276, 166, 0.6),
    ],
  },
  {
    name: 'homework-ai-4',
    shows: 'In a row: a sand timer, a light bulb, a shut laptop, a speech bubble',
    usedFor: 'tool 5.1, step 4',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      rail('M-640 98H4c16 0 12 18 28 18h6'),
      rect('own', 46, 60, 34, 6, 2, 2.6) +
        rect('own', 46, 108, 34, 6, 2, 2.6) +
        shape('white', 'M50 66h26q0 14-9 21 9 7 9 21H50q0-14 9-21-9-7-9-21z', 2.6) +
        flat('lamp', 'M54 106q9-12 18 0z'),
      shape('lamp', 'M112 88q-13-8-13-22a19 19 0 0 1 38 0q0 14-13 22z') +
        rect('grey', 110, 90, 16, 12, 2, 2.6) +
        line('M118 86V72M111 68l7 5 7-5', 2.4) +
        rect('mid', 106, 104, 24, 10, 2, 2.6),
      rect('grey', 152, 106, 66, 8, 3) + rect('device', 154, 98, 62, 9, 4),
      bubble(232, 48, 68, 46, 'left') + line('M244 64h44M244 76h28', 3.4, 'own'),
      table(20, 114, 284, 62),
      sleepingCat(150, 166, 0.74),
    ],
  },
  {
    name: 'homework-ai-5',
    shows: 'The laptop is shut; a boy tells his mother about the king in his own words',
    usedFor: 'tool 5.1, step 5 and its end',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      windowAt(18, 18, 42, 44),
      floorLamp(294, 142, 106),
      bubble(170, 8, 84, 54, 'left') + crown(212, 48),
      rail('M-640 102H6c22 0 16 16 38 16h34'),
      rect('grey', 72, 106, 70, 8, 3) + rect('device', 74, 98, 66, 9, 4),
      mug(238, 114, 'teal', 0.9),
      table(40, 114, 232, 62),
      bust(emmanuel, 176, 146, 1.04),
      bust(blessing, 106, 144, 1.12),
      chairBack(78, 154, 56, 30, 8) + chairBack(150, 156, 52, 28, 8),
      sleepingCat(24, 168, 0.56),
    ],
  },
  {
    name: 'family-password-4',
    shows: 'The family at the table: in one bubble a pineapple and a boot',
    usedFor: 'tool 5.4, step 4',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      bubble(96, 4, 128, 70, 'right'),
      shape('lamp', 'M122 38q0-10 14-10t14 10v12q0 14-14 14t-14-14z', 2.6) +
        line('M124 38l22 20M148 38l-22 20M136 30v32', 1.8) +
        shape('leaf', 'M136 28q-12-4-12-14 8 2 12 8 4-6 12-8 0 10-12 14zM136 26q-5-8 0-16 5 8 0 16z', 2.4),
      shape('brick', 'M170 18h20v24l18 6q6 4 4 12h-42z', 2.6) +
        line('M170 26h20', 3, 'white') +
        line('M170 56h42', 2.4),
      rail('M-640 100H8c22 0 16 18 38 18h4'),
      mug(56, 116, 'teal', 0.8) + mug(290, 116, 'coral', 0.8),
      table(36, 116, 260, 60),
      bust(anil, 96, 148, 1.1),
      bust({ hair: 'scarf', hairColour: 'pink', skin: 'skin2', top: 'teal' }, 160, 150, 1.04),
      bust(priya, 226, 152, 0.92),
      chairBack(70, 156, 52, 30, 8) + chairBack(136, 158, 48, 28, 8) + chairBack(204, 160, 44, 26, 8),
      sleepingCat(20, 168, 0.54),
    ],
  },
  {
    name: 'family-password-5',
    shows: 'Gran and girl close together at the window; a small bubble with a padlock',
    usedFor: 'tool 5.4, step 5 and its end',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      dayWindow(46, 18, 74, 62),
      floorLamp(286, 142, 110),
      bubble(196, 14, 60, 44, 'left') + padlock(226, 36, 0.7),
      rail('M-640 110H8c28 0 26 38 54 38h38'),
      bust(gran, 138, 118, 1.2),
      bust(priya, 188, 122, 1),
      rect('own', 96, 124, 146, 50, 16) + rect('own', 84, 136, 28, 42, 12) + rect('own', 226, 136, 28, 42, 12),
      sleepingCat(44, 164, 0.7),
    ],
  },
  {
    name: 'is-it-true-5',
    shows: 'At night father and girl look with a torch at a spider that sleeps in its web',
    usedFor: 'tool 5.5, step 5 and its end',
    folder: HERE,
    room: 'future',
    light: 'night',
    marks: [
      room('future', 138),
      light('M170 100L226 6q60 20 84 96z', 0.8),
      line(
        'M320 0L224 24M320 0L236 68M320 0L272 104M320 0L312 118M254 16q0 16 8 26M262 42q8 18 24 32M286 74q12 10 28 12M286 8q2 10 6 16 8 12 24 20',
        2.2,
        'white',
      ),
      disc('black', 268, 46, 7, 2.4) +
        disc('black', 275, 40, 4, 2.2) +
        line('M262 42l-8-4M261 47l-9 2M264 52l-6 6M273 50l6 5M271 53l2 8M266 40l-2-9', 2.2),
      rail('M-640 112H6c26 0 20 50 46 50h12'),
      standing({ ...rashid, top: 'denim' }, 90, 176, 138),
      standing(zara, 150, 178, 98, { right: { d: 'q14-2 16-12', hand: [31, -88] } }),
      at(182, 94, rect('coral', -8, -5, 18, 10, 3, 2.6) + shape('lamp', 'M10-8l8-3v22l-8-3z', 2.4), 1, -34),
      sittingCat(270, 152, 0.7),
    ],
  },
  {
    name: 'knows-about-us-4',
    shows: 'A speaker on a kitchen shelf with its switch off; a bedroom door without one',
    usedFor: 'tool 5.6, step 4',
    folder: HERE,
    room: 'future',
    focus: 110,
    marks: [
      room('future', 138),
      rect('white', 34, 84, 142, 10, 4) + line('M52 94v14M158 94v14', 4),
      speaker(86, 84, 1.25),
      rect('white', 118, 54, 46, 26, 6, 2.6) + switchAt(141, 67, false, 0.9),
      rail('M-640 118H84q20 0 20-18', 7),
      rect('mid', 24, 132, 160, 60, 4) +
        line('M104 138v40M92 152v10M112 152v10', 3) +
        rect('white', 16, 124, 176, 10, 3),
      mug(50, 124, 'coral', 0.8),
      shutDoor(226, 138, 62, 116, false) + bear(257, 78, 0.7),
      sleepingCat(236, 166, 0.7),
    ],
  },
  {
    name: 'knows-about-us-5',
    shows: 'Grandad and girl build a tower of blocks; the bear sits on a shelf with its switch off',
    usedFor: 'tool 5.6, step 5 and its end',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 136),
      rect('white', 208, 72, 92, 9, 3) +
        line('M222 81v12M286 81v12', 4) +
        bear(240, 72, 1.1) +
        switchAt(278, 62, false, 0.8),
      windowAt(24, 18, 46, 48),
      rug(150, 164, 122, 14),
      rail('M-640 104H12c26 0 16 60 40 60h10'),
      rect('coral', 142, 140, 24, 20, 3, 2.6) +
        rect('teal', 144, 120, 20, 20, 3, 2.6) +
        rect('lamp', 142, 100, 24, 20, 3, 2.6) +
        rect('blue', 145, 82, 18, 18, 3, 2.6) +
        shape('violet', 'M142 82l12-18 12 18z', 2.6),
      sitting(grandad, 96, 170, 1),
      sitting(hania, 206, 168, 0.7),
      limb('pink', 'M194 136q-14-6-18-20', 6) + disc('skin1', 175, 114, 4.4, 2.4),
      rect('teal', 240, 158, 16, 14, 3, 2.6) + rect('coral', 258, 162, 14, 12, 3, 2.6),
      sleepingCat(290, 154, 0.56),
    ],
  },
  {
    name: 'family-password-2',
    shows: 'Three pictures with arrows: a receiver with a bar across, ringing back, a padlock in a bubble',
    usedFor: 'tool 5.4, step 2',
    folder: HERE,
    room: 'future',
    keepsItsSide: true,
    marks: [
      room('future', 150),
      rect('white', 18, 24, 80, 88, 6) + rect('white', 120, 24, 80, 88, 6) + rect('white', 222, 24, 80, 88, 6),
      line('M101 68h14l-6-6M115 68l-6 6M203 68h14l-6-6M217 68l-6 6', 3.4, 'own'),
      receiver(58, 68, 2.6) + barred(58, 68, 31),
      ringingPhone(160, 72),
      bubble(234, 38, 56, 48, 'left') + padlock(262, 60, 0.8),
      rail('M-640 132H40q18 0 18-16', 7),
      sleepingCat(236, 166, 0.74),
    ],
  },
  {
    name: 'is-it-true-2',
    shows: 'Three pictures: a hand that says stop, two books side by side, a person to ask',
    usedFor: 'tool 5.5, step 2',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 150),
      rect('white', 18, 24, 80, 88, 6) + rect('white', 120, 24, 80, 88, 6) + rect('white', 222, 24, 80, 88, 6),
      stopHand(58, 68),
      rect('coral', 128, 46, 30, 44, 3) +
        rect('teal', 162, 46, 30, 44, 3) +
        line('M134 46v44M168 46v44', 2.4) +
        line('M142 58h10M142 66h8M176 58h10M176 66h8', 2.6, 'white') +
        line('M146 100l5 5 10-10', 3.6, 'leaf') +
        line('M170 100l5 5 10-10', 3.6, 'leaf'),
      bust({ hair: 'bun', hairColour: 'brown', skin: 'skin3', top: 'blue', glasses: true }, 262, 92, 0.94),
      rail('M-640 132H40q18 0 18-16', 7),
      spark(140, 160, 0.6),
      sleepingCat(236, 166, 0.74),
    ],
  },
  {
    name: 'chatbot-friend-2',
    shows: 'At midnight a phone with a spark is awake and agrees with ticks, one after another',
    usedFor: 'tool 5.2, step 2',
    folder: HERE,
    room: 'future',
    serious: true,
    light: 'night',
    keepsItsSide: true,
    focus: 140,
    marks: [
      room('future', 138),
      windowAt(18, 18, 46, 50),
      clock(272, 40, 24, 12, 0),
      light('M96 20L40 130h164L148 20z', 0.35),
      rail('M-640 100H6c22 0 18 18 38 18h26'),
      bigPhone(122, 66, spark(0, -6, 1.2), 'screen', 1),
      bubble(166, 16, 58, 32, 'left') + check(196, 32, 1),
      bubble(178, 60, 58, 32, 'left') + check(208, 76, 1),
      bubble(20, 78, 48, 28, 'right') + check(44, 92, 0.86),
      table(34, 118, 252, 60),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'chatbot-friend-4',
    shows: 'Three pictures with arrows: a spark in a bubble, a lock on a phone, football boots with a ball',
    usedFor: 'tool 5.2, step 4',
    folder: HERE,
    room: 'future',
    serious: true,
    marks: plan('future', [
      bubble(-30, -28, 60, 46, 'left', 'glow') + spark(0, -6, 0.94),
      phone(-8, 0, 1.3) + padlock(16, 16, 0.8),
      ball(14, -10, 17) + shoes(-16, 30, 'coral', 1.2),
    ]),
  },
  {
    name: 'chatbot-friend-5',
    shows: 'The bike stands on two wheels again by the open door, with two helmets on the wall',
    usedFor: 'tool 5.2, step 5 and its end',
    folder: HERE,
    room: 'future',
    serious: true,
    focus: 150,
    marks: [
      room('future', 138),
      openDoor(254, 138, 46, 108),
      rect('white', 30, 20, 124, 10, 4) + helmet(60, 52, 'teal') + helmet(124, 52, 'coral'),
      rail('M960 96H306c-24 0-20 66-44 66h-20'),
      disc('none', 78, 138, 30, 7) +
        disc('none', 178, 138, 30, 7) +
        disc('grey', 78, 138, 4, 2.4) +
        disc('grey', 178, 138, 4, 2.4),
      line('M78 138l26-50h54l20 50M104 88l22 50h-48M158 88l-32 50', 8) +
        line('M78 138l26-50h54l20 50M104 88l22 50h-48M158 88l-32 50', 4, 'own'),
      line('M104 88l-4-12M88 76h24', 7) + line('M158 88l-4-18h16q8 0 6 8', 5),
      sittingCat(232, 150, 0.7),
    ],
  },
  {
    name: 'fake-pictures-2',
    shows: 'A plain photo goes into a machine with a spark; what comes out is covered by a cloth',
    usedFor: 'tool 5.3, step 2',
    folder: HERE,
    room: 'future',
    serious: true,
    keepsItsSide: true,
    marks: [
      room('future', 140),
      rail('M-640 128H6q24 0 24-10'),
      rect('white', 22, 44, 56, 70, 3) +
        rect('mid', 29, 51, 42, 44, 1, 2.2) +
        shape('teal', 'M33 95q2-20 17-20t17 20z', 2.2) +
        disc('black', 50, 68, 8, 2.2),
      arrow(98, 80, 26),
      rect('device', 120, 34, 80, 84, 8) +
        rect('screen', 129, 43, 62, 44, 3, 0) +
        spark(160, 65, 1) +
        line('M138 102h44', 4, 'grey'),
      arrow(218, 80, 22),
      coveredPicture(277, 80, 1.36),
      rect('white', -700, 116, 1700, 10, 0),
      line('M44 126v50M276 126v50', 5),
      sittingCat(160, 158, 0.72),
    ],
  },
  {
    name: 'fake-pictures-4',
    shows: 'Four pictures with arrows: a heart in a bubble, a covered picture, a notebook, a school',
    usedFor: 'tool 5.3, step 4',
    folder: HERE,
    room: 'future',
    serious: true,
    marks: plan('future', [
      bubble(-26, -26, 52, 42, 'left', 'glow') + heart(0, -5, 0.94),
      coveredPicture(0, 0, 1),
      notebook(0, 0, 1),
      school(0, -8, 0.84) + receiver(0, 28, 1.1),
    ]),
  },
  {
    name: 'fake-pictures-5',
    shows: 'The school bag hangs on its hook; two mugs and two chairs under the lamp',
    usedFor: 'tool 5.3, step 5 and its end',
    folder: HERE,
    room: 'future',
    serious: true,
    focus: 170,
    marks: [
      room('future', 138),
      rect('white', 18, 34, 76, 11, 4) + line('M52 45v10', 4) + schoolBag(52, 100, 1.1),
      hangingLamp(206, 36, 76, 76),
      rail('M-640 104H92c24 0 14 12 34 12h8'),
      mug(172, 114, 'coral', 1.2) + mug(208, 114, 'teal', 1.2),
      table(120, 114, 176, 62),
      chair(160, 150, 'mid') + chair(248, 150, 'own', true),
      sleepingCat(58, 166, 0.74),
    ],
  },
  {
    name: 'is-it-true-4',
    shows: 'Father and girl with a magnifying glass at a laptop; on it a spider has too few legs',
    usedFor: 'tool 5.5, step 4',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      hangingLamp(160, 10, 100, 110),
      rail('M-640 100H12c22 0 18 16 38 16h18'),
      rect('device', 96, 14, 128, 92, 8) + rect('white', 105, 23, 110, 74, 2, 0),
      line('M150 60q-12-16-24-4M150 64q-14-2-22 14M170 60q12-16 24-4M170 64q14-2 22 14', 3.4),
      disc('black', 160, 66, 13) + disc('black', 160, 48, 8),
      spark(122, 36, 0.6),
      shape('grey', 'M84 106h152l8 10H76z', 2.4),
      magnifier(190, 70, 1.3),
      at(
        262,
        92,
        rect('white', -17, -26, 34, 50, 2, 2.6) + check(-6, -14, 0.6) + check(-6, 0, 0.6) + check(-6, 14, 0.6),
      ) + line('M264 79h8M264 93h8M264 107h8', 2.4),
      table(34, 116, 252, 60),
      bust(rashid, 112, 148, 1.14),
      bust(zara, 198, 148, 0.96),
      chairBack(84, 158, 56, 28, 8) + chairBack(174, 158, 48, 28, 8),
      sleepingCat(296, 168, 0.56),
    ],
  },
]

/** Hung up. @param y its middle */
function helmet(x: number, y: number, fill: Fill) {
  return at(
    x,
    y,
    line('M-18 8q6 20 14 24M14 8q-6 20-14 24', 2.6) +
      shape(fill, 'M-26 10q-4-32 24-32 26 0 28 26l8 6z') +
      line('M-12-12q8-4 16-2M-14-2q12-6 26-2', 4, 'white'),
  )
}
