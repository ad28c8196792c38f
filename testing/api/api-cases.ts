// Requests made from the API's own description: right in kind, then spoilt in one place or more.
import * as fc from 'fast-check'
import { HOSTILE_ADDRESSES, HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values.ts'

export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
}

interface Operation {
  parameters?: Parameter[]
  /** Keys are media types. Only JSON has a schema. */
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>
}

export interface ApiCase {
  method: string
  /** As declared, with its parts in braces. */
  route: string
  /** With its parts filled in. */
  path: string
  headers: Record<string, string>
  /** Undefined for a request without one. */
  body: string | undefined
  signedIn: boolean
}

/** The time of the test app, in seconds. */
const TEST_SECONDS = Date.parse('2026-11-20T20:00:00Z') / 1_000

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_ADDRESSES) },
  { weight: 2, arbitrary: fc.emailAddress() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
)
const wrong = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), text, fc.jsonValue({ maxDepth: 4 }))

/** @param rare paths that cost a lot: one case in fifteen of the others, so that chance leaves none out */
export function apiCases({ paths }: ApiDescription, rare: string[]): fc.Arbitrary<ApiCase> {
  const operations = Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: rare.includes(route) ? 2 : 30,
      arbitrary: caseOf(route, method.toUpperCase(), operation),
    })),
  )
  return fc.oneof(...operations)
}

function caseOf(route: string, method: string, { parameters = [], requestBody }: Operation): fc.Arbitrary<ApiCase> {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const filled = fc
    .array(text, { minLength: inPath.length, maxLength: inPath.length })
    .map((values) =>
      inPath.reduce((path, name, index) => path.replace(`{${name}}`, encode(values[index] ?? '')), route),
    )
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    fc.webQueryParameters().map((pairs) => `?${pairs}`),
  )
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const inHeaders = parameters.filter((one) => one.in === 'header').map(({ name }) => [name, headerValue] as const)
  const fixed: Record<string, fc.Arbitrary<string>> = type === undefined ? {} : { 'content-type': fc.constant(type) }
  return fc.record({
    method: fc.constant(method),
    route: fc.constant(route),
    path: fc.tuple(filled, query).map(([path, extra]) => path + extra),
    headers: fc.record<Record<string, string>>({ ...fixed, ...Object.fromEntries(inHeaders) }),
    body: type === undefined ? fc.constant(undefined) : bodyOf(content?.schema),
    signedIn: fc.boolean(),
  })
}

/** What a client can put into a header: visible ASCII, a time and a signature among it, some with needless zeros. */
const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 200 }).map((value) => value.replaceAll(/[^\x21-\x7e ]/g, '').trim()),
  fc
    .tuple(fc.nat(4), fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), fc.boolean())
    .map(([zeros, time, now]) => `t=${'0'.repeat(zeros)}${now ? TEST_SECONDS : time},v1=${'a1'.repeat(32)}`),
)

/** As a browser would: an address can hold only text. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed().slice(0, 2_000))
}

function bodyOf(schema: JsonSchema | undefined): fc.Arbitrary<string> {
  if (schema === undefined) return fc.oneof(text, fc.constantFrom(...HOSTILE_BODIES))
  const right = rightValue(schema)
  const spoilt = fc.tuple(right, fc.array(fc.tuple(fc.nat(), wrong), { maxLength: 3 })).map(([value, changes]) => {
    const copy = structuredClone(value)
    for (const [place, replacement] of changes) spoil(copy, place, structuredClone(replacement))
    return copy
  })
  return fc.oneof(
    { weight: 12, arbitrary: spoilt.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: wrong.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) },
  )
}

function rightValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return fc.oneof(...choices.map(rightValue))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, rightValue(part)])),
      )
    case 'array':
      return fc.array(rightValue(schema.items ?? {}), { maxLength: 20 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(fc.nat(400), fc.double())
    case 'string':
      return schema.pattern === undefined ? text : fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), text)
    default:
      return wrong
  }
}

/** Puts something else in the place of one of the values, or beside them. */
function spoil(target: unknown, place: number, replacement: unknown): void {
  if (typeof target !== 'object' || target === null) return
  const keys = [...Object.keys(target), 'extra']
  const key = keys[place % keys.length] as string
  const inside = (target as Record<string, unknown>)[key]
  if (place % 3 === 0 && typeof inside === 'object' && inside !== null) spoil(inside, place >> 2, replacement)
  else (target as Record<string, unknown>)[key] = replacement
}
