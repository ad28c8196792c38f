// What the platform and the features let Prometheus read.
import type { Services } from '../services.ts'
import type { Measured } from './metrics.ts'

/** A figure of a feature, asked for when Prometheus comes. */
export interface WatchedFigure {
  /** Begins with `handrail_`. */
  name: string
  help: string
  /** The names of its labels. */
  labels?: string[]
  read(services: Services): Promise<Measured>
}
