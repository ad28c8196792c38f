// Every place of the API where a text may be, found in its own description, so that a new one is never forgotten.
import type { ApiDescription, JsonSchema, Parameter } from './api-cases.ts'

export interface StringField {
  method: string
  route: string
  /** Where it is: 'path: email', or 'body: gdprConsent.timestamp'. */
  name: string
  /** The request with a text in this place and a right value in every other. */
  fill(text: string): { path: string; headers: Record<string, string>; body: string | undefined }
}

/** Characters of an address that the server takes, less the rest of the request. */
const ADDRESS_ROOM = 7_500

export function listStringFields({ paths }: ApiDescription): StringField[] {
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.map((parameter): StringField => {
        const fill = (text: string) => ({
          path: fillAddress(route, parameter, text),
          headers: parameter.in === 'header' ? { [parameter.name]: encode(text) } : {},
          body: undefined,
        })
        return { method: method.toUpperCase(), route, name: `${parameter.in}: ${parameter.name}`, fill }
      }),
      ...shapesOf(requestBody?.content['application/json']?.schema ?? {}).flatMap((shape) =>
        listPlaces(shape).map((place): StringField => {
          const body = rightValue(shape)
          const path = fillAddress(route)
          const headers = { 'content-type': 'application/json' }
          const fill = (text: string) => ({ path, headers, body: JSON.stringify(withText(body, place, text)) })
          return { method: method.toUpperCase(), route, name: `body: ${place.join('.')}`, fill }
        }),
      ),
    ]),
  )
}

function fillAddress(route: string, parameter?: Parameter, text = ''): string {
  const address = route.replaceAll(/\{(\w+)\}/g, (_part, name) =>
    parameter?.in === 'path' && parameter.name === name ? encode(text) : 'x',
  )
  return parameter?.in === 'query' ? `${address}?${parameter.name}=${encode(text)}` : address
}

/** As a browser would, cut where the address would be too long. */
function encode(text: string): string {
  let encoded = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > ADDRESS_ROOM) break
    encoded += next
  }
  return encoded
}

type Place = (string | number)[]

/** The alternatives of a body that may be one of several. */
function shapesOf(schema: JsonSchema): JsonSchema[] {
  return schema.oneOf ?? schema.anyOf ?? [schema]
}

function listPlaces(schema: JsonSchema): Place[] {
  if (schema.const !== undefined || schema.enum !== undefined) return []
  if (schema.type === 'string') return [[]]
  if (schema.type === 'array') return listPlaces(schema.items ?? {}).map((rest) => [0, ...rest])
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    listPlaces(part).map((rest) => [name, ...rest]),
  )
}

function rightValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, rightValue(part)]))
    case 'array':
      return [rightValue(schema.items ?? {})]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 1
    default:
      return 'a@b.uk'
  }
}

function withText(value: unknown, place: Place, text: string): unknown {
  const [step, ...rest] = place
  if (step === undefined) return text
  if (Array.isArray(value)) return [withText(value[0], rest, text)]
  const object = value as Record<string, unknown>
  return { ...object, [step]: withText(object[step], rest, text) }
}
