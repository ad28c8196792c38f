// Reads what the server hands over, entry by entry, and believes nothing of it that the log does not prove: each entry follows on
// the one before it, opens for its own place, and is signed by a device that may write (K5, K7, K8).
import { fromBase64Url } from '../keys/base64url.ts'
import { type Carers, hearAll, mayWrite } from './carers.ts'
import { type Entry, hashEntry, openEntry, type Place, previousOf } from './entry.ts'

/** How far a device has read. */
export interface Head {
  number: number
  hash: string
}

export interface SentEntry {
  number: number
  epoch: number
  /** base64url */
  body: string
}

export type Reading =
  | { kind: 'read'; entry: Entry; head: Head; carers: Carers }
  /** It stands in its place, but is not to be believed or cannot be opened: what it wanted to change is left out. */
  | { kind: 'put-aside'; head: Head }
  /** It does not follow on what this device has read: the server hands over another history. */
  | { kind: 'other-history' }

/** @param findContentKey of an epoch; undefined when this device does not hold it */
export async function readEntry(
  { number, epoch, body }: SentEntry,
  head: Head,
  carers: Carers,
  findContentKey: (epoch: number) => Promise<CryptoKey | undefined>,
): Promise<Reading> {
  const bytes = bytesOf(body)
  const place: Place = { notebook: carers.notebook, epoch, number }
  const follows = number === head.number + 1 && bytes !== null && previousOf(bytes) === head.hash
  // Only an entry that holds everything before it may stand behind a gap.
  const mayStandAlone = number > head.number + 1
  if (bytes === null || !(follows || mayStandAlone)) return { kind: 'other-history' }

  const next: Head = { number, hash: await hashEntry(place, bytes) }
  const key = await findContentKey(epoch)
  const opened = key && (await openForWriter(key, place, bytes, carers))
  if (opened === undefined || opened === null)
    return follows ? { kind: 'put-aside', head: next } : { kind: 'other-history' }
  if (!follows && !opened.entry.isWhole) return { kind: 'other-history' }
  return { kind: 'read', head: next, ...opened }
}

async function openForWriter(
  key: CryptoKey,
  place: Place,
  bytes: Uint8Array<ArrayBuffer>,
  before: Carers,
): Promise<{ entry: Entry; carers: Carers } | null> {
  let carers = before
  const findKey = async ({ author, statements }: Entry) => {
    carers = await hearAll(before, statements)
    // Whoever leaves says so in their last entry; whoever joins, in their first.
    const isWriter = mayWrite(before, author) || mayWrite(carers, author)
    return isWriter ? carers.all.get(author)?.signing : undefined
  }
  try {
    return { entry: await openEntry(key, place, bytes, findKey), carers }
  } catch {
    return null
  }
}

function bytesOf(body: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64Url(body)
  } catch {
    return null
  }
}
