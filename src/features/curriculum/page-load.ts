// What a page of the curriculum was given: its data, or the sentence that says why not.
import { AppError, UNEXPECTED_MESSAGE } from '#src/shared/app-error.ts'

export type Loaded<Data> = { data: Data; error?: undefined } | { data?: undefined; error: string }

/** Runs a request for a page and turns its failure into words: the server's own, or else `fallback`. */
export async function loadPage<Data>(request: () => Promise<Data>, fallback: string): Promise<Loaded<Data>> {
  try {
    return { data: await request() }
  } catch (error) {
    const message = error instanceof AppError ? error.message : UNEXPECTED_MESSAGE
    return { error: message === UNEXPECTED_MESSAGE ? fallback : message }
  }
}
