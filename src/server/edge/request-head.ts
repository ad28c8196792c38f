// The first check of a request, before pages and API: its head must be complete, short enough and name one host.

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RequestError } from '@hono/node-server'
import type { Config } from '#src/platform/config.ts'
import { describeError } from '#src/platform/http/render-message.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import { CLOSED_CONTENT_POLICY, securityHeaders } from '#src/platform/http/security-headers.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

/** Bytes of a request's address. */
const ADDRESS_LIMIT = 8 * 1024
const HEADER_COUNT_LIMIT = 100
/** A name, an IPv4 address or an IPv6 one in brackets, with or without a port: nothing that would be a path or a user. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i

type RequestHead = Pick<IncomingMessage, 'url' | 'rawHeaders'>

/** What is wrong with the head of a request, or null. Counts what was sent, not what was merged from it. */
export function findHeadFault({ url = '', rawHeaders }: RequestHead): AppError | null {
  if (url.length > ADDRESS_LIMIT) return new AppError('uri_too_long', 'server_address_too_long')
  if (rawHeaders.length / 2 > HEADER_COUNT_LIMIT) return new AppError('headers_too_large', 'server_headers_too_many')
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  // RFC 9112, 3.2: none, a second one or a bad one is a 400.
  if (hosts.length !== 1) return badHost()
  return isHost(hosts[0] as string) ? null : badHost()
}

/** @returns a handler that answers what has a fault, and hands everything else on */
export function guardRequestHeads(
  config: Config,
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    const fault = findHeadFault(incoming)
    if (fault === null) handle(incoming, outgoing)
    else
      refuse(
        languageOf(new Headers({ 'accept-language': incoming.headers['accept-language'] ?? '' })),
        outgoing,
        fault,
        config,
      )
  }
}

/** For what the HTTP layer cannot make a request of, such as a backslash in its path. */
export function answerUnreadable(error: unknown, config: Config): Response {
  const fault =
    error instanceof RequestError
      ? new AppError('bad_request', 'server_address_unreadable')
      : new AppError('unexpected', 'shell_our_fault')
  const { status, body, headers } = describeRefusal(DEFAULT_LANGUAGE, fault, config)
  return new Response(body, { status, headers })
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`)
}

function badHost(): AppError {
  return new AppError('bad_request', 'server_host_unclear')
}

/** Closes the connection, because the body of a refused request was not read and would be taken for the next request. */
function refuse(language: Language, outgoing: ServerResponse, fault: AppError, config: Config): void {
  const { status, body, headers } = describeRefusal(language, fault, config)
  outgoing.writeHead(status, { ...headers, Connection: 'close' }).end(body)
}

function describeRefusal(language: Language, fault: AppError, config: Config) {
  return {
    status: fault.status,
    body: JSON.stringify(describeError(language, fault)),
    headers: {
      ...securityHeaders(config),
      'Content-Type': 'application/json',
      'Content-Security-Policy': CLOSED_CONTENT_POLICY,
      'Cache-Control': 'no-store',
      'X-Request-Id': randomUUID(),
    },
  }
}
