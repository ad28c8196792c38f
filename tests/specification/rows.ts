// How a row stands in the table: what is there today must hold, and what waits for a later issue calls out once it is there.
import { test } from 'vitest'

/** Why a row cannot hold yet. */
export interface Waits {
  waitsFor: string
}

/** @param waits given while the product does not do it yet: then the row is expected to fail, and fails once it holds */
export function row(title: string, check: () => Promise<void> | void, waits?: Waits): void {
  if (waits === undefined) test(title, check)
  else test.fails(`${title} (waits for: ${waits.waitsFor})`, { retry: 0 }, check)
}
