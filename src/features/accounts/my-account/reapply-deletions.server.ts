// Deletes accounts in a restored backup that were deleted since it was made. The security log of the database of before names them by
// keyed hashes. An account that is merely missing in that database is kept, because its table may have been lost.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { ReapplyErasures } from '#src/platform/feature.ts'
import { listAccountsAfter } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { hashSubjectWithAllSecrets, listDeletedSubjects } from '#src/platform/identity/security-log.ts'
import { eraseAccount } from '../erase-account.server.ts'

const AT_ONCE = 500

/** @param sources what other features hold on a person */
export function reapplyDeletions(sources: PersonalDataSource[]): ReapplyErasures {
  return async (transaction, services, before) => {
    const deleted = new Map((await listDeletedSubjects(before)).map((one) => [one.subject_hash, one.created_at]))
    let reapplied = 0
    for await (const account of everyAccount(transaction)) {
      const at = hashSubjectWithAllSecrets(services, account.canonical_email).map((hash) => deleted.get(hash) ?? '')
      // A person who registered again before the backup was made had deleted an earlier account.
      if (!at.some((time) => time > account.created_at)) continue
      await eraseAccount(transaction, services, account, sources)
      reapplied += 1
    }
    return { reapplied, what: 'accounts that were deleted' }
  }
}

async function* everyAccount(transaction: Kysely<Tables>) {
  for (let after = ''; ; ) {
    const accounts = await listAccountsAfter(transaction, after, AT_ONCE)
    yield* accounts
    const last = accounts.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
