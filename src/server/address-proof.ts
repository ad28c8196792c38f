// What other features do once an account's address is proven and its wishes count. `app.ts` hands it to the accounts,
// which call it in the transaction of the proof and know nothing of who listens.
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Services } from './services.ts'

export type WhenProven = (transaction: Kysely<Tables>, services: Services, accountId: string) => Promise<void>
