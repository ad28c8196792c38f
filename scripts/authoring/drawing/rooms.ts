// Rooms: wall, wallpaper, floor, doors, windows and the light in them. Wall and floor reach far beyond the frame, so that a
// page can show a wider piece of them and nothing ends.
import type { RoomName } from './colours.ts'
import { at, disc, flat, line, type Mark, rect, repeat, shape } from './pen.ts'

const WALLPAPERS: Record<RoomName, Mark> = {
  games: line('M12 7v10M7 12h10', 3, 'paper'),
  screens: disc('paper', 6, 6, 2.6, 0) + disc('paper', 18, 18, 2.6, 0),
  safety: flat('paper', 'M3.5 0h5v24h-5zM15.5 0h5v24h-5z'),
  wellbeing: line('M2 17a10 10 0 0 1 20 0', 3, 'paper'),
  future: line('M12 4l7 8-7 8-7-8z', 3, 'paper'),
  together: flat('paper', 'M12 20c-7-5-7-11 0-16 7 5 7 11 0 16z'),
  hall: flat('paper', 'M12 8l4 4-4 4-4-4z'),
}

/** @param floor where the floor begins */
export function room(name: RoomName, floor = 134): Mark {
  return (
    `<pattern id="${name}" width="24" height="24" patternUnits="userSpaceOnUse">${WALLPAPERS[name]}</pattern>` +
    flat('wall', `M-640-480H960V${floor}H-640z`) +
    `<path fill="url(#${name})" stroke="none" d="M-640-480H960V${floor}H-640z"/>` +
    flat('floor', `M-640 ${floor}H960V480H-640z`) +
    flat('skirting', `M-640 ${floor - 7}H960v7H-640z`)
  )
}

/** Lamplight. */
export function light(d: string, opacity = 1): Mark {
  return flat('glow', d, opacity)
}

/** A rug on the floor. */
export function rug(
  x: number,
  y: number,
  across: number,
  down = 13,
  fill: 'skirting' | 'mid' | 'own' = 'skirting',
): Mark {
  return `<ellipse fill="var(--${fill})" stroke="none" cx="${x}" cy="${y}" rx="${across}" ry="${down}"/>`
}

/** An open door, with lamplight falling out. @param x left edge of the way through @param y the floor */
export function openDoor(x: number, y: number, width: number, height: number): Mark {
  const leaf = Math.round(width * 0.42)
  return (
    light(`M${x} ${y}h${width}l46 40h-${width + 60}z`, 0.8) +
    rect('white', x - 5, y - height - 5, width + 10, height + 5, 2) +
    shape('glow', `M${x} ${y - height}h${width}V${y}h-${width}z`) +
    shape('own', `M${x} ${y - height}l-${leaf} 8v${height + 2}l${leaf}-10z`) +
    disc('white', x - width * 0.32, y - height * 0.45, 2.6, 2)
  )
}

/** A shut door. @param gap whether light comes through below it */
export function shutDoor(x: number, y: number, width: number, height: number, gap = true): Mark {
  const panel = (top: number, share: number) =>
    rect('none', x + width * 0.16, y - height * top, width * 0.68, height * share, 3, 2.4)
  return (
    rect('white', x - 6, y - height - 6, width + 12, height + 6, 2) +
    rect('own', x, y - height, width, height, 1) +
    panel(0.88, 0.34) +
    panel(0.44, 0.32) +
    disc('white', x + width * 0.87, y - height * 0.47, 3.2, 2.2) +
    (gap
      ? light(`M${x} ${y - 3}h${width}l26 22h-${width + 52}z`, 0.95) + line(`M${x} ${y - 1}h${width}`, 5, 'glow')
      : '')
  )
}

/** A window on the night, with the moon in it. */
export function windowAt(x: number, y: number, width: number, height: number): Mark {
  const [middle, half] = [x + width / 2, y + height / 2]
  return (
    rect('white', x - 5, y - 5, width + 10, height + 10, 3) +
    rect('sky', x, y, width, height, 1) +
    flat('moon', `M${x + width * 0.68} ${y + height * 0.16}a8 8 0 1 0 9 11a7 7 0 0 1-9-11z`) +
    disc('moon', x + width * 0.2, y + height * 0.3, 1.5, 0) +
    disc('moon', x + width * 0.32, y + height * 0.7, 1.5, 0) +
    disc('moon', x + width * 0.84, y + height * 0.78, 1.5, 0) +
    line(`M${middle} ${y}v${height}M${x} ${half}h${width}`, 2.6, 'white')
  )
}

/** A window by day. */
export function dayWindow(x: number, y: number, width: number, height: number): Mark {
  const [middle, half] = [x + width / 2, y + height / 2]
  return (
    rect('white', x - 5, y - 5, width + 10, height + 10, 3) +
    rect('screen', x, y, width, height, 1) +
    disc('lamp', x + width * 0.74, y + height * 0.26, height * 0.13, 0) +
    flat(
      'leaf',
      `M${x + 1.5} ${y + height - 1.5}v-${height * 0.26}q${width * 0.3}-${height * 0.2} ${width * 0.55} 0t${width * 0.45} 0v${height * 0.26}z`,
    ) +
    line(`M${middle} ${y}v${height}M${x} ${half}h${width}`, 2.6, 'white')
  )
}

/** A lamp that hangs over a table, and its light. @param y lower edge of the shade @param reach how far down it shines */
export function hangingLamp(x: number, y: number, reach: number, spread = 40): Mark {
  return (
    line(`M${x}-480V${y - 20}`) +
    shape('own', `M${x - 24} ${y}q2-22 24-22t24 22z`) +
    light(`M${x - 21} ${y + 1.5}h42l${spread - 21} ${reach}H${x - spread}z`, 0.85)
  )
}

export function picture(x: number, y: number, width: number, height: number): Mark {
  return (
    rect('white', x, y, width, height, 2) +
    shape(
      'mid',
      `M${x + 5} ${y + height - 6}l${width * 0.25}-${height * 0.42} ${width * 0.2} ${height * 0.24} ${width * 0.12}-${height * 0.1} ${width * 0.43 - 10} ${height * 0.28}z`,
      2.2,
    )
  )
}

/** A string of small flags. */
export function bunting(x: number, y: number, width: number, count: number): Mark {
  const colours = ['coral', 'teal', 'blue', 'violet'] as const
  return (
    line(`M${x} ${y}q${width / 2} 22 ${width} 0`, 2.4) +
    repeat(count, (index) => {
      const share = (index + 0.5) / count
      const [left, top] = [Math.round(x + width * share - 7), Math.round(y + 44 * share * (1 - share))]
      return shape(colours[index % colours.length] ?? 'coral', `M${left} ${top}h14l-7 13z`, 2.4)
    })
  )
}

/** A floor lamp, and its light. @param y the floor */
export function floorLamp(x: number, y: number, height = 96): Mark {
  const shade = y - height
  return (
    light(`M${x - 16} ${shade + 28}L${x - 52} ${y}h104L${x + 16} ${shade + 28}z`, 0.55) +
    line(`M${x} ${shade + 28}V${y - 3}M${x - 13} ${y - 2}h26`) +
    shape('lamp', `M${x - 11} ${shade}h22l9 30h-40z`)
  )
}

/** A lamp on a table, without its light. @param y the top of the table */
export function tableLamp(x: number, y: number, size = 1): Mark {
  return at(x, y, line('M0 0V-18M-8-1H8') + shape('lamp', 'M-17-18l8-28H9l8 28z'), size)
}
