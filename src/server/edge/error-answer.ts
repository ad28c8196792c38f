// Every failure leaves here: a known one with its message, an unknown one with one sentence and a line in the log.

import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway, isForeignKeyViolation } from '#src/platform/database/database-failure.ts'
import { describeError } from '#src/platform/http/render-message.ts'
import { languageOf } from '#src/platform/http/request-language.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { routeName } from './request-log.ts'

const AWAY_PAUSE = 30

/** What is answered while the database cannot be read or written. */
export function databaseAway(cause: unknown): AppError {
  return new AppError('unavailable', 'server_database_away', { cause, retryAfter: AWAY_PAUSE })
}

export function answerError(error: unknown, context: Context, services: Services): Response {
  const known = toAppError(error)
  const requestId: string | undefined = context.get('requestId')
  // A busy server is not logged, because a flood must not fill the log.
  const isBusy = known.code === 'unavailable' && known.cause === undefined
  if (known.status >= 500 && !isBusy)
    services.log.error('request.failed', known.cause ?? known, { requestId, route: routeName(context) })
  const allow = context.res.headers.get('Allow')
  if (allow !== null) context.header('Allow', allow)
  if (known.retryAfter !== undefined) context.header('Retry-After', String(known.retryAfter))
  // Only where it helps to find the cause, because a refusal must be equal in every byte.
  const quoted = requestId === undefined || known.status < 500 ? {} : { requestId }
  return context.json(
    { ...describeError(languageOf(context.req.raw.headers), known), ...quoted },
    known.status as ContentfulStatusCode,
  )
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return databaseAway(error)
  if (isForeignKeyViolation(error)) return new AppError('unauthorized', 'server_log_in', { cause: error })
  return new AppError('unexpected', 'shell_our_fault', { cause: error })
}
