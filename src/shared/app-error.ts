// The one error class, the same on the server and in the page, and the one table from code to HTTP status.
import type { MessageRef } from './message-ref.ts'

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

/** The body of every answer that is not good. */
export interface ErrorBody {
  /** Safe to show. */
  message: string
  /** Identifies the message in every language. */
  key: string
  code?: string | undefined
  /** What is wrong with which input. */
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
}

interface AppErrorOptions {
  /** The reason, for the log only. */
  cause?: unknown
  /** What is wrong with which field, for forms. */
  fields?: Record<string, MessageRef>
  /** Seconds until another try makes sense. */
  retryAfter?: number
  /** The server's words, in the language of the page that asked. */
  words?: string
}

export class AppError extends Error {
  readonly code: ErrorCode
  /** A message that a parent may read. `platform/http/render-message.ts` turns it into words. */
  readonly messageRef: MessageRef
  readonly fields: Record<string, MessageRef> | undefined
  /** Leaves as the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Only in the page, and only when the server answered. */
  readonly words: string | undefined

  /** @param code decides the HTTP status */
  constructor(code: ErrorCode, messageRef: MessageRef, options: AppErrorOptions = {}) {
    super(messageRef, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.messageRef = messageRef
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.words = options.words
  }

  get status(): number {
    return STATUS_BY_CODE[this.code]
  }

  /** Rebuilds the error in the page from an answer. A body that is not ours says no more than that something went wrong. */
  static fromAnswer(status: number, body: unknown): AppError {
    const code = codeOf(status)
    const { message, key, fields } = (body ?? {}) as Partial<ErrorBody>
    if (typeof message !== 'string') return new AppError(code, 'shell_our_fault')
    // In the page a field's text is the server's message about it, in words.
    return new AppError(code, (key ?? 'shell_our_fault') as MessageRef, {
      words: message,
      ...(fields && { fields: fields as Record<string, MessageRef> }),
    })
  }
}

function codeOf(status: number): ErrorCode {
  for (const [code, known] of Object.entries(STATUS_BY_CODE)) {
    if (known === status) return code as ErrorCode
  }
  return 'unexpected'
}
