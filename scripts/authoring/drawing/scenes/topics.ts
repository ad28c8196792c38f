// The twelve topics: one big thing each, that one knows at the size of a stamp. The serious ones show things only.
import { sittingCat, sleepingCat } from '../cat.ts'
import { at, disc, flat, framed, line, oval, rail, rect, shape } from '../pen.ts'
import { bust, ellie, kai, mum, sam, standing, zoe } from '../people.ts'
import { hangingLamp, openDoor, picture, room, rug, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  bed,
  bigPhone,
  bubble,
  chairBack,
  coin,
  GAME,
  mug,
  padlock,
  phoneFaceDown,
  plant,
  sideTable,
  sofa,
  spark,
  table,
  unknownHead,
} from '../things.ts'

const HERE = 'scenes'

const bow =
  rect('coral', -32, -4, 64, 12) +
  rect('coral', -6, -52, 12, 104) +
  shape('coral', 'M0 2c-24-4-32-28-16-32 12-2 16 16 16 32 0-16 4-34 16-32 16 4 8 28-16 32z')

export const topicsScenes: Scene[] = [
  {
    name: 'topic-first-phone',
    shows: 'A phone wrapped as a present, with a bow',
    usedFor: 'the topic first phone',
    folder: HERE,
    room: 'hall',
    marks: [
      room('hall', 138),
      windowAt(30, 26, 44, 46),
      table(50, 124, 220),
      rail('M-640 98H36c26 0 24 26 50 26h34'),
      bigPhone(160, 70, bow, 'screen', 1.02),
      mug(232, 124, 'teal'),
      sleepingCat(274, 164, 0.74),
    ],
  },
  {
    name: 'topic-games',
    shows: 'A games console to hold in two hands, with a game on it',
    usedFor: 'the topic games',
    folder: HERE,
    room: 'games',
    marks: [
      room('games', 138),
      rug(160, 160, 120, 14),
      rail('M-640 96H20c24 0 14 26 38 26h8'),
      at(
        0,
        14,
        rect('device', 62, 38, 196, 100, 18) +
          framed(104, 50, 112, 76, '0 0 120 76', GAME + flat('#34c38f', 'M0 66h120v12H0z')) +
          shape('teal', 'M98 38v100H80q-18 0-18-18V56q0-18 18-18z') +
          shape('coral', 'M222 38v100h18q18 0 18-18V56q0-18-18-18z') +
          disc('device', 80, 66, 9) +
          line('M80 92v20M70 102h20', 6) +
          disc('white', 240, 58, 4.5, 2.4) +
          disc('white', 240, 82, 4.5, 2.4) +
          disc('white', 229, 70, 4.5, 2.4) +
          disc('white', 251, 70, 4.5, 2.4) +
          disc('device', 240, 112, 9),
      ),
      sleepingCat(288, 166, 0.7),
    ],
  },
  {
    name: 'topic-money',
    shows: 'A coin drops into a jar with coins; a bank card leans beside it',
    usedFor: 'the topic money',
    folder: HERE,
    room: 'future',
    focus: 170,
    marks: [
      room('future', 138),
      table(50, 124, 220),
      rail('M-640 92H34c24 0 20 32 44 32h38'),
      shape('white', 'M114 66h92v44q0 14-14 14h-64q-14 0-14-14z') + rect('own', 106, 54, 108, 14, 5),
      coin(134, 112, 10) + coin(158, 113, 10) + coin(182, 112, 10) + coin(146, 95, 10) + coin(170, 94, 10),
      rect('device', 144, 54, 32, 5, 2, 0),
      coin(160, 32, 12),
      at(244, 105, rect('teal', -28, -18, 56, 36, 5) + line('M-28-6h56', 6) + line('M-16 8h14', 3, 'white'), 0.8, -12),
      plant(84, 124, 0.7),
      sleepingCat(62, 166, 0.74),
    ],
  },
  {
    name: 'topic-sleep',
    shows: 'A child asleep in the moonlight; the phone sleeps on the shelf outside',
    usedFor: 'the topic sleep',
    folder: HERE,
    room: 'screens',
    focus: 180,
    light: 'night',
    marks: [
      room('screens', 140),
      windowAt(206, 12, 76, 58),
      at(104, 122, bed(0, 0, 158, disc('ginger', 36, -18, 13)) + sleepingCat(124, -16, 0.6), 1.22),
      sideTable(24, 112, 66, 48),
      rail('M-640 84H10c14 0 8 28 22 28h2'),
      at(58, 104, rect('device', -24, -8, 48, 12, 5)) + shape('own', 'M56 96q14-6 28 0v16H56z', 2.6),
    ],
  },
  {
    name: 'topic-screen-rows',
    shows: 'A parent and a child argue over a tablet: two bubbles and a flash',
    usedFor: 'the topic screen rows',
    folder: HERE,
    room: 'screens',
    marks: [
      room('screens', 140),
      bubble(52, 14, 92, 56, 'left', 'coral') +
        line('M70 34l10-8 10 12 10-12 10 12 10-12', 3, 'white') +
        line('M70 54h40', 3, 'white'),
      bubble(176, 24, 92, 52, 'right') +
        line('M194 40l10 8 10-10 10 10 10-10 10 8', 3, 'own') +
        line('M194 62h40', 3, 'own'),
      line('M160 20l-8 18 14 4-10 20', 4, 'brick'),
      rail('M-640 120H50c30 0 20 40 50 40h24'),
      standing(mum, 92, 246, 168, { right: { d: 'l24 18', hand: [40, -58] } }),
      standing(zoe, 228, 244, 142, { left: { d: 'l-24 12', hand: [-40, -62] } }),
      at(160, 146, rect('device', -28, -20, 56, 40, 6) + rect('screen', -22, -14, 44, 28, 2, 0), 1, -4),
    ],
  },
  {
    name: 'topic-chats',
    shows: 'Three friends, and speech bubbles above them',
    usedFor: 'the topic chats and friends',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 140),
      bubble(46, 12, 100, 50, 'left') +
        disc('line', 78, 37, 4, 0) +
        disc('line', 96, 37, 4, 0) +
        disc('line', 114, 37, 4, 0),
      bubble(166, 28, 104, 46, 'right', 'mid') + line('M182 44h72M182 57h46', 3, 'white'),
      rail('M-640 108H20c20 0 16 34 36 34h6'),
      bust(kai, 92, 132, 1.3),
      bust(ellie, 160, 136, 1.25),
      bust({ ...sam, hair: 'turban', hairColour: 'teal', skin: 'skin2' }, 228, 132, 1.3),
      sofa(52, 140, 216, 60),
      sleepingCat(278, 136, 0.62),
    ],
  },
  {
    name: 'topic-strangers',
    shows: 'A phone with the outline of somebody, and a present beside it',
    usedFor: 'the topic strangers',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      openDoor(256, 138, 42, 104),
      table(46, 124, 190),
      rail('M-640 94H24c24 0 18 30 42 30h34'),
      bigPhone(140, 68, unknownHead(0, -2, 1.6), 'screen', 1.05),
      rect('violet', 186, 98, 34, 26, 3) + rect('coral', 182, 90, 42, 11, 3) + line('M203 90v34', 3, '#fff1c4'),
      sittingCat(250, 154, 0.74),
    ],
  },
  {
    name: 'topic-pictures',
    shows: 'Two mugs and two chairs at a table under a lamp; the phone lies face down',
    usedFor: 'the topic pictures and blackmail',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      windowAt(24, 24, 44, 46),
      openDoor(266, 138, 38, 100),
      hangingLamp(150, 40, 64, 66),
      rail('M-640 84H24c24 0 20 26 44 26h16'),
      oval('glow', 150, 104, 34, 5, 0) + phoneFaceDown(150, 104, 0.9),
      mug(104, 104, 'coral', 0.9) + mug(200, 104, 'blue', 0.9),
      table(74, 104, 152, 70),
      chairBack(92, 124, 48, 38) + chairBack(160, 124, 48, 38),
      sittingCat(252, 152, 0.72),
    ],
  },
  {
    name: 'topic-what-they-see',
    shows: 'A tablet with a large open eye on it',
    usedFor: 'the topic what they see',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 138),
      picture(30, 30, 42, 36),
      table(40, 124, 240),
      rail('M-640 98H30c24 0 20 26 44 26h20'),
      rect('device', 82, 24, 156, 100, 12) + rect('screen', 92, 34, 136, 78, 4, 0),
      shape('white', 'M104 73q26-32 56-32t56 32q-26 32-56 32t-56-32z'),
      disc('own', 160, 73, 22) + disc('line', 160, 73, 10, 0) + disc('#fff', 167, 66, 5, 0),
      plant(262, 124, 0.7),
      sleepingCat(62, 166, 0.74),
    ],
  },
  {
    name: 'topic-bodies',
    shows: 'A tall mirror, a chair with a jumper on it, and sun behind a cloud',
    usedFor: 'the topic bodies and mood',
    folder: HERE,
    room: 'wellbeing',
    serious: true,
    marks: [
      room('wellbeing', 142),
      rect('white', 35, 21, 68, 58, 3) + rect('screen', 40, 26, 58, 48, 1),
      disc('lamp', 58, 44, 11, 2.4) + shape('white', 'M56 66q-8 0-8-7t8-7q2-9 12-9t12 8q10 0 10 8t-8 7z', 2.4),
      line('M128 158l32-10 32 10', 5) + line('M160 128v22', 5),
      oval('white', 160, 74, 38, 60) + oval('screen', 160, 74, 28, 50),
      line('M144 66l22-26M148 92l32-38', 3, 'white'),
      line('M222 142v26M262 142v26') + rect('own', 214, 130, 56, 12, 5) + rect('own', 258, 78, 12, 56, 5),
      shape('teal', 'M214 116q22-14 50-2l4 20q-28 8-54 0z') + line('M224 120q14-6 28 0', 2.4),
      rail('M-640 112H20c34 0 30 44 62 44h30'),
      sittingCat(46, 152, 0.74),
    ],
  },
  {
    name: 'topic-ai',
    shows: 'A laptop that answers: a speech bubble with a spark in it',
    usedFor: 'the topic AI',
    folder: HERE,
    room: 'future',
    marks: [
      room('future', 138),
      table(40, 124, 240),
      rail('M-640 98H26c24 0 20 26 44 26h26'),
      rect('device', 104, 62, 112, 62, 7) + rect('screen', 112, 70, 96, 46, 3, 0),
      line('M124 84h36M124 94h50M124 104h28', 3, 'device'),
      shape('grey', 'M92 118h136l-6 7H98z', 2.4),
      bubble(142, 8, 112, 62, 'left') + spark(198, 39, 1.35),
      mug(70, 124, 'teal'),
      sleepingCat(258, 166, 0.74),
    ],
  },
  {
    name: 'topic-privacy',
    shows: 'A large key, and a phone with a padlock',
    usedFor: 'the topic privacy and trust',
    folder: HERE,
    room: 'hall',
    focus: 150,
    marks: [
      room('hall', 138),
      table(40, 124, 240),
      rail('M-640 98H22c22 0 18 26 40 26h20'),
      bigPhone(214, 68, padlock(0, -4, 1.35), 'screen', 1.04),
      line('M126 78h58M156 78v18M176 78v16', 15) + line('M126 78h58M156 78v18M176 78v16', 8, 'lamp'),
      disc('lamp', 108, 78, 26) + disc('wall', 108, 78, 9),
      line('M108 104v20', 4),
      sleepingCat(64, 166, 0.74),
    ],
  },
]
