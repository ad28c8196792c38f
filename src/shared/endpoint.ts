// What an endpoint is: one declaration that the server, the page, the tests and the API description share.
import type * as z from 'zod/mini'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint<
  Input = unknown,
  Answer = unknown,
  OwnMethod extends Method = Method,
  Path extends string = string,
> {
  readonly method: OwnMethod
  /** Starts with `/api/`; a part in braces is taken from the input: `/api/curriculum/{stageId}/modules`. */
  readonly path: Path
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

/** What a page needs to know of an endpoint, as a type alone: the schemas stay on the server. */
export type CalledEndpoint = Pick<Endpoint, 'method' | 'path'> & { input: z.ZodMiniType; answer: z.ZodMiniType }
/** As `'POST /api/feedback'`. */
export type NameOf<E extends CalledEndpoint> = `${E['method']} ${E['path']}`
export type InputOf<E extends { input: z.ZodMiniType }> = z.output<E['input']>
export type AnswerOf<E extends CalledEndpoint> = z.output<E['answer']>

/** Declares an endpoint. The types of `handle` and `call` follow from it. */
export function endpoint<Input, Answer, const OwnMethod extends Method, const Path extends string>(
  declaration: Endpoint<Input, Answer, OwnMethod, Path>,
): Endpoint<Input, Answer, OwnMethod, Path> {
  return declaration
}

/** The names in braces of an endpoint's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
}
