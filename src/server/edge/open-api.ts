// The API description, generated from the contracts, so that it cannot say anything the server does not do.
import * as z from 'zod/mini'
import type { RawEndpoint, Route } from '#src/platform/http/route.ts'
import type { ErrorBody } from '#src/shared/app-error.ts'
import { pathParameters } from '#src/shared/endpoint.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'

const ErrorAnswer: z.ZodMiniType<ErrorBody> = z.object({
  message: z.string(),
  key: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
})

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; [key: string]: unknown }

const TEXT = { type: 'string' }

export const API_DESCRIPTION_PATHS = ['/api/openapi.json', '/openapi.json']

export interface DescribedRoute {
  endpoint: Route['endpoint']
  needsUser: boolean
}

/** An OpenAPI 3.1 document. @param raw addresses without a contract */
export function describeApi(routes: DescribedRoute[], raw: RawEndpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, unknown>> = {}
  const add = ({ path, method }: Pick<RawEndpoint, 'path'> & { method: string }, operation: object) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  for (const route of routes) add(route.endpoint, describeOperation(route))
  for (const endpoint of raw) add(endpoint, describeRawOperation(endpoint))
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1.0' },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function describeOperation({ endpoint, needsUser }: DescribedRoute): object {
  const input = jsonSchema(endpoint.input, 'input')
  const inPath = pathParameters(endpoint.path)
  const properties = Object.entries(input.properties ?? {})
  const required = input.required ?? []
  const parameters = [
    ...properties
      .filter(([name]) => inPath.includes(name) || endpoint.method === 'GET')
      .map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: inPath.includes(name) || required.includes(name),
        schema,
      })),
    ...describeHeaders(endpoint.headers ?? []),
  ]
  return {
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.method === 'GET' ? {} : { requestBody: describeBody(input, inPath) }),
    ...(needsUser ? { security: [{ bearer: [] }] } : {}),
    responses: {
      200: { description: 'Good', content: describeAnswer(endpoint) },
      default: {
        description: 'An error with a message to show',
        content: jsonContent(jsonSchema(ErrorAnswer, 'output')),
      },
    },
  }
}

function describeRawOperation({ path, summary, takes, headers = [], answers }: RawEndpoint): object {
  const parameters = [
    ...pathParameters(path).map((name) => ({ name, in: 'path', required: true, schema: TEXT })),
    ...describeHeaders(headers),
  ]
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(takes === undefined ? {} : { requestBody: { required: false, content: { [takes]: {} } } }),
    responses: {
      default: { description: 'See the summary', ...(answers === undefined ? {} : { content: { [answers]: {} } }) },
    },
  }
}

function describeHeaders(names: readonly string[]): object[] {
  return names.map((name) => ({ name, in: 'header', required: false, schema: TEXT }))
}

function describeAnswer({ answer, answerType }: Route['endpoint']): object {
  // The schema of a file has no more to say than its media type.
  return answerType === undefined ? jsonContent(jsonSchema(answer, 'output')) : { [answerType]: {} }
}

function describeBody(input: JsonSchema, inPath: string[]): object {
  const isBody = (name: string) => !inPath.includes(name)
  const schema = {
    ...input,
    properties: Object.fromEntries(Object.entries(input.properties ?? {}).filter(([name]) => isBody(name))),
    required: (input.required ?? []).filter(isBody),
  }
  return { required: true, content: jsonContent(schema) }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // 'input' describes what arrives before any transform; the other direction throws on transforms.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
}

function jsonContent(schema: object): object {
  return { 'application/json': { schema } }
}
