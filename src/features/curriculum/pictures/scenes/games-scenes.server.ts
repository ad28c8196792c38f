// The scenes of The Gaming Code.
import { controller, hills, television } from '../devices.server.ts'
import { clock, fosterWindow, granLamp, stripedMug, workCoat } from '../homes.server.ts'
import { at, box, circle, flat, line, type Mark, rail, resized, shape, stroke } from '../pen.server.ts'
import { headphones, sitting, standing } from '../people.server.ts'
import { coin, doorway, room, sofa, steam, steps } from '../things.server.ts'

const OWN = 'games'

export const gamesScenes: Record<string, Mark[]> = {
  /** The toolkit: a controller whose cable becomes the rail. */
  'gaming-code': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 128H60C84 128 82 66 110 66C138 66 132 126 160 126H186L290 38H960'),
    resized(110, 108, 1.5, controller(OWN)),
  ],

  /** Gran comes over to where the match is. */
  'calm-shutdown': [
    room(),
    at(44, 150, doorway()),
    at(208, 140, television(hills(), stroke('on-night', 4, 'M-46-74h30'), stroke('night-step', 4, 'M-10-74h30'))),
    at(294, 160, granLamp()),
    at(208, 164, sitting({ fill: 'paper', light: true, size: 0.9 }), at(0, -55, headphones(OWN, 12))),
    rail('M-640 118H96C118 118 112 104 130 104H146'),
    at(208, 172, sofa(OWN, 116)),
    at(58, 168, standing({ fill: OWN, hair: 'bun', right: 'M15-60C24-56 32-52 40-54' })),
  ],

  /** Choice, progress and people, all on one screen; a hand is about to knock. */
  'hard-to-leave': [
    room(),
    at(70, 30, workCoat('paper')),
    at(
      206,
      148,
      shape('night', box(-88, -128, 176, 110, 5)),
      stroke('on-night', 4, 'M-74-40h26l18-24h28M-30-64l-18-28M-2-64l22-24h22'),
      stroke('on-night', 3, 'M42-88v-24'),
      flat('on-night', 'M42-114l20 8-20 8z'),
      flat(OWN, circle(-54, -100, 9)),
      friend('on-night', 34, -38),
      friend(OWN, 54, -44),
      friend('on-night', 72, -36),
    ),
    rail('M-640 122H56C86 122 92 150 116 150H146'),
    at(190, 180, sitting({ fill: OWN, hair: 'tail', light: true, size: 0.95 }), at(0, -58, headphones('paper', 12))),
    at(30, 172, standing({ fill: 'paper', right: 'M15-60C28-54 38-56 46-60' })),
  ],

  /** Two on the rug, two mugs, and rain that nobody minds. */
  'play-together': [
    room(),
    at(52, 62, fosterWindow('paper', OWN)),
    line('M34 44l-4 8M62 40l-4 8M72 70l-4 8M42 76l-4 8'),
    at(
      206,
      142,
      television(
        flat('on-night', 'M-20-38h40l-8 10h-24zM-16-60h8v-8h6v8h6v-8h6v8h6v20h-32z'),
        stroke(OWN, 4, 'M-2-70v-8'),
        flat(OWN, 'M-2-80l16 5-16 5z'),
      ),
    ),
    shape('paper', 'M124 158h170l20 18H100z'),
    rail('M-640 132H88C112 132 116 162 140 162H150'),
    at(178, 174, sitting({ fill: 'paper', hair: 'bald' })),
    at(236, 174, sitting({ fill: OWN, hair: 'curls', light: true, size: 0.8 })),
    at(122, 178, stripedMug(OWN), steam()),
    at(284, 178, stripedMug(OWN), steam()),
  ],

  /** A box with a surprise wants coins; the jar has a lid. */
  'loot-boxes': [
    room(),
    at(136, 44, clock('M0-9v9l7 5')),
    at(
      234,
      88,
      shape('night', box(-58, -62, 116, 124, 8)),
      stroke('on-night', 4, 'M0-30v-14M-26-24l-8-10M26-24l8-10'),
      shape(OWN, 'M-34 6h68v32h-68z'),
      shape('paper', 'M-38-14q2-12 14-12h48q12 0 14 12v20h-76z'),
      shape('night', box(-8, -2, 16, 18, 3)),
    ),
    rail('M-640 118H4C22 118 24 80 42 80H122'),
    at(
      82,
      162,
      shape('paper', box(-34, -70, 68, 70, 12)),
      shape(OWN, box(-28, -86, 56, 16, 4)),
      coin(-16, -12),
      coin(4, -12),
      coin(20, -16),
      coin(-6, -28),
    ),
    coin(142, 168),
    coin(164, 162),
  ],
}

function friend(fill: 'on-night' | 'games', x: number, y: number): Mark {
  return flat(fill, circle(x, y, 7)) + flat(fill, `M${x - 11} ${y + 20}q0-12 11-12t11 12z`)
}
