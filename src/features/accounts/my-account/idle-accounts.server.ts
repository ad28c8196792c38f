// Accounts with an unproven address that were not used for a year are deleted.

import { findIdleAccount, listIdleAccounts, lockAccount } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { eraseAccount } from '../erase-account.server.ts'

const MONTHS_KEPT = 12
/** The most that one run deletes; the next run continues. */
const BATCH = 100

/** @param sources what other features hold on a person and no cascade removes */
export async function forgetIdleAccounts(services: Services, sources: PersonalDataSource[]): Promise<void> {
  const { query } = services.database
  const day = isoDayMonthsBefore(services.clock(), MONTHS_KEPT)
  for (const id of await listIdleAccounts(query, day, BATCH)) {
    await query.transaction().execute(async (transaction) => {
      // Read again under a lock, because its owner may have come back or proven the address since the list was made.
      await lockAccount(transaction, id)
      const account = await findIdleAccount(transaction, id, day)
      if (account === undefined) return
      await eraseAccount(transaction, services, account, sources)
    })
  }
}
