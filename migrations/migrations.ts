// The migrations, in order: a file is added at the end and never edited afterwards.
import type { Migration } from 'kysely/migration'
import { initial } from './0001-initial.ts'

export const MIGRATIONS: Record<string, Migration> = {
  '0001-initial': initial,
}
