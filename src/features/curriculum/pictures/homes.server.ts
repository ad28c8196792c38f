// What the homes of the four families are known by, so that a parent who comes back knows where they are: gran's lamp and
// plant; the work coat and the clock of a parent on shifts; the globe lamp and the cat of two parents; the window and the
// striped mugs of a foster carer. Each stands with the middle of its foot at 0, 0, if nothing else is said.
import { box, type Colour, circle, flat, line, type Mark, shape, stroke } from './pen.server.ts'
import { mug, windowOf } from './things.server.ts'

/** Gran's lamp, on the floor. It is lit: its pleated shade is light in the dark too. */
export function granLamp(): Mark {
  return line('M0 0v-66M-12 0h24') + shape('on-night', 'M-13-104h26l9 38h-44z') + line('M-6-104l-4 38M6-104l4 38')
}

/** Gran's plant. */
export function granPlant(fill: Colour): Mark {
  return [
    shape(
      fill,
      'M0-26C-22-30-26-48-22-58C-6-54 0-44 0-26zM0-26C22-30 26-46 24-54C8-52 0-44 0-26zM0-26C-10-44-6-64 2-72C10-60 8-44 0-26z',
    ),
    shape('paper', 'M-14-26h28l-4 26h-20z'),
  ].join('')
}

/** The hook by the door where the work coat and the badge of a parent on shifts hang; the hook at 0, 0. */
export function workCoat(fill: Colour): Mark {
  return [
    line('M-22-6h44'),
    shape(fill, 'M-5 0L-18 8l-6 30h9l1 26h28l1-26h9L18 8 5 0z'),
    line('M0 4v60M-6 2l6 10L6 2'),
    shape('paper', box(4, 24, 10, 13, 2)),
  ].join('')
}

/** The clock they look at; its middle at 0, 0. @param hands path data */
export function clock(hands: string): Mark {
  return shape('paper', circle(0, 0, 17)) + line(hands)
}

/** The globe that hangs in the home of two parents, lit; its hook at 0, 0. */
export function globeLamp(length = 22): Mark {
  return line(`M0 0v${length}`) + shape('on-night', circle(0, length + 15, 15))
}

/** Their cat, from behind. */
export function cat(): Mark {
  return (
    stroke('ink', 6, 'M10-3C24-2 24-14 18-20') +
    flat('ink', 'M-12 0C-14-16-8-20-7-24C-11-28-10-34-10-40l6 5h8l6-5C10-34 11-28 7-24C8-20 14-16 12 0z')
  )
}

/** The foster carer's window with four panes and a curtain; its middle at 0, 0. */
export function fosterWindow(pane: Colour, curtain: Colour): Mark {
  return [
    windowOf(pane, 72, 64),
    line('M0-32v64M-36 0h72'),
    shape(curtain, 'M-44-38h18c0 26-4 44-14 54v22h-4zM44-38h-18c0 26 4 44 14 54v22h4z'),
    line('M-48-38h96'),
  ].join('')
}

/** His mug: it has a stripe. */
export function stripedMug(fill: Colour): Mark {
  return mug('paper') + stroke(fill, 5, 'M-6-9h12')
}
