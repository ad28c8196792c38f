// People from behind, and hands. No person has a face: skin is paper, hair is ink, so that every reader can see themselves.
import { at, type Colour, circle, flat, limb, line, type Mark, shape, sized, stroke } from './pen.server.ts'

type Hair = 'short' | 'bun' | 'long' | 'tail' | 'curls' | 'scarf' | 'bald' | 'hood' | 'bobble'

interface Person {
  fill: Colour
  hair?: Hair
  /** Light hair stands out before a screen. */
  light?: boolean
  /** 1 for an adult of 98 units, 0.6 for a child of five. */
  size?: number
  /** Where an arm that does not hang goes from the shoulder, in the size of an adult: 16, -60 is the right one. */
  left?: string
  right?: string
}

const HANGING_LEFT = 'M-15-60C-20-52-21-46-20-38'
const HANGING_RIGHT = 'M15-60C20-52 21-46 20-38'

/** A person who stands with their feet at 0, 0. */
export function standing({
  fill,
  hair = 'short',
  light = false,
  size = 1,
  left = HANGING_LEFT,
  right = HANGING_RIGHT,
}: Person): Mark {
  const d = (path: string) => sized(size, path)
  return [
    stroke('ink', Math.round(11 * size), d('M-8-5V-36M8-5V-36')),
    arm(fill, size, d(left)),
    arm(fill, size, d(right)),
    ...headAndBody(
      { hair, fill, size, y: Math.round(-80 * size), colour: light ? 'paper' : 'ink' },
      shape(fill, d('M-17-34C-19-52-18-65-10-68C-4-70 4-70 10-68C18-65 19-52 17-34z')),
    ),
  ].join('')
}

/** A person who sits on the floor, a bed or behind the back of a sofa, with their seat at 0, 0. */
export function sitting({ fill, hair = 'short', light = false, size = 1, left, right }: Person): Mark {
  const d = (path: string) => sized(size, path)
  return [
    left === undefined ? '' : arm(fill, size, d(left)),
    right === undefined ? '' : arm(fill, size, d(right)),
    ...headAndBody(
      { hair, fill, size, y: Math.round(-61 * size), colour: light ? 'paper' : 'ink' },
      shape(fill, d('M-22 0C-24-26-20-46-10-49C-4-51 4-51 10-49C20-46 24-26 22 0z')),
    ),
  ].join('')
}

/** An arm with a hand at its end. @param d from the shoulder to the hand */
function arm(fill: Colour, size: number, d: string): Mark {
  const [x, y] = endOf(d)
  return (
    limb(fill, Math.round(6 * size), d) + at(x, y, shape('paper', circle(0, 0, Math.max(3.5, Math.round(5 * size)))))
  )
}

/** Where a path that is written in absolute coordinates ends. */
function endOf(d: string): [number, number] {
  const [x, y] = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).slice(-2).map(Number)
  return [x ?? 0, y ?? 0]
}

interface Head {
  hair: Hair
  /** Of the clothes. */
  fill: Colour
  /** Of the hair. */
  colour: Colour
  size: number
  /** The middle of the head. */
  y: number
}

/** Long hair and hoods fall over the body, a neck goes into it. */
function headAndBody({ hair, fill, colour, size, y }: Head, body: Mark): Mark[] {
  // A child's head is large for its body.
  const r = Math.round(8 + 4 * size)
  const neck = shape('paper', `M-5 ${y + r - 4}v9h10v-9z`)
  const ball = shape(colour, circle(0, y, r))
  switch (hair) {
    case 'bun':
      return [neck, body, shape(colour, circle(0, y - r - 2, 6)), ball]
    case 'long':
      return [
        body,
        shape(colour, `M${-r} ${y}C${-r} ${y - r * 1.4} ${r} ${y - r * 1.4} ${r} ${y}v${r + 6}q${-r} 7 ${-2 * r} 0z`),
      ]
    case 'tail':
      return [neck, body, ball, shape(colour, `M-5 ${y - 3}q5-5 10 0l-2 ${r + 12}q-3 4-6 0z`)]
    case 'curls':
      return [neck, body, shape(colour, curls(y, r))]
    case 'scarf':
      return [
        body,
        shape(
          'paper',
          `M${-r - 2} ${y + r + 6}C${-r - 6} ${y - r - 9} ${r + 6} ${y - r - 9} ${r + 2} ${y + r + 6}q${-r - 2} 8 ${-2 * r - 4} 0z`,
        ),
      ]
    case 'bald':
      return [
        neck,
        body,
        shape('paper', circle(0, y, r)),
        flat(colour, `M${-r} ${y + 1}q${r} 6 ${2 * r} 0C${r - 1} ${y + r + 4} ${1 - r} ${y + r + 4} ${-r} ${y + 1}z`),
      ]
    case 'hood':
      return [
        body,
        shape(
          fill,
          `M${-r - 1} ${y + r - 2}C${-r - 5} ${y - r - 8} ${r + 5} ${y - r - 8} ${r + 1} ${y + r - 2}q${-r - 1} 7 ${-2 * r - 2} 0z`,
        ),
        line(`M0 ${y - r - 3}v${r * 2 + 2}`),
      ]
    case 'bobble':
      return [neck, body, shape(colour, circle(1 - r, y - r + 2, 6)), shape(colour, circle(r - 1, y - r + 2, 6)), ball]
    default:
      return [neck, body, ball]
  }
}

/** A cloud of hair around a head of radius `r`. */
function curls(y: number, r: number): string {
  const [wide, high, puff] = [r - 3, r - 4, Math.round(r * 0.9)]
  const arc = (dx: number, dy: number) => `a${puff * 0.8} ${puff * 0.8} 0 0 1 ${dx} ${dy}`
  return `M${-wide} ${y + high}${arc(-4, -high)}${arc(5, -high - 3)}${arc(wide - 1, -5)}${arc(wide - 1, 5)}${arc(5, high + 3)}${arc(-4, high)}z`
}
