// Endpoints of class agreements: start one, look at it, join, leave, show one's own name, report another name. All members have the
// same rights, and no row says who started one.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { ReapplyErasures } from '#src/platform/feature.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { enforceLimits, type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, handleForUser, type Route, type UserContext, type UserRoute } from '#src/platform/http/route.ts'
import { findUser } from '#src/platform/identity/auth.ts'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { forgetJobsById } from '#src/platform/jobs/jobs.ts'
import { londonDay } from '#src/platform/london-time.ts'
import { hashMailbox, hashMailboxWithAllSecrets } from '#src/platform/mail/mailbox.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { loadChoices } from './choices.server.ts'
import {
  type ClassAgreementAnswer,
  joinClassAgreement,
  leaveClassAgreement,
  lookAtClassAgreement,
  reportName,
  showMyName,
  startClassAgreement,
} from './class-agreement.contract.ts'
import { reapplyMailStops } from './class-agreement.emails.server.ts'
import {
  type ClassAgreement,
  changeNameState,
  countMembers,
  deleteMember,
  findClassAgreement,
  findMember,
  insertClassAgreement,
  insertMember,
  isMailboxIn,
  listClassAgreementsOf,
  listMemberStates,
  lockClassAgreement,
  type Member,
  setMemberState,
} from './class-agreement.queries.server.ts'
import { endOfSchoolYear } from './end-and-renew.server.ts'
import { readNames, sealName } from './names.server.ts'
import { stepOf } from './steps.contract.ts'

type Query = Kysely<Tables>

/** 128 bits. */
const CODE_BYTES = 16
/** Looked up when no account is signed in, so that the answer takes as long as with one. */
const NO_ACCOUNT = ''

/** Counted by day, so that no row says at which hour something happened. */
const A_DAY = { seconds: DAY_SECONDS, byDay: true } as const

/** No class has as many. Without a limit one code could gather any number of accounts. */
export const MEMBERS_MOST = 100

const STARTED_ACCOUNT: Limit = { name: 'class-agreements-started-account', max: 10, ...A_DAY }
const STARTED_NETWORK: Limit = { name: 'class-agreements-started-network', max: 40, ...A_DAY }
const ACTS_ACCOUNT: Limit = { name: 'class-agreement-acts-account', max: 60, seconds: HOUR_SECONDS }
/** Enough for a parents' evening, which shares one network. The /48 around it may do no more, because one home may have a /56. */
const JOINS_NETWORK: Limit = { name: 'class-agreement-joins-network', max: 30, widerMax: 30, ...A_DAY }
/** How often one mailbox may join one class agreement. Leaving keeps no data, so without it a removed name could come back at once. */
const JOINS_MAILBOX: Limit = { name: 'class-agreement-joins-mailbox', max: 2, ...A_DAY }
/** How many names one account may report. */
const NAME_REPORTS: Limit = { name: 'class-agreement-reports', max: 5, ...A_DAY }
/** How often one network may look at class agreements. Counted in memory only: a row would say when a parent opened one. */
const looks = tallyOfEachApp({ max: 600, seconds: 15 * 60 })

interface OpenClassAgreement extends ClassAgreement {
  code: string
  /** The account that asks, as a member. */
  member: Member | undefined
}

/**
 * A code that is unknown, or of a class agreement that has ended or is full, gets the same answer after the same look-ups. A full one
 * stays open to its members.
 * @throws AppError 404
 */
async function open(query: Query, { clock }: Services, code: string, accountId: string): Promise<OpenClassAgreement> {
  const codeHash = hashSecret(code)
  const agreement = await findClassAgreement(query, codeHash)
  const member = await findMember(query, codeHash, accountId)
  const isFull = (await countMembers(query, codeHash)) >= MEMBERS_MOST && member === undefined
  if (agreement === undefined || agreement.ends_on <= londonDay(clock()) || isFull) {
    throw new AppError('not_found', 'class_agreement_answers_unknown')
  }
  return { ...agreement, code, member }
}

/** Until a member shows their name, all members get the same answer, made of what was counted at night; only `joinedByYou` differs. */
async function describe(
  query: Query,
  { secrets }: Services,
  agreement: OpenClassAgreement,
): Promise<ClassAgreementAnswer> {
  const { promise, year_group, threshold, counted, member } = agreement
  const names = await readNames(query, secrets, agreement)
  return {
    promise,
    yearGroup: year_group,
    threshold,
    step: stepOf(counted, threshold),
    joinedByYou: member !== undefined,
    names: names?.map(({ name }) => name) ?? null,
  }
}

/** Changes a class agreement. Changes of the same one wait for each other, in all processes. @throws AppError 404 */
async function change<Answer>(
  { services, user }: UserContext,
  code: string,
  act: (transaction: Query, agreement: OpenClassAgreement) => Promise<Answer>,
): Promise<Answer> {
  await enforceLimits(services, [{ limit: ACTS_ACCOUNT, subject: user.accountId }])
  const { query, engine } = services.database
  return query.transaction().execute(async (transaction) => {
    await lockClassAgreement(transaction, engine, hashSecret(code))
    return act(transaction, await open(transaction, services, code, user.accountId))
  })
}

const lookRoute = handle(lookAtClassAgreement, async ({ code }, { services, request, client }) => {
  const tally = looks(services)
  refuseWaiting(tally, client.network)
  tally.add(client.network)
  const user = await findUser(request, services)
  const { query } = services.database
  return describe(query, services, await open(query, services, code, user?.accountId ?? NO_ACCOUNT))
})

const startRoute = handleForUser(startClassAgreement, async (input, { services, client, user }) => {
  await enforceLimits(services, [
    { limit: STARTED_ACCOUNT, subject: user.accountId },
    { limit: STARTED_NETWORK, subject: client.network },
  ])
  if (!user.verified) throw new AppError('forbidden', 'class_agreement_answers_unproven')
  const { promise, yearGroup, threshold } = input
  requireChoices(promise, yearGroup)
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await insertClassAgreement(services.database.query, {
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

const joinRoute = handleForUser(joinClassAgreement, ({ code, name }, context) => {
  const { services, client, user } = context
  const { secrets, clock } = services
  if (!user.verified) throw new AppError('forbidden', 'class_agreement_answers_unproven')
  return change(context, code, async (transaction, agreement) => {
    const { code_hash, reached_on } = agreement
    if (agreement.member !== undefined) return describe(transaction, services, agreement)
    if (await isMailboxIn(transaction, code_hash, hashMailboxWithAllSecrets(secrets, user.email))) {
      throw new AppError('conflict', 'class_agreement_answers_mailbox_joined')
    }
    const mailboxHash = hashMailbox(secrets, user.email)
    const ofMailbox = { limit: JOINS_MAILBOX, subject: `${code_hash} ${mailboxHash}` }
    if (!(await tryTakeLimit(transaction, services, ofMailbox))) {
      throw new AppError('too_many_requests', 'server_too_many_tries', { retryAfter: secondsOfToday(clock()) })
    }
    if (!(await tryTakeLimit(transaction, services, { limit: JOINS_NETWORK, subject: client.network }))) {
      const retryAfter = secondsOfToday(clock())
      throw new AppError('too_many_requests', 'class_agreement_answers_network_full', { retryAfter })
    }
    const id = randomUUID()
    await insertMember(transaction, {
      id,
      agreement_hash: code_hash,
      account_id: user.accountId,
      mailbox_hash: mailboxHash,
      language: client.language,
      sealed_name: sealName(secrets, { code, memberId: id }, name),
      name_state: 'sealed',
      // A parent who joins later sees that it is reached, and needs no mail.
      told: reached_on === null ? 0 : 1,
    })
    return describe(transaction, services, await open(transaction, services, code, user.accountId))
  })
})

const leaveRoute = handleForUser(leaveClassAgreement, ({ code }, context) =>
  change(context, code, async (transaction, { member }) => {
    if (member !== undefined) {
      await deleteMember(transaction, member.id)
      if (member.mail_id !== null) await forgetJobsById(transaction, [member.mail_id])
    }
    return { message: translator(context.client.language)('class_agreement_answers_left') }
  }),
)

const showRoute = handleForUser(showMyName, ({ code }, context) =>
  change(context, code, async (transaction, agreement) => {
    const { services, user } = context
    const { id } = requireMember(agreement)
    if (agreement.reached_on === null) throw new AppError('conflict', 'class_agreement_answers_not_reached')
    await changeNameState(transaction, id, 'sealed', { name_state: 'shown' })
    return describe(transaction, services, await open(transaction, services, code, user.accountId))
  }),
)

const reportRoute = handleForUser(reportName, async ({ code, name }, context) => {
  const { services, client, user } = context
  await enforceLimits(services, [{ limit: NAME_REPORTS, subject: user.accountId }])
  return change(context, code, async (transaction, agreement) => {
    requireMember(agreement)
    // A member who does not see the list learns nothing by guessing names.
    for (const shown of (await readNames(transaction, services.secrets, agreement)) ?? []) {
      if (shown.name !== name) continue
      const report = { reported_name: services.secrets.seal(name), reported_on: isoDay(services.clock()) }
      // A name that a moderator has looked at and kept stays.
      await changeNameState(transaction, shown.id, 'shown', { name_state: 'reported', ...report })
    }
    return { message: translator(client.language)('class_agreement_answers_reported') }
  })
})

export const publicClassAgreementRoutes: Route[] = [lookRoute]
export const memberClassAgreementRoutes: UserRoute[] = [startRoute, joinRoute, leaveRoute, showRoute, reportRoute]

/** Rows and waiting mails are deleted with the account. Names are sealed, so the export does not have them either. */
export const classAgreementData: PersonalDataSource = {
  async read({ database }, { accountId }) {
    const rows = await listClassAgreementsOf(database.query, accountId)
    return {
      classAgreements: rows.map(({ promise, year_group, name_state }) => ({
        promise,
        yearGroup: year_group,
        nameShown: name_state === 'shown' || name_state === 'kept',
      })),
    }
  },
}

/**
 * Repeats, in a restored backup, what happened to members since it was made, so that none is mailed again. A member who is not in the
 * database of before has left or was lost, so their name is hidden until they press again.
 */
export const reapplyMemberStates: ReapplyErasures = async (transaction, services, before) => {
  let { reapplied } = await reapplyMailStops(transaction, services, before)
  const then = new Map((await listMemberStates(before)).map(({ id, ...state }) => [id, state]))
  for (const { id, ...state } of await listMemberStates(transaction)) {
    const later = then.get(id) ?? { name_state: 'sealed', reported_name: null, reported_on: null, told: 1 }
    if (JSON.stringify(later) === JSON.stringify(state)) continue
    await setMemberState(transaction, id, later)
    reapplied += 1
  }
  return { reapplied, what: 'mailboxes and members of class agreements that stopped their mails, left or were told' }
}

/** @throws AppError 403 */
function requireMember({ member }: OpenClassAgreement): Member {
  if (member === undefined) throw new AppError('forbidden', 'class_agreement_answers_not_in')
  return member
}

/** @throws AppError 400 */
function requireChoices(promise: string, yearGroup: string): void {
  const { promises, yearGroups } = loadChoices(DEFAULT_LANGUAGE)
  if (promises.some(({ id }) => id === promise) && yearGroups.some(({ id }) => id === yearGroup)) return
  const message = 'class_agreement_answers_choice_wrong'
  throw new AppError('bad_request', message, { fields: { promise: message, yearGroup: message } })
}

/** Seconds until the daily limits start again (UTC). */
function secondsOfToday(now: Date): number {
  return Math.ceil((Date.parse(isoDay(now)) + DAY_MS - now.getTime()) / 1_000)
}
