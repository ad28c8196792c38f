// A figure of a study as a chart: the values of its table, and where its marks go.
import * as z from 'zod/mini'

/** In units of an SVG. */
export const ChartDrawing = z.object({
  marks: z.enum(['bars', 'dots']),
  width: z.number(),
  height: z.number(),
  /** Path data of what the figure counts: lines for bars, points for dots. */
  counted: z.string(),
  /** Path data of the rest of the whole; empty where there is no whole. */
  rest: z.string(),
  /** How broad both lines are. */
  thickness: z.object({ counted: z.number(), rest: z.number() }),
  /** Words, each with its base line. */
  labels: z.array(z.object({ text: z.string(), y: z.number() })),
})
export type ChartDrawing = z.infer<typeof ChartDrawing>

export const Chart = z.object({
  title: z.string(),
  caption: z.string(),
  /** Who found it, and when. */
  source: z.string(),
  rows: z.array(z.object({ label: z.string(), figure: z.string() })),
  drawing: ChartDrawing,
})
export type Chart = z.infer<typeof Chart>
