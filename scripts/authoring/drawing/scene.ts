// A scene: what it shows, where it is used, and its shapes, from the back to the front. `writeScene` makes its file.
import { join } from 'node:path'
import type { Light, RoomName } from './colours.ts'
import { writeColours } from './colours.ts'
import type { Mark } from './pen.ts'

export interface Scene {
  /** The name of its file, and how content names it. */
  name: string
  /** A description of the picture, for authors and as an alternative text. */
  shows: string
  /** The pages or parts of them that show it. */
  usedFor: string
  /** Below `content/en`. */
  folder: string
  room: RoomName
  /** Harm, blackmail, suicide and the like: things only, no people. */
  serious?: true
  light?: Light
  /** Units of its drawing; 320 by 180 when it is not said. */
  size?: [width: number, height: number]
  /** What a square cut-out of it must show: the middle of it, in units from the left. */
  focus?: number
  /** It has a clock, a sign of money or an arrow, which languages from right to left don't mirror. */
  keepsItsSide?: true
  /** The scene has no yellow handrail, such as one of a missing page. */
  withoutRail?: true
  /** Other rooms whose colours the scene uses. */
  rooms?: RoomName[]
  marks: Mark[]
}

const SIZE: [number, number] = [320, 180]
const PEN = 'fill="none" stroke="var(--line)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'

/** Where the file of a scene lies, from the root of the repository. */
export function pathOf({ folder, name }: Scene): string {
  return join('content/en', folder, `${name}.svg`)
}

export function writeScene(scene: Scene): string {
  const { marks, room, light = 'both', rooms = [], size = SIZE, focus = size[0] / 2, keepsItsSide } = scene
  const drawing = shorten(marks.join(''))
  const style = writeColours(PEN + drawing, room, light, rooms)
  // "meet" with a wall that continues: a wider frame on the page shows more of the room, and nothing is cut.
  const frame = `viewBox="0 0 ${size.join(' ')}" preserveAspectRatio="xMidYMax meet"`
  // Pages that are read from right to left mirror every scene without this attribute.
  const side = keepsItsSide ? ' data-side="kept"' : ''
  const view = `<view id="focus" viewBox="${focus - size[1] / 2} 0 ${size[1]} ${size[1]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg"${side} ${frame} ${PEN}>${view}<style>${style}</style>${drawing}</svg>\n`
}

/** Two digits after the point are finer than the eye sees. */
function shorten(drawing: string): string {
  return drawing.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
}
