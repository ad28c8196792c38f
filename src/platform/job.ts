import type { Services } from './services.ts'

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS

/** What the server does by itself. It may run twice at once, in several processes, and may be cut off. */
export interface Job {
  name: string
  /** Milliseconds between two runs. */
  every: number
  run(services: Services): Promise<unknown>
}
