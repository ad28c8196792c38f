// The scenes of Screen Time.

import { clock, granLamp, granPlant, workCoat } from '../homes.server.ts'
import { at, box, circle, flat, line, type Mark, rail, resized, shape, stroke } from '../pen.server.ts'
import { sitting, standing } from '../people.server.ts'
import { door, moon, room, schoolBag, steps, table, windowOf } from '../things.server.ts'

const OWN = 'screens'

export const screensScenes: Record<string, Mark[]> = {
  /** The toolkit: a phone that has gone to bed, and the way up from there. */
  'screen-time': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 126H186L290 38H960'),
    shape('night', box(66, 26, 82, 140, 12)),
    moon(110, 62),
    flat('on-night', circle(92, 104, 2.5)),
    flat('on-night', circle(124, 118, 2.5)),
    flat('on-night', circle(88, 48, 2)),
    shape(OWN, 'M66 134c20-10 30 8 46 2s22-8 36-4v22q0 12-12 12H78q-12 0-12-12z'),
  ],

  /** One sheet of paper, and everybody at the table. */
  'fewer-rows': [
    room(),
    at(40, 30, workCoat('paper')),
    at(278, 40, clock('M0-10v10l8 0')),
    rail('M-640 112H78C92 112 92 100 104 100H122'),
    at(160, 164, table(210)),
    shape('paper', 'M128 114l10-26h52l10 26z'),
    line('M143 98h36M141 105h30'),
    at(92, 176, sitting({ fill: 'paper', hair: 'tail' }), chairBack('paper')),
    at(168, 178, sitting({ fill: OWN, hair: 'short', size: 0.8 }), chairBack('paper')),
    at(234, 176, sitting({ fill: 'line', hair: 'long', light: true, size: 0.95 }), chairBack('paper')),
  ],

  /** A number on a phone, and a child who is telling a story behind the glass. */
  'how-much': [
    room(),
    shape('paper', 'M168 26h126v124H168z'),
    line('M231 26v124'),
    flat('line', 'M170 132h60v17h-60zM232 132h60v17h-60z'),
    at(
      262,
      156,
      standing({
        fill: OWN,
        hair: 'long',
        size: 0.8,
        left: 'M-16-60C-26-66-32-76-30-88',
        right: 'M16-60C26-66 32-76 30-88',
      }),
    ),
    rail('M-640 142H62C112 142 118 104 152 104H206'),
    at(
      72,
      84,
      shape('night', box(-38, -66, 76, 132, 12)),
      flat('on-night', 'M-24 34v-22h8v22zM-11 34V-18h8v52zM2 34V-2h8v36zM15 34V-34h8v68z'),
      stroke('night-step', 5, 'M-24-46h30'),
    ),
    at(72, 180, hand('paper')),
  ],

  /** Look closer: a badge says little. */
  'any-good': [
    room(),
    at(30, 160, granLamp()),
    at(178, 168, table(180)),
    at(
      178,
      78,
      shape('night', box(-56, -44, 112, 84, 8)),
      flat('on-night', 'M-40-6h22v22h-22z'),
      flat(OWN, circle(0, 5, 12)),
      flat('on-night', 'M18 16l13-24 13 24z'),
      stroke('night-step', 5, 'M-40-26h36'),
    ),
    at(
      230,
      40,
      shape('paper', 'M-7 6l-5 26 12-8 12 8-5-26z'),
      shape(OWN, circle(0, 0, 15)),
      flat('paper', circle(0, 0, 6)),
    ),
    rail('M-640 132H54C80 132 84 112 104 112H122'),
    at(112, 182, sitting({ fill: 'paper', hair: 'bun' })),
    at(178, 186, sitting({ fill: OWN, size: 0.74 })),
    at(290, 160, granPlant(OWN)),
  ],

  /** Night on the landing: the phones sleep outside, and an old clock does the waking. */
  'phones-sleep': [
    room(),
    at(270, 150, door(OWN)),
    at(182, 46, windowOf('night', 56, 56), moon(2, -16)),
    line('M34 74v84M62 96v62M90 118v40'),
    rail('M-640-420L20 62L92 118H206'),
    at(176, 166, table(104)),
    phoneAsleep(148),
    phoneAsleep(174),
    at(206, 106, shape('paper', circle(0, 0, 12)), line('M0-5v6l4 3M-9-12l-3-3M9-12l3-3')),
  ],

  /** Two homes, one child who goes between them, and a light that is the same in both. */
  'two-homes': [
    room(),
    at(60, 150, home('paper')),
    at(260, 150, home(OWN)),
    rail('M-640 132H62C100 132 104 160 132 160H190C216 160 220 132 258 132'),
    at(160, 174, standing({ fill: OWN, hair: 'tail', size: 0.72 }), at(0, -24, schoolBag('paper'))),
  ],
}

function chairBack(fill: 'paper'): Mark {
  return line('M-18 6v-12M18 6v-12') + shape(fill, box(-24, -24, 48, 14, 5))
}

function hand(fill: 'paper'): Mark {
  return shape(fill, 'M-26 10v-34c0-12 8-20 18-20h24c10 0 10 10 2 12h-14c6 2 10 8 10 16v26z')
}

function phoneAsleep(x: number): Mark {
  return shape('night', box(x - 9, 84, 18, 34, 4)) + stroke('night-step', 3, `M${x - 3} 112h6`)
}

function home(fill: 'paper' | 'screens'): Mark {
  return [
    shape(fill, 'M-48 0v-66L0-110l48 44V0z'),
    shape('paper', 'M-13 0v-40h26V0z'),
    shape('night', box(-12, -84, 24, 24, 3)),
    resized(-2, -80, 0.7, moon(0, 0)),
    line('M-56-59L0-110l56 51'),
  ].join('')
}
