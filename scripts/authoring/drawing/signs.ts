// Small things that stand for a part of a plan, and the row of frames in which they stand. Each is drawn around its middle.
import { sleepingCat } from './cat.ts'
import type { Colour, RoomName } from './colours.ts'
import { at, disc, type Fill, flat, line, type Mark, rail, rect, repeat, shape } from './pen.ts'
import { room } from './rooms.ts'
import { pencil, sheet } from './things.ts'

/** A plan as pictures in a row, with arrows from one to the next. @param pictures three or four, each around 0, 0 */
export function plan(name: RoomName, pictures: readonly Mark[]): Mark[] {
  const isWide = pictures.length === 3
  const [left, width, step] = isWide ? [18, 80, 102] : [14, 66, 75]
  const first = left + width / 2
  return [
    room(name, 150),
    ...pictures.map((_, index) => rect('white', left + index * step, 24, width, 88, 6)),
    repeat(pictures.length - 1, (index) => {
      const gap = left + width + index * step
      return line(isWide ? `M${gap + 3} 68h14l-6-6M${gap + 17} 68l-6 6` : `M${gap + 2} 62l6 6-6 6`, 3.4, 'own')
    }),
    ...pictures.map((marks, index) => at(first + index * step, 68, marks)),
    rail(`M-640 132H${first - 18}q18 0 18-16`),
    sleepingCat(236, 166, 0.74),
  ]
}

export function check(x: number, y: number, size = 1): Mark {
  return at(x, y, line('M-9 0l6 7L10-8', 4, 'leaf'), size)
}

export function cross(x: number, y: number, size = 1): Mark {
  return at(x, y, line('M-8-8L8 8M8-8L-8 8', 4, 'coral'), size)
}

/** A ring with a bar across what is left alone. */
export function barred(x: number, y: number, radius = 26): Mark {
  const half = radius * 0.7
  const ring = `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0M${x - half} ${y - half}L${x + half} ${y + half}`
  return line(ring, 9) + line(ring, 4.4, 'coral')
}

/** @param turned it points to the left */
export function arrow(x: number, y: number, length: number, turned = false, colour: Fill = 'own'): Mark {
  const half = length / 2
  const head = turned ? `M${x - half} ${y}l8-7M${x - half} ${y}l8 7` : `M${x + half} ${y}l-8-7M${x + half} ${y}l-8 7`
  return line(`M${x - half} ${y}h${length}${head}`, 4.4, colour)
}

export function stopSign(x: number, y: number, size = 1): Mark {
  return at(x, y, shape('coral', 'M-10-24h20l14 14v20l-14 14h-20l-14-14v-20z') + line('M-12 0h24', 8, 'white'), size)
}

/** A hand that says stop, its palm to the front. Not for serious tools. */
export function stopHand(x: number, y: number, size = 1): Mark {
  const fingers = 'M-12 6V-20M-4 2V-28M4 2V-28M12 6V-20M22 10l-8 10'
  return at(
    x,
    y,
    line(fingers, 12) + shape('skin2', 'M-16 2h32v22q-2 12-16 12t-16-12z') + line(fingers, 6.4, 'skin2'),
    size,
  )
}

/** A receiver: a call is made here. */
export function receiver(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    shape('leaf', 'M-6-4q-2-6 3-6l3 4-3 4q2 5 6 6l4-3 4 3q0 6-6 4-9-3-11-12z', Math.max(1.2, 2.6 / size)),
    size,
  )
}

/** A phone that makes a call. */
export function ringingPhone(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('device', -15, -27, 30, 56, 6) +
      rect('screen', -10, -20, 20, 41, 2, 0) +
      receiver(0, 1, 1.15) +
      line('M-22-14q-7 14 0 28M22-14q7 14 0 28', 3, 'coral'),
    size,
  )
}

export function heart(x: number, y: number, size = 1, fill: Fill = 'coral'): Mark {
  return at(x, y, shape(fill, 'M0 13C-18 1-15-12-7-12-3-12 0-9 0-6 0-9 3-12 7-12 15-12 18 1 0 13z', 2.4), size)
}

/** A calendar with one ringed day. */
export function calendar(x: number, y: number, size = 1, ringed = 2): Mark {
  const [across, down] = [-24 + (ringed % 4) * 16, -6 + Math.floor(ringed / 4) * 13]
  return at(
    x,
    y,
    rect('white', -35, -31, 70, 66, 4) +
      rect('own', -35, -31, 70, 15, 4) +
      repeat(12, (index) => disc('mid', -24 + (index % 4) * 16, -6 + Math.floor(index / 4) * 13, 3, 0)) +
      line(`M${across} ${down - 8}a8 8 0 1 0 .1 0`, 3, 'coral'),
    size,
  )
}

export function envelope(x: number, y: number, size = 1): Mark {
  return at(x, y, rect('white', -24, -16, 48, 32, 3) + line('M-23-14L0 5 23-14', 2.6), size)
}

/** Names, dates and messages, written down. */
export function notebook(x: number, y: number, size = 1): Mark {
  return at(x, y, sheet(-3, 0, 1.2, -4) + pencil(14, 16, 0.66, -46), size)
}

/** A car from the side, that drives to the right. */
export function smallCar(x: number, y: number, size = 1, colour: Colour = 'coral'): Mark {
  return at(
    x,
    y,
    shape(colour, 'M-32 10V0q0-7 7-8l7-11q3-4 7-4h14q5 0 8 4l8 11q12 1 12 9v9z') +
      shape('screen', 'M-16-8l5-9h8v9zM3-8v-9h4q3 0 5 3l4 6z', 2.2) +
      disc('device', -17, 11, 7) +
      disc('device', 17, 11, 7) +
      disc('glow', 30, 2, 2.6, 0),
    size,
  )
}

export function school(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M0-8v-22') +
      shape('lamp', 'M0-30l14 6-14 6', 2.4) +
      shape('teal', 'M-28 24V-6h56v30z') +
      shape('own', 'M-14-6L0-16 14-6z', 2.6) +
      rect('white', -6, 6, 12, 18, 1, 2.2) +
      rect('white', -21, 2, 9, 9, 1, 2.2) +
      rect('white', 12, 2, 9, 9, 1, 2.2),
    size,
  )
}

export function bank(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    shape('mid', 'M-30-10L0-28 30-10z', 2.4) +
      line('M-20-6v22M-7-6v22M7-6v22M20-6v22', 4, 'own') +
      rect('white', -30, 17, 60, 7, 2, 2.4),
    size,
  )
}

export function house(x: number, y: number, size = 1, walls: Fill = 'white', roof: Fill = 'own'): Mark {
  return at(
    x,
    y,
    rect(walls, -22, -6, 44, 30, 1) + shape(roof, 'M-29-4L0-30 29-4z') + rect('glow', -6, 6, 12, 18, 1),
    size,
  )
}

export function pin(x: number, y: number, size = 1): Mark {
  return at(x, y, shape('brick', 'M0 20c-15-17-16-38 0-40 16 2 15 23 0 40z') + disc('white', 0, -5, 5, 2.4), size)
}

export function magnifier(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M11 11l14 14', 9) +
      line('M13 13l12 12', 4, 'pot') +
      disc('none', 0, 0, 16, 7) +
      line('M0-16a16 16 0 1 0 .1 0', 2, 'grey'),
    size,
  )
}

/** @param share of the sand that has run */
export function sandTimer(x: number, y: number, size = 1, share = 0.5): Mark {
  return at(
    x,
    y,
    shape('white', 'M-13-22h26q0 13-9 22 9 9 9 22h-26q0-13 9-22-9-9-9-22z', 2.6) +
      flat(
        'pot',
        `M-8 ${-18 + 12 * share}h16q-2 7-8 13-6-6-8-13zM-9 20q2-${4 + 14 * share} 9-${4 + 14 * share}t9 ${4 + 14 * share}z`,
      ) +
      rect('own', -17, -28, 34, 7, 2, 2.4) +
      rect('own', -17, 21, 34, 7, 2, 2.4),
    size,
  )
}

/** A phone with a sieve in it. */
export function filterPhone(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('device', -18, -28, 36, 58, 6) +
      rect('white', -13, -21, 26, 44, 2, 0) +
      shape('own', 'M-9-14H9L3-4v12l-6 4V-4z', 2.2),
    size,
  )
}

export function lifebelt(x: number, y: number, size = 1): Mark {
  const ring = 'M0-16a16 16 0 1 0 .1 0'
  return at(x, y, line(ring, 18) + line(ring, 12, 'coral') + line('M0-20v8M0 12v8M-20 0h8M12 0h8', 7, 'white'), size)
}

export function camera(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('own', -9, -20, 18, 10, 3) +
      rect('own', -23, -13, 46, 31, 6) +
      disc('white', 0, 3, 10) +
      disc('own', 0, 3, 4, 2.4),
    size,
  )
}

export function cake(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M-13-4v-12M0-4v-14M13-4v-12', 4, 'teal') +
      disc('lamp', -13, -20, 3.4, 2) +
      disc('lamp', 0, -22, 3.4, 2) +
      disc('lamp', 13, -20, 3.4, 2) +
      rect('pink', -25, -4, 50, 26, 5) +
      line('M-24 6q6 8 12 0 6 8 12 0 6 8 12 0 6 8 12 0', 2.6, 'white') +
      line('M-30 23h60', 4),
    size,
  )
}

export function router(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M14 2v-22') +
      line('M0-22q14-14 28 0M6-14q8-8 16 0', 2.6) +
      shape('own', 'M-22 2h44q5 0 5 5v11h-54V7q0-5 5-5z') +
      disc('white', -15, 10, 2.4, 0) +
      disc('white', -6, 10, 2.4, 0),
    size,
  )
}

export function globe(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    line('M-11 26h22M0 26V18M14-24q14 22-6 40', 3) +
      disc('blue', 0, -4, 20) +
      shape('leaf', 'M-13-12q10-10 18-2-4 10-12 8-8 2-6-6zM3 2q10-4 12 4-8 8-12-4z', 0),
    size,
  )
}

/** Three lamps above each other. @param lit 0 is the upper one */
export function trafficLight(x: number, y: number, size = 1, lit: 0 | 1 | 2 = 0): Mark {
  const lamps = ['#ff5a4f', '#ffc04d', '#37d08a'] as const
  return at(
    x,
    y,
    rect('device', -13, -34, 26, 68, 9) +
      repeat(3, (index) => disc(index === lit ? (lamps[index] ?? '#fff') : 'shoe', 0, -21 + index * 21, 7.6, 2)),
    size,
  )
}

/** A film one can play. */
export function clip(x: number, y: number, size = 1, fill: Fill = 'mid'): Mark {
  return at(x, y, rect(fill, -26, -18, 52, 36, 5, 2.6) + shape('white', 'M-7-9L11 0-7 9z', 2.2), size)
}

/** A school jumper with a tie, laid flat. */
export function jumper(x: number, y: number, size = 1, fill: Fill = 'own'): Mark {
  return at(
    x,
    y,
    shape(fill, 'M-9-20L0-8 9-20l11 5 9 34-9 3-7-22v26h-26V0l-7 22-9-3 9-34z') +
      shape('white', 'M-9-20L0-8 9-20 5-24H-5z', 2.4) +
      shape('coral', 'M-2.5-9h5L5 6 0 12-5 6z', 2),
    size,
  )
}

/** A picture under a cloth, so that it is not seen. */
export function coveredPicture(x: number, y: number, size = 1): Mark {
  return at(
    x,
    y,
    rect('white', -20, -24, 40, 50, 3) +
      shape('mid', 'M-25-26q25-8 50 0l3 38q-8 6-14 0-6 8-14 1-6 7-13 0-7 6-15-1z') +
      line('M-12-22q-4 16-2 28M4-26q2 16 0 32M17-22q5 12 4 24', 2.2),
    size,
  )
}

/** A stranger, left alone from now on. */
export function barredStranger(): Mark {
  return disc('grey', 0, -8, 9) + shape('grey', 'M-17 18q0-17 17-17t17 17z') + barred(0, 0, 27)
}

/** A disc of night. */
export function moon(x: number, y: number, size = 1): Mark {
  return at(x, y, shape('lamp', 'M-4-14a15 15 0 1 0 17 20 13 13 0 0 1-17-20z', 2.6), size)
}
