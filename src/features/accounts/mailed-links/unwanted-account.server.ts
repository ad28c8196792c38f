// 'This was not me': the owner of the mailbox ends an account that a stranger made with its address. Only while the address
// is unproven: afterwards a forwarded mail would be enough to delete an account.

import { translator } from '#src/platform/content/translator.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { lockAccount } from '#src/platform/identity/accounts.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import { AppError } from '#src/shared/app-error.ts'
import { CODES_NETWORK } from '../account-limits.server.ts'
import { deleteUnwanted } from '../accounts.contract.ts'
import { eraseAccount } from '../erase-account.server.ts'
import { findUsableCode } from './mail-codes.queries.server.ts'

const REFUSED = 'accounts_answers_unwanted_refused'

/** @param sources what other features hold on a person */
export function unwantedAccountRoute(sources: PersonalDataSource[]): Route {
  return handle(deleteUnwanted, async ({ code }, { services, client }) => {
    const t = translator(client.language)
    await enforceLimits(services, [{ limit: CODES_NETWORK, subject: client.network }])
    const deleted = await services.database.query.transaction().execute(async (transaction) => {
      const find = () => findUsableCode(transaction, hashSecret(code), 'verify', services.clock())
      const found = await find()
      if (found === undefined) return false
      // Read again after locking, because the address may have been proven meanwhile.
      await lockAccount(transaction, found.id)
      const account = await find()
      if (account === undefined || account.verified === 1) return false
      await eraseAccount(transaction, services, account, sources)
      const event = { event: 'account.delete', outcome: 'success', email: account.canonical_email } as const
      await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
      return true
    })
    if (!deleted) throw new AppError('bad_request', REFUSED)
    return { message: t('accounts_answers_unwanted_gone') }
  })
}
