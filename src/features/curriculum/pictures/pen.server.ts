// The drawing functions of step pictures: lines of 3 units, flat fills, and colours by their token only.

/** The tokens a scene may use (`web/styles/tokens.css`). */
export type Colour =
  | 'ink'
  | 'paper'
  | 'mist'
  | 'line'
  | 'night'
  | 'night-step'
  | 'on-night'
  | 'rail'
  | 'games'
  | 'screens'
  | 'safety'
  | 'wellbeing'
  | 'future'
  | 'good'
  | 'care'

/** SVG markup. */
export type Mark = string

/** A closed form with an ink edge. @param d path data */
export function shape(fill: Colour, d: string): Mark {
  return `<path fill="${token(fill)}" d="${d}"/>`
}

/** A form without an edge. @param d path data */
export function flat(fill: Colour, d: string): Mark {
  return `<path stroke="none" fill="${token(fill)}" d="${d}"/>`
}

/** A line of ink. @param d path data */
export function line(d: string): Mark {
  return `<path d="${d}"/>`
}

/** A broader line, round at its ends, in one colour: trousers, a cushion, a ray on a dark screen. */
export function stroke(colour: Colour, width: number, d: string): Mark {
  return `<path stroke="${token(colour)}" stroke-width="${width}" d="${d}"/>`
}

/** An arm or a strap: a line of a colour with an ink edge on both sides. */
export function limb(fill: Colour, width: number, d: string): Mark {
  return stroke('ink', width + 6, d) + stroke(fill, width, d)
}

/** Moves what was drawn around 0, 0. */
export function at(x: number, y: number, ...marks: Mark[]): Mark {
  return `<g transform="translate(${x} ${y})">${marks.join('')}</g>`
}

/** The same in another size; the lines keep their width. */
export function resized(x: number, y: number, size: number, ...marks: Mark[]): Mark {
  const width = Math.round(30 / size) / 10
  return `<g transform="translate(${x} ${y}) scale(${size})" stroke-width="${width}">${marks.join('')}</g>`
}

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`
}

/** A rectangle with round corners as path data. */
export function box(x: number, y: number, width: number, height: number, radius = 4): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius]
  const corner = (dx: number, dy: number, sweepX: number, sweepY: number) => `q${sweepX} ${sweepY} ${dx} ${dy}`
  return [
    `M${x + radius} ${y}h${w}`,
    corner(radius, radius, radius, 0),
    `v${h}`,
    corner(-radius, radius, 0, radius),
    `h${-w}`,
    corner(-radius, -radius, -radius, 0),
    `v${-h}`,
    corner(radius, -radius, 0, -radius),
    'z',
  ].join('')
}

/** Path data of another size, with lines of the same width. Not for arcs. */
export function sized(size: number, d: string): string {
  return d.replaceAll(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * size * 10) / 10))
}

function token(colour: Colour): string {
  return `var(--${colour})`
}
