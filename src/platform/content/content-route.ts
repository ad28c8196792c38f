// Endpoints that answer from content: the same input gives the same answer until the process ends.
import { createHash } from 'node:crypto'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Language } from '#src/shared/languages.ts'
import { languageOf } from '../http/request-language.ts'
import { type Route, readInput } from '../http/route.ts'

interface StoredAnswer {
  body: string
  etag: string
}

/** Like `handle`, but each good answer is checked and written out once, then served from memory with its ETag. */
export function handleContent<Input, Answer>(
  endpoint: Endpoint<Input, Answer>,
  rule: (language: Language, input: Input) => Answer,
): Route {
  // Only good answers are stored, so the content in all languages limits their number.
  const answers = new Map<string, StoredAnswer>()

  const answerFor = (language: Language, input: Input): StoredAnswer => {
    const key = JSON.stringify([language, input])
    const known = answers.get(key)
    if (known !== undefined) return known
    const body = JSON.stringify(endpoint.answer.parse(rule(language, input)))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const answer = { body, etag }
    answers.set(key, answer)
    return answer
  }

  return {
    endpoint,
    async respond(context) {
      const language = languageOf(context.req.raw.headers)
      const { body, etag } = answerFor(language, await readInput(endpoint, context))
      const headers = { ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }
      if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
      return context.body(body, 200, { ...headers, 'Content-Type': 'application/json' })
    },
  }
}
