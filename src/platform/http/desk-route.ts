// How every endpoint of the desk is declared: it finds the caller first, then checks the role, and only then is anything of
// the request read. What changes something leaves its line in the log, in the same transaction.
import type { Kysely } from 'kysely'
import { AppError } from '#src/shared/app-error.ts'
import type { ActAbout, AuditAct } from '#src/shared/audit-acts.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { areaOf, canAccess } from '#src/shared/operators.ts'
import type { Tables } from '../database/tables/tables.ts'
import { appendAuditEntry, lockAuditLog } from '../identity/audit-log.ts'
import { authenticate, type User } from '../identity/auth.ts'
import { findOperator, type Operator } from '../identity/operators.ts'
import { withCode } from '../identity/second-factor.ts'
import { perApp } from '../per-app.ts'
import type { Services } from '../services.ts'
import { refuseWaiting, tallyOfEachApp } from './network-tally.ts'
import { type HonoContext, type RequestContext, type Route, readInput, toRequestContext } from './route.ts'

export interface AnonymousContext extends RequestContext {
  /** Adds a header to the answer. */
  addHeader(name: 'Set-Cookie' | 'Clear-Site-Data', value: string): void
}

/** The context of a person who is signed in to an account but not at the desk. */
export interface EnteringContext extends AnonymousContext {
  user: User
}

export interface DeskContext extends AnonymousContext {
  operator: Operator
}

/** Requests of one session. */
const requestsOfSession = tallyOfEachApp({ max: 60, seconds: 60 })

/** The desk asks the database by connections of its own, so that a slow desk delays no parent. One object for each app: tallies are counted by it. */
const withLowPriorityPool = perApp<Services>((services) => ({
  ...services,
  database: { ...services.database, query: services.database.lowPriority },
}))

/** For an operator who is not signed in yet. */
export function handleAnonymous<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: AnonymousContext) => Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, allServices) {
      const services = withLowPriorityPool(allServices)
      requireOwnPage(context, services)
      const input = await readInput(endpoint, context)
      return context.json(endpoint.answer.parse(await rule(input, toAnonymousContext(context, services))) as object)
    },
  }
}

/** For an operator who enters the desk with the session of their account. Only these endpoints of the desk accept the bearer token. */
export function handleEntering<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: EnteringContext) => Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, allServices) {
      const services = withLowPriorityPool(allServices)
      const user = await authenticate(context.req.raw, services)
      requireOwnPage(context, services)
      const input = await readInput(endpoint, context)
      const answer = await rule(input, { ...toAnonymousContext(context, services), user })
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

/** A reading endpoint for operators whose role has access to its area (`shared/operators.ts`). */
export function handleAtDesk<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: DeskContext) => Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, allServices) {
      const services = withLowPriorityPool(allServices)
      const operator = await requireOperator(context, services, endpoint.path)
      const input = await readInput(endpoint, context)
      const answer = await rule(input, { ...toAnonymousContext(context, services), operator })
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

export interface Act<Input, Answer = unknown> {
  act: AuditAct
  /**
   * For what sends, deletes, looks up, or changes people and factors: the code that came with it. Where only some of an act needs one,
   * its rule refuses what came without.
   */
  code?(input: Input): string | undefined
  /** What the audit log says of it, by ids and numbers. */
  about(input: Input, answer: Answer): ActAbout
}

/** As `handleAtDesk`, for an endpoint that changes something: the rule and its line in the audit log share one transaction. */
export function handleDeskAct<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  { act, code, about }: Act<Input, Answer>,
  rule: (input: Input, context: DeskContext, transaction: Kysely<Tables>) => Promise<Answer>,
): Route {
  return handleAtDesk(endpoint, async (input, context) => {
    const { services, operator, client } = context
    const work = (done: (transaction: Kysely<Tables>) => Promise<Answer>) => inTurn(context, endpoint.path, done)
    const done = async (transaction: Kysely<Tables>) => {
      const answer = await rule(input, context, transaction)
      await appendAuditEntry(transaction, services, { accountId: operator.id, act, about: about(input, answer) })
      return answer
    }
    const given = code?.(input)
    if (given === undefined) return work(done)
    return withCode(services, { accountId: operator.id, ...client }, given, work, done)
  })
}

/** One transaction after the other, each of an operator who still has the role. */
function inTurn<Done>(
  { services, request }: DeskContext,
  path: string,
  act: (transaction: Kysely<Tables>) => Promise<Done>,
): Promise<Done> {
  return services.database.query.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction, services)
    // Checked again: the role may have been removed while this request waited for its turn.
    const still = await findOperator(services, request, transaction)
    if (still === null) throw new AppError('unauthorized', 'desk_answers_log_in')
    requireRole(still, path)
    return act(transaction)
  })
}

/** @throws AppError 401 without a session, 403 for another role or another site's page, 429 */
async function requireOperator(context: HonoContext, services: Services, path: string): Promise<Operator> {
  const operator = await findOperator(services, context.req.raw)
  if (operator === null) throw new AppError('unauthorized', 'desk_answers_log_in')
  const tally = requestsOfSession(services)
  refuseWaiting(tally, operator.sidHash)
  tally.add(operator.sidHash)
  requireRole(operator, path)
  requireOwnPage(context, services)
  return operator
}

function requireRole({ role }: Operator, path: string): void {
  if (!canAccess(role, areaOf(path))) throw new AppError('forbidden', 'desk_answers_not_your_room')
}

/**
 * A write says that it comes from a page of ours. Over plain http browsers leave `Sec-Fetch-Site` out, so that it is asked for only
 * where it is sent; `Origin` is always sent.
 */
function requireOwnPage(context: HonoContext, { config }: Services): void {
  const { method, headers } = context.req.raw
  if (method === 'GET' || method === 'HEAD') return
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (headers.get('origin') === config.http.publicUrl && site === 'same-origin') return
  throw new AppError('forbidden', 'server_other_site')
}

function toAnonymousContext(context: HonoContext, services: Services): AnonymousContext {
  return {
    ...toRequestContext(context, services),
    addHeader: (name, value) => context.header(name, value, { append: true }),
  }
}
