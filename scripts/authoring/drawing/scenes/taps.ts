// Where to press in a device guide. Drawn screens, not pictures of real ones: a yellow ring with an edge means 'press here'.
import { disc, flat, line, type Mark, rect, repeat, shape } from '../pen.ts'
import type { Scene } from '../scene.ts'

const HERE = 'scenes'
const SIZE: [number, number] = [160, 120]
const ROWS = [26, 48, 70, 92]

const screen = rect('device', 36, -30, 88, 190, 14) + rect('white', 43, -22, 74, 170, 6, 0)

function ring(x: number, y: number, width: number, height: number): Mark {
  const box = `M${x + 8} ${y}h${width - 16}q8 0 8 8v${height - 16}q0 8-8 8h-${width - 16}q-8 0-8-8v-${height - 16}q0-8 8-8z`
  return line(box, 8) + line(box, 5, 'rail')
}

/** Lines of a menu. @param pressed counted from 0 */
function menu(pressed: number, icon: (y: number, isPressed: boolean) => Mark): Mark {
  return (
    repeat(ROWS.length, (row) => {
      const y = ROWS[row] ?? 0
      const isPressed = row === pressed
      return icon(y, isPressed) + line(`M68 ${y}h${isPressed ? 36 : 26}`, 4.5, isPressed ? 'line' : 'grey')
    }) + ring(45, (ROWS[pressed] ?? 0) - 13, 70, 26)
  )
}

function scene(name: string, shows: string, marks: Mark[]): Scene {
  return { name, shows, usedFor: 'a device guide: where to press', folder: HERE, room: 'screens', size: SIZE, marks }
}

export const tapsScenes: readonly Scene[] = [
  scene('tap-app', 'A phone with nine apps, one of them in a yellow ring', [
    screen,
    repeat(9, (index) => {
      const fill =
        (['teal', 'coral', 'blue', 'pink', 'own', 'leaf', 'violet', 'brick', 'grey'] as const)[index] ?? 'grey'
      return rect(fill, 50 + (index % 3) * 22, 22 + Math.floor(index / 3) * 26, 16, 16, 5, 0)
    }),
    ring(67, 43, 26, 26),
  ]),
  scene('tap-row', 'A phone with a menu, its second line in a yellow ring', [
    screen,
    menu(1, (y, isPressed) => rect(isPressed ? 'own' : 'grey', 50, y - 6, 12, 12, 4, 0)),
  ]),
  scene('tap-next', 'A phone with a menu, its third line in a yellow ring', [
    screen,
    menu(2, (y, isPressed) => disc(isPressed ? 'coral' : 'grey', 56, y, 6, 0)),
  ]),
  scene('tap-last', 'A phone with a page, the button below it in a yellow ring', [
    screen,
    flat('mid', 'M54 10h52v34H54z', 0.6),
    shape('own', 'M80 14l12 5v9q0 9-12 13-12-4-12-13v-9z', 2.4),
    line('M56 58h48M56 68h34', 4.5, 'grey'),
    rect('own', 56, 83, 48, 18, 9, 0) + line('M70 92h20', 4, 'white'),
    ring(49, 77, 62, 30),
  ]),
]
