// In which nation of the UK a parent lives: asked once, kept on this device, never sent.
import { useSyncExternalStore } from 'react'
import { NATIONS, type Nation } from '#src/shared/nations.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'

const stored = createStoredValue('nation', (text) => NATIONS.find((nation) => nation === text) ?? null)

/** The nation, or null for a parent who has not said, and for every page that is built ahead. */
export function useNation(): Nation | null {
  return useSyncExternalStore(stored.subscribe, stored.read, () => null)
}

/** Keeps the nation on this device; null forgets it. Where nothing can be kept it holds until the page is left. */
export function keepNation(nation: Nation | null): void {
  if (!stored.keep(nation)) stored.hold(nation)
}
