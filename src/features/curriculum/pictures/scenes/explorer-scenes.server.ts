// The scenes of the Explorer's Guide: a grown-up and a child side by side. The serious ones show things only, and a way out.
import { answer, bubble, controller, phone, phoneFaceDown } from '../devices.server.ts'
import { clock, globeLamp, granLamp, granPlant, workCoat } from '../homes.server.ts'
import { at, box, circle, flat, type Mark, rail, resized, shape } from '../pen.server.ts'
import { sitting, standing } from '../people.server.ts'
import {
  basket,
  chair,
  coin,
  door,
  doorAjar,
  moon,
  mug,
  room,
  sofa,
  steam,
  steps,
  table,
  windowOf,
} from '../things.server.ts'

const OWN = 'screens'
/** A child of ten beside an adult. */
const CHILD = 0.78

export const explorerScenes: Record<string, Mark[]> = {
  /** The toolkit: a compass, and the way up from there. */
  'explorers-guide': [
    room(),
    at(198, 164, steps(4, 26, 22)),
    rail('M-640 146H150C176 146 164 126 190 126L290 38H960'),
    shape('paper', box(74, 18, 16, 14, 4)),
    shape(OWN, circle(82, 86, 56)),
    shape('paper', circle(82, 86, 42)),
    shape(OWN, 'M106 58L92 96 58 114 72 76z'),
    flat('ink', circle(82, 86, 4)),
  ],

  /** Two on a sofa, and one phone between them. */
  'first-phone-together': [
    room(),
    at(44, 152, granPlant(OWN)),
    at(280, 152, granLamp()),
    rail('M-640 118H84'),
    at(126, 120, sitting({ fill: 'paper', hair: 'bun', right: 'M16-40C30-40 38-50 42-58' })),
    at(206, 120, sitting({ fill: OWN, hair: 'curls', size: CHILD, left: 'M-18-40C-28-40-32-50-36-60' })),
    resized(172, 52, 0.8, phone(flat('on-night', box(-11, -22, 22, 14, 3)))),
    at(164, 164, sofa(OWN, 176)),
  ],

  /** A chat at night with too many lines; two stand before it, and the phone's own way out is at the side. */
  'group-chat-together': [
    room(),
    at(44, 62, windowOf('night', 60, 64), moon(4, -16)),
    shape('night', box(112, 6, 96, 168, 14)),
    bubble(122, 20, 54, 22),
    answer(142, 52, 56, 22, OWN),
    bubble(122, 84, 60, 22),
    bubble(122, 116, 44, 22),
    answer(150, 142, 48, 18, OWN),
    rail('M960 124H236'),
    at(246, 174, standing({ fill: OWN, hair: 'tail', size: CHILD })),
    at(286, 174, standing({ fill: 'paper', hair: 'short' })),
  ],

  /** Coins out of the game lie on the table as real ones, and two count them. */
  'real-pounds-together': [
    room(),
    at(60, 56, clock('M0 0v-10M0 0h7')),
    rail('M-640 112H98'),
    at(172, 166, table(160)),
    coin(118, 110, 9),
    coin(118, 100, 9),
    coin(118, 90, 9),
    coin(140, 110, 9),
    coin(140, 100, 9),
    coin(162, 110, 9),
    at(214, 104, controller(OWN)),
    at(64, 176, standing({ fill: 'paper', hair: 'scarf', right: 'M16-60C28-58 40-62 48-68' })),
    at(286, 176, standing({ fill: OWN, hair: 'short', size: CHILD, left: 'M-16-60C-28-60-40-66-48-72' })),
  ],

  /** The coat hangs ready, the door stands open with light behind it, and the phone lies on its face. */
  'signals-together': [
    room(),
    at(50, 44, workCoat(OWN)),
    rail('M-640 136H222'),
    at(150, 166, table(96)),
    resized(150, 112, 0.9, phoneFaceDown()),
    at(258, 150, doorAjar(OWN)),
  ],

  /** Turned over on the table; a cold drink, a mug, and two chairs side by side. */
  'turn-it-over': [
    room(),
    at(64, 0, globeLamp(14)),
    at(232, 172, chair(OWN)),
    at(282, 172, chair('paper')),
    rail('M960 112H300'),
    at(118, 168, table(176)),
    resized(92, 116, 1.3, phoneFaceDown()),
    at(168, 120, mug(OWN), steam()),
  ],

  /** The hall at night: a basket with a large phone and a small one, and the bedroom door is shut. */
  'phones-to-bed': [
    room(),
    at(52, 150, door(OWN)),
    at(132, 54, windowOf('night', 60, 60), moon(4, -16)),
    rail('M960 124H290'),
    at(232, 168, table(112)),
    at(214, 120, basket()),
    resized(204, 84, 0.7, phone()),
    resized(226, 92, 0.5, phone()),
    at(214, 120, basket()),
    at(268, 103, clock('M0 0v-10M0 0l-6 4')),
  ],
}
