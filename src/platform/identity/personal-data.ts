// What each part of the product holds on a person, so that the export and the deletion of an account miss nothing.
// Each feature's manifest names its part (`src/server/features.ts`); whatever refers to `account` with `on delete cascade` needs no `erase`.
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'
import type { Services } from '../services.ts'

export interface DataOwner {
  accountId: string
  canonicalEmail: string
  /** Whether the address is proven: until then it may be another person's. */
  verified: boolean
}

/** The person who asked for the export. */
interface DataReader extends DataOwner {
  /** Whether the session began after the mailbox was proven: only then may it show what came with the address alone. */
  sinceProof: boolean
}

/**
 * The fields of the export that other features fill. `my-account.contract.ts` declares them for the answer: what it lacks is left
 * out of the answer without an error.
 */
interface ExportedData {
  completedLessons: { lesson: string; at: string }[]
  feedback: { lesson: string; rating: string; at: string }[]
  reminders: { day: string; waits: boolean }[]
  classAgreements: { promise: string; yearGroup: string; nameShown: boolean }[]
  newsletter: Record<string, unknown>[]
  messages: {
    number: string
    kind: string
    about: string | null
    detail: string | null
    text: string | null
    language: string
    cameOn: string
    dueOn: string
    answeredOn: string | null
    closedOn: string | null
    state: string
    reason: string | null
  }[]
}

export interface PersonalDataSource {
  read(services: Services, reader: DataReader): Promise<Partial<ExportedData>>
  /** Removes what no cascade removes, in the transaction of the deletion. */
  erase?(query: Kysely<Tables>, services: Services, owner: DataOwner): Promise<void>
}
