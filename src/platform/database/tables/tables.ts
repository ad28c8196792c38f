// The tables of the database, for the types of queries: those of accounts, operators, limits and jobs lie beside this file, those of a
// feature in its folder (`*-tables.server.ts`), which adds them here by a `declare module`. `migrations/` makes them.
import type { AccountTables } from './account-tables.ts'
import type { JobTables } from './job-tables.ts'
import type { OperatorTables } from './operator-tables.ts'
import type { SecurityTables } from './security-tables.ts'

export interface Tables extends AccountTables, JobTables, OperatorTables, SecurityTables {}
