import type { Services } from './services.ts'

/** What the server does by itself. It may run twice at once, in several processes, and may be cut off. */
export interface Job {
  name: string
  /** Milliseconds between two runs. */
  every: number
  run(services: Services): Promise<unknown>
}
