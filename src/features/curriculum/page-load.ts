import { AppError } from '#src/shared/app-error.ts'
import { UNEXPECTED_MESSAGE } from '#src/shared/unexpected-message.ts'

import type { Loaded } from './loaded.ts'

/** Runs a request for a page and turns its failure into words: the server's own, or else `fallback`. */
export async function loadPage<Data>(request: () => Promise<Data>, fallback: string): Promise<Loaded<Data>> {
  try {
    return { data: await request() }
  } catch (error) {
    const message = error instanceof AppError ? error.message : UNEXPECTED_MESSAGE
    return { error: message === UNEXPECTED_MESSAGE ? fallback : message }
  }
}
