// How the pages talk to the server: one function for every declared endpoint, of which a page knows the type alone. No time-out;
// failures are logged and thrown on as `AppError`, so that each caller shows its own words.
import { AppError } from '#src/shared/app-error.ts'
import { type AnswerOf, type CalledEndpoint, type InputOf, type NameOf, pathParameters } from '#src/shared/endpoint.ts'
import { pageLanguage } from './language/language.ts'
import { readToken } from './storage/token-key.ts'

interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Lets the request outlive the page, for what must arrive when a tab closes. */
  keepalive?: boolean
  /** The request identifies no person: no token, no cookie, no referrer. */
  anonymous?: true
  /** Without the session of the pages: a cookie that no script can read identifies the operator. */
  byCookie?: true
}

let tellRefused: ((token: string) => void) | undefined

/** @param tell is called with the token of a call that the server refuses: its session may have ended elsewhere */
export function watchRefusals(tell: (token: string) => void): void {
  tellRefused = tell
}

/**
 * Calls an endpoint: `call<typeof submitFeedback>('POST /api/feedback', { … })`. The server has checked its answer against the
 * contract, so the page does not check it again.
 * @throws AppError with the server's message; `unavailable` when no answer came
 */
export async function call<E extends CalledEndpoint = never>(
  name: NameOf<E>,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return logged(name, async () => (await send(name, input as Record<string, unknown>, options)).json())
}

/** As `call`, for an endpoint that answers with a file. */
export async function callForFile<E extends CalledEndpoint = never>(
  name: NameOf<E>,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  return logged(name, async () => (await send(name, input as Record<string, unknown>, options)).blob())
}

async function logged<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const failure = toAppError(error)
    console.warn(`${name} failed:`, failure.words ?? String(failure.cause ?? failure.message))
    throw failure
  }
}

async function send(name: string, input: Record<string, unknown>, options: CallOptions): Promise<Response> {
  const [method, path] = name.split(' ') as [string, string]
  const inPath = pathParameters(path)
  const rest = Object.entries(input).filter(([field]) => !inPath.includes(field))
  let url = path
  for (const part of inPath) url = url.replace(`{${part}}`, encodeURIComponent(String(input[part])))
  const query = method === 'GET' && rest.length > 0 ? `?${new URLSearchParams(rest as [string, string][])}` : ''
  const { headers, anonymous, byCookie, ...fetchOptions } = options
  const token = anonymous || byCookie ? null : readToken()
  const response = await fetch(url + query, {
    method,
    headers: {
      // Without it the browser would send the language of its menus.
      'Accept-Language': pageLanguage(),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(anonymous && { credentials: 'omit', referrerPolicy: 'no-referrer' }),
    ...fetchOptions,
  })
  if (response.status === 401 && token !== null) tellRefused?.(token)
  if (!response.ok) throw AppError.fromAnswer(response.status, await response.json().catch(() => undefined))
  return response
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // A TypeError: no answer came, or it broke off. Anything else: an answer that is not ours.
  return error instanceof TypeError
    ? new AppError('unavailable', 'shell_unreachable', { cause: error })
    : new AppError('unexpected', 'shell_our_fault', { cause: error })
}
