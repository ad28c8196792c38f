// The house at night, cut open: the hero of the home page, the picture that a shared link shows, and the door frame of ages.
import { sittingCat } from '../cat.ts'
import type { RoomName } from '../colours.ts'
import { at, disc, flat, line, type Mark, rail, rect, shape } from '../pen.ts'
import { bust, dad, gran, kai, mia, noor, type Person, sam, standing, zoe } from '../people.ts'
import { bunting, floorLamp, hangingLamp, picture, room, tableLamp, windowAt } from '../rooms.ts'
import type { Scene } from '../scene.ts'
import { bed, chairBack, fridge, GAME, laptop, mug, plant, sheet, sideTable, sofa, television } from '../things.ts'

const HERE = 'scenes'

/** One room of the house that is cut open, in the colours of its own. */
function cutOpen(name: RoomName, x: number, y: number, height: number, width: number, marks: Mark): Mark {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<g class="${name}"><svg ${place} viewBox="0 0 ${width} ${height}">${marks}</svg></g>`
}

/** Across the road: a roof, a chimney, and windows with or without light. */
function neighbour(x: number, width: number, height: number, lit: boolean[]): Mark {
  const [ground, rise] = [400, Math.round(width * 0.28)]
  const top = ground - height
  return (
    flat('roof', `M${x} ${ground}v-${height}l${width / 2}-${rise} ${width / 2} ${rise}v${height}z`, 0.55) +
    flat('roof', `M${x + width * 0.7} ${top - rise}h${width * 0.12}v${rise}h-${width * 0.12}z`, 0.55) +
    lit
      .map((isLit, index) => {
        const [left, down] = [width * (0.16 + 0.42 * (index % 2)), 14 + Math.floor(index / 2) * height * 0.42]
        return rect(isLit ? '#ffe9ae' : 'night', x + left, top + down, width * 0.24, height * 0.22, 2, 0)
      })
      .join('')
  )
}

const livingRoom =
  room('games', 92) +
  floorLamp(24, 96, 74) +
  windowAt(140, 14, 34, 32) +
  television(62, 26, 66, 42, GAME) +
  rect('mid', 66, 80, 58, 8, 3) +
  bust({ ...kai, headphones: true }, 84, 94, 0.6) +
  bust(gran, 114, 92, 0.66) +
  sofa(56, 92, 86, 30)

const kitchen =
  room('wellbeing', 94) +
  hangingLamp(88, 28, 40, 40) +
  fridge(142, 98, 86, 40) +
  rect('glow', 154, 50, 18, 20, 1, 2.2) +
  rect('mid', 40, 78, 7, 40) +
  rect('mid', 126, 78, 7, 40) +
  rect('white', 30, 70, 112, 9, 4) +
  mug(46, 70, 'coral', 0.6) +
  sheet(88, 66, 0.5, 80) +
  bust(dad, 66, 92, 0.62) +
  bust(zoe, 108, 95, 0.54)

const childsRoom =
  room('screens', 90) +
  windowAt(24, 14, 38, 36) +
  bunting(92, 8, 84, 5) +
  tableLamp(172, 66, 0.72) +
  sideTable(156, 66, 32, 30) +
  bed(26, 70, 122, disc('ginger', 60, 52, 11))

const teenagersRoom =
  room('safety', 90) +
  picture(20, 18, 32, 34) +
  plant(78, 94, 0.75) +
  sideTable(108, 56, 76, 30) +
  laptop(146, 56, 0.8) +
  bust(noor, 146, 92, 0.68) +
  chairBack(122, 90, 48, 30, 6)

const stairwell =
  room('hall', 236) +
  shape('white', 'M-4 242v-20h16v-18h15v-18h15v-18h15v-18h15v-18h26v110z') +
  flat('skirting', 'M-4 112H96v9H-4z') +
  line('M-4 112H96M-4 121H96')

const house =
  shape('house', 'M44 140h512v262H44z') +
  shape('roof', 'M20 146L300 18l280 128z') +
  shape('house', 'M452 92V34h44v78z') +
  shape('house', 'M446 24h56v12h-56z') +
  shape('#ffe9ae', 'M246 130l54-44 54 44z') +
  line('M300 86v44') +
  line(
    'M120 122h40M96 134h30M180 98h36M372 98h36M420 122h40M470 134h30M208 122h22M376 124h24M250 66h30M322 62h30',
    3,
    '#55619f',
  ) +
  sittingCat(176, 66, 0.95) +
  cutOpen('games', 56, 274, 116, 190, livingRoom) +
  cutOpen('wellbeing', 354, 274, 116, 190, kitchen) +
  cutOpen('screens', 56, 154, 112, 190, childsRoom) +
  cutOpen('safety', 354, 154, 112, 190, teenagersRoom) +
  cutOpen('hall', 254, 154, 236, 92, stairwell) +
  line('M254 154v236M346 154v236M56 270h190M354 270h190', 8) +
  line('M56 150h488', 6)

const UNDER_THE_ROOF = 'M40 150L100 40H500L560 150z'

/** The same rooms under a low roof, the upper ones in it: as wide as a phone, and not as high. */
const lowHouse =
  shape('house', 'M44 134h512v140H44z') +
  shape('house', 'M440 70V10h40v60z') +
  shape('house', 'M434 2h52v12h-52z') +
  `<clipPath id="roof"><path d="${UNDER_THE_ROOF}"/></clipPath><g clip-path="url(#roof)">` +
  flat('house', UNDER_THE_ROOF) +
  cutOpen('screens', 56, 38, 100, 190, at(24, -12, childsRoom)) +
  cutOpen('safety', 354, 38, 100, 190, at(-30, -12, teenagersRoom)) +
  '</g>' +
  cutOpen('hall', 254, 38, 224, 92, at(0, -12, stairwell)) +
  line('M250 38v100M350 38v100', 8) +
  shape('roof', 'M14 150L84 22H516l70 128h-26L500 40H100L40 150z') +
  line('M62 108l10-18M94 32h30M208 32h24M376 32h30M448 32h26M528 90l10 18M36 146l8-14M556 132l8 14', 3, '#55619f') +
  cutOpen('games', 56, 146, 116, 190, livingRoom) +
  cutOpen('wellbeing', 354, 146, 116, 190, kitchen) +
  line('M250 142v120M350 142v120M56 142h190M354 142h190', 8)

/** A small child, a schoolchild, one at big school and one nearly grown, each below its pencil line. */
const CHILDREN: [Person, height: number][] = [
  [{ ...sam, hairColour: 'ginger', top: 'coral' }, 60],
  [zoe, 82],
  [{ ...kai, pattern: 'stripes', top: 'violet' }, 108],
  [mia, 134],
]

const stars = [
  [60, 60],
  [128, 30],
  [560, 20],
  [606, 90],
  [206, 18],
  [24, 120],
]
  .map(([x = 0, y = 0]) => disc('moon', x, y, 1.7, 0))
  .join('')

/** The street, the house, and the rail along the pavement and up our stairs. */
const street =
  stars +
  flat('moon', 'M88 74a22 22 0 1 0 26 30 19 19 0 0 1-26-30z') +
  neighbour(600, 120, 130, [false, true, true, false]) +
  at(20, 0, house) +
  flat('#0f1740', 'M-900 400h2400v400H-900z') +
  line('M-900 400h2400') +
  rail('M-900 414H266c12 0 18-6 18-18v-36c0-8 2-11 7-17L342 282', 9)

/** The same street for a phone: the house fills its width. */
const lowStreet =
  disc('moon', 6, 40, 1.7, 0) +
  disc('moon', 66, 22, 1.7, 0) +
  disc('moon', 628, 34, 1.7, 0) +
  flat('moon', 'M34 66a18 18 0 1 0 21 25 15 15 0 0 1-21-25z') +
  at(
    0,
    -128,
    neighbour(-150, 150, 140, [true, false, false, true]) + neighbour(636, 130, 130, [false, true, true, false]),
  ) +
  at(20, 0, lowHouse) +
  flat('#0f1740', 'M-900 272h2400v400H-900z') +
  line('M-900 272h2400') +
  rail('M-900 286H266c12 0 18-6 18-18v-36c0-8 2-11 7-17L342 154', 9) +
  sittingCat(606, 256, 1.3)

export const houseScenes: Scene[] = [
  {
    name: 'hero',
    shows: 'A house at night, cut open: a family in every room, and a yellow rail up the stairs',
    usedFor: 'the top of the home page, on the ground of night',
    folder: HERE,
    room: 'hall',
    rooms: ['games', 'wellbeing', 'screens', 'safety'],
    size: [640, 430],
    marks: [street],
  },
  {
    name: 'hero-low',
    shows:
      'The same house as wide as a phone: a family in every room, a yellow rail up the stairs, a ginger cat outside',
    usedFor: 'the top of the home page on a phone, on the ground of night',
    folder: HERE,
    room: 'hall',
    rooms: ['games', 'wellbeing', 'screens', 'safety'],
    size: [640, 296],
    marks: [lowStreet],
  },
  {
    name: 'share',
    shows: 'The house at night at the right; at the left a sky that is free for words',
    usedFor: 'the picture that a shared link shows, 1200 by 630',
    folder: HERE,
    room: 'hall',
    light: 'day',
    rooms: ['games', 'wellbeing', 'screens', 'safety'],
    size: [600, 315],
    marks: [flat('night', 'M-640-480H1240V800H-640z'), at(225, 45, street, 0.6)],
  },
  {
    name: 'ages',
    shows: 'Four children of four sizes beside a door frame with pencil lines',
    usedFor: 'the question for a child’s age on home, tools and talks',
    folder: HERE,
    room: 'wellbeing',
    marks: [
      room('wellbeing', 146),
      rect('glow', -30, 16, 60, 130),
      rect('white', 20, 6, 20, 140, 2),
      CHILDREN.map(([person, height], index) => {
        const [x, top] = [88 + index * 62, 160 - height * 1.01]
        return (
          `<path stroke="var(--brick)" stroke-width="2.4" stroke-dasharray="1 6" d="M42 ${top}H${x + 22}"/>` +
          line(`M24 ${top}h12`, 2.6, 'brick') +
          standing(person, x, 160, height)
        )
      }).join(''),
      rail('M-640 112H2c14 0 14 50 30 50h22'),
    ],
  },
]
