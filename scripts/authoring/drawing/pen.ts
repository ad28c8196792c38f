// The drawing functions of scenes: a line of 3 units, flat fills, and colours by their name only. In each, the first number
// after position and size is the radius of the corners; the last is the width of the edge, 0 for none.
import type { Colour } from './colours.ts'

/** SVG markup. */
export type Mark = string

/** A colour by name, or one that is the same in both schemes: what a screen shows. */
export type Fill = Colour | `#${string}` | 'none'

export const EDGE = 3

/** A closed form. @param d path data */
export function shape(fill: Fill, d: string, edge = EDGE): Mark {
  return `<path fill="${paint(fill)}"${edgeOf(edge)} d="${d}"/>`
}

/** A form that light passes through, or one without an edge. */
export function flat(fill: Fill, d: string, opacity = 1): Mark {
  return `<path fill="${paint(fill)}" stroke="none"${opacity === 1 ? '' : ` opacity="${opacity}"`} d="${d}"/>`
}

export function line(d: string, width = EDGE, colour: Fill = 'line'): Mark {
  const stroke = colour === 'line' ? '' : ` stroke="${paint(colour)}"`
  return `<path${stroke}${width === EDGE ? '' : ` stroke-width="${width}"`} d="${d}"/>`
}

/** An arm, a strap, a cable: a line of a colour with an edge on both sides. */
export function limb(colour: Fill, d: string, width = 8): Mark {
  return line(d, width + 6) + line(d, width, colour)
}

/** The handrail: the only yellow line of a scene. It comes in from an edge and leads to the thing to do. */
export function rail(d: string, width = 7): Mark {
  return line(d, width, 'rail')
}

export function rect(fill: Fill, x: number, y: number, width: number, height: number, radius = 0, edge = EDGE): Mark {
  const round = radius === 0 ? '' : ` rx="${radius}"`
  return `<rect fill="${paint(fill)}"${edgeOf(edge)} x="${x}" y="${y}" width="${width}" height="${height}"${round}/>`
}

export function disc(fill: Fill, x: number, y: number, radius: number, edge = EDGE): Mark {
  return `<circle fill="${paint(fill)}"${edgeOf(edge)} cx="${x}" cy="${y}" r="${radius}"/>`
}

export function oval(fill: Fill, x: number, y: number, across: number, down: number, edge = EDGE): Mark {
  return `<ellipse fill="${paint(fill)}"${edgeOf(edge)} cx="${x}" cy="${y}" rx="${across}" ry="${down}"/>`
}

/** Moves what was drawn around 0, 0. @param turn degrees, with the clock */
export function at(x: number, y: number, marks: Mark, size = 1, turn = 0): Mark {
  const scale = size === 1 ? '' : ` scale(${size})`
  const rotate = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${x} ${y})${scale}${rotate}">${marks}</g>`
}

/** As `at`, mirrored left to right. */
export function mirrored(x: number, y: number, marks: Mark, size = 1): Mark {
  return `<g transform="translate(${x} ${y}) scale(-${size} ${size})">${marks}</g>`
}

/** A picture in a picture: cut at its frame. */
export function framed(x: number, y: number, width: number, height: number, viewBox: string, marks: Mark): Mark {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${marks}</svg>`
}

export function repeat(count: number, mark: (index: number) => Mark): Mark {
  return Array.from({ length: count }, (_, index) => mark(index)).join('')
}

function edgeOf(width: number): string {
  if (width === 0) return ' stroke="none"'
  return width === EDGE ? '' : ` stroke-width="${width}"`
}

function paint(fill: Fill): string {
  return fill === 'none' || fill.startsWith('#') ? fill : `var(--${fill})`
}
