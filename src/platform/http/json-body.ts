// Reads a JSON body within limits: size, depth, number of keys, no key that reaches a prototype.

import { AppError } from '#src/shared/app-error.ts'
import { messageRef } from '#src/shared/message-ref.ts'
import { readBody } from './read-body.ts'

/** Bytes of a body unless an endpoint says otherwise. */
export const BODY_LIMIT = 32 * 1024
const DEPTH_LIMIT = 20
const KEY_LIMIT = 200

/**
 * The body as a plain object; no body at all is an empty one.
 * @throws AppError 415 for another media type or a compressed body, 413 over the limit, 400 for anything but an object
 */
export async function readJsonBody(request: Request, limit = BODY_LIMIT): Promise<Record<string, unknown>> {
  if (hasNoBody(request)) return {}
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported_media_type', 'server_body_not_json')
  if (request.headers.has('content-encoding')) {
    throw new AppError('unsupported_media_type', 'server_body_compressed')
  }
  const body = parseJson(await readText(request, limit))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('bad_request', 'server_body_no_object')
  }
  refuseHostileShape(body)
  return body as Record<string, unknown>
}

/** A plain client sends a request without fields, such as a logout, without a body and its type. */
function hasNoBody({ headers, body }: Request): boolean {
  if (headers.has('content-type') || headers.has('transfer-encoding')) return false
  return body === null || Number(headers.get('content-length') ?? 0) === 0
}

async function readText(request: Request, limit: number): Promise<string> {
  const body = await readBody(request, limit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (cause) {
    throw new AppError('bad_request', 'server_body_not_utf8', { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', 'server_body_broken', { cause })
  }
}

function refuseHostileShape(body: object): void {
  let keys = 0
  // An explicit stack, because a body may be nested deeper than the call stack.
  const open: { value: object; depth: number }[] = [{ value: body, depth: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.depth > DEPTH_LIMIT) throw new AppError('bad_request', 'server_body_too_deep')
    for (const [key, value] of Object.entries(next.value)) {
      keys += 1
      if (keys > KEY_LIMIT) throw new AppError('bad_request', 'server_body_too_many')
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
        throw new AppError('bad_request', messageRef('server_body_key', { name: key }))
      }
      if (typeof value === 'string' && !value.isWellFormed()) {
        throw new AppError('bad_request', 'server_body_not_unicode')
      }
      if (typeof value === 'object' && value !== null) open.push({ value, depth: next.depth + 1 })
    }
  }
}
