// How every endpoint of the desk is declared: who asks is found first, then whether their role may, and only then is anything of
// the request read. What changes something leaves its line in the log, in the same transaction.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import {
  type HonoContext,
  type RequestContext,
  type Route,
  readInput,
  toRequestContext,
} from '#src/platform/http/route.ts'
import { oneForEachApp } from '#src/platform/one-for-each-app.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { takeTurn, writeAct } from '../acts/act-log.server.ts'
import type { ActAbout, DeskActName } from '../acts/act-names.ts'
import { mayEnter, roomOf } from '../desk-roles.contract.ts'
import { isStillTheirs } from '../factors/take-factor.server.ts'
import type { OwnProof } from '../proof/proof.contract.ts'
import { proveAct } from '../proof/prove-act.server.ts'
import { findOperator, type Operator } from './desk-sessions.server.ts'

export interface DoorContext extends RequestContext {
  /** Adds a header to the answer. */
  addHeader(name: 'Set-Cookie' | 'Clear-Site-Data', value: string): void
}

export interface DeskContext extends DoorContext {
  operator: Operator
}

/** Requests of one session (L15). */
const requestsOfSession = tallyOfEachApp({ max: 60, seconds: 60 })

/** A slow desk costs parents nothing: it asks the database beside them (L15). One for each app, which tallies are counted by. */
const besidesEverybody = oneForEachApp<Services>((services) => ({
  ...services,
  database: { ...services.database, query: services.database.aside },
}))

/** For who is not signed in yet. */
export function handleAtDoor<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: DoorContext) => Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, everybodys) {
      const services = besidesEverybody(everybodys)
      requireOwnPage(context, services)
      const input = await readInput(endpoint, context)
      return context.json(endpoint.answer.parse(await rule(input, toDoorContext(context, services))) as object)
    },
  }
}

/** For operators whose role may enter the endpoint's room (`desk-roles.contract.ts`): what only reads. */
export function handleAtDesk<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: DeskContext) => Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, everybodys) {
      const services = besidesEverybody(everybodys)
      const operator = await requireOperator(context, services, endpoint.path)
      const input = await readInput(endpoint, context)
      const answer = await rule(input, { ...toDoorContext(context, services), operator })
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

export interface Act<Input, Answer = unknown> {
  act: DeskActName
  /** For what sends, deletes, looks up or invites: its words and number, and the proof that came with them (L3). */
  proves?(input: Input): { words: ActAbout; proof: OwnProof }
  /** What the log says of it, by ids and numbers. */
  about(input: Input, answer: Answer): ActAbout
}

/** As `handleAtDesk`, for what changes something: the rule and the line in the log share one transaction (L9). */
export function handleDeskAct<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  act: Act<Input, Answer>,
  rule: (input: Input, context: DeskContext, transaction: Kysely<Tables>) => Promise<Answer>,
): Route {
  return handlePreparedAct(endpoint, act, async () => undefined, rule)
}

/**
 * As `handleDeskAct`, for an act of which a part takes its time, or asks the database by itself.
 * @param prepare that part, which is over before the transaction begins: on SQLite everybody would else wait for it, and for one
 * that asks beside its own transaction they would wait for ever (L15)
 */
export function handlePreparedAct<Input, Answer, Ready>(
  endpoint: Endpoint<Input, Answer>,
  { act, proves, about }: Act<Input, Answer>,
  prepare: (input: Input, context: DeskContext) => Promise<Ready>,
  rule: (input: Input, context: DeskContext, transaction: Kysely<Tables>, ready: Ready) => Promise<Answer>,
): Route {
  return handleAtDesk(endpoint, async (input, context) => {
    const { services, operator } = context
    const proven = proves?.(input)
    if (proven !== undefined) await proveAct(services, operator, act, proven.words, proven.proof)
    const ready = await prepare(input, context)
    return inTurn(context, endpoint.path, async (transaction) => {
      if (proven !== undefined && !(await isStillTheirs(transaction, operator.id, proven.proof))) {
        throw new AppError('forbidden', 'desk_answers_proof_failed')
      }
      const answer = await rule(input, context, transaction, ready)
      await writeAct(transaction, services, { operatorId: operator.id, act, about: about(input, answer) })
      return answer
    })
  })
}

interface MadeFile {
  bytes: number
  body: ReadableStream<Uint8Array>
}

interface FileAct<Made> {
  act: DeskActName
  /** Takes it, when it is ready and before it leaves. @returns what the log says of it @throws and nothing leaves */
  take(made: Made, transaction: Kysely<Tables>): Promise<ActAbout>
  fileName(made: Made): string
}

/** As `handleDeskAct`, for a file that is long in the making: it is made outside of any transaction, and taken within one. */
export function handleDeskFile<Input, Made extends MadeFile>(
  endpoint: Endpoint<Input>,
  make: (input: Input, context: DeskContext) => Promise<Made>,
  { act, take, fileName }: FileAct<Made>,
): Route {
  return {
    endpoint,
    async respond(honoContext, services) {
      const operator = await requireOperator(honoContext, services, endpoint.path)
      const input = await readInput(endpoint, honoContext)
      const context = { ...toDoorContext(honoContext, services), operator }
      const made = await make(input, context)
      try {
        await inTurn(context, endpoint.path, async (transaction) => {
          const about = await take(made, transaction)
          await writeAct(transaction, services, { operatorId: operator.id, act, about })
        })
      } catch (error) {
        await made.body.cancel()
        throw error
      }
      const headers = {
        'Content-Type': endpoint.answerType ?? 'application/octet-stream',
        'Content-Length': String(made.bytes),
        'Content-Disposition': `attachment; filename="${fileName(made)}"`,
        'Cache-Control': 'no-store',
      }
      return new Response(made.body, { headers })
    },
  }
}

/** One transaction after the other, each of somebody who may do it still. */
function inTurn<Done>(
  { services, request }: DeskContext,
  path: string,
  act: (transaction: Kysely<Tables>) => Promise<Done>,
): Promise<Done> {
  return services.database.query.transaction().execute(async (transaction) => {
    await takeTurn(transaction, services)
    // Once more: somebody may have taken the role away while this one waited for its turn (L4).
    const still = await findOperator(services, request, transaction)
    if (still === null) throw new AppError('unauthorized', 'desk_answers_log_in')
    requireRole(still, path)
    return act(transaction)
  })
}

/** @throws AppError 401 for who is not signed in, 403 for another role or another site's page, 429 */
async function requireOperator(context: HonoContext, services: Services, path: string): Promise<Operator> {
  const operator = await findOperator(services, context.req.raw)
  if (operator === null) throw new AppError('unauthorized', 'desk_answers_log_in')
  const tally = requestsOfSession(services)
  refuseWaiting(tally, operator.sessionId)
  tally.add(operator.sessionId)
  requireRole(operator, path)
  requireOwnPage(context, services)
  return operator
}

function requireRole({ role }: Operator, path: string): void {
  if (!mayEnter(role, roomOf(path))) throw new AppError('forbidden', 'desk_answers_not_your_room')
}

/**
 * A write says that it comes from a page of ours. Over plain http browsers leave `Sec-Fetch-Site` out, so that it is asked for only
 * where it is sent; `Origin` is always sent (L11).
 */
function requireOwnPage(context: HonoContext, { config }: Services): void {
  const { method, headers } = context.req.raw
  if (method === 'GET' || method === 'HEAD') return
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  if (headers.get('origin') === config.http.publicUrl && site === 'same-origin') return
  throw new AppError('forbidden', 'server_other_site')
}

function toDoorContext(context: HonoContext, services: Services): DoorContext {
  return {
    ...toRequestContext(context, services),
    addHeader: (name, value) => context.header(name, value, { append: true }),
  }
}
