// The scenes of Online Safety Essentials. The serious ones show things only, and always a way out or a place to sit.
import { answer, bubble, phone, phoneFaceDown, toggle } from '../devices.server.ts'
import { globeLamp, stripedMug } from '../homes.server.ts'
import { at, box, type Colour, circle, flat, line, type Mark, rail, resized, shape, stroke } from '../pen.server.ts'
import { pointing, standing } from '../people.server.ts'
import { chair, coin, doorAjar, moon, mug, room, staircase, steam, steps, table, windowOf } from '../things.server.ts'

const OWN = 'safety'

export const safetyScenes: Record<string, Mark[]> = {
  /** The toolkit: the tick on a shield becomes the rail. */
  'online-safety': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    shape(OWN, 'M108 30l48 16v42c0 36-22 60-48 74c-26-14-48-38-48-74V46z'),
    rail('M-640 104H82l18 18l26-26H136C156 96 160 126 186 126L290 38H960'),
  ],

  /** A tablet turned to the floor, slippers, and a step with room for two. */
  'seen-too-much': [
    room(),
    at(60, 150, doorAjar(OWN)),
    at(188, 166, staircase(30, 21)),
    at(206, 145, slipper(), at(16, 0, slipper())),
    resized(138, 170, 1.4, phoneFaceDown()),
    rail('M960-423L224 92H196'),
    line('M196 92v52'),
  ],

  /** Who is that? A head of which nobody knows more than the edge, and a chair beside the table. */
  stranger: [
    room(),
    at(64, 0, globeLamp(14)),
    at(176, 164, table(150)),
    at(
      176,
      76,
      shape('night', box(-34, -46, 68, 92, 9)),
      `<path stroke="var(--on-night)" stroke-dasharray="5 7" d="${circle(0, -16, 14)}M-24 30c0-30 48-30 48 0"/>`,
    ),
    coin(228, 108),
    coin(238, 94),
    coin(246, 108),
    at(286, 172, chair(OWN)),
    rail('M-640 118H52C72 118 76 128 92 128H102'),
    at(76, 172, chair('paper')),
  ],

  /** The first switch of a long list. */
  'safety-settings': [
    room(),
    at(
      214,
      92,
      shape('paper', box(-72, -66, 144, 132, 10)),
      setting(-46, true),
      setting(-12, true),
      setting(22, false),
      shape(OWN, 'M40-66c-14-4-18-22-6-22c8 0 10 12 12 18c2-6 8-18 16-18c12 0 4 18-10 22z'),
    ),
    rail('M-640 132H40C64 132 66 92 92 92H154'),
    at(140, 100, pointing(OWN)),
    at(44, 176, mug('paper')),
  ],

  /** Four harmless things on a photo make a map. */
  'what-to-share': [
    room(),
    at(
      72,
      88,
      shape('paper', 'M-46-58h92v116h-92z'),
      flat('line', 'M-36-48h72v76h-72z'),
      resized(0, 28, 0.72, standing({ fill: 'paper', hair: 'tail' })),
      shape(OWN, circle(0, -8, 5)),
    ),
    line('M122 60h10M142 60h10M122 118h10M142 118h10'),
    at(
      252,
      88,
      shape('paper', 'M-62-50l40 12l42-12l42 12v92l-42-12l-42 12l-40-12z'),
      line('M-22-38v92M20-50v92'),
      shape(OWN, 'M0 24C-22-4-22-28 0-28S22-4 0 24z'),
      shape('paper', circle(0, -8, 6)),
    ),
    at(176, 60, shape('paper', circle(0, 0, 16)), shape(OWN, 'M-9-6l5-3q4 4 8 0l5 3-3 5-2-1v9h-8v-9l-2 1z')),
    at(176, 118, shape('paper', circle(0, 0, 16)), line('M0-8v8l5 4')),
    rail('M-640 160H40C60 160 60 132 72 132'),
  ],

  /** The phone lies face down on the bath mat; the door lets light in. */
  blackmail: [
    room(),
    at(78, 46, windowOf('night', 50, 44), moon(0, -12)),
    rail('M-640 116H196C220 116 226 96 246 96H264'),
    at(
      100,
      152,
      shape('paper', 'M-84-52h150l-8 42q-2 10-14 10H-56q-12 0-14-10z'),
      line('M48-52v-30q0-10-10-10h-8v8M-54 0v8M36 0v8'),
    ),
    at(264, 150, doorAjar(OWN)),
    flat(OWN, 'M96 166h96l14 12H82z'),
    at(146, 172, phoneFaceDown()),
  ],

  /** Eleven against one, a mug that somebody brought, and maths that has not moved. */
  'cruel-chat': [
    room(),
    at(240, 0, globeLamp(4)),
    rail('M960 108H304'),
    at(156, 172, table(290)),
    at(160, 92, phone()),
    bubble(24, 20, 92, 24, 'line'),
    bubble(58, 50, 84, 24, 'line'),
    bubble(14, 80, 108, 24, 'line'),
    answer(188, 62, 40, 24, OWN),
    shape('paper', 'M192 124l12-14h44l-12 14z'),
    line('M252 124l14-16'),
    at(282, 124, mug(OWN), steam()),
  ],

  /** One sock under the coats, and a coin on a hook. */
  scams: [
    room(),
    line('M24 34h120'),
    coat(52, 'paper'),
    coat(88, OWN),
    coat(122, 'line'),
    at(150, 174, stripedMug(OWN), steam()),
    at(96, 158, sock(), at(20, 3, sock())),
    line('M262-20v64c0 26-36 26-36 2'),
    coin(226, 60, 16),
    at(236, 132, phone(stroke('on-night', 4, 'M-9-6h18M3-12l6 6-6 6M9 10h-18M-3 4l-6 6 6 6'))),
    rail('M-640 120H0C30 120 20 170 44 170H64'),
  ],
}

function slipper(): Mark {
  return shape('paper', 'M-6 0v-6q0-5 5-5h6q8 2 8 11z')
}

function sock(): Mark {
  return shape('paper', 'M-6-22H6v10q10 0 10 12H-6z') + line('M-6-16H6')
}

function coat(x: number, fill: Colour): Mark {
  return at(x, 34, shape(fill, 'M-6 0q-14 6-16 30l-2 76h48l-2-76q-2-24-16-30z'), line('M0 10v96'))
}

function setting(y: number, on: boolean): Mark {
  return toggle(-54, y, on, OWN) + stroke('line', 7, `M0 ${y + 10}h48`)
}
