// What a request may need beside its input. Made once at start, or by a test with a clock of its own.
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { createLog, type Log } from './log.ts'

export interface Services {
  config: Config
  /** The time now. A test hands in its own. */
  clock: () => Date
  log: Log
  database: Database
  /** True from the first stop signal on: `/readyz` answers 503. */
  stopping: boolean
  close(): Promise<void>
}

/** Opens the database (with its migrations) and whatever else the server needs. */
export async function createServices(
  config: Config,
  overrides: Partial<Pick<Services, 'clock' | 'log' | 'database'>> = {},
): Promise<Services> {
  const log = overrides.log ?? createLog()
  const database = overrides.database ?? (await openDatabase(config))
  return {
    config,
    clock: overrides.clock ?? (() => new Date()),
    log,
    database,
    stopping: false,
    close: () => database.close(),
  }
}
