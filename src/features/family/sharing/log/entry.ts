// One entry of the log: what a device tells the others, signed by it, and sealed for a place in the log that cannot be changed.
// On the line it is the hash of the entry before it, then what is sealed.
import * as z from 'zod/mini'
import { Day } from '#src/features/family/notebook/notebook-table.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { PROTOCOL, sha256 } from '../keys/derive-keys.ts'
import { type DeviceKeys, isSignedBy, SIGNATURE_BYTES, sign } from '../keys/device-keys.ts'
import { join, open, readWithLength, seal, withLength } from '../keys/seal.ts'
import { Statement } from './statements.ts'

/** Where an entry stands. */
export interface Place {
  notebook: string
  epoch: number
  number: number
}

const HASH_BYTES = 32
/** What the first entry names as the one before it. */
export const NOTHING_BEFORE = toBase64Url(new Uint8Array(HASH_BYTES))

const About = z.object({
  author: z.string().check(z.maxLength(100)),
  /** ISO day on the author's device; nothing finer is told (K11). */
  day: Day,
  statements: z.array(Statement).check(z.maxLength(200)),
  /** The update holds everything before it too, so that the server may drop that. */
  isWhole: z.boolean(),
})

export interface Entry extends z.infer<typeof About> {
  /** A Yjs update, or nothing. */
  update: Uint8Array<ArrayBuffer>
}

const ENTRY_BYTES_MOST = 1024 * 1024

/** @param previous the hash of the entry before it: whoever holds one entry has the whole log held (K8) */
export async function sealEntry(
  key: CryptoKey,
  keys: DeviceKeys,
  place: Place,
  previous: string,
  { update, ...about }: Entry,
): Promise<Uint8Array<ArrayBuffer>> {
  const words = placeWords(place, previous)
  const content = join([withLength(new TextEncoder().encode(JSON.stringify(about))), withLength(update)])
  const signature = await sign(keys.signing.privateKey, signed(words, content))
  return join([fromBase64Url(previous), await seal(key, await squeeze(join([signature, content])), words)])
}

/** The hash of the entry before it, as this one says; whether that is true shows when it opens. */
export function previousOf(body: Uint8Array): string {
  return toBase64Url(body.slice(0, HASH_BYTES))
}

/**
 * Opens an entry and finds out who wrote it; whether they may is for `carers.ts` to say.
 * @param findKey the public signing key of an author; undefined for nobody of ours
 * @throws when it is cut, changed, from another place, too large, or not signed by its author
 */
export async function openEntry(
  key: CryptoKey,
  place: Place,
  body: Uint8Array<ArrayBuffer>,
  findKey: (entry: Entry) => Promise<string | undefined>,
): Promise<Entry> {
  const words = placeWords(place, previousOf(body))
  const plain = await stretch(await open(key, body.slice(HASH_BYTES), words))
  const content = plain.slice(SIGNATURE_BYTES)
  const about = readWithLength(content, 0)
  const { part: update } = readWithLength(content, about.end)
  const entry = { ...About.parse(JSON.parse(new TextDecoder().decode(about.part))), update }
  const signing = await findKey(entry)
  if (signing === undefined) throw new Error('nobody of ours')
  if (!(await isSignedBy(signing, plain.slice(0, SIGNATURE_BYTES), signed(words, content)))) throw new Error('forged')
  return entry
}

/** What the next entry names as the one before it. */
export async function hashEntry(
  { notebook, number }: Pick<Place, 'notebook' | 'number'>,
  body: Uint8Array,
): Promise<string> {
  const place = new TextEncoder().encode(`${PROTOCOL} ${notebook} ${number}\n`)
  return toBase64Url(await sha256(join([place, body])))
}

function placeWords({ notebook, epoch, number }: Place, previous: string): string {
  return `${PROTOCOL} entry ${notebook} ${epoch} ${number} ${previous}`
}

function signed(words: string, content: Uint8Array): Uint8Array {
  return join([new TextEncoder().encode(`${words}\n`), content])
}

function squeeze(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('deflate-raw'), bytes)
}

function stretch(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return through(new DecompressionStream('deflate-raw'), bytes)
}

/** @throws when more comes out than an entry may have: a few bytes can be made to swell without end */
async function through(
  stream: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough<Uint8Array>(stream as ReadableWritablePair)
    .getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > ENTRY_BYTES_MOST) {
      void reader.cancel()
      throw new RangeError('too large')
    }
    parts.push(next.value)
  }
  return join(parts)
}
