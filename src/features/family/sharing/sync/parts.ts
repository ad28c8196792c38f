// What syncing works with: the notebook, what is known of sharing it, and how foreign updates are tried.
import type { Notebook } from '#src/features/family/notebook/notebook.ts'
import { deriveSealKey } from '../keys/derive-keys.ts'
import { type Carers, hearAll, noCarers } from '../log/carers.ts'
import type { Sharing } from './sharing.ts'
import type { SharingStore } from './sharing-store.ts'
import type { Trial } from './try-update.ts'

export interface Parts {
  notebook: Notebook
  store: SharingStore
  startTrial: () => Trial
  /** ISO day on this device. */
  today: () => string
}

/** Who is in, as far as this device has heard. */
export function carersOf({ notebook, statements }: Sharing): Promise<Carers> {
  return hearAll(noCarers(notebook), statements)
}

/** What the entries of a lock are sealed with; undefined when this device never had it. */
export async function contentKeyOf({ epochs }: Sharing, epoch: number): Promise<CryptoKey | undefined> {
  const held = epochs.find((one) => one.epoch === epoch)
  return held && deriveSealKey(held.secret, 'content')
}
