// Starting, looking at, joining and leaving a class pact. Nobody has more rights than another, and nothing notes who started it.

import { randomBytes, randomUUID } from 'node:crypto'
import { handleContent } from '#src/platform/content/content-route.ts'
import { translator } from '#src/platform/content/translator.ts'
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import { enforceLimits, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type Route, type UserRoute } from '#src/platform/http/route.ts'
import { findUser } from '#src/platform/identity/auth.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { forgetJobsById } from '#src/platform/jobs/jobs.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { describePact } from './describe-pact.server.ts'
import { sealName } from './names/sealed-names.server.ts'
import { endOfSchoolYear } from './old-pacts.server.ts'
import { changePact, openPact } from './open-pact.server.ts'
import { loadPactChoices } from './pact-choices.server.ts'
import { THRESHOLD_USUAL } from './pact-lengths.contract.ts'
import { joinPact, leavePact, listPactChoices, lookAtPact, startPact } from './pacts.contract.ts'
import { deleteMember, findMember, insertMember, insertPact, isMailboxIn, listPactsOf } from './pacts.queries.server.ts'
import { PACT_JOINS_NETWORK, PACTS_STARTED_ACCOUNT, PACTS_STARTED_NETWORK, pactLooks } from './pacts-limits.server.ts'

/** 128 bits. */
const CODE_BYTES = 16

const choicesRoute = handleContent(listPactChoices, (language) => loadPactChoices(language))

const startRoute = handleForUser(startPact, async (input, { services, client, user }) => {
  await enforceLimits(services, [
    { limit: PACTS_STARTED_ACCOUNT, subject: user.accountId },
    { limit: PACTS_STARTED_NETWORK, subject: client.network },
  ])
  if (!user.verified) throw new AppError('forbidden', 'pacts_answers_unproven')
  const { promise, yearGroup, threshold = THRESHOLD_USUAL } = input
  requireChoices(promise, yearGroup)
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await insertPact(services.database.query, {
    code_hash: hashSecret(code),
    promise,
    year_group: yearGroup,
    threshold,
    counted: 0,
    reached_on: null,
    ends_on: endOfSchoolYear(services.clock()),
  })
  return { code }
})

const lookRoute = handle(lookAtPact, async ({ code }, context) => {
  const { services, request, client } = context
  const looks = pactLooks(services)
  refuseWaiting(looks, client.network)
  looks.add(client.network)
  const user = await findUser(request, services)
  const { query } = services.database
  return describePact(query, services, await openPact(query, context, code, user?.accountId ?? null))
})

const joinRoute = handleForUser(joinPact, ({ code, name }, context) => {
  const { services, client, user } = context
  if (!user.verified) throw new AppError('forbidden', 'pacts_answers_unproven')
  return changePact(context, code, async (transaction, pact) => {
    if (pact.member !== undefined) return describePact(transaction, services, pact)
    const { secrets, clock } = services
    if (await isMailboxIn(transaction, pact.code_hash, hashMailboxWithAllSecrets(secrets, user.email))) {
      throw new AppError('conflict', 'pacts_answers_mailbox_joined')
    }
    if (!(await tryTakeLimit(transaction, services, { limit: PACT_JOINS_NETWORK, subject: client.network }))) {
      throw new AppError('too_many_requests', 'pacts_answers_network_full', { retryAfter: secondsOfToday(clock()) })
    }
    const id = randomUUID()
    await insertMember(transaction, {
      id,
      pact_hash: pact.code_hash,
      account_id: user.accountId,
      mailbox_hash: hashMailbox(secrets, user.email),
      language: client.language,
      sealed_name: sealName(secrets, { code, memberId: id }, name),
      name_state: 'sealed',
      // Whoever joins a reached pact sees it, and needs no mail.
      told: pact.reached_on === null ? 0 : 1,
    })
    const member = await findMember(transaction, pact.code_hash, user.accountId)
    return describePact(transaction, services, { ...pact, member })
  })
})

const leaveRoute = handleForUser(leavePact, ({ code }, context) =>
  changePact(context, code, async (transaction, { member }) => {
    if (member !== undefined) {
      await deleteMember(transaction, member.id)
      if (member.mail_id !== null) await forgetJobsById(transaction, [member.mail_id])
    }
    return { message: translator(context.client.language)('pacts_answers_left') }
  }),
)

export const publicPactRoutes: Route[] = [choicesRoute, lookRoute]
export const memberPactRoutes: UserRoute[] = [startRoute, joinRoute, leaveRoute]

/** The rows go with the account, and so does what waits in the outbox. Names are sealed: not even the export opens them. */
export const pactData: PersonalDataSource = {
  async read({ database }, { accountId }) {
    const rows = await listPactsOf(database.query, accountId)
    return {
      pacts: rows.map(({ promise, year_group, name_state }) => ({
        promise,
        yearGroup: year_group,
        nameShown: name_state === 'shown' || name_state === 'kept',
      })),
    }
  },
}

/** @throws AppError 400 */
function requireChoices(promise: string, yearGroup: string): void {
  const { promises, yearGroups } = loadPactChoices(DEFAULT_LANGUAGE)
  if (promises.some(({ id }) => id === promise) && yearGroups.some(({ id }) => id === yearGroup)) return
  const said = 'pacts_answers_choice_wrong'
  throw new AppError('bad_request', said, { fields: { promise: said, yearGroup: said } })
}

/** Until the limit by day begins again (UTC). */
function secondsOfToday(now: Date): number {
  return Math.ceil((Date.parse(isoDay(now)) + DAY_MS - now.getTime()) / 1_000)
}
