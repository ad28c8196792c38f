// Which keys to this plan lie in an account that somebody has come into by a new way.
import { askAsNobody } from '../sync/notebook-requests.ts'
import { carersOf, type Parts } from '../sync/parts.ts'
import { readSharing } from '../sync/sharing-store.ts'
import { askAboutKeptKey } from './kept-key.contract.ts'

export interface NewWay {
  /** Of the key, as the list of carers shows it. */
  name: string
  refusal: string
  /** ISO days. */
  on: string
  opensOn: string
}

/** Nothing where nothing is shared. @throws AppError when there is no network */
export async function findNewWays({ store }: Pick<Parts, 'store'>): Promise<NewWay[]> {
  const sharing = await readSharing(store)
  if (sharing === null) return []
  const { all } = await carersOf(sharing)
  const found: NewWay[] = []
  for (const { isIn, name, refusal } of all.values()) {
    if (!isIn || refusal === undefined) continue
    const { newWay } = await askAsNobody(askAboutKeptKey, { refusal })
    if (newWay !== null) found.push({ name, refusal, ...newWay })
  }
  return found
}
