// How a page of the curriculum is fetched, and what it shows when that fails.
import { messageOr } from '#src/web/error-message.ts'
import type { Loaded } from './loaded.ts'

/** Runs a request for a page and turns its failure into words: the server's own, or else `fallback`. */
export async function loadPage<Data>(request: () => Promise<Data>, fallback: string): Promise<Loaded<Data>> {
  try {
    return { data: await request() }
  } catch (error) {
    return { error: messageOr(error, fallback) }
  }
}
