// The one error class, the same on the server and in the page, and the one table from code to HTTP status.
import * as z from 'zod/mini'
import { UNEXPECTED_MESSAGE } from './unexpected-message.ts'

const STATUS_BY_CODE = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  unprocessable: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS_BY_CODE

/** The body of every answer that is not good. `message` is safe to show; `fields` names the input at fault. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorBody>

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds until another try makes sense; leaves as the Retry-After header. */
  readonly retryAfter: number | undefined

  /**
   * @param code decides the HTTP status
   * @param message safe to show to a parent
   * @param options.cause the reason, for the log only
   * @param options.fields field name to message, for forms
   * @param options.retryAfter seconds until another try makes sense
   */
  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return STATUS_BY_CODE[this.code]
  }

  /** Rebuilds the error in the page from an answer. A body that is not ours gives the unexpected message. */
  static fromAnswer(status: number, body: unknown): AppError {
    const parsed = ErrorBody.safeParse(body)
    const code = codeOf(status)
    if (!parsed.success) return new AppError(code, UNEXPECTED_MESSAGE)
    const { message, fields } = parsed.data
    return new AppError(code, message, fields === undefined ? {} : { fields })
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields === undefined ? {} : { fields: this.fields }) }
  }
}

function codeOf(status: number): ErrorCode {
  for (const [code, known] of Object.entries(STATUS_BY_CODE)) {
    if (known === status) return code as ErrorCode
  }
  return 'unexpected'
}
