// One check of the doctor in the database, from the platform or from a feature.
import type { Config } from '../config.ts'
import type { Database } from '../database/engine.ts'

/** Asked once the database is up to date. */
export interface DoctorCheck {
  what: string
  /** @throws with what to do */
  check(database: Database, config: Config, now: Date): Promise<string>
}

export interface DoctorFinding {
  what: string
  ok: boolean
  /** What was seen; where it failed, what to do. */
  says: string
}
