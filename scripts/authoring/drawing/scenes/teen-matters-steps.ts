// The Teen Guide, second toolkit, step by step: a scene has the name of its tool's and the number of the step.
import { sittingCat, sleepingCat } from '../cat.ts'
import type { Colour } from '../colours.ts'
import { at, disc, flat, limb, line, type Mark, oval, rail, rect, repeat, shape } from '../pen.ts'
import { bust, grace, leo, type Person, standing, zoe } from '../people.ts'
import { dayWindow, floorLamp, hangingLamp, light, openDoor, room, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import {
  arrow,
  barred,
  calendar,
  camera,
  heart,
  house,
  jumper,
  lifebelt,
  moon,
  notebook,
  plan,
  receiver,
  ringingPhone,
  sandTimer,
  school,
  smallCar,
  trafficLight,
} from '../signs.ts'
import {
  ball,
  bed,
  bigPhone,
  bubble,
  chair,
  chairBack,
  clock,
  coin,
  die,
  key,
  mug,
  padlock,
  phone,
  phoneFaceDown,
  schoolBag,
  sideTable,
  sofa,
  spark,
  table,
  television,
} from '../things.ts'

const HERE = 'teenGuide/module2'
const carol: Person = { hair: 'bob', hairColour: 'brown', skin: 'skin1', top: 'brick' }
const callum: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'teal' }
const jay: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'coral', pattern: 'stripes' }
const tyler: Person = { hair: 'locs', hairColour: 'black', skin: 'skin4', top: 'teal' }
const neil: Person = { hair: 'short', hairColour: 'ginger', skin: 'skin1', top: 'leaf' }
const ivy: Person = { hair: 'pony', hairColour: 'ginger', skin: 'skin1', top: 'violet', pattern: 'dots' }

/** A football match on a television. */
const MATCH: Mark =
  flat('#34c38f', 'M0 0h120v70H0z') +
  line('M60 0v70M46 35a14 14 0 1 0 28 0 14 14 0 1 0-28 0M0 18h16v34H0M120 18h-16v34h16', 2, '#fff') +
  disc('#d8562a', 34, 30, 4, 1.6) +
  disc('#d8562a', 52, 54, 4, 1.6) +
  disc('#4b8df8', 76, 26, 4, 1.6) +
  disc('#4b8df8', 92, 50, 4, 1.6) +
  disc('#fff', 42, 36, 2.4, 1.4)

/** What a driver sees at night: the road, and lights on it. */
function roadAhead(lights: Mark): Mark {
  return (
    flat('paper', 'M-640-480H960V480H-640z') +
    shape('sky', 'M-640 8H960V118H-640z') +
    flat(
      '#3d4c92',
      'M20 98V58l16-12 16 12v40zM66 98V70l14-10 14 10v28zM230 98V66l15-11 15 11v32zM272 98V60l14-10 14 10v38z',
    ) +
    flat('#ffe9ae', 'M30 68h8v9h-8zM76 78h7v8h-7zM240 74h8v9h-8zM282 70h8v9h-8z') +
    flat('#5a679f', 'M-640 118V98h780l14-30h12l14 30h780v20z') +
    line('M160 72v6M160 84v8M160 100v12', 3, '#fff') +
    lights +
    shape('own', 'M-640 118q800-12 1600 0V480H-640z') +
    `<circle stroke-width="13" cx="226" cy="144" r="36"/><circle stroke="var(--white)" stroke-width="7" cx="226" cy="144" r="36"/>` +
    rect('device', 46, 134, 56, 22, 6) +
    line('M54 145h40', 2.6, 'mid')
  )
}

export const teenMattersSteps: Scene[] = [
  {
    name: 'talk-in-the-car-1',
    shows: 'Through the wet windscreen of a car: two red traffic lights, the wipers go',
    usedFor: 'tool 2.1 of the Teen Guide, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: [
      roadAhead(
        line('M84 98V40M236 98V40', 4) +
          trafficLight(84, 44, 0.86, 0) +
          trafficLight(236, 44, 0.86, 0) +
          line(
            'M40 22l-4 12M120 26l-4 12M136 54l-4 12M196 22l-4 12M206 66l-4 12M276 28l-4 12M304 62l-4 12M18 70l-4 12M58 60l-4 12',
            2.8,
            'screen',
          ),
      ),
      line('M70 116L150 26M170 116L256 30', 5),
      rail('M-640 130H20c14 0 14 34 30 34h30'),
      sleepingCat(130, 166, 0.7),
    ],
  },
  {
    name: 'talk-in-the-car-2',
    shows: 'Three bubbles with arrows, ever faster: a heart, a camera, then coins and a clock',
    usedFor: 'tool 2.1 of the Teen Guide, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: [
      room('safety', 150),
      bubble(14, 56, 76, 58, 'left') + heart(52, 82, 1.4),
      arrow(106, 80, 20),
      bubble(122, 38, 78, 66, 'left', 'glow') + camera(161, 70, 1.1),
      arrow(216, 66, 18),
      bubble(230, 10, 82, 88, 'left', 'coral') +
        clock(271, 38, 19, 11, 58) +
        coin(252, 76, 9) +
        coin(271, 80, 9) +
        coin(290, 76, 9),
      rail('M-640 138H20q14 0 18-12'),
      sittingCat(160, 152, 0.72),
    ],
  },
  {
    name: 'talk-in-the-car-3',
    shows: 'An evening road from inside a car: three traffic lights one behind the other; a ball on the dashboard',
    usedFor: 'tool 2.1 of the Teen Guide, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: [
      roadAhead(
        line('M260 104V50M208 100V60M178 96V72', 3.6) +
          trafficLight(260, 44, 1, 0) +
          trafficLight(208, 54, 0.66, 1) +
          trafficLight(178, 66, 0.42, 2),
      ),
      rail('M-640 130H20c14 0 14 34 30 34h30'),
      disc('pot', 130, 96, 20) + line('M110 96h40M130 76v40M116 82q12 14 0 28M144 82q-12 14 0 28', 2.4),
      sleepingCat(130, 170, 0.6),
    ],
  },
  {
    name: 'talk-in-the-car-4',
    shows: 'Four pictures with arrows: a bubble in a car, a key on a phone, a lock, a phone that rings',
    usedFor: 'tool 2.1 of the Teen Guide, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      bubble(-18, -36, 40, 26, 'left', 'glow') + line('M-8-24h20', 3, 'own') + smallCar(0, 22, 0.8, 'own'),
      phone(-6, -2, 1.2) + key(8, 20, 0.66),
      padlock(0, -4, 1.3),
      ringingPhone(0, 0, 1.1),
    ]),
  },
  {
    name: 'talk-in-the-car-5',
    shows: 'The car stands at home; the front door is open and light falls out',
    usedFor: 'tool 2.1 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    focus: 170,
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      flat('moon', 'M60 24a12 12 0 1 0 14 17 11 11 0 0 1-14-17z') +
        disc('moon', 30, 60, 1.6, 0) +
        disc('moon', 110, 30, 1.6, 0),
      rect('mid', 150, 52, 140, 90, 2) + shape('own', 'M136 54L220 4l84 50z'),
      rect('glow', 164, 72, 36, 32, 2) + line('M182 72v32M164 88h36', 2.4),
      light('M230 142h40l30 38h-90z', 0.8) + rect('glow', 230, 82, 40, 60, 1) + shape('own', 'M270 82l20 6v62l-20-8z'),
      rail('M960 128H304q-10 0-14 20'),
      smallCar(84, 138, 1.6),
      sittingCat(196, 148, 0.66),
    ],
  },
  {
    name: 'be-the-house-1',
    shows: 'Three boys on the sofa before a football match; one holds up a coin',
    usedFor: 'tool 2.2 of the Teen Guide, step 1',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 134),
      television(92, 6, 136, 84, MATCH),
      rect('mid', 82, 104, 156, 10, 3),
      rail('M-640 112H20q26 0 30 26'),
      limb('coral', 'M254 146q16-12 14-38', 8) + disc('skin2', 268, 104, 6, 2.6) + coin(274, 90, 10),
      bust(callum, 96, 140, 1.06),
      bust({ ...leo, top: 'violet' }, 160, 142, 1.06),
      bust(jay, 228, 140, 1.06),
      sofa(44, 150, 232, 46),
      sleepingCat(300, 164, 0.56),
    ],
  },
  {
    name: 'be-the-house-2',
    shows: 'Coins roll from four small purses up to one house, which has a large heap of them',
    usedFor: 'tool 2.2 of the Teen Guide, step 2',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 146),
      rail('M-640 126H6q10 0 10 10'),
      house(250, 92, 2.2),
      repeat(5, (index) => coin(202 + index * 20, 138, 9)) +
        repeat(4, (index) => coin(212 + index * 20, 126, 9)) +
        repeat(3, (index) => coin(222 + index * 20, 114, 9)),
      purse(28, 146, 'coral') + purse(68, 146, 'teal') + purse(108, 146, 'violet') + purse(148, 146, 'pink'),
      ...[28, 68, 108, 148].map((x, index) => coin(x + 8, 94 - index * 12, 8)),
      line('M34 108q0-10 4-4M74 104V94M114 100V82M154 96V72', 2.4),
      line('M60 50q60-34 118-6M178 44l-13-7M178 44l-14 4', 4.4, 'own'),
      sleepingCat(150, 168, 0.7),
    ],
  },
  {
    name: 'be-the-house-3',
    shows: 'A boy bends over his homework, an empty purse before him; his mother counts three coins',
    usedFor: 'tool 2.2 of the Teen Guide, step 3',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 138),
      hangingLamp(160, 22, 92, 90),
      windowAt(20, 18, 42, 46),
      rail('M-640 104H8c22 0 18 12 36 12h10'),
      shape('white', 'M70 114l10-22h44l-4 22z', 2.6) + line('M86 98h28M84 106h28', 2.2, 'own'),
      at(160, 114, purse(0, 0, 'coral'), 1.3),
      coin(246, 107, 8) + coin(263, 107, 8) + coin(280, 107, 8),
      table(30, 116, 260, 62),
      bust(callum, 110, 156, 1),
      bust(carol, 210, 146, 1.12),
      chairBack(86, 162, 48, 28, 8) + chairBack(184, 158, 54, 28, 8),
      sleepingCat(294, 168, 0.58),
    ],
  },
  {
    name: 'be-the-house-4',
    shows: 'Four pictures with arrows: a bank card with a bar across, a die, a jar with few coins, a moon over a coin',
    usedFor: 'tool 2.2 of the Teen Guide, step 4',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: plan('safety', [
      rect('blue', -25, -16, 50, 34, 5, 2.6) + line('M-25-5h50', 5) + line('M-17 9h14', 3, 'white') + barred(0, 0, 29),
      die(0, 22, 1.4, 0),
      rect('white', -17, -22, 34, 46, 8) +
        rect('own', -20, -29, 40, 9, 3) +
        coin(-6, 14, 7) +
        coin(7, 14, 7) +
        coin(0, 3, 7),
      moon(4, -14, 1.2) + coin(0, 24, 9),
    ]),
  },
  {
    name: 'be-the-house-5',
    shows: 'Mother and son watch the match with chips; the jar of coins is shut on the shelf',
    usedFor: 'tool 2.2 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: [
      room('safety', 134),
      television(86, 6, 136, 84, MATCH),
      rect('mid', 76, 104, 156, 10, 3),
      rect('white', 248, 68, 62, 9, 3) +
        rect('white', 264, 34, 32, 34, 8) +
        rect('own', 261, 27, 38, 9, 3) +
        coin(274, 60, 6) +
        coin(287, 60, 6),
      rail('M-640 112H20q32 0 36 26'),
      bust(carol, 118, 142, 1.12),
      bust(callum, 202, 142, 1.12),
      line('M150 136l-4-14M158 136v-18M166 136l4-15M172 138l8-12', 7) +
        line('M150 136l-4-14M158 136v-18M166 136l4-15M172 138l8-12', 3, 'lamp') +
        shape('coral', 'M138 134h44l-6 22h-32z'),
      sofa(58, 152, 204, 46),
      sleepingCat(292, 164, 0.6),
    ],
  },
  {
    name: 'place-beside-gran-1',
    shows: 'Gran dries the last pan at the sink; a boy reaches for a phone with a spark',
    usedFor: 'tool 2.3 of the Teen Guide, step 1',
    folder: HERE,
    room: 'safety',
    focus: 160,
    marks: [
      room('safety', 138),
      windowAt(92, 10, 58, 48),
      rail('M-640 96H8q16 0 18 10'),
      rect('mid', -700, 106, 1700, 70, 0) +
        line('M60 118v58M180 118v58M262 118v58', 3) +
        rect('white', -710, 98, 1720, 10, 0),
      line('M136 98V80q0-8-10-8h-8', 6),
      at(232, 68, rect('device', -17, -28, 34, 58, 6) + rect('screen', -12, -21, 24, 42, 2, 0) + spark(0, 0, 0.6)),
      standing(grace, 88, 184, 148, {
        left: { d: 'q-16 6-14 20', hand: [-22, -52] },
        right: { d: 'q18 4 20-6', hand: [34, -80] },
      }),
      shape('coral', 'M112 84h26v40h-26z') + line('M112 112h26M112 118h26', 2.6, 'white'),
      disc('device', 144, 78, 23) +
        disc('shoe', 144, 78, 16, 2.4) +
        line('M166 82l30 6', 11) +
        line('M168 82l26 5', 5, 'grey'),
      standing(tyler, 276, 184, 132, { left: { d: 'q-14-2-16-16', hand: [-30, -92] } }),
      sleepingCat(190, 170, 0.66),
    ],
  },
  {
    name: 'place-beside-gran-2',
    shows: 'Two pictures: a boy kicks a ball at a wall with a spark; two boys kick it to each other',
    usedFor: 'tool 2.3 of the Teen Guide, step 2',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 150),
      rect('white', 12, 10, 144, 118, 6) + rect('white', 166, 10, 144, 118, 6),
      rect('pot', 112, 20, 34, 100, 2) +
        line('M112 44h34M112 70h34M112 96h34M129 20v24M122 44v26M138 70v26M124 96v24', 2) +
        spark(129, 58, 0.86, 'glow'),
      standing(tyler, 52, 122, 88, { right: { d: 'q12 6 14 16', hand: [30, -58] } }),
      ball(92, 108, 9) + line('M78 98h-8M80 108h-12', 2.4),
      standing(tyler, 196, 122, 88, { right: { d: 'q12 6 14 16', hand: [30, -58] } }),
      standing(jay, 282, 122, 88, { left: { d: 'q-12 6-14 16', hand: [-30, -58] } }),
      ball(239, 106, 9) + line('M222 96q17-14 34 0', 2.4),
      rail('M-640 150H222q16 0 16-14'),
      sleepingCat(84, 168, 0.7),
    ],
  },
  {
    name: 'place-beside-gran-3',
    shows: 'At dinner: a girl shows her father a phone with a spark; between two friends runs a crack',
    usedFor: 'tool 2.3 of the Teen Guide, step 3',
    folder: HERE,
    room: 'safety',
    marks: [
      room('safety', 138),
      rail('M-640 104H8c22 0 18 12 36 12h8'),
      rect('white', 178, 6, 104, 74, 6) +
        bust(ivy, 204, 68, 0.76) +
        bust(zoe, 256, 68, 0.76) +
        shape('wall', 'M226 7l8 18-8 14 10 16-8 24h8l6-24-8-16 8-14-6-18z', 2.4),
      bigPhone(120, 58, spark(0, -18, 0.9) + line('M-16 8h32M-16 18h32M-16 28h22', 3, 'own'), 'white', 1),
      oval('white', 224, 111, 26, 6) +
        shape('pot', 'M208 110q2-12 16-12t16 12z', 2.4) +
        oval('white', 62, 111, 22, 6) +
        shape('pot', 'M48 110q2-10 14-10t14 10z', 2.4),
      table(28, 116, 264, 62),
      bust(ivy, 108, 148, 1),
      bust(neil, 208, 146, 1.14),
      chairBack(84, 158, 48, 28, 8) + chairBack(180, 158, 56, 28, 8),
      sleepingCat(296, 170, 0.52),
    ],
  },
  {
    name: 'place-beside-gran-4',
    shows:
      'Four pictures with arrows: a spark in a bubble, two friends, a phone with a bar across over a bed, two bubbles',
    usedFor: 'tool 2.3 of the Teen Guide, step 4',
    folder: HERE,
    room: 'safety',
    keepsItsSide: true,
    marks: plan('safety', [
      bubble(-28, -26, 56, 42, 'left', 'glow') + spark(0, -5, 0.86),
      bust(tyler, -13, 18, 0.7) + bust(jay, 14, 18, 0.7),
      at(0, 24, bed(-40, 0, 82), 0.5) + phone(0, -16, 0.8) + barred(0, -16, 22),
      bubble(-28, -32, 46, 26, 'left', 'glow') + bubble(-16, 8, 46, 26, 'right', 'coral'),
    ]),
  },
  {
    name: 'place-beside-gran-5',
    shows: 'The boy sits close beside Gran on the sofa; the phone lies on the table',
    usedFor: 'tool 2.3 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'safety',
    focus: 150,
    marks: [
      room('safety', 138),
      windowAt(40, 18, 48, 48),
      floorLamp(286, 144, 116),
      bubble(108, 8, 62, 38, 'right') + heart(139, 27, 0.7),
      rail('M-640 128H70q14 0 18 10'),
      bust(grace, 142, 120, 1.14),
      bust(tyler, 200, 124, 1.1),
      sofa(92, 130, 158, 50),
      sideTable(18, 132, 62, 34) + phoneFaceDown(48, 132, 0.74),
      sleepingCat(284, 170, 0.6),
    ],
  },
  {
    name: 'ten-minutes-1',
    shows: 'A picture has fallen off the wall and its glass is cracked; toast on the table, a school bag',
    usedFor: 'tool 2.4 of the Teen Guide, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 160,
    marks: [
      room('safety', 138),
      dayWindow(22, 18, 52, 54),
      disc('line', 252, 30, 3, 0) +
        flat('wall', 'M222 36h60v50h-60z') +
        '<path stroke-width="2.4" stroke-dasharray="5 6" d="M222 36h60v50h-60z"/>',
      rail('M-640 108H8c22 0 16 8 34 8h4'),
      shape('pot', 'M104 110v-22q-2-10 9-10h26q11 0 9 10v22z') + flat('lamp', 'M110 106V90q0-6 5-6h22q5 0 5 6v16z'),
      mug(70, 116, 'coral', 0.9),
      table(30, 116, 150, 62),
      chairBack(84, 132, 56, 44, 12) + schoolBag(186, 172, 1.1),
      at(
        246,
        134,
        rect('white', -32, -26, 64, 54, 2) +
          shape('mid', 'M-24 18l16-26 12 16 8-8 14 18z', 2.4) +
          line('M-8-24L2-4-6 6 6 24M2-4l22-10M-6 6l-20 6', 2.6),
        1,
        14,
      ),
      sleepingCat(60, 170, 0.62),
    ],
  },
  {
    name: 'ten-minutes-2',
    shows: 'Four pictures with arrows: a lifebelt, a clock with ten minutes, a notebook, a mended picture',
    usedFor: 'tool 2.4 of the Teen Guide, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: plan('safety', [
      lifebelt(0, 0, 1.15),
      disc('white', 0, 0, 26) + shape('coral', 'M0 0V-22A22 22 0 0 1 19-11z', 2.4) + disc('line', 0, 0, 3, 0),
      notebook(0, 0, 1),
      rect('glow', -24, -20, 48, 42, 2) + shape('mid', 'M-17 15l11-18 8 11 6-6 9 13z', 2.2) + plaster(0, 0, 1),
    ]),
  },
  {
    name: 'ten-minutes-3',
    shows: 'Kitchen: a phone shows a school jumper, toast jumps up; outside a path goes round the garden twice',
    usedFor: 'tool 2.4 of the Teen Guide, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 130,
    marks: [
      room('safety', 138),
      rect('white', 206, 10, 102, 128, 2) +
        rect('screen', 214, 18, 86, 120, 0) +
        flat('leaf', 'M214 92q40-14 86 0v46h-86z'),
      '<path stroke="var(--glow)" stroke-width="7" d="M250 138c-4-14-30-14-28-24s70-14 70-2-50 14-54 4 40-12 44-2"/>',
      line('M266 60v40', 5) + disc('leaf', 266, 54, 18),
      rail('M-640 104H6c20 0 14 12 32 12'),
      shape('pot', 'M34 92V78q0-7 7-7h14q7 0 7 7v14zM66 92V72q0-7 7-7h14q7 0 7 7v20z', 2.6) +
        rect('grey', 26, 86, 78, 30, 8) +
        line('M96 94v12', 3.4),
      bigPhone(150, 66, jumper(0, -4, 0.94), 'white', 0.94),
      table(16, 116, 180, 62),
      sittingCat(252, 156, 0.6),
    ],
  },
  {
    name: 'ten-minutes-4',
    shows: 'Four pictures with arrows: a sand timer, two bubbles, a school, a calendar with a ringed day',
    usedFor: 'tool 2.4 of the Teen Guide, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    keepsItsSide: true,
    marks: plan('safety', [
      sandTimer(0, 0, 1.15),
      bubble(-29, -30, 42, 26, 'left', 'glow') + bubble(-12, 4, 40, 24, 'right', 'coral'),
      school(0, -8, 0.86) + receiver(0, 30, 1.1),
      calendar(0, 0, 0.8, 6),
    ]),
  },
  {
    name: 'ten-minutes-5',
    shows: 'The picture hangs again, with a plaster over the crack; two plates of toast, two chairs',
    usedFor: 'tool 2.4 of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      line('M160-10L130 12M160-10L190 12', 2.4) + disc('line', 160, 0, 3, 0),
      rect('white', 116, 10, 88, 64, 3) +
        shape('mid', 'M126 66l22-34 16 20 12-12 18 26z', 2.4) +
        line('M140 14l8 22-6 12 10 24', 2.4) +
        plaster(160, 42, 1.3),
      rail('M-640 104H8c22 0 16 12 34 12h8'),
      toast(104, 114) + toast(212, 114),
      mug(158, 114, 'coral', 0.9),
      table(38, 116, 244, 62),
      chairBack(76, 132, 58, 44, 12) + chairBack(186, 132, 58, 44, 12),
      sleepingCat(160, 170, 0.7),
    ],
  },
  {
    name: 'pe-bag-1',
    shows: 'An open sports bag with trainers; a small bottle without a label has been set beside it',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide, step 1',
    folder: HERE,
    room: 'safety',
    serious: true,
    focus: 170,
    marks: [
      room('safety', 132),
      openDoor(256, 132, 40, 106),
      rect('white', 18, 30, 70, 10, 3) + rect('coral', 26, 18, 52, 12, 3) + rect('teal', 30, 6, 44, 12, 3),
      rail('M-640 104H20c30 0 26 60 56 60h4'),
      shape('blue', 'M76 160q-10-58 14-58h92q24 0 14 58-60 10-120 0z') +
        shape('device', 'M92 106q44-20 88 0-44 14-88 0z', 2.6) +
        line('M82 128h108', 3),
      shape('white', 'M104 102l8-24 20 6 6 16z', 2.6) + shape('coral', 'M138 104v-22h14v8q14 0 14 12z', 2.6),
      brownBottle(228, 166, 1.1),
      sittingCat(288, 150, 0.66),
    ],
  },
  {
    name: 'pe-bag-2',
    shows: 'Three brown bottles, all alike and without a label; the magnifying glass finds nothing',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide, step 2',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: [
      room('safety', 138),
      rail('M-640 104H8c22 0 16 12 34 12h8'),
      brownBottle(90, 116, 1.7) + brownBottle(160, 116, 1.7) + brownBottle(230, 116, 1.7),
      disc('white', 166, 72, 30, 0).replace('stroke="none"', 'stroke="none" opacity=".45"'),
      line('M188 96l30 26', 15) +
        line('M190 98l28 24', 8, 'own') +
        line('M166 42a30 30 0 1 0 .1 0', 9) +
        line('M166 42a30 30 0 1 0 .1 0', 4, 'grey'),
      table(34, 116, 252, 62),
      sleepingCat(160, 168, 0.76),
    ],
  },
  {
    name: 'pe-bag-3',
    shows: 'Two wheelie bins under a street lamp in the evening',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide, step 3',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    focus: 150,
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      flat('moon', 'M44 22a11 11 0 1 0 13 16 10 10 0 0 1-13-16z') +
        disc('moon', 100, 30, 1.6, 0) +
        disc('moon', 290, 36, 1.6, 0),
      flat(
        'leaf',
        'M-640 140V92q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 20 0v48zM236 140V92q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v48z',
        0.8,
      ),
      light('M196 26L110 172h172L208 26z', 0.55) + line('M202 140V26', 4) + shape('own', 'M186 26q2-14 16-14t16 14z'),
      rail('M-640 160H124'),
      bin(150, 166, 'leaf') + bin(216, 166, 'own'),
      sittingCat(282, 158, 0.66),
    ],
  },
  {
    name: 'pe-bag-4',
    shows: 'Four pictures with arrows: a chair beside a bed, two mugs by day, a car, a phone that rings',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide, step 4',
    folder: HERE,
    room: 'safety',
    serious: true,
    marks: plan('safety', [
      moon(14, -26, 0.66) + at(-9, 16, bed(-34, 0, 66), 0.5) + at(18, 12, chair(0, 0, 'pink', true), 0.42),
      disc('lamp', 0, -22, 10, 2.4) + mug(-14, 26, 'coral', 1) + mug(11, 28, 'teal', 0.9),
      smallCar(0, 2, 0.84, 'own'),
      ringingPhone(0, 0, 1.1),
    ]),
  },
  {
    name: 'pe-bag-5',
    shows: 'A car waits with its lights on at an empty bus stop in the evening',
    usedFor: 'tool 2.5 in the second toolkit of the Teen Guide, step 5 and its end',
    folder: HERE,
    room: 'safety',
    serious: true,
    light: 'night',
    marks: [
      flat('sky', 'M-640-480H960V480H-640z') + flat('floor', 'M-640 140H960V480H-640z'),
      flat('moon', 'M286 20a11 11 0 1 0 13 16 10 10 0 0 1-13-16z') +
        disc('moon', 170, 26, 1.6, 0) +
        disc('moon', 20, 40, 1.6, 0),
      rect('own', 198, 46, 100, 11, 4) +
        line('M206 57v88M290 57v88', 4) +
        rect('screen', 214, 66, 68, 42, 3, 2.4) +
        rect('mid', 214, 122, 68, 8, 3),
      line('M176 146V44', 4) + rect('coral', 162, 30, 28, 28, 5) + line('M169 40h14M169 48h9', 2.6, 'white'),
      light('M142 142l150-14v44H150z', 0.6),
      smallCar(88, 142, 1.75),
      rail('M-640 168H30q14 0 16-6'),
      sittingCat(248, 108, 0.56),
    ],
  },
]

/** @param y its foot */
function purse(x: number, y: number, fill: Colour): Mark {
  return (
    shape(fill, `M${x - 11} ${y - 26}q-12 26 0 26h22q12 0 0-26z`, 2.6) +
    line(`M${x - 11} ${y - 27}h22`, 7) +
    line(`M${x - 11} ${y - 27}h22`, 3, 'lamp') +
    disc('lamp', x - 3, y - 33, 3, 2) +
    disc('lamp', x + 3, y - 33, 3, 2)
  )
}

/** Two slices on a plate. @param y its foot */
function toast(x: number, y: number): Mark {
  return (
    oval('white', x, y - 2, 30, 6) +
    shape('pot', `M${x - 18} ${y - 5}v-16q-2-8 6-8h16q8 0 6 8v16z`, 2.6) +
    flat('lamp', `M${x - 13} ${y - 8}v-12q0-5 4-5h11q4 0 4 5v12z`)
  )
}

/** No label on it. @param y its foot */
function brownBottle(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('device', -6, -52, 12, 12, 2, 2.4) +
      shape('brown', 'M-5-40H5v7q8 3 8 10V-4q0 4-4 4h-18q-4 0-4-4v-19q0-7 8-10z', 2.8),
    size,
  )
}

/** @param y the ground */
function bin(x: number, y: number, fill: Colour): Mark {
  return (
    shape(fill, `M${x - 24} ${y - 58}h48l-5 56h-38z`) +
    rect(fill, x - 28, y - 68, 56, 11, 4) +
    line(`M${x - 10} ${y - 46}l2 34M${x + 10} ${y - 46}l-2 34`, 2.4) +
    disc('device', x - 15, y - 2, 6)
  )
}

/** It mends what was torn. */
function plaster(x: number, y: number, size: number): Mark {
  return at(
    x,
    y,
    rect('pot', -24, -8, 48, 16, 8, 2.4) +
      rect('glow', -8, -8, 16, 16, 0, 2) +
      disc('line', -16, 0, 1.4, 0) +
      disc('line', 16, 0, 1.4, 0),
    size,
    14,
  )
}
