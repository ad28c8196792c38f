// Where the marks of a chart go. It is worked out when the content is read, which is at build: a start takes what the build
// has read, and a browser gets path data.
import { createRequire } from 'node:module'
import type { ChartDrawing } from './chart.contract.ts'

/** Imported here, because d3 takes 20 ms to load and the start of the server does not need it. */
const loadScales = () => createRequire(import.meta.url)('d3-scale') as typeof import('d3-scale')

/** The width of a phone's column, so that the words over a bar are as large as those beside it. */
const WIDTH = 320

export interface Bar {
  /** The label above it. */
  label: string
  value: number
}

const ROW = 48
const BASE_LINE = 17
const BAR_MIDDLE = 33
const BAR = 14

/**
 * Bars below each other, each with its words above.
 * @param whole the value of a bar of full width; by default the greatest value
 */
export function drawBars(bars: readonly Bar[], whole: number | undefined): ChartDrawing {
  const { scaleBand, scaleLinear } = loadScales()
  const height = bars.length * ROW
  const rows = scaleBand(bars.keys(), [0, height])
  const top = (index: number) => rows(index) ?? 0
  const length = scaleLinear([0, whole ?? Math.max(...bars.map(({ value }) => value))], [0, WIDTH])
  const barOf = (index: number, value: number) => `M0 ${top(index) + BAR_MIDDLE}H${Math.round(length(value) * 10) / 10}`
  return {
    marks: 'bars',
    width: WIDTH,
    height,
    counted: bars.map(({ value }, index) => barOf(index, value)).join(''),
    rest: whole === undefined ? '' : bars.map((_, index) => barOf(index, whole)).join(''),
    thickness: { counted: BAR, rest: BAR },
    labels: bars.map(({ label }, index) => ({ text: label, y: top(index) + BASE_LINE })),
  }
}

const FEW = 10
const MANY_IN_A_ROW = 20

/** One dot for each of `of`, the first `counted` of them large. Up to ten in one row, more in rows of twenty. */
export function drawDots(counted: number, of: number): ChartDrawing {
  const { scaleBand } = loadScales()
  const inRow = of <= FEW ? FEW : MANY_IN_A_ROW
  const columns = scaleBand(Array.from({ length: inRow }).keys(), [0, WIDTH])
  const cell = columns.bandwidth()
  const dotAt = (index: number) => {
    const [row, column] = [Math.floor(index / inRow), index % inRow]
    return `M${(columns(column) ?? 0) + cell / 2} ${row * cell + cell / 2}h0`
  }
  // Relative steps are equal along a row, so that they compress to almost nothing.
  const dotsFrom = (start: number, end: number) =>
    Array.from({ length: end - start }, (_, place) =>
      place === 0 || (start + place) % inRow === 0 ? dotAt(start + place) : `m${cell} 0h0`,
    ).join('')
  return {
    marks: 'dots',
    width: WIDTH,
    height: Math.ceil(of / inRow) * cell,
    counted: dotsFrom(0, counted),
    rest: dotsFrom(counted, of),
    thickness: { counted: cell * 0.8, rest: cell * 0.35 },
    labels: [],
  }
}
