// A line drawing for each toolkit: something from its subject, and the rail that leads from there up a few steps.
// Decoration: the toolkit's title always stands beside it.
import styles from './toolkit-drawing.module.css'

interface Drawing {
  thing: string
  /** Where the rail begins; it always ends in the same way. */
  start: string
}

const DRAWINGS: Record<string, Drawing> = {
  // A controller; its cable becomes the rail.
  module1: {
    thing:
      'M24 60h24c8 0 13 10 13 19s-7 11-12 4l-3-4H26l-3 4c-5 7-12 5-12-4s5-19 13-19zM26 65v8M22 69h8M46 67h.1M50 72h.1',
    start: 'M36 60c0-18 14-16 18-6s8 12 18 12h12',
  },
  // A phone that shows the moon.
  module2: {
    thing: 'M24 36h28q6 0 6 6v44q0 6-6 6H24q-6 0-6-6V42q0-6 6-6zM39 52a10 10 0 1 0 9 15 9 9 0 0 1-9-15z',
    start: 'M58 66h26',
  },
  // A shield; the tick on it becomes the rail.
  module3: { thing: 'M36 36l24 8v17c0 16-11 25-24 31-13-6-24-15-24-31V44z', start: 'M24 66l9 9 9-9h42' },
  // A mug; its steam becomes the rail.
  module4: {
    thing: 'M14 62h38v17c0 8-6 13-13 13H27c-7 0-13-5-13-13zM52 67h4c9 0 9 15 0 15h-5',
    start: 'M33 54c-9-12 7-14 7-26 0-12 17-10 19 4 3 20 6 34 17 34h8',
  },
}

/** Books, with the rail as their bookmark. */
const BOOKS: Drawing = { thing: 'M10 92V77h50v15zM15 77V62h42v15zM12 62V47h36v15z', start: 'M40 47v8q0 11 11 11h33' }

export function ToolkitDrawing({ moduleId }: { moduleId: string }) {
  const { thing, start } = DRAWINGS[moduleId] ?? BOOKS
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 164 96" fill="none">
      <path className={styles.steps} d="M88 92h20V77h18V62h18V47h18" />
      <path d={thing} />
      <path className={styles.rail} d={`${start}l46-40h30`} />
    </svg>
  )
}
