// The Explorer's Guide: a grown-up and a child side by side, in the room with leaves.
import { sittingCat, sleepingCat } from '../cat.ts'
import type { Colour } from '../colours.ts'
import { at, disc, flat, limb, line, type Mark, rail, rect, repeat, shape } from '../pen.ts'
import { bust, carer, dad, ellie, gran, kai, sitting, zoe } from '../people.ts'
import { dayWindow, floorLamp, hangingLamp, light, openDoor, room, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  basket,
  bigPhone,
  bubble,
  chairBack,
  coat,
  coin,
  glass,
  padlock,
  phoneFaceDown,
  shoes,
  sofa,
  table,
} from '../things.ts'

const HERE = 'explorersGuide/module1'

export const togetherScenes: Scene[] = [
  {
    name: 'first-phone-together',
    shows: 'Two on a sofa, with one phone between them that has a lock on it',
    usedFor: 'session 1.1',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 138),
      windowAt(28, 22, 44, 46),
      floorLamp(284, 142, 104),
      rail('M-640 96H34c22 0 20 44 42 44h4'),
      bust(carer, 112, 126, 1.1),
      bust(ellie, 214, 132, 0.96),
      sofa(68, 132, 190, 50),
      bigPhone(164, 82, padlock(0, -4, 1.1), 'screen', 0.74),
      limb('teal', 'M132 130q14 4 18-10', 9) + disc('skin2', 150, 118, 6, 2.6),
      sleepingCat(44, 168, 0.7),
    ],
  },
  {
    name: 'group-chat-together',
    shows: 'A wall of speech bubbles; two sit before it, and one bubble is a bell that is crossed out',
    usedFor: 'session 1.2',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 144),
      bubble(24, 12, 72, 38, 'left') + line('M36 26h46M36 36h28', 3, 'own'),
      bubble(112, 8, 60, 34, 'right', 'mid') + line('M122 24h38', 3, 'white'),
      bubble(232, 14, 68, 38, 'right', 'mid') + line('M244 28h42M244 38h26', 3, 'white'),
      bubble(30, 68, 56, 34, 'left', 'mid') + line('M40 84h34', 3, 'white'),
      bubble(242, 74, 58, 34, 'right') + line('M252 90h36', 3, 'own'),
      at(
        196,
        42,
        shape('lamp', 'M-14 8q4-4 4-14 0-12 10-12t10 12q0 10 4 14zM-4 12q4 6 8 0z', 2.6) +
          line('M-16-18L16 14', 8) +
          line('M-16-18L16 14', 4, 'coral'),
      ),
      rail('M-640 120H40c28 0 22 42 50 42h12'),
      sitting(dad, 138, 170, 1),
      sitting(zoe, 212, 172, 0.8),
      sleepingCat(284, 164, 0.72),
    ],
  },
  {
    name: 'real-pounds-together',
    shows: 'Two at a table count coins; a game waits on the tablet',
    usedFor: 'session 1.3',
    folder: HERE,
    room: 'together',
    marks: [
      room('together', 138),
      hangingLamp(160, 30, 60, 78),
      dayWindow(28, 22, 46, 46),
      rail('M-640 92H46c20 0 18 20 38 20h18'),
      at(
        232,
        116,
        rect('device', -34, -50, 68, 48, 7) +
          rect('screen', -27, -43, 54, 34, 2, 0) +
          shape('violet', 'M-12-20h24v12h-24z', 2.2) +
          rect('coral', -15, -28, 30, 9, 2, 2.2),
      ),
      coin(158, 108, 8) + coin(158, 101, 8) + coin(158, 94, 8) + coin(158, 87, 8),
      coin(140, 108, 8) + coin(140, 101, 8) + coin(122, 108, 8) + coin(176, 108, 8),
      table(48, 116, 226, 60),
      bust(gran, 112, 142, 0.98),
      bust(kai, 196, 146, 0.84),
      chairBack(88, 150, 48, 28, 10),
      chairBack(174, 154, 44, 26, 8),
      sleepingCat(284, 168, 0.64),
    ],
  },
  {
    name: 'signals-together',
    shows: 'A coat and shoes wait at a lit door that stands open; a phone lies face down',
    usedFor: 'session 1.4',
    folder: HERE,
    room: 'together',
    focus: 190,
    serious: true,
    marks: [
      room('together', 140),
      rect('white', 34, 24, 128, 12, 4),
      line('M64 36v8M104 36v8M140 36v8'),
      coat(64, 42, 'coral', 1.1),
      coat(122, 42, 'teal', 0.9),
      openDoor(222, 140, 52, 116),
      shoes(60, 150, 'blue'),
      rail('M-640 104H22c14 0 0 60 30 60H170c32 0 30-20 56-20'),
      phoneFaceDown(138, 158, 0.9),
      sittingCat(294, 152, 0.76),
    ],
  },
  {
    name: 'turn-it-over',
    shows: 'A tablet turned over on the table, a sandwich, a drink and two chairs',
    usedFor: 'session 1.5',
    folder: HERE,
    room: 'together',
    serious: true,
    marks: [
      room('together', 138),
      dayWindow(34, 22, 54, 48),
      hangingLamp(170, 32, 74, 70),
      rail('M-640 88H30c22 0 18 26 40 26h6'),
      at(
        148,
        106,
        `<g transform="skewX(-24)">${rect('device', -38, -20, 76, 18, 4) + disc('grey', -26, -14, 2.6, 0)}</g>`,
      ),
      shape('white', 'M206 104h52l-8 5h-36z', 2.6) +
        shape('lamp', 'M214 102l16-16 20 16z') +
        line('M220 97h24', 3, 'leaf'),
      glass(92, 105, 1.05),
      table(60, 106, 220, 66),
      chairBack(96, 128, 52, 38, 12),
      chairBack(176, 128, 52, 38, 12),
      sittingCat(290, 154, 0.74),
    ],
  },
  {
    name: 'phones-to-bed',
    shows: 'A large and a small phone in a basket with a blanket; the bedroom door is shut',
    usedFor: 'session 1.6',
    folder: HERE,
    room: 'together',
    focus: 130,
    light: 'night',
    marks: [
      room('together', 140),
      rect('white', 226, 16, 66, 124, 2) +
        rect('own', 232, 22, 54, 118, 1) +
        rect('none', 241, 34, 36, 42, 3, 2.4) +
        rect('none', 241, 88, 36, 40, 3, 2.4) +
        disc('white', 279, 84, 3.2, 2.2),
      light('M158 60l-42 60h100l-42-60z', 0.5),
      rect('mid', 62, 129, 9, 50, 2) + rect('mid', 187, 129, 9, 50, 2),
      rect('white', 44, 120, 170, 11, 5),
      line('M166 120V88M152 119h28') + shape('lamp', 'M149 88l8-28h18l8 28z'),
      rail('M-640 90H22c22 0 18 30 40 30h6'),
      at(108, 120, basketOfPhones(), 1.1),
      sleepingCat(250, 166, 0.78),
    ],
  },
  {
    name: 'hand-over',
    shows: 'Two hands, and a phone that goes from one to the other',
    usedFor: 'between the turns of a session',
    folder: 'scenes',
    room: 'together',
    size: [400, 400],
    marks: handOver(),
  },
]

function basketOfPhones() {
  return (
    at(-10, -38, rect('device', -12, -24, 24, 48, 5), 1, -6) +
    at(14, -32, rect('device', -9, -18, 18, 38, 4), 1, 7) +
    basket(0, 0, shape('coral', 'M-30-34q30-12 60 0v12h-60z'))
  )
}

/** Two hands and the phone that goes from one to the other. The page has the ground: it says whose turn it is. */
function handOver(): Mark[] {
  const [grownUps, childs] = [dad.skin, ellie.skin]
  const finger = (x: number, y: number) => at(x, y, rect(grownUps, -20, -10.5, 40, 21, 10.5), 1, 14)
  const stripes = Array.from({ length: 16 }, (_, index) => `M${62 - 37 * index} ${276 + 38 * index}l62 66`).join('')
  // Two rows of dots along the sleeve, one after the other.
  const dot = (index: number) => {
    const [along, across] = [46 + 24 * index, index % 2 === 0 ? -15 : 15]
    return disc('white', 296 + 0.82 * along + 0.57 * across, 158 - 0.57 * along + 0.82 * across, 6, 0)
  }
  return [
    rail('M-640 96H76c44 0 40 60 84 66', 9),
    sleeve('M-690 1107L128 268', 86, 'blue', cutOff(stripes, 11, 'white')),
    at(118, 278, rect('white', -14, -50, 28, 100, 10), 1, -46),
    shape(grownUps, 'M108 246q-8-40 30-66 26-16 58-6l26 70q-10 54-58 66-34 6-52-18z'),
    sleeve('M1030-346L296 158', 66, 'coral', repeat(24, dot)),
    at(300, 156, rect('white', -12, -40, 24, 80, 9), 1, -34),
    shape(childs, 'M306 176q14 34-14 58-24 20-50 8l-22-54q2-46 42-56 28-4 40 20z'),
    finger(262, 262) + finger(256, 284) + finger(248, 305),
    at(
      208,
      206,
      rect('device', -58, -106, 116, 212, 20, 4) +
        rect('screen', -46, -90, 92, 172, 8, 0) +
        flat('own', 'M-46 20q46-40 92 0v56q0 6-6 6h-80q-6 0-6-6z') +
        disc('glow', 14, -42, 16, 0),
      1,
      14,
    ),
    shape(grownUps, 'M128 216q6-26 40-18 22 4 22 18t-22 16q-14-2-22 2 4 26-14 30z'),
    shape(childs, 'M292 176q2 22-30 22-24 0-26-14-2-14 20-16 14 0 20-6z'),
  ]
}

/** @param d from beyond the frame to the wrist */
function sleeve(d: string, width: number, colour: Colour, pattern: Mark): Mark {
  return cutOff(d, width + 6, 'line') + cutOff(d, width, colour) + pattern
}

/** A line that ends straight. */
function cutOff(d: string, width: number, colour: Colour): Mark {
  return `<g stroke-linecap="butt">${line(d, width, colour)}</g>`
}
