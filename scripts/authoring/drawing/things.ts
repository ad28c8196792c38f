// The things of a home. Each is drawn around the middle of its foot, unless it says otherwise.
import type { Colour } from './colours.ts'
import { at, disc, type Fill, flat, framed, line, type Mark, mirrored, oval, rect, repeat, shape } from './pen.ts'

/** From behind. @param x left @param y top */
export function sofa(x: number, y: number, width: number, height: number, colour: Colour = 'own'): Mark {
  return (
    rect('shoe', x + 10, y + height - 4, 8, 12, 2) +
    rect('shoe', x + width - 18, y + height - 4, 8, 12, 2) +
    rect(colour, x, y + 8, width, height - 8, 14) +
    rect(colour, x + 10, y, width - 20, height - 10, 14) +
    line(`M${x + width / 2} ${y + 14}v${height - 26}`, 2.4)
  )
}

/** @param x left @param y top of its board */
export function table(x: number, y: number, width: number, legs = 48): Mark {
  return (
    rect('mid', x + 16, y + 11, 9, legs, 2) +
    rect('mid', x + width - 25, y + 11, 9, legs, 2) +
    rect('white', x, y, width, 11, 5)
  )
}

/** A narrow one, with legs of a line. */
export function sideTable(x: number, y: number, width: number, legs = 44): Mark {
  return line(`M${x + 12} ${y + 9}v${legs}M${x + width - 12} ${y + 9}v${legs}`) + rect('white', x, y, width, 9, 4)
}

/** From the side. @param y its seat */
export function chair(x: number, y: number, colour: Colour = 'own', looksLeft = false): Mark {
  const marks = line('M-18 8v36M18 8v36') + rect(colour, -23, 0, 46, 11, 5) + rect(colour, -24, -46, 11, 52, 5)
  return looksLeft ? mirrored(x, y, marks) : at(x, y, marks)
}

/** The back of a chair at a table, from behind. @param x left @param y top */
export function chairBack(x: number, y: number, width = 46, height = 34, legs = 18): Mark {
  return (
    line(`M${x + 8} ${y + height}v${legs}M${x + width - 8} ${y + height}v${legs}`) + rect('own', x, y, width, height, 9)
  )
}

/** A cover over a sleeping person. @param x left @param y top */
export function duvet(x: number, y: number, width: number, height: number): Mark {
  const dots = repeat(Math.floor((width - 24) / 18), (index) =>
    disc('white', x + 16 + index * 18, y + height * 0.4 + (index % 2) * 10, 2.6, 0),
  )
  return shape('own', `M${x} ${y + 12}q0-12 12-12h${width - 24}q12 0 12 12v${height - 12}h-${width}z`) + dots
}

/** Head end at the left. @param x left @param y top of the mattress @param child what lies on the pillow */
export function bed(x: number, y: number, width: number, child: Mark = ''): Mark {
  return (
    line(`M${x + 6} ${y + 26}v22M${x + width - 6} ${y + 26}v22`) +
    rect('white', x - 6, y - 30, 12, 70, 4) +
    rect('white', x, y, width, 26, 5) +
    rect('white', x + 10, y - 16, 46, 22, 9) +
    child +
    duvet(x + 50, y - 10, width - 50, 34)
  )
}

export function plant(x: number, y: number, size = 1): Mark {
  const leaves =
    'M0-18c-16-4-20-16-18-24 12 2 18 10 18 24zM0-18c0-16 8-24 20-26 1 12-6 22-20 26zM0-16c-4-14 0-24 3-32 7 9 5 22-3 32z'
  return at(x, y, shape('leaf', leaves) + shape('pot', 'M-13-18h26l-4 18h-18z'), size)
}

export function clock(x: number, y: number, radius: number, hours: number, minutes: number): Mark {
  const hand = (share: number, length: number) => {
    const angle = (share * 360 - 90) * (Math.PI / 180)
    return `M${x} ${y}l${Math.cos(angle) * radius * length} ${Math.sin(angle) * radius * length}`
  }
  return (
    disc('white', x, y, radius) + line(hand((hours % 12) / 12 + minutes / 720, 0.45) + hand(minutes / 60, 0.68), 2.6)
  )
}

/** An alarm clock with two bells. */
export function alarmClock(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M-9-3l-5 4M9-3l5 4') +
      disc('coral', -11, -31, 6) +
      disc('coral', 11, -31, 6) +
      disc('white', 0, -17, 16) +
      line('M0-17v-9M0-17h6', 2.6),
    size,
  )
}

export function mug(x: number, y: number, colour: Colour = 'coral', size = 1): Mark {
  return at(
    x,
    y,
    line('M9-15h6q5 0 5 5t-5 5H9') +
      shape(colour, 'M-9-19H10V-5q0 5-5 5h-9q-5 0-5-5z') +
      line('M-4-26q3-3 0-7M4-26q3-3 0-7', 2.2),
    size,
  )
}

/** Around its middle. @param shows what is on its screen; nothing leaves it dark */
export function phone(
  x: number,
  y: number,
  size = 1,
  turn = 0,
  shows: Mark = rect('screen', -9, -17, 18, 32, 2, 0),
): Mark {
  return at(x, y, rect('device', -13, -23, 26, 46, 5) + shows, size, turn)
}

/** So big that one can see what it shows: a screen of 48 by 82 around 0, 0. */
export function bigPhone(x: number, y: number, shows: Mark, screen: Fill = 'screen', size = 1): Mark {
  return at(
    x,
    y,
    rect('device', -32, -52, 64, 104, 10) +
      rect(screen, -25, -43, 50, 84, 4, 0) +
      shows +
      line('M-6 46.5h12', 2.4, 'grey'),
    size,
  )
}

/** The screen of a phone that sleeps. */
export const ASLEEP: Mark = rect('denim', -9, -17, 18, 32, 2, 0) + flat('moon', 'M1-7a7 7 0 1 0 7 10 6 6 0 0 1-7-10z')

/** Face down on something, around the middle of its foot. */
export function phoneFaceDown(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    `<g transform="skewX(-18)">${rect('device', -25, -14, 50, 15, 5) + disc('grey', -16, -7, 2.4, 0)}</g>`,
    size,
  )
}

/** Standing. @param shows around its middle, 60 by 40 */
export function tablet(x: number, y: number, shows: Mark, screen: Fill = 'screen', size = 1): Mark {
  return at(x, y, rect('device', -40, -56, 80, 56, 7) + rect(screen, -33, -49, 66, 42, 3, 0) + at(0, -28, shows), size)
}

export function laptop(x: number, y: number, size = 1, shows: Mark = ''): Mark {
  return at(
    x,
    y,
    rect('device', -32, -46, 64, 42, 5) +
      rect('screen', -26, -40, 52, 30, 2, 0) +
      at(0, -25, shows) +
      shape('grey', 'M-40-4h80l-4 6h-72z', 2.4),
    size,
  )
}

/** On its stand. @param x left @param y top @param shows 120 by 70 */
export function television(x: number, y: number, width: number, height: number, shows: Mark): Mark {
  const middle = x + width / 2
  return (
    rect('device', middle - 22, y + height + 8, 44, 6, 2, 0) +
    rect('device', middle - 4, y + height, 8, 12, 0, 0) +
    rect('device', x, y, width, height, 7) +
    framed(x + 6, y + 6, width - 12, height - 12, '0 0 120 70', shows)
  )
}

/** A controller, 34 wide, around its middle. */
export function controller(x: number, y: number, size = 1, colour: Colour = 'lamp'): Mark {
  return at(
    x,
    y,
    shape(colour, 'M-17-5q0-6 6-6h22q6 0 6 6l2 8q1 7-5 7-3 0-7-5H-7q-4 5-7 5-6 0-5-7z') +
      line('M-10-5v6M-13-2h6', 2) +
      disc('line', 9, -4, 1.8, 0) +
      disc('line', 12, 0, 1.8, 0),
    size,
  )
}

/** A charger in the wall, and its cable. @param d where the cable goes from there */
export function charger(x: number, y: number, d: string): Mark {
  return (
    line(`M${x} ${y}${d}`, 2.6) +
    rect('white', x - 8, y - 10, 16, 20, 3, 2.6) +
    rect('device', x - 5, y - 5, 10, 10, 2, 0)
  )
}

export function switchAt(x: number, y: number, isOn: boolean, size = 1): Mark {
  return at(
    x,
    y,
    rect(isOn ? '#0b7a4b' : '#a9b3ca', -18, -8, 36, 16, 8, 0) + disc('#fff', isOn ? 10 : -10, 0, 5.6, 0),
    size,
  )
}

export function schoolBag(x: number, y: number, size = 1, colour: Colour = 'coral'): Mark {
  return at(
    x,
    y,
    line('M-8-34q0-10 8-10t8 10') +
      shape(colour, 'M-20 0v-22q0-16 14-16H6q14 0 14 16V0q0 4-4 4h-32q-4 0-4-4z') +
      rect('white', -13, -16, 26, 15, 4, 2.6) +
      line('M-13-26h26', 2.4),
    size,
  )
}

export function slippers(x: number, y: number, colour: Colour = 'coral'): Mark {
  return at(x, y, shape(colour, 'M-15 0q0-9 9-9H6q5 0 5 9zM15 0q0-9 9-9h12q5 0 5 9z'))
}

export function coin(x: number, y: number, radius = 8): Mark {
  return disc('lamp', x, y, radius, 2.6) + line(`M${x} ${y - radius * 0.4}v${radius * 0.8}`, 2.2)
}

/** A speech bubble. @param tail below its left or its right end */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  tail: 'left' | 'right',
  fill: Fill = 'white',
): Mark {
  const bottom = tail === 'left' ? `H${x + 34}l-15 13 2-13H${x + 10}` : `H${x + width - 20}l2 13-16-13H${x + 10}`
  return shape(
    fill,
    `M${x + 10} ${y}H${x + width - 10}q10 0 10 10v${height - 20}q0 10-10 10${bottom}q-10 0-10-10v-${height - 20}q0-10 10-10z`,
  )
}

/** A sheet of paper with lines, around its middle. */
export function sheet(x: number, y: number, size = 1, turn = 0, fill: Fill = 'white'): Mark {
  return at(x, y, rect(fill, -17, -22, 34, 44, 2, 2.6) + line('M-9-11H9M-9-2H9M-9 7h10', 2.4), size, turn)
}

/** @param x left @param y the floor */
export function fridge(x: number, y: number, height = 132, width = 60): Mark {
  const door = y - height * 0.66
  return (
    rect('white', x, y - height, width, height, 8) +
    line(`M${x} ${door}h${width}M${x + 9} ${door - 22}v12M${x + 9} ${door + 12}v18`)
  )
}

/** A rounded cushion to sit on. */
export function cushion(x: number, y: number, across = 30): Mark {
  return (
    oval('glow', x, y, across, across / 3.2) +
    line(`M${x - across * 0.7} ${y - 1}q${across * 0.7} 7 ${across * 1.4} 0`, 2.2)
  )
}

/** Books, lying one on another. */
export function books(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('teal', -20, -9, 40, 9, 2, 2.6) +
      rect('coral', -16, -18, 34, 9, 2, 2.6) +
      rect('lamp', -18, -27, 32, 9, 2, 2.6),
    size,
  )
}

export function ball(x: number, y: number, radius = 13): Mark {
  return (
    disc('white', x, y, radius) +
    flat(
      'line',
      `M${x} ${y - radius * 0.5}l${radius * 0.46} ${radius * 0.34}-${radius * 0.17} ${radius * 0.55}h-${radius * 0.58}l-${radius * 0.17}-${radius * 0.55}z`,
    )
  )
}

/** A padlock, around its middle. */
export function padlock(x: number, y: number, size = 1, colour: Colour = 'lamp'): Mark {
  return at(
    x,
    y,
    line('M-9-2v-8q0-9 9-9t9 9v8', 4) +
      rect(colour, -15, -4, 30, 24, 5) +
      disc('line', 0, 6, 3, 0) +
      line('M0 7v5', 2.6),
    size,
  )
}

/** A key that lies, its bow at the left, around its middle. */
export function key(x: number, y: number, size = 1, turn = 0): Mark {
  return at(
    x,
    y,
    line('M0 0h32M22 0v9M31 0v8', 9) +
      line('M0 0h32M22 0v8M31 0v7', 3, 'lamp') +
      disc('lamp', -11, 0, 12) +
      disc('wall', -11, 0, 4, 2.4),
    size,
    turn,
  )
}

/** A ring on a screen that stands for an unknown person. */
export function unknownHead(x: number, y: number, size = 1): Mark {
  const dashes = 'stroke="#14213b" stroke-width="2.6" stroke-dasharray="4 4"'
  return at(x, y, `<circle ${dashes} cy="-12" r="9"/><path ${dashes} d="M-14 16a14 14 0 0 1 28 0"/>`, size)
}

/** What a television shows: hills under a sun, and a flag to reach. */
export const GAME: Mark =
  flat('#6fc3ff', 'M0 0h120v70H0z') +
  flat('#7f63f1', 'M0 46l26-24 20 18 22-26 52 40v16H0z') +
  flat('#34c38f', 'M0 54q30-12 60 0t60-4v20H0z') +
  disc('#fff1c4', 98, 16, 8, 0) +
  shape('#ff7c66', 'M78 50V32l12 5-12 5', 2)

/** A symbol of a machine that answers. */
export function spark(x: number, y: number, size = 1, fill: Fill = 'own'): Mark {
  return at(x, y, shape(fill, 'M0-16l4.5 11.5L16 0 4.5 4.5 0 16l-4.5-11.5L-16 0l11.5-4.5z', 2.4), size)
}

/** A basket of wicker, with what lies in it. @param x its middle @param y its foot */
export function basket(x: number, y: number, inside: Mark): Mark {
  return at(
    x,
    y,
    shape('mid', 'M-30-28h60l-7 28h-46z') +
      inside +
      shape('mid', 'M-32-24h64l-7 24h-50z') +
      line('M-29-13h58M-14-24v24M0-24v24M14-24v24', 2.2),
  )
}

/** A toy bear, from behind. */
export function bear(x: number, y: number, size = 1, fill: Fill = 'pot'): Mark {
  return at(
    x,
    y,
    disc(fill, -9, -42, 5.5) +
      disc(fill, 9, -42, 5.5) +
      disc(fill, -14, -10, 6) +
      disc(fill, 14, -10, 6) +
      shape(fill, 'M-13-4q-4-20 13-20t13 20q-2 6-13 6t-13-6z') +
      disc(fill, 0, -32, 12),
    size,
  )
}

/** A smart speaker, its foot at x, y. */
export function speaker(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('device', -18, -44, 36, 44, 14) + oval('screen', 0, -38, 11, 3, 2) + line('M-10-24h20M-10-16h20', 2.4, 'grey'),
    size,
  )
}

/** A coat on a peg. @param y the peg */
export function coat(x: number, y: number, colour: Fill, size = 1): Mark {
  return at(x, y, shape(colour, 'M-8 4q8 6 16 0l12 6 6 52h-52l6-52z') + line('M0 8v54M-14 44h8M6 44h8', 2.4), size)
}

/** A pair of shoes, seen from the side. */
export function shoes(x: number, y: number, colour: Fill = 'coral', size = 1): Mark {
  const shoe = 'M-10 0v-16h11v8q11 0 11 8z'
  return at(x, y, shape(colour, shoe) + at(22, 0, shape(colour, shoe)), size)
}

/** A die. @param x its middle @param y its foot */
export function die(x: number, y: number, size = 1, turn = 0): Mark {
  const spots = disc('line', -7, -23, 2.6, 0) + disc('line', 7, -9, 2.6, 0) + disc('line', 0, -16, 2.6, 0)
  return at(x, y, rect('white', -15, -31, 30, 31, 6) + spots, size, turn)
}

/** A glass of water. */
export function glass(x: number, y: number, size = 1): Mark {
  return at(x, y, shape('white', 'M-9-26H9L7 0H-7z') + flat('screen', 'M-7-17H7L6-2H-6z'), size)
}

/** A pencil. @param turn 0 lies with its tip at the left */
export function pencil(x: number, y: number, size = 1, turn = 0): Mark {
  return at(
    x,
    y,
    rect('lamp', -18, -5, 36, 10, 2, 2.6) +
      shape('white', 'M-18-5l-12 5 12 5z', 2.6) +
      rect('coral', 14, -5, 8, 10, 2, 2.6),
    size,
    turn,
  )
}

/** A bathtub from the side. @param x left @param y the floor */
export function bath(x: number, y: number, width: number): Mark {
  const inner = width - 12
  return (
    line(`M${x + 26} ${y - 4}v10M${x + width - 26} ${y - 4}v10`, 5) +
    shape('white', `M${x + 6} ${y - 42}h${inner}v12q0 30-30 30H${x + 36}q-30 0-30-30z`) +
    rect('white', x, y - 50, width, 11, 5)
  )
}

/** A window with rain. */
export function rainyWindow(x: number, y: number, width: number, height: number): Mark {
  const drops = [
    [0.14, 0.16],
    [0.36, 0.42],
    [0.2, 0.7],
    [0.66, 0.16],
    [0.86, 0.4],
    [0.7, 0.68],
  ]
    .map(([across = 0, down = 0]) => `M${x + width * across} ${y + height * down}l-3 9`)
    .join('')
  return (
    rect('white', x - 5, y - 5, width + 10, height + 10, 3) +
    rect('sky', x, y, width, height, 1) +
    line(drops, 2.4, 'screen') +
    line(`M${x + width / 2} ${y}v${height}`, 2.6, 'white')
  )
}

export function musicNote(x: number, y: number): Mark {
  return line(`M${x} ${y}v-14l10-3v12`, 2.6) + disc('line', x - 3, y, 3.6, 0) + disc('line', x + 7, y - 5, 3.6, 0)
}
