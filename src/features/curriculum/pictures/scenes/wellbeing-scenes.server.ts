// The scenes of the Digital Wellness Lab.
import { bubble, tablet } from '../devices.server.ts'
import { cat, globeLamp, granLamp, granPlant, workCoat } from '../homes.server.ts'
import { at, box, circle, flat, limb, line, type Mark, rail, resized, shape } from '../pen.server.ts'
import { sitting, standing } from '../people.server.ts'
import {
  basket,
  chair,
  doorway,
  moon,
  pillow,
  room,
  schoolBag,
  staircase,
  steps,
  table,
  windowOf,
} from '../things.server.ts'

const OWN = 'wellbeing'

export const wellbeingScenes: Record<string, Mark[]> = {
  /** The toolkit: the steam of a mug becomes the rail. */
  'wellness-lab': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M88 82C66 58 110 52 88 30C74 12 112 4 134 14C172 32 150 126 180 126H190L290 38H960'),
    line('M134 104h10c24 0 24 40 0 40h-10'),
    shape(OWN, 'M52 88h84v56q0 20-20 20H72q-20 0-20-20z'),
  ],

  /** A pillow on the third stair; the rail comes down to it. */
  upset: [
    room(),
    at(60, 58, windowOf('night', 64, 64), moon(2, -18)),
    at(128, 166, staircase(32, 22)),
    at(210, 98, pillow()),
    at(44, 168, granLamp()),
    rail('M960-468L176 70H150'),
    line('M150 70v72'),
  ],

  /** Four bowls, and a basket for everything that lights up. */
  'family-break': [
    room(),
    at(126, 0, globeLamp(14)),
    rail('M-640 140H214C238 140 232 88 254 88Q268 88 268 100V112'),
    at(126, 168, table(190)),
    bowl(56, 118),
    bowl(102, 118),
    bowl(150, 118),
    bowl(196, 118),
    at(270, 168, shape('night', box(-20, -54, 18, 34, 4)), shape('night', box(2, -48, 24, 30, 4)), basket()),
    at(14, 172, cat()),
  ],

  /** One step at a time: first calls, then a few friends, then the group. */
  'first-phones': [
    room(),
    at(118, 166, steps(4, 50, 26)),
    rail('M-640 120H88L114 98L286 12H960'),
    at(144, 122, shape('paper', box(-9, -17, 18, 34, 5)), line('M-4 2h8M-4 8h8'), flat(OWN, 'M-5-12h10v8h-10z')),
    at(194, 96, shape('night', box(-10, -18, 20, 36, 4)), flat('on-night', box(-6, -13, 9, 6, 2))),
    at(
      244,
      70,
      shape('night', box(-10, -18, 20, 36, 4)),
      flat('on-night', box(-6, -13, 9, 6, 2) + box(-3, -5, 9, 6, 2) + box(-6, 3, 9, 6, 2)),
    ),
    at(92, 170, standing({ fill: OWN, hair: 'tail', size: 0.74 }), resized(0, -26, 0.8, schoolBag('paper'))),
    at(48, 172, standing({ fill: 'paper', right: 'M15-60C22-54 26-46 28-40' })),
  ],

  /** A drawing is held up; the eyes are on the phone. */
  'our-phones': [
    room(),
    at(300, 26, workCoat('paper')),
    rail('M960 104H176C150 104 150 70 124 70H112'),
    at(
      246,
      150,
      shape('paper', 'M-46-46h92V12h-92z'),
      line('M-46-32h92'),
      shape('ink', 'M-22-62h40q0 14-12 14h-16q-12 0-12-14z'),
      line('M18-58h20'),
    ),
    at(196, 174, standing({ fill: OWN, left: 'M-15-60C-24-54-32-58-34-70', right: 'M15-60C24-54 32-56 40-58' })),
    shape('night', box(151, 82, 20, 32, 4)),
    at(
      66,
      176,
      standing({
        fill: 'paper',
        hair: 'curls',
        size: 0.7,
        left: 'M-15-60C-26-66-34-80-38-90',
        right: 'M15-60C26-66 34-80 38-90',
      }),
    ),
    at(
      66,
      90,
      shape('paper', 'M-44-40h88v64h-88z'),
      shape(OWN, box(-32, -26, 64, 34, 5)),
      flat('paper', 'M-25-19h12v10h-12zM-6-19h12v10h-12zM13-19h12v10h-12z'),
      flat('ink', circle(-18, 10, 5)),
      flat('ink', circle(18, 10, 5)),
    ),
  ],

  /** Somebody else answers, quickly and kindly; a chair stands free. */
  'ai-chatbots': [
    room(),
    at(36, 150, doorway()),
    at(212, 168, table(180)),
    at(232, 90, tablet(flat('on-night', 'M0-16l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4z'))),
    bubble(244, 16, 60, 30, 'paper'),
    flat(OWN, circle(260, 31, 3.5) + circle(274, 31, 3.5) + circle(288, 31, 3.5)),
    at(284, 120, resized(0, 0, 0.62, granPlant('paper'))),
    at(214, 180, sitting({ fill: OWN, hair: 'tail', light: true, size: 0.85 })),
    rail('M-640 116H74C98 116 100 148 122 148H134'),
    at(152, 176, chair('paper')),
    at(44, 170, standing({ fill: 'paper', hair: 'scarf' })),
  ],

  /** A hand on a shoulder. */
  'close-by': [
    room(),
    at(62, 0, globeLamp(12)),
    at(284, 52, windowOf('night', 56, 56), moon(2, -16)),
    shape(OWN, 'M88 200C82 150 90 112 136 102c-8-44 10-68 38-68s46 24 38 68c46 10 54 48 48 98z'),
    line('M136 102c16 16 60 16 76 0M174 36v44'),
    rail('M-640 96H44C66 96 70 104 86 108'),
    limb('paper', 24, 'M60 150L100 128'),
    limb('line', 30, 'M-640 160H-20C16 160 44 154 70 144'),
    limb('paper', 8, 'M108 136L124 148'),
    limb('paper', 8, 'M112 130L138 140'),
    limb('paper', 8, 'M114 122L146 128'),
    limb('paper', 8, 'M112 114L146 114'),
    flat('paper', circle(106, 124, 15)),
  ],

  /** Everybody has one, it seems, and two are walking home. */
  'everyone-else': [
    room(),
    rail('M-640 140H160C184 140 184 124 204 124H960'),
    withPhone(26, 166, 'short'),
    withPhone(74, 160, 'long'),
    withPhone(122, 166, 'curls'),
    at(222, 172, standing({ fill: OWN, hair: 'tail', size: 0.8, right: 'M15-60C24-54 30-48 36-46' })),
    at(282, 174, standing({ fill: 'paper', hair: 'bun', left: 'M-15-60C-22-54-28-46-32-38' })),
  ],
}

function withPhone(x: number, y: number, hair: 'short' | 'long' | 'curls'): Mark {
  return at(
    x,
    y,
    shape('night', box(9, -98, 18, 30, 4)),
    standing({ fill: 'line', hair, size: 0.8, right: 'M15-60C26-64 26-76 22-86' }),
  )
}

function bowl(x: number, y: number): Mark {
  return at(
    x,
    y,
    shape('paper', 'M-16-16h32q0 16-12 16h-8q-12 0-12-16z'),
    line('M-4-22c-4-4 3-5 0-9M4-22c-4-4 3-5 0-9'),
  )
}
