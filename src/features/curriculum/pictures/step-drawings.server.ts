// The drawings of steps: one idea each, in the style of the scenes, without a room and without the rail.
// For a child with SEND their words are below them (`send.picture` of a session).
import { answer, bubble, controller, phone, phoneFaceDown, tablet } from './devices.server.ts'
import { clock } from './homes.server.ts'
import { at, box, circle, flat, line, type Mark, resized, shape, stroke } from './pen.server.ts'
import { sitting, standing } from './people.server.ts'
import { basket, coin, doorAjar, doorway, moon, pillow, table, windowOf } from './things.server.ts'

const OWN = 'screens'
const CHILD = 0.78

const ground = () => line('M20 166h280')
const adult = (x: number, arms: { left?: string; right?: string } = {}) =>
  at(x, 166, standing({ fill: 'paper', hair: 'bun', size: 1.25, ...arms }))
const child = (x: number, arms: { left?: string; right?: string } = {}) =>
  at(x, 166, standing({ fill: OWN, hair: 'curls', size: CHILD, ...arms }))
/** An arm that holds something out to the right or to the left, in the size of an adult. */
const OUT_RIGHT = 'M16-60C28-58 36-60 44-64'
const WAVING = 'M16-60C28-66 30-80 30-96'
const OUT_LEFT = 'M-16-60C-28-58-36-60-44-64'

/** A large phone, its middle at x, y. */
const bigPhone = (x: number, y: number, ...screen: Mark[]) => resized(x, y, 2.2, phone(...screen))
const message = () => flat('on-night', box(-12, -20, 24, 14, 3))
const arrow = (d: string, x: number, y: number, turn: number) =>
  stroke('ink', 5, d) +
  `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke('ink', 5, 'M-11-11L0 0l-11 11')}</g>`
const cross = (x: number, y: number, r: number) =>
  stroke('ink', 9, `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}`)
const tick = (x: number, y: number) => stroke(OWN, 9, `M${x - 18} ${y}l12 14 24-30`)
/** A card of 84 by 120 with something on it. */
const card = (x: number, ...marks: Mark[]) => at(x, 90, shape('paper', box(-42, -60, 84, 120, 10)), ...marks)
const heart = (size: number) =>
  resized(0, 0, size, shape(OWN, 'M0 18C-26 2-24-18-11-18C-4-18 0-12 0-8C0-12 4-18 11-18C24-18 26 2 0 18z'))
const bell = () =>
  shape(OWN, 'M-24 16C-16 8-20-20 0-22C20-20 16 8 24 16z') + shape('paper', circle(0, 22, 6)) + line('M0-22v-7')
const padlock = () =>
  stroke('ink', 6, 'M-12-4v-12a12 12 0 0 1 24 0v12') +
  shape(OWN, box(-20, -6, 40, 32, 6)) +
  flat('ink', circle(0, 8, 4))
const hat = (size: number) =>
  resized(0, 0, size, shape(OWN, 'M-14 8C-14-22 14-22 14 8z') + shape(OWN, box(-26, 6, 52, 9, 4)))
const house = (x: number) =>
  at(
    x,
    166,
    shape('paper', 'M-44 0v-70h88V0z') + shape(OWN, 'M-56-66L0-116 56-66z') + shape('mist', box(-16, -42, 32, 42, 3)),
  )
const hand = (fill: 'paper' | typeof OWN = 'paper') =>
  shape(
    fill,
    'M-26 60v-34c-14-12-26-24-32-36c-4-10 8-14 14-6l16 18v-62c0-11 14-11 14 0v-10c0-11 14-11 14 0v6c0-11 14-11 14 0v12c0-10 13-10 13 0v48c0 16-6 22-9 30v34z',
  ) + line('M-14-22V4M0-30V4M14-24V4')
const pile = (x: number, y: number, count: number) =>
  Array.from({ length: count }, (_, place) => at(x, y - place * 13, shape('paper', box(-24, -12, 48, 13, 6)))).join('')
const bars = () => flat('on-night', 'M-10 18v-14h5v14zM-2 18v-30h5v30zM6 18v-21h5v21z')
const face = (x: number, y: number, hands: string) => resized(x, y, 2.4, clock(hands))
const foot = (x: number, y: number) => shape(OWN, `M${x - 9} ${y}c-4-20 20-24 20-4c0 8-4 10-4 18c0 8-14 8-14 0z`)
const frame = (x: number, y: number) =>
  shape('paper', box(x - 36, y - 42, 72, 84, 6)) + shape('mist', box(x - 24, y - 30, 48, 60, 3))
/** A face with a finger on its lips. */
const hush = () =>
  shape('paper', circle(0, 0, 40)) +
  shape('ink', 'M-40 0C-44-54 44-54 40 0C30-18-22-26-40 0z') +
  flat('ink', circle(-14, 2, 4) + circle(14, 2, 4)) +
  line('M-13 21h26') +
  shape(OWN, box(-14, 62, 28, 22, 4)) +
  shape('paper', box(-6, 8, 12, 44, 6)) +
  shape('paper', box(-17, 40, 34, 26, 10)) +
  line('M-5 50v8M5 50v8')
const gift = () =>
  shape(OWN, box(-30, -12, 60, 44, 4)) +
  shape('paper', box(-36, -24, 72, 16, 4)) +
  line('M0-24v56M0-24c-24-22-30 2 0 0c24-22 30 2 0 0')

export const stepDrawings: Record<string, Mark[]> = {
  'message-crossed': [ground(), adult(96, { right: OUT_RIGHT }), bigPhone(206, 88, message()), cross(206, 62, 28)],
  'three-buttons': [
    card(62, bell(), stroke('ink', 7, 'M-30 30L30-30')),
    card(160, resized(0, 0, 1.2, phone()), line('M28-22c8 12 8 32 0 44M-28-22c-8 12-8 32 0 44')),
    card(258, padlock()),
  ],
  'two-houses': [
    ground(),
    house(84),
    house(236),
    at(84, 166, standing({ fill: OWN, hair: 'curls', size: 0.5, right: WAVING })),
    at(236, 166, standing({ fill: 'paper', hair: 'bun', size: 0.5, left: 'M-16-60C-28-66-30-80-30-96' })),
    resized(160, 44, 0.8, phone(flat('on-night', box(-11, -22, 22, 14, 3)))),
    line('M128 34c-8 6-8 14 0 20M192 34c8 6 8 14 0 20'),
  ],
  'hand-up': [at(160, 96, resized(0, 0, 1.25, hand(OWN)))],
  'phone-turns': [
    ground(),
    adult(52, { right: OUT_RIGHT }),
    child(268, { left: OUT_LEFT }),
    resized(160, 104, 1.5, phone(message())),
    arrow('M118 44C138 22 182 22 202 42', 204, 46, 50),
  ],
  'parcel-message': [
    bigPhone(84, 92, message()),
    at(206, 128, shape(OWN, box(-46, -62, 92, 72, 5)), line('M0-62v72M-46-36h92')),
    at(282, 112, coin(0, 0, 22)),
  ],
  'padlock-kept': [
    ground(),
    child(92, { right: OUT_RIGHT }),
    child(236, { left: 'M-16-60C-24-54-16-46-6-46' }),
    at(232, 128, padlock()),
  ],
  'reads-phone': [
    ground(),
    adult(140, { left: 'M-16-60C-30-62-26-82-14-88', right: OUT_RIGHT }),
    resized(222, 84, 1.6, phone(message())),
  ],
  'kind-bubble': [bubble(60, 24, 200, 112), at(160, 80, heart(2))],
  'one-apart': [
    shape(OWN, circle(70, 70, 26)),
    shape(OWN, circle(112, 112, 26)),
    shape(OWN, circle(58, 124, 26)),
    shape('paper', circle(258, 96, 26)),
  ],
  'three-moves': [
    card(62, bell(), stroke('ink', 7, 'M-30 30L30-30')),
    card(160, heart(1.3)),
    card(258, resized(-12, 10, 0.9, phone(message())), at(22, 50, standing({ fill: 'paper', hair: 'bun', size: 0.7 }))),
  ],
  'wave-door': [
    ground(),
    at(238, 166, resized(0, 0, 1.15, doorAjar(OWN))),
    at(110, 96, resized(0, 0, 1, hand())),
    line('M52 40c-8 8-12 18-12 30M168 40c8 8 12 18 12 30'),
  ],
  'loud-night': [
    at(262, 70, windowOf('night', 84, 90), moon(6, -18)),
    shape('night', box(60, 6, 108, 168, 14)),
    bubble(72, 20, 62, 22),
    answer(92, 52, 64, 22, OWN),
    bubble(72, 84, 70, 22),
    answer(84, 116, 72, 22, OWN),
    bubble(72, 146, 50, 18),
  ],
  'one-alone': [
    ground(),
    child(48),
    child(150),
    child(99, { right: OUT_RIGHT }),
    resized(132, 88, 0.8, phone(message())),
    at(270, 166, sitting({ fill: 'paper', hair: 'tail', size: 1 })),
  ],
  'face-down': [
    ground(),
    at(184, 166, resized(0, 0, 1.4, table(120))),
    resized(184, 94, 1.6, phoneFaceDown()),
    child(60),
  ],
  'shopping-bag': [
    ground(),
    adult(130, { left: 'M-16-60C-34-68-28-92-12-94', right: OUT_RIGHT }),
    at(206, 128, line('M-14-30c0-18 28-18 28 0'), shape(OWN, 'M-28-30h56l6 60h-68z')),
  ],
  'hat-on-screen': [
    ground(),
    resized(196, 84, 2.3, tablet()),
    at(196, 90, resized(0, 0, 1.1, flat('on-night', 'M-14 8C-14-22 14-22 14 8zM-26 8h52v8h-52z'))),
    child(62, { right: OUT_RIGHT }),
  ],
  'coins-equal': [
    pile(80, 150, 6),
    stroke('ink', 7, 'M142 80h36M142 104h36'),
    at(240, 92, shape(OWN, circle(0, 0, 44)), shape('paper', 'M0-24l7 16 17 2-13 12 4 18-15-9-15 9 4-18-13-12 17-2z')),
  ],
  'hat-or-ball': [
    pile(66, 156, 6),
    arrow('M104 108L186 66', 190, 64, -27),
    arrow('M104 128L186 140', 192, 141, 8),
    at(246, 48, hat(1.5)),
    shape(OWN, circle(246, 136, 32)),
    line('M214 136c20-10 44-10 64 0M246 104c-10 20-10 44 0 64'),
  ],
  'now-later-never': [
    card(62, tick(0, 0)),
    card(160, line('M-32 24h64M0-34v-10M-26-20l-8-8M26-20l8-8'), shape(OWN, 'M-22 24a22 22 0 0 1 44 0z')),
    card(258, cross(0, 0, 18)),
  ],
  handshake: [
    ground(),
    adult(92, { right: 'M16-60C34-56 44-52 54-46' }),
    child(226, { left: 'M-16-60C-34-64-50-70-78-74' }),
  ],
  'mystery-box': [
    at(
      132,
      150,
      shape(OWN, box(-66, -92, 132, 92, 6)),
      shape('paper', box(-74, -116, 148, 30, 6)),
      stroke('ink', 8, 'M-14-58c0-20 30-20 28-2c-2 12-14 12-14 24'),
      flat('ink', circle(0, -18, 5)),
    ),
    at(238, 140, coin(0, 0, 16)),
    at(270, 118, coin(0, 0, 16)),
    at(284, 150, coin(0, 0, 16)),
  ],
  'plain-outfit': [
    ground(),
    at(64, 166, standing({ fill: 'paper', hair: 'short', size: 1.1 })),
    at(190, 166, standing({ fill: OWN, hair: 'tail', size: 1.1 })),
    at(262, 166, standing({ fill: OWN, hair: 'curls', size: 1.1 })),
    at(190, 62, hat(0.6)),
    at(262, 56, hat(0.6)),
  ],
  'seller-clock': [
    ground(),
    at(66, 166, standing({ fill: OWN, hair: 'short', size: 1.2, right: OUT_RIGHT })),
    face(160, 70, 'M0 0v-11M0 0l8 5'),
    adult(266),
    arrow('M228 130H196M228 130h4', 238, 130, 0),
  ],
  'two-piles': [
    at(
      88,
      100,
      shape('good', box(-52, -60, 104, 120, 10)),
      shape('paper', 'M-28 40V0h16l14-34c10-4 14 4 12 12l-4 16h24c8 0 8 10 4 14l-8 28c-2 6-6 6-12 6z'),
    ),
    at(232, 100, shape('care', box(-52, -60, 104, 120, 10)), resized(2, 2, 0.8, hand())),
  ],
  'four-signals': [
    at(50, 92, resized(0, 0, 0.9, gift())),
    at(
      128,
      104,
      resized(
        0,
        0,
        0.55,
        at(
          0,
          40,
          shape('paper', 'M-60 0v-60h120V0z'),
          shape(OWN, 'M-24-60v-40h48v40z'),
          line('M0-100v-24h26l-8 9 8 9H0'),
          flat('ink', 'M-10 0v-30h20V0zM-46-40h20v20h-20zM26-40h20v20H26z'),
        ),
      ),
    ),
    at(202, 80, resized(0, 0, 0.7, hush())),
    at(
      272,
      92,
      resized(-22, 0, 0.7, phone()),
      arrow('M-10-34C0-44 14-44 20-36', 22, -34, 50),
      resized(22, 10, 0.7, phone()),
    ),
  ],
  'walks-away': [
    ground(),
    at(84, 166, resized(0, 0, 1.2, table(96))),
    resized(84, 106, 1.4, phoneFaceDown()),
    child(232),
    arrow('M252 60h34', 292, 60, 0),
  ],
  whisper: [
    ground(),
    at(128, 166, sitting({ fill: 'paper', hair: 'bun', size: 1.5 })),
    child(206, { left: 'M-16-60C-22-70-26-78-30-84' }),
    line('M176 54c6 4 6 12 0 16M186 46c10 8 10 24 0 32'),
  ],
  'comes-for-you': [
    ground(),
    at(88, 166, resized(0, 0, 1.25, doorway('mist')), shape('paper', 'M-34 0v-145l-40 12V12z')),
    flat('ink', circle(24, 106, 4)),
    at(
      100,
      166,
      standing({ fill: OWN, hair: 'bun', size: 1.2, right: OUT_RIGHT }),
      shape(OWN, 'M-21-44L-27-14H27L21-44C10-40-10-40-21-44z'),
      line('M0-80v66M-17-30h8M17-30h-8'),
    ),
    child(248, { left: OUT_LEFT }),
  ],
  'coins-camera': [
    at(84, 120, resized(0, 0, 0.75, hand())),
    coin(60, 44, 14),
    coin(92, 36, 14),
    coin(118, 54, 14),
    at(
      232,
      92,
      shape(OWN, box(-56, -36, 112, 80, 10)),
      shape(OWN, box(-22, -50, 44, 16, 4)),
      shape('paper', circle(0, 4, 28)),
      shape('night', circle(0, 4, 15)),
    ),
  ],
  secret: [
    ground(),
    child(68),
    at(68, 138, controller('paper')),
    resized(216, 62, 1.15, hush()),
    at(284, 150, resized(0, 0, 0.8, controller('paper'))),
  ],
  'new-app': [
    bigPhone(68, 92, message()),
    arrow('M114 60C128 44 148 44 160 58', 162, 62, 50),
    resized(194, 100, 1.8, phone(message())),
    ground(),
    adult(280),
  ],
  'turn-step-say': [
    card(62, resized(0, 8, 0.9, phoneFaceDown())),
    card(160, foot(-14, 12), foot(18, 24), arrow('M0-18v-22', 0, -18, 90)),
    card(258, bubble(-32, -28, 64, 48)),
  ],
  'three-footprints': [
    resized(62, 128, 1.3, phoneFaceDown()),
    foot(126, 140),
    foot(162, 128),
    foot(198, 140),
    ground(),
    child(254),
    bubble(190, 12, 110, 42),
  ],
  'sits-down': [
    ground(),
    at(110, 166, sitting({ fill: 'paper', hair: 'bun', size: 1.5, right: 'M18-40C30-34 38-34 46-38' })),
    child(226),
  ],
  swap: [
    ground(),
    adult(70),
    child(250),
    arrow('M108 54C136 26 184 26 212 52', 214, 56, 50),
    arrow('M212 118C184 144 136 144 110 122', 106, 118, 225),
  ],
  'two-frames': [
    frame(56, 76),
    at(124, 110, resized(0, 0, 0.5, house(0).replace('translate(0 166)', 'translate(0 60)'))),
    frame(204, 76),
    at(
      274,
      132,
      shape('paper', 'M-36 0v-44h72V0z'),
      shape(OWN, 'M-14-44v-26h28v26z'),
      line('M0-70v-18h18l-5 6 5 6H0'),
      flat('ink', 'M-7 0v-20H7V0z'),
    ),
  ],
  'four-comforts': [
    at(52, 112, shape('paper', 'M-22-44h44l-6 62h-32z'), flat(OWN, 'M-19-20h38l-4 36h-30z'), line('M6-44l8-26')),
    at(128, 122, shape('paper', 'M-28 4v-26h46l4-18 14 6 6 12-14 6v20h-8v-12h-36V4z'), line('M-28-20l-12-12')),
    at(206, 126, shape(OWN, 'M-30 2v-26h14l8 10 22 6c8 2 10 10 8 10z')),
    at(274, 104, shape(OWN, box(-32, -24, 64, 52, 8)), line('M-32-6h64M-32 10h64')),
  ],
  bus: [
    shape('paper', box(14, 16, 292, 128, 16)),
    shape('mist', box(34, 34, 72, 54, 6)),
    shape('mist', box(124, 34, 72, 54, 6)),
    shape('mist', box(214, 34, 72, 54, 6)),
    shape('night', circle(76, 148, 18)),
    shape('night', circle(244, 148, 18)),
    at(100, 142, sitting({ fill: OWN, hair: 'curls', size: 1.1 })),
    at(206, 142, sitting({ fill: 'paper', hair: 'short', size: 1.1, left: 'M-18-40C-34-42-38-56-40-66' })),
    resized(160, 62, 0.7, phone(message())),
  ],
  'grey-tablet': [
    ground(),
    resized(160, 64, 2.2, tablet()),
    flat('line', box(136, 44, 48, 40, 3)),
    at(160, 178, sitting({ fill: OWN, hair: 'curls', light: true, size: 1.1 })),
  ],
  'phone-bars': [ground(), adult(96, { right: OUT_RIGHT }), bigPhone(214, 88, bars())],
  'tablet-bars': [
    ground(),
    child(58, { right: OUT_RIGHT }),
    resized(160, 92, 1.6, tablet(bars())),
    face(268, 74, 'M0 0v-11M0 0h8'),
  ],
  'body-spots': [
    shape('paper', circle(160, 42, 30)),
    shape('paper', 'M112 172c0-60 8-84 32-92v-12h32v12c24 8 32 32 32 92z'),
    flat(
      OWN,
      [circle(148, 38, 6), circle(172, 38, 6), circle(160, 56, 6), circle(160, 76, 8), circle(160, 134, 14)].join(''),
    ),
  ],
  'three-places': [
    card(62, line('M-34 10h68'), resized(0, -10, 0.6, phone())),
    card(160, at(0, 44, resized(0, 0, 0.8, table(76))), resized(0, -14, 0.6, phone())),
    card(258, line('M-34 44h22V24h22V4h22'), at(-8, 20, resized(0, 0, 0.6, basket()))),
  ],
  'phones-in-basket': [
    resized(136, 74, 1.5, phone()),
    resized(192, 86, 1.1, phone()),
    at(160, 160, resized(0, 0, 2.6, basket())),
  ],
  'clock-plug': [
    face(70, 90, 'M0 0v-11M0 0l-7 4'),
    arrow('M124 90h38', 168, 90, 0),
    resized(214, 84, 1.5, phone()),
    resized(272, 94, 1.1, phone()),
    line('M214 131v20q0 8 8 8h40q10 0 10-8v-24'),
    shape(OWN, box(232, 150, 22, 18, 4)),
  ],
  'game-clock': [
    ground(),
    child(92, { right: OUT_RIGHT }),
    at(150, 96, controller('paper')),
    face(250, 70, 'M0 0v-11M0 0h-9'),
  ],
  'night-bed': [
    flat('night', 'M0 0h320v150H0z'),
    moon(70, 30),
    at(262, 150, doorAjar(OWN)),
    at(110, 166, shape('paper', box(-96, -46, 192, 40, 8)), shape(OWN, box(-40, -56, 136, 40, 10))),
    at(46, 118, pillow()),
    shape('paper', circle(52, 104, 13)),
  ],
}
