// Looking one address up: a proof, a share of the day, a line in the log that knows the address by a keyed mark, and a trace for its
// owner, who reads it in their own export. There is no list, and nothing that finds more than the whole address that was typed.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { handleDeskAct } from '#src/platform/http/desk-route.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Route } from '#src/platform/http/route.ts'
import { markOfAddress } from '#src/platform/identity/audit-log.ts'
import { canonicalEmail } from '#src/platform/identity/canonical-email.ts'
import { listAddresses, listOperators } from '#src/platform/identity/operators.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import { composeMail, type Mail } from '#src/platform/mail/mail.ts'
import { hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { listMailsTo, queueMail } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { hashAddress } from '../subscription/newsletter-codes.server.ts'
import { addLookUp, listDeliveriesOf, listLookUpsBetween } from '../subscription/reader-data.queries.server.ts'
import { findSubscriber } from '../subscription/subscription.queries.server.ts'
import { lookUpReader } from './look-up.contract.ts'

/** Look-ups of one operator. */
const LOOK_UPS: Limit = { name: 'desk-look-ups', max: 20, seconds: DAY_SECONDS }

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

const LOOK_UP_MAILS: Limit = { name: 'desk-look-up-mails', max: 1, seconds: DAY_SECONDS, byDay: true }

/**
 * Mails owners which operators looked addresses up the day before, and why. May run in several processes: each owner's mail of a day is
 * taken by one.
 */
export async function mailLookUps(services: Services): Promise<void> {
  const { query } = services.database
  const today = isoDay(services.clock())
  const day = isoDayAfter(today, -1)
  const lookUps = await listLookUpsBetween(query, day, today)
  if (lookUps.length === 0) return
  const names = await listAddresses(query, [...new Set(lookUps.map(({ operator_id }) => operator_id))])
  const lines = lookUps.map(({ operator_id, reason, words }) => ({ who: names.get(operator_id) ?? '', reason, words }))
  await query.transaction().execute(async (transaction) => {
    for (const { id, email, role } of await listOperators(transaction)) {
      if (role !== 'owner') continue
      if (!(await tryTakeLimit(transaction, services, { limit: LOOK_UP_MAILS, subject: id }))) continue
      await queueMail(transaction, services, lookUpsMail(email, day, lines))
    }
  })
}

interface LookUpLine {
  who: string
  reason: string
  words: string
}

/** The look-ups of a day with operator and reason, without the addresses. @param day an ISO day */
function lookUpsMail(to: string, day: string, lookUps: LookUpLine[]): Mail {
  const t = translator(DEFAULT_LANGUAGE)
  const words = composeMail(DEFAULT_LANGUAGE, {
    subject: t('desk_mails_look_ups_subject', { product: PRODUCT_NAME }),
    before: [
      t('mails_hello'),
      t('desk_mails_look_ups_what', { day, count: String(lookUps.length) }),
      ...lookUps.map((line) => t('desk_mails_look_ups_line', { ...line })),
      t('desk_mails_look_ups_log'),
    ],
    after: [],
  })
  return { to, kind: 'desk-look-ups', share: 'owners', accountId: null, ...words }
}
