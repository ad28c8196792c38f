// Looking one address up: a proof, a share of the day, a line in the log that knows the address by a keyed mark, and a trace for its
// owner, who reads it in their own export. There is no list, and nothing that finds more than the whole address that was typed.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { markOfAddress } from '#src/platform/identity/audit-log.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { listMailsTo } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, SECOND_MS } from '#src/shared/duration.ts'
import { listDeliveriesOf } from '../sending/deliveries.queries.server.ts'
import { findSubscriber } from '../subscribing/subscribers.queries.server.ts'
import { hashAddress } from '../subscribing/subscription-state.server.ts'
import { lookUpReader } from './look-up.contract.ts'
import { addLookUp } from './look-ups.queries.server.ts'

/** Of one operator. */
const LOOK_UPS: Limit = { name: 'desk-look-ups', max: 20, seconds: DAY_MS / SECOND_MS }

export const lookUpRoutes: Route[] = [
  handleDeskAct(
    lookUpReader,
    {
      act: 'look-up-reader',
      code: ({ code }) => code,
      about: ({ reason }, { mark }) => ({ mark, reason }),
    },
    async ({ email, reason, words }, { services, operator }, transaction) => {
      if (!(await tryTakeLimit(transaction, services, { limit: LOOK_UPS, subject: operator.id }))) {
        throw new AppError('too_many_requests', 'desk_answers_look_up_enough', { retryAfter: LOOK_UPS.seconds })
      }
      const found = await lookUp(transaction, services, { email, operatorId: operator.id, reason, words })
      return { ...found, mark: markOfAddress(services.secrets, email) }
    },
  ),
]

interface LookUp {
  email: string
  operatorId: string
  reason: string
  words: string
}

/** The same steps for an unknown address. @param transaction of the act: no look-up without an audit entry */
async function lookUp(transaction: Kysely<Tables>, services: Services, { email, operatorId, reason, words }: LookUp) {
  const canonical = canonicalEmail(email)
  await addLookUp(transaction, {
    id: randomUUID(),
    address_hash: hashAddress(services, canonical),
    operator_id: operatorId,
    reason,
    words,
    created_at: services.clock().toISOString(),
  })
  const found = await findSubscriber(transaction, canonical)
  const since = found?.active_since ?? null
  const issues = found === undefined ? [] : await listDeliveriesOf(transaction, found.id)
  const ofIssues = issues
    .filter(({ last_error }) => last_error !== null)
    .map(({ issue, state, last_error }) => ({ kind: issue, failed: state === 'failed', reason: last_error }))
  const ofMails = await listMailsTo(transaction, hashMailboxWithAllSecrets(services.secrets, email))
  return {
    state: found?.state ?? ('unknown' as const),
    subscribed: found?.state === 'active',
    weeklyTips: found?.state === 'active' || found?.state === 'paused',
    confirmedOn: since === null ? null : isoDay(new Date(since)),
    mails: [...ofMails, ...ofIssues],
  }
}
