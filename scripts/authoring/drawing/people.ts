// People, from behind: round shoulders, cloth in colour and pattern, hair as a shape. No person has a face.
import type { Colour } from './colours.ts'
import { at, disc, limb, line, type Mark, oval, rect, repeat, shape } from './pen.ts'

type Hair = 'short' | 'afro' | 'bun' | 'bob' | 'long' | 'pony' | 'plaits' | 'locs' | 'scarf' | 'turban'
type Pattern = 'stripes' | 'dots'

export interface Person {
  hair: Hair
  hairColour: Colour
  skin: 'skin1' | 'skin2' | 'skin3' | 'skin4'
  top: Colour
  legs?: Colour
  pattern?: Pattern
  glasses?: true
  headphones?: true
}

/** The people who appear in several scenes. */
export const gran: Person = { hair: 'bun', hairColour: 'grey', skin: 'skin1', top: 'coral', glasses: true }
export const kai: Person = { hair: 'afro', hairColour: 'black', skin: 'skin3', top: 'teal' }
export const mum: Person = { hair: 'bob', hairColour: 'brown', skin: 'skin1', top: 'violet', pattern: 'stripes' }
export const dad: Person = { hair: 'short', hairColour: 'black', skin: 'skin3', top: 'blue', pattern: 'stripes' }
export const ellie: Person = { hair: 'pony', hairColour: 'ginger', skin: 'skin1', top: 'coral', pattern: 'dots' }
export const carer: Person = { hair: 'scarf', hairColour: 'pink', skin: 'skin2', top: 'teal', legs: 'shoe' }
export const noor: Person = { hair: 'scarf', hairColour: 'violet', skin: 'skin2', top: 'blue', legs: 'shoe' }
export const zoe: Person = { hair: 'plaits', hairColour: 'black', skin: 'skin4', top: 'pink' }
export const sam: Person = { hair: 'short', hairColour: 'brown', skin: 'skin1', top: 'blue' }
export const mia: Person = { hair: 'long', hairColour: 'black', skin: 'skin2', top: 'brick' }
export const leo: Person = { hair: 'locs', hairColour: 'black', skin: 'skin4', top: 'teal', pattern: 'stripes' }
export const arjun: Person = { hair: 'turban', hairColour: 'blue', skin: 'skin2', top: 'brick' }
export const dominic: Person = { hair: 'afro', hairColour: 'grey', skin: 'skin4', top: 'teal', glasses: true }
export const ruby: Person = { hair: 'afro', hairColour: 'black', skin: 'skin4', top: 'coral', pattern: 'stripes' }
export const joanne: Person = { hair: 'bun', hairColour: 'ginger', skin: 'skin1', top: 'brick', legs: 'shoe' }
export const tia: Person = { hair: 'long', hairColour: 'brown', skin: 'skin1', top: 'violet' }
export const leila: Person = { hair: 'long', hairColour: 'black', skin: 'skin2', top: 'coral', pattern: 'dots' }
export const emmanuel: Person = { hair: 'afro', hairColour: 'black', skin: 'skin4', top: 'blue', pattern: 'stripes' }
export const iqbal: Person = { hair: 'short', hairColour: 'black', skin: 'skin2', top: 'teal', glasses: true }
export const blessing: Person = { hair: 'bun', hairColour: 'black', skin: 'skin4', top: 'teal', legs: 'shoe' }
export const rashid: Person = { hair: 'turban', hairColour: 'teal', skin: 'skin2', top: 'denim' }
export const zara: Person = { hair: 'pony', hairColour: 'black', skin: 'skin2', top: 'coral', pattern: 'stripes' }
export const colin: Person = {
  hair: 'short',
  hairColour: 'grey',
  skin: 'skin1',
  top: 'denim',
  legs: 'brown',
  glasses: true,
}
export const jayden: Person = { hair: 'locs', hairColour: 'black', skin: 'skin4', top: 'coral' }
export const grace: Person = { hair: 'bun', hairColour: 'grey', skin: 'skin4', top: 'violet', legs: 'shoe' }

/** An arm: the way it takes from the shoulder, and where its hand is. */
export interface Arm {
  d: string
  hand: [x: number, y: number]
}

export const ARM_DOWN_LEFT: Arm = { d: 'q-9 16-5 34', hand: [-20, -42] }
export const ARM_DOWN_RIGHT: Arm = { d: 'q9 16 5 34', hand: [20, -42] }

/** @param y the floor @param height of the whole person */
export function standing(
  person: Person,
  x: number,
  y: number,
  height: number,
  arms: { left?: Arm; right?: Arm } = {},
): Mark {
  const { left = ARM_DOWN_LEFT, right = ARM_DOWN_RIGHT } = arms
  const { top, skin, legs = 'denim' } = person
  const arm = (side: -1 | 1, { d, hand }: Arm) =>
    limb(top, `M${side * 15}-76${d}`) + disc(skin, hand[0], hand[1], 5, 2.6)
  return at(
    x,
    y,
    limb(legs, 'M-8-42V-6M8-42V-6', 11) +
      shape('shoe', 'M-16-4h12v5h-12zM4-4h12v5H4z') +
      arm(-1, left) +
      arm(1, right) +
      shape(top, 'M-20-74q0-10 10-10h20q10 0 10 10l2 38q-22 6-44 0z') +
      cloth(person, -66, 20, 3, 12) +
      head(person, 0, -98, 13),
    Math.round((height / 111) * 100) / 100,
  )
}

/** On the floor, or on a step. @param y where they sit */
export function sitting(person: Person, x: number, y: number, size = 1): Mark {
  const { top, legs = 'denim' } = person
  return at(
    x,
    y,
    oval('shade', 0, 2, 40, 6, 0) +
      shape(legs, 'M-34 0c-6-12 6-20 16-16h36c10-4 22 4 16 16-10 5-58 5-68 0z') +
      limb(top, 'M-17-48q-14 16-8 32M17-48q14 16 8 32') +
      shape(top, 'M-20-48q0-11 11-11h18q11 0 11 11l3 42q-23 7-46 0z') +
      cloth(person, -42, 20, 3, 12) +
      head(person, 0, -75, 14),
    size,
  )
}

/** Head and shoulders: what one sees above a sofa or a chair. @param y where the shoulders go behind it */
export function bust(person: Person, x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    shape(person.top, 'M-24 20V0q0-14 14-14h20q14 0 14 14v20z') +
      cloth(person, -4, 24, 2, 11) +
      head(person, 0, -34, 14),
    size,
  )
}

/** In a wheelchair. @param y the floor */
export function inWheelchair(person: Person, x: number, y: number, size = 1): Mark {
  const wheel = (side: -1 | 1) =>
    oval('device', side * 29, -27, 8, 27) +
    oval('grey', side * 29, -27, 2.5, 18, 2) +
    disc('device', side * 15, -4, 4.5)
  return at(
    x,
    y,
    wheel(-1) +
      wheel(1) +
      at(0, -62, bust(person, 0, 0)) +
      line('M-24-66h-9M24-66h9', 6) +
      line('M-22-66V-16M22-66V-16', 4) +
      rect('own', -22, -58, 44, 30, 5) +
      rect('own', -22, -24, 44, 9, 4) +
      line('M-14-15v6M14-15v6'),
    size,
  )
}

/** Two on the front seats of a car, the wheel at the right: passenger and driver. */
export function inCar(passenger: Person, driver: Person): Mark {
  return (
    bust(passenger, 84, 120, 0.98) +
    bust(driver, 240, 104, 1.14) +
    rect('mid', 66, 112, 34, 24, 9) +
    shape('mid', 'M44 152q0-22 20-22h40q20 0 20 22v80H44z') +
    line('M58 148q26 10 52 0', 2.4) +
    rect('mid', 223, 102, 34, 26, 9) +
    shape('mid', 'M196 144q0-22 22-22h44q22 0 22 22v90h-88z') +
    line('M212 142q28 10 56 0', 2.4)
  )
}

function head(person: Person, x: number, y: number, r: number): Mark {
  const { hair, hairColour: colour, skin, glasses, headphones } = person
  const covered = hair === 'bob' || hair === 'long' || hair === 'scarf' || hair === 'locs'
  const neck = rect(skin, x - 4.5, y + r - 6, 9, 13, 3, 2.6)
  const ears = covered ? '' : disc(skin, x - r, y + 2, 3.4, 2.5) + disc(skin, x + r, y + 2, 3.4, 2.5)
  const arms = glasses ? line(`M${x - r - 3} ${y}h8M${x + r + 3} ${y}h-8`, 2.4) : ''
  const worn = headphones
    ? line(`M${x - r - 3} ${y + 1}a${r + 3} ${r + 3} 0 0 1 ${2 * r + 6} 0`, 8) +
      line(`M${x - r - 3} ${y + 1}a${r + 3} ${r + 3} 0 0 1 ${2 * r + 6} 0`, 3.4, 'white') +
      rect('coral', x - r - 7, y - 3, 8, 15, 4) +
      rect('coral', x + r - 1, y - 3, 8, 15, 4)
    : ''
  return neck + ears + HAIR[hair](x, y, r, colour, skin) + arms + worn
}

const HAIR: Record<Hair, (x: number, y: number, r: number, colour: Colour, skin: Colour) => Mark> = {
  short: (x, y, r, colour) => disc(colour, x, y, r),
  bun: (x, y, r, colour) => disc(colour, x, y - r - 3, r * 0.5) + disc(colour, x, y, r),
  afro: (x, y, r, colour) =>
    shape(
      colour,
      `M${x - r - 4} ${y + 4}c-4-8 0-13 3-14 0-7 8-10 13-7 6-4 13 0 13 6 6 1 8 8 4 14 0 6-6 9-10 8-5 4-10 4-13 0-6 1-10-2-10-7z`,
    ),
  bob: (x, y, r, colour) => shape(colour, `M${x - r} ${y - 1}a${r} ${r} 0 0 1 ${2 * r} 0v${r + 2}q-${r} 6-${2 * r} 0z`),
  long: (x, y, r, colour) =>
    shape(colour, `M${x - r} ${y - 1}a${r} ${r} 0 0 1 ${2 * r} 0l2 ${r * 1.9}q-${r + 2} 5-${2 * r + 4} 0z`),
  pony: (x, y, r, colour) =>
    disc(colour, x, y, r) +
    shape(colour, `M${x - 3} ${y - 2}c-3 8-4 14 1 ${r * 1.9} 6-6 7-11 5-${r * 1.7}z`) +
    disc('teal', x + 1, y - 2, 3, 2.5),
  plaits: (x, y, r, colour) =>
    shape(colour, `M${x - 9} ${y + 8}q-5 8-3 17 7-4 8-16zM${x + 9} ${y + 8}q5 8 3 17-7-4-8-16z`) +
    disc(colour, x, y, r) +
    line(`M${x} ${y - r}v${2 * r - 3}`, 2, 'skin4') +
    disc('lamp', x - 10, y + 12, 2.6, 2.2) +
    disc('lamp', x + 10, y + 12, 2.6, 2.2),
  locs: (x, y, r, colour) =>
    line(
      repeat(5, (index) => `M${x - 11 + index * 5.5} ${y}v${index % 2 === 0 ? 20 : 23}`),
      8.5,
    ) +
    line(
      repeat(5, (index) => `M${x - 11 + index * 5.5} ${y}v${index % 2 === 0 ? 20 : 23}`),
      3.6,
      colour,
    ) +
    disc(colour, x, y - 1, r),
  scarf: (x, y, r, colour) =>
    shape(
      colour,
      `M${x - r - 1} ${y}a${r + 1} ${r + 2} 0 0 1 ${2 * r + 2} 0c1 7 3 11 6 15-8 6-20 6-${2 * r + 2} 1 4-4 5-9 ${6 - 12}-16z`,
    ) + line(`M${x - r + 3} ${y + 12}q${r - 2} 6 ${2 * r - 4} 0`, 2.4),
  turban: (x, y, r, colour) =>
    disc('black', x, y + 1, r) +
    shape(colour, `M${x - r - 2} ${y + 2}q-2-18 ${r + 2}-20 ${r + 4} 2 ${r + 2} 20-${r + 2} 7-${2 * r + 4} 0z`) +
    line(`M${x - r} ${y - 5}q${r} 8 ${2 * r} 2M${x - 5} ${y - 15}q8 8 ${r + 3} 8`, 2.2),
}

/** The pattern of a jumper. @param y of the first row @param half half its width */
function cloth({ pattern }: Person, y: number, half: number, rows: number, step: number): Mark {
  if (pattern === 'stripes') {
    const rowsOf = repeat(rows, (row) => `M${-half + 1} ${y + row * step}h${half * 2 - 2}`)
    return `<path stroke="var(--white)" stroke-width="4" stroke-linecap="butt" d="${rowsOf}"/>`
  }
  if (pattern !== 'dots') return ''
  return repeat(rows, (row) =>
    row % 2 === 0
      ? disc('white', -9, y + row * step, 2.5, 0) + disc('white', 9, y + row * step, 2.5, 0)
      : disc('white', 0, y + row * step, 2.5, 0),
  )
}
