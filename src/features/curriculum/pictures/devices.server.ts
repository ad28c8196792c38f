// Drawings of devices and messages.
import { box, type Colour, circle, flat, line, type Mark, shape } from './pen.server.ts'

/** A phone from the front, 34 by 62, its middle at 0, 0. @param screen what it shows, around 0, 0 */
export function phone(...screen: Mark[]): Mark {
  return shape('night', box(-17, -31, 34, 62, 6)) + screen.join('')
}

/** A phone that lies with its face down, seen from above the side; its middle at 0, 0. */
export function phoneFaceDown(): Mark {
  return (
    shape('ink', 'M-27 3l10-12h44l-10 12z') +
    shape('paper', 'M-27 0l10-12h44l-10 12z') +
    flat('ink', circle(-11, -8, 2))
  )
}

/** A tablet, 74 by 52, its middle at 0, 0. */
export function tablet(...screen: Mark[]): Mark {
  return shape('night', box(-37, -26, 74, 52, 6)) + screen.join('')
}

/** A controller, its middle at 0, 0. */
export function controller(fill: Colour): Mark {
  return [
    shape(fill, 'M-17-12h34c12 0 20 16 20 29 0 11-11 14-18 6l-7-8h-24l-7 8c-7 8-18 5-18-6 0-13 8-29 20-29z'),
    line('M-17-4v11M-22 2h11'),
    flat('ink', circle(13, 4, 3)),
    flat('ink', circle(21, -3, 3)),
  ].join('')
}

/** A message that comes from the left (its tail is there). Lines are drawn in place of words. */
export function bubble(x: number, y: number, width: number, height: number, fill: Colour = 'paper'): Mark {
  return shape(
    fill,
    `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6-6 6h${18 - width}l-8 8v-8h-2q-6 0-6-6v${12 - height}q0-6 6-6z`,
  )
}

/** A message that comes from the right. */
export function answer(x: number, y: number, width: number, height: number, fill: Colour = 'paper'): Mark {
  return shape(
    fill,
    `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6-6 6h-2v8l-8-8h${22 - width}q-6 0-6-6v${12 - height}q0-6 6-6z`,
  )
}
