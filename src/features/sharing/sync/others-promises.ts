// Whose the promises are that come with the others' entries: each is asked about where it was made (decision 109).

import { askAgainAbout, notePromisesOfOthers } from '#src/features/promises/note-promises-of-others.ts'
import { PROMISES } from '#src/features/promises/promise-book.ts'
import { type Carers, findOwner } from '../log/carers.ts'
import type { Entry } from '../log/entry.ts'
import type { Head } from '../log/read-log.ts'
import { readWords, type Statement } from '../log/statements.ts'
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
 * Whose the promises are that an entry brings: the device; '' for another carer, not known which; null for this carer's own.
 * @param before how far this device had read
 */
export function findPromiser(
  carers: Carers,
  { keys, putAside, head: before, unsaid }: Pick<Sharing, 'keys' | 'putAside' | 'head' | 'unsaid'>,
  { author, isWhole }: Pick<Entry, 'author' | 'isWhole'>,
  { number }: Head,
): string | null {
  const owner = findOwner(carers, keys.id)
  if (findOwner(carers, author) === owner) return null
  const hasReadAllBefore = number === before.number + 1 && putAside === 0
  if (!isWhole || hasReadAllBefore) return author
  // It may hold what this carer promised on the phone before: rather asked on both than on none.
  const hasOtherPhone = [...carers.all.keys()].some((id) => id !== keys.id && findOwner(carers, id) === owner)
  return hasOtherPhone || unsaid.some(saysOfKey) ? null : ''
}

/** A phone that came by a key hears only later in the log whose key that was. */
export function askAboutOwn(carers: Carers, { keys }: Pick<Sharing, 'keys'>): void {
  const owner = findOwner(carers, keys.id)
  askAgainAbout((_id, promiser) => findOwner(carers, promiser) === owner)
}

function saysOfKey(statement: Statement): boolean {
  const words = readWords(statement)
  return words?.kind === 'joined' && words.device.refusal !== undefined
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
