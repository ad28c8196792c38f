// How an account can be opened, and taking Google away again.

import { translator } from '#src/platform/content/translator.ts'
import { refundLimits } from '#src/platform/http/rate-limit.ts'
import { handleForUser } from '#src/platform/http/route.ts'
import { lockIfPasswordUnchanged } from '#src/platform/identity/accounts.ts'
import { logSecurityEvent } from '#src/platform/identity/security-log.ts'
import { endSessionsBegunBy } from '#src/platform/identity/sessions.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { AppError } from '#src/shared/app-error.ts'
import { googleRemovedMail } from '../accounts.emails.server.ts'
import { dropGoogleIdentities, findGoogleSince } from '../google.queries.server.ts'
import { listLoginWays, removeGoogle } from './my-account.contract.ts'
import { proveOwnership } from './ownership-proof.server.ts'

const ONLY_WAY = 'accounts_answers_google_only_way'
const CHANGED = 'accounts_answers_account_changed'

export const listLoginWaysRoute = handleForUser(listLoginWays, async (_input, { services, user }) => ({
  password: user.passwordHash !== null,
  google: (await findGoogleSince(services.database.query, user.accountId)) ?? null,
}))

export const removeGoogleRoute = handleForUser(removeGoogle, async ({ password }, context) => {
  const { services, client, user } = context
  const t = translator(client.language)
  if (user.passwordHash === null) throw new AppError('bad_request', ONLY_WAY)
  const counted = await proveOwnership(password, context)
  await services.database.query.transaction().execute(async (transaction) => {
    await refundLimits(transaction, services, counted)
    if (!(await lockIfPasswordUnchanged(transaction, user.accountId, user.passwordHash)))
      throw new AppError('conflict', CHANGED)
    if (!(await dropGoogleIdentities(transaction, user.accountId))) return
    await endSessionsBegunBy(transaction, user.accountId, 'google', user.sessionId)
    await queueMail(
      transaction,
      services,
      googleRemovedMail(client.language, { id: user.accountId, email: user.email }),
    )
    const event = { event: 'google.unlink', outcome: 'success', accountId: user.accountId } as const
    await logSecurityEvent(transaction, services, { ...event, network: client.prefix })
  })
  return { message: t('accounts_answers_google_removed') }
})
