// The columns of shared plans. Nothing says whose they are, and no time is finer than a day. Days are ISO text in UTC; what is sealed
// is base64url.
import type { Stored } from '#src/platform/database/tables/stored.ts'

interface SharedPlanTable {
  /** 128 random bits. */
  id: string
  /** SHA-256 of the token that comes out of the link's key; null once the link was ended. */
  access_hash: string | null
  /** A random number of the device that began to share. */
  first_device: string
  /** 0 or 1: whether another device has opened it. */
  has_others: number
  /** The number of its newest update; 0 before the first. */
  latest: number
  snapshot: string
  /** The number of the last update that the snapshot holds. */
  snapshot_up_to: number
  /** The snapshot before, for 30 days. */
  before_snapshot: string | null
  before_up_to: number
  before_since: string | null
  /** How many bytes updates and snapshots take. */
  bytes: number
  last_used_on: string
}

interface SharedPlanUpdateTable {
  plan_id: string
  number: number
  body: string
  bytes: number
}

export interface SharedPlanTables {
  shared_plan: SharedPlanTable
  shared_plan_update: SharedPlanUpdateTable
}

declare module '#src/platform/database/tables/tables.ts' {
  interface Tables extends SharedPlanTables {}
}

export const SHARED_PLAN_STORED: Record<keyof SharedPlanTables, Stored> = {
  shared_plan: {
    lines: ['A plan that you share'],
    columns:
      'id access_hash first_device has_others latest snapshot snapshot_up_to before_snapshot before_up_to before_since bytes last_used_on',
  },
  shared_plan_update: { lines: ['A plan that you share'], columns: 'plan_id number body bytes' },
}
