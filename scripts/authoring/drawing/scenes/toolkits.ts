// The toolkits: a big thing of each subject at the left, and from there the rail leads up four steps to a lit door.
import { sleepingCat } from '../cat.ts'
import type { RoomName } from '../colours.ts'
import { at, disc, flat, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import { light, room } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { coat, key, schoolBag, shoes } from '../things.ts'

const FLOOR = 150
const RAIL_UP = 'l96-72h30'

/** What the steps lead up to. */
function stepsToDoor(name: RoomName): Mark {
  return (
    room(name, FLOOR) +
    light('M270 78l-46 72h116l-24-72z', 0.5) +
    rect('white', 265, 9, 46, 69, 2) +
    rect('glow', 271, 15, 34, 63) +
    shape('own', 'M305 15l14 5v68l-14-10z') +
    shape('white', `M176 480V${FLOOR - 18}h24v-18h24v-18h24v-18H960V480z`) +
    flat('mid', `M182 480V${FLOOR - 11}h24v-18h24v-18h24v-18H960V480z`)
  )
}

/** @param marks the big thing, on the floor around x 90 @param way how the rail comes to where the steps begin, 156, 104 */
function toolkit(scene: Omit<Scene, 'marks' | 'usedFor'>, way: string, marks: Mark, behind = true): Scene {
  const drawnRail = rail(`${way}${RAIL_UP}`)
  return {
    ...scene,
    usedFor: 'the toolkit, on its page and its card',
    focus: 100,
    marks: [
      stepsToDoor(scene.room),
      ...(behind ? [drawnRail, marks] : [marks, drawnRail]),
      sleepingCat(158, 169, 0.56),
    ],
  }
}

const ACROSS = 'M-640 104H156'

export const toolkitsScenes: Scene[] = [
  toolkit(
    {
      name: 'gaming-code',
      shows: 'A games controller, and steps up to a lit door',
      folder: 'digitalLaunchpad/module1',
      room: 'games',
    },
    ACROSS,
    shape('mid', 'M34 96q4-26 28-26h58q24 0 28 26l10 38q3 22-15 22-12 0-24-22H63q-12 22-24 22-18 0-15-22z') +
      line('M60 88v22M49 99h22', 6) +
      disc('coral', 116, 92, 6.5) +
      disc('teal', 132, 104, 6.5) +
      disc('device', 78, 122, 8) +
      disc('device', 106, 122, 8),
  ),
  toolkit(
    {
      name: 'screen-time',
      shows: 'An hourglass beside a phone, and steps up to a lit door',
      folder: 'digitalLaunchpad/module2',
      room: 'screens',
    },
    ACROSS,
    shape('white', 'M50 56h64q0 26-26 46 26 20 26 48H50q0-28 26-48-26-20-26-46z') +
      flat('lamp', 'M58 72h48q-4 16-24 30-20-14-24-30zM56 148q4-24 26-24t26 24z') +
      line('M82 102v24', 3, 'lamp') +
      rect('own', 42, 44, 80, 14, 5) +
      rect('own', 42, 146, 80, 14, 5) +
      at(144, 132, rect('device', -14, -26, 28, 52, 5) + rect('screen', -9, -19, 18, 36, 2, 0), 1, 12),
  ),
  toolkit(
    {
      name: 'online-safety',
      shows: 'A shield with a tick, and steps up to a lit door',
      folder: 'digitalLaunchpad/module3',
      room: 'safety',
    },
    ACROSS,
    shape('own', 'M88 34l50 16v42c0 36-22 56-50 70-28-14-50-34-50-70V50z') +
      shape('mid', 'M88 50l36 11v32c0 26-16 40-36 51-20-11-36-25-36-51V61z', 2.6) +
      line('M68 94l15 15 27-30', 13) +
      line('M68 94l15 15 27-30', 7, 'white'),
  ),
  toolkit(
    {
      name: 'wellness-lab',
      shows: 'A flask in which a small plant grows, and steps up to a lit door',
      folder: 'digitalLaunchpad/module4',
      room: 'wellbeing',
    },
    ACROSS,
    shape('leaf', 'M88 78c-22-4-28-24-26-38 18 4 28 18 26 38zM88 70c0-22 12-34 30-36 2 18-10 32-30 36z') +
      line('M88 78v44') +
      flat('screen', 'M62 126h52l16 30H46z') +
      flat('pot', 'M54 142h68l8 14H46z') +
      `<path d="M76 74v26L42 150q-4 10 6 10h80q10 0 6-10L100 100V74"/>` +
      line('M70 74h12M94 74h12', 6) +
      disc('white', 74, 134, 4, 2.2) +
      disc('white', 104, 138, 3, 2.2),
  ),
  toolkit(
    {
      name: 'ai-future',
      shows: 'A toy robot with a key in its back, and steps up to a lit door',
      folder: 'digitalLaunchpad/module5',
      room: 'future',
    },
    ACROSS,
    line('M88 40V28') +
      disc('coral', 88, 24, 6) +
      rect('mid', 60, 40, 56, 38, 10) +
      rect('grey', 52, 50, 9, 18, 4) +
      rect('grey', 115, 50, 9, 18, 4) +
      rect('grey', 64, 136, 16, 24, 4) +
      rect('grey', 96, 136, 16, 24, 4) +
      rect('grey', 38, 88, 14, 38, 7) +
      rect('grey', 124, 88, 14, 38, 7) +
      rect('own', 50, 78, 76, 62, 10) +
      oval('lamp', 88, 96, 9, 12) +
      oval('lamp', 88, 121, 9, 12) +
      disc('grey', 88, 108.5, 6),
  ),
  toolkit(
    {
      name: 'explorers-guide',
      shows: 'A large rucksack and a small one with a map, and steps up to a lit door',
      folder: 'explorersGuide/module1',
      room: 'together',
    },
    ACROSS,
    schoolBag(64, 160, 2, 'teal') +
      schoolBag(122, 162, 1.3) +
      at(
        64,
        72,
        shape('glow', 'M-26-16l17 6 18-6 17 6v30l-17-6-18 6-17-6z', 2.6) +
          line('M-9-10v30M9-16v30', 2) +
          `<path stroke-width="2.4" stroke-dasharray="1 5" d="M-20 4q10-10 18-2t20-6"/>`,
      ),
  ),
  toolkit(
    {
      name: 'living-together',
      shows: 'A large and a small coat on their pegs with a key, and steps up to a lit door',
      folder: 'teenGuide/module1',
      room: 'screens',
    },
    'M-640 104H156',
    rect('white', 24, 38, 126, 11, 4) +
      line('M54 49v8M96 49v8M134 49v8') +
      coat(54, 56, 'coral', 1.25) +
      coat(98, 56, 'violet', 1.05) +
      at(134, 66, key(0, 12, 0.62, 90)) +
      shoes(46, 164, 'blue', 1.2) +
      shoes(108, 164, 'brick', 0.9),
  ),
  toolkit(
    {
      name: 'when-it-matters',
      shows: 'A lifebelt on the wall; its rope leads up steps to a lit door',
      folder: 'teenGuide/module2',
      room: 'safety',
      serious: true,
    },
    'M-640 104H20C8 60 50 24 88 24s80 34 72 78',
    line('M88 8v18', 4) +
      disc('white', 88, 80, 48) +
      repeat(4, (index) => at(88, 80, shape('coral', 'M-17-45q17-7 34 0l-9 24q-8-3-16 0z'), 1, 45 + index * 90)) +
      disc('wall', 88, 80, 22) +
      disc('none', 88, 80, 48),
    false,
  ),
]
