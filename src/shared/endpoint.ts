// What an endpoint is: one declaration that the server, the page, the tests and the API description share.
import type * as z from 'zod/mini'

export interface Endpoint<Input = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Starts with `/api/`; a part in braces is taken from the input: `/api/curriculum/{stageId}/modules`. */
  readonly path: string
  /** One line for the API description. */
  readonly summary: string
  /** Headers of its own that it reads. */
  readonly headers?: readonly string[]
  /** Path parts, then query (GET) or JSON body, in one flat object. */
  readonly input: z.ZodMiniType<Input>
  /** What may leave: a field that is not declared here is dropped. */
  readonly answer: z.ZodMiniType<Answer>
  /** The media type of an answer that is not JSON. */
  readonly answerType?: string
}

export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never

/** Declares an endpoint. The types of `handle` and `call` follow from it. */
export function endpoint<Input, Answer>(declaration: Endpoint<Input, Answer>): Endpoint<Input, Answer> {
  return declaration
}

/** The names in braces of an endpoint's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
