import { DRAWING_BOX, DRAWING_LIMIT } from '../agreement-limits.ts'

/** In the units of `DRAWING_BOX`. */
export interface Point {
  x: number
  y: number
}

/** Nearer than this is no new point: a thumb shakes. */
const NEAREST = 3

/**
 * The drawing with one point more, as an SVG path of whole numbers. A drawing that is long enough stays as it is.
 * @param from where the line stands, or null where it begins
 */
export function extendDrawing(drawing: string, from: Point | null, to: Point): string {
  if (from !== null && Math.hypot(to.x - from.x, to.y - from.y) < NEAREST) return drawing
  const x = Math.round(Math.min(Math.max(to.x, 0), DRAWING_BOX.width))
  const y = Math.round(Math.min(Math.max(to.y, 0), DRAWING_BOX.height))
  // A line of no length is a dot, with round ends.
  const longer = from === null ? `${drawing}M${x} ${y}L${x} ${y}` : `${drawing}L${x} ${y}`
  return longer.length > DRAWING_LIMIT ? drawing : longer
}
