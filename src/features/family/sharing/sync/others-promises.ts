// Whose the promises are that come with the others' entries: each is asked about where it was made (decision 109).

import { notePromisesOfOthers } from '#src/features/family/next-step/note-promises-of-others.ts'
import { PROMISES } from '#src/features/family/next-step/promise-book.ts'
import type { Entry } from '../log/entry.ts'
import type { Head } from '../log/read-log.ts'
import type { Parts } from './parts.ts'
import type { Sharing } from './sharing.ts'
import { listChanges } from './sharing-store.ts'

export interface OthersPromises {
  /** To be awaited before each entry. */
  lookBefore(): Promise<void>
  /** Notes what is new after `apply`. To be called inside a change of the notebook: else it would be asked about for a moment. */
  noteNew(promiser: string | null, apply: () => void): void
}

/**
 * Whose the promises are that an entry brings: the device; '' for another carer, not known which; null for this device's own.
 * @param before how far this device had read
 */
export function findPromiser(
  { keys, putAside, head: before }: Pick<Sharing, 'keys' | 'putAside' | 'head'>,
  { author, isWhole }: Pick<Entry, 'author' | 'isWhole'>,
  { number }: Head,
): string | null {
  if (author === keys.id) return null
  const hasReadAllBefore = number === before.number + 1 && putAside === 0
  return !isWhole || hasReadAllBefore ? author : ''
}

/** Watches while several entries are taken in. */
export function watchPromises({ notebook: { document }, store }: Pick<Parts, 'notebook' | 'store'>): OthersPromises {
  const rows = document.getMap(PROMISES.name)
  /** What was here before: whoever removes a promise of this device and brings it back has not made it. */
  let known: Set<string> | undefined
  return {
    async lookBefore() {
      if (known !== undefined) return
      const changed = (await listChanges(store)).filter(({ table }) => table === PROMISES.name)
      known = new Set(changed.map(({ row }) => row))
    },
    noteNew(promiser, apply) {
      const before = new Set([...(known ?? []), ...rows.keys()])
      apply()
      const fresh = [...rows.keys()].filter((id) => !before.has(id))
      if (promiser !== null) notePromisesOfOthers(fresh, promiser)
      known = new Set([...before, ...fresh])
    },
  }
}
