// From an endpoint and a rule to an HTTP handler: parse, do, and let only declared fields out.
import type { Context } from 'hono'
import { AppError } from '#src/shared/app-error.ts'
import { type Endpoint, pathParameters } from '#src/shared/endpoint.ts'
import { readJsonBody } from './json-body.ts'
import type { Services } from './services.ts'

export interface RequestContext {
  services: Services
  request: Request
  requestId: string
}

export type Variables = { requestId: string }
export type HonoContext = Context<{ Variables: Variables }>

/** An endpoint with its rule, ready for the table in `app.ts`. */
export interface Route {
  endpoint: Pick<Endpoint, 'method' | 'path' | 'summary' | 'input' | 'answer'>
  respond(context: HonoContext, services: Services): Promise<Response>
}

/** Joins an endpoint and its rule. The rule gets parsed input and returns the answer, or throws an `AppError`. */
export function handle<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (input: Input, context: RequestContext) => Answer | Promise<Answer>,
): Route {
  return {
    endpoint,
    async respond(context, services) {
      const input = await readInput(endpoint, context)
      const answer = await rule(input, { services, request: context.req.raw, requestId: context.get('requestId') })
      return context.json(endpoint.answer.parse(answer) as object)
    },
  }
}

/** The input of an endpoint, from path, query and body. Throws `AppError` 400 that names the fields at fault. */
export async function readInput<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  context: HonoContext,
): Promise<Input> {
  const names = pathParameters(endpoint.path)
  const fromPath = Object.fromEntries(names.map((name) => [name, context.req.param(name)]))
  const rest = endpoint.method === 'GET' ? readQuery(context) : await readJsonBody(context.req.raw)
  const parsed = endpoint.input.safeParse({ ...rest, ...fromPath })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
  throw new AppError('bad_request', `Please check: ${Object.keys(fields).join(', ')}.`, { fields })
}

function readQuery(context: HonoContext): Record<string, string> {
  const entries = Object.entries(context.req.queries())
  const twice = entries.find(([, values]) => values.length > 1)
  if (twice) throw new AppError('bad_request', `Please send ${twice[0]} only once.`)
  return Object.fromEntries(entries.map(([name, values]) => [name, values[0] as string]))
}
