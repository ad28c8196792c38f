// From an endpoint and a rule to an HTTP handler: parse, do, and let only declared fields out.

import type { Context } from 'hono'
import { AppError } from '#src/shared/app-error.ts'
import { type Endpoint, pathParameters } from '#src/shared/endpoint.ts'
import { joinMessages, type MessageRef, messageRef } from '#src/shared/message-ref.ts'
import type { User } from '../identity/auth.ts'
import type { Services } from '../services.ts'
import { type Client, describeClient } from './client.ts'
import { BODY_LIMIT, readJsonBody } from './json-body.ts'

/** The message of a field for which the contract has none. */
const INVALID_FIELD = 'server_field_invalid'

export interface RequestContext {
  services: Services
  request: Request
  requestId: string
  client: Client
}

export interface UserContext extends RequestContext {
  user: User
}

export type Variables = {
  requestId: string
  /** Those that the address takes, where it was asked with another one. */
  otherMethods?: string[]
}
export type HonoContext = Context<{ Variables: Variables }>

type Described = Pick<Endpoint, 'method' | 'path' | 'summary' | 'headers' | 'input' | 'answer' | 'answerType'>

/** An endpoint without sign-in and its rule, ready for the table in `app.ts`. */
export interface Route {
  endpoint: Described
  respond(context: HonoContext, services: Services): Promise<Response>
}

/** An endpoint for a signed-in person: the table finds out who it is before anything of the request is read. */
export interface UserRoute {
  endpoint: Described
  respond(context: HonoContext, services: Services, user: User): Promise<Response>
}

/** The API description of an address that our pages' code does not call. */
export interface RawEndpoint {
  method: 'GET' | 'POST'
  path: string
  summary: string
  /** Media type of the body it reads, if it reads one. */
  takes?: string
  /** Pages of other sites and browsers themselves may post to it, because it uses only what is sent. */
  fromOtherSites?: boolean
  /** Headers that it reads. */
  headers?: string[]
  /** Media type of a good answer; undefined for a redirect or an empty answer. */
  answers?: string
}

/** An address that browsers, mail programs or other servers visit: it reads the request and writes the answer as they need it. */
export interface RawRoute {
  endpoint: RawEndpoint
  respond(context: HonoContext, services: Services): Response | Promise<Response>
}

/**
 * Joins an endpoint and its rule. The rule gets parsed input and returns the answer, or throws an `AppError`.
 * @param bodyLimit in bytes
 */
export function handle<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: RequestContext) => Answer | Promise<Answer>,
  bodyLimit = BODY_LIMIT,
): Route {
  return {
    endpoint,
    async respond(context, services) {
      const input = await readInput(endpoint, context, bodyLimit)
      const answer = await rule(input, toRequestContext(context, services))
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

/** As `handle`, for a signed-in person: the rule's context has the `user`. */
export function handleForUser<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: UserContext) => Answer | Promise<Answer>,
): UserRoute {
  return {
    endpoint,
    async respond(context, services, user) {
      const input = await readInput(endpoint, context)
      const answer = await rule(input, { ...toRequestContext(context, services), user })
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

/** What a rule may know of a request beside its input. */
export function toRequestContext(context: HonoContext, services: Services): RequestContext {
  const { raw } = context.req
  return {
    services,
    request: raw,
    requestId: context.get('requestId'),
    client: describeClient(raw.headers, context.env, services),
  }
}

/** The input of an endpoint, from path, query and body. Throws `AppError` 400 that names the fields at fault. */
export async function readInput<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  context: HonoContext,
  bodyLimit = BODY_LIMIT,
): Promise<Input> {
  const names = pathParameters(endpoint.path)
  const fromPath = Object.fromEntries(names.map((name) => [name, context.req.param(name)]))
  // PostgreSQL cannot search for a text with this character.
  if (Object.values(fromPath).some((value) => value?.includes('\0'))) {
    throw new AppError('not_found', 'server_nothing_here')
  }
  const rest = endpoint.method === 'GET' ? readQuery(context) : await readJsonBody(context.req.raw, bodyLimit)
  const parsed = parseInput(endpoint, { ...rest, ...fromPath })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', refOf(issue.message)]))
  const messages = Object.values(fields).filter((one) => one !== INVALID_FIELD)
  const wrong = Object.keys(fields).join(', ')
  throw new AppError(
    'bad_request',
    messages.length > 0 ? joinMessages(messages) : messageRef('server_check_fields', { names: wrong }),
    {
      fields,
    },
  )
}

/** The messages of our contracts are keys (`shared/message-ref.ts`); zod's own messages are not for parents. */
function refOf(message: string): MessageRef {
  return message === 'Invalid input' ? INVALID_FIELD : (message as MessageRef)
}

/** zod measures whatever has a `length`, and throws when that is no number but an object without a value. */
function parseInput<Input>({ input }: Pick<Endpoint<Input>, 'input'>, value: object) {
  try {
    return input.safeParse(value)
  } catch (cause) {
    throw new AppError('bad_request', 'server_value_kind', { cause })
  }
}

function readQuery(context: HonoContext): Record<string, string> {
  const entries = Object.entries(context.req.queries())
  const twice = entries.find(([, values]) => values.length > 1)
  if (twice) throw new AppError('bad_request', messageRef('server_only_once', { name: twice[0] }))
  return Object.fromEntries(entries.map(([name, values]) => [name, values[0] as string]))
}
