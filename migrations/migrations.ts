// THE MIGRATIONS, in order: a file is added at the end and never edited afterwards.
import type { Migrations } from '../src/server/database/migrate.ts'

export const MIGRATIONS: Migrations = {}
