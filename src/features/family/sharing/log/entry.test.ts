// K4, K7, K8: what an entry is bound to. The format is that of every plan that is shared already, so it is pinned byte by byte.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDevice } from '../acts/start-sharing.ts'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { deriveSealKey, PROTOCOL } from '../keys/derive-keys.ts'
import { sign } from '../keys/device-keys.ts'
import { join, open, seal, withLength } from '../keys/seal.ts'
import { type Entry, hashEntry, NOTHING_BEFORE, openEntry, type Place, previousOf, sealEntry } from './entry.ts'

const PLACE: Place = { notebook: 'our-notebook', epoch: 2, number: 5 }
const PREVIOUS = toBase64Url(new Uint8Array(32).fill(7))
const UPDATE = new Uint8Array([1, 2, 3])
const PLACE_WORDS = `${PROTOCOL} entry our-notebook 2 5 ${PREVIOUS}`

let anna: Awaited<ReturnType<typeof makeDevice>>
let key: CryptoKey
let entry: Entry

beforeAll(async () => {
  anna = await makeDevice('Anna')
  key = await deriveSealKey(new Uint8Array(32).fill(1), 'content')
  entry = { author: anna.keys.id, day: '2026-11-22', statements: [], isWhole: false, update: UPDATE }
})

const byAnna = async () => anna.device.signing
const write = () => sealEntry(key, anna.keys, PLACE, PREVIOUS, entry)

test('what was written is read', async () => {
  const body = await write()
  expect(previousOf(body)).toBe(PREVIOUS)
  expect(await openEntry(key, PLACE, body, byAnna)).toEqual(entry)
})

test.each<Partial<Place>>([{ notebook: 'another' }, { epoch: 3 }, { number: 6 }])(
  'it opens in its own place alone, not at %o',
  async (other) => {
    await expect(openEntry(key, { ...PLACE, ...other }, await write(), byAnna)).rejects.toThrow()
  },
)

test('it opens behind the entry that it names alone', async () => {
  const body = await write()
  body.set(fromBase64Url(NOTHING_BEFORE))
  await expect(openEntry(key, PLACE, body, byAnna)).rejects.toThrow()
})

test('its author is asked for, and must have signed it', async () => {
  const stranger = await makeDevice('Stranger')
  const body = await write()
  const asked: string[] = []
  const nobody = async ({ author }: Entry) => void asked.push(author)
  await expect(openEntry(key, PLACE, body, nobody)).rejects.toThrow('nobody of ours')
  expect(asked).toEqual([anna.keys.id])
  await expect(openEntry(key, PLACE, body, async () => stranger.device.signing)).rejects.toThrow('forged')
})

describe('the format', () => {
  const about = () => ({ author: anna.keys.id, day: '2026-11-22', statements: [], isWhole: false })

  /** An entry as the paper describes it, put together without the code under test. */
  async function writeByHand({ signedWords = PLACE_WORDS, update = UPDATE } = {}): Promise<Uint8Array<ArrayBuffer>> {
    const content = join([withLength(new TextEncoder().encode(JSON.stringify(about()))), withLength(update)])
    const signature = await sign(
      anna.keys.signing.privateKey,
      join([new TextEncoder().encode(`${signedWords}\n`), content]),
    )
    const packed = new Blob([signature, content]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    const plain = new Uint8Array(await new Response(packed).arrayBuffer())
    return join([fromBase64Url(PREVIOUS), await seal(key, plain, PLACE_WORDS)])
  }

  test('is that of the paper', async () => {
    expect(await openEntry(key, PLACE, await writeByHand(), byAnna)).toEqual(entry)
    // What is sealed opens under the words of its place.
    const body = await write()
    await open(key, body.slice(32), PLACE_WORDS)
  })

  test('signs the place with the words: signed elsewhere it is forged', async () => {
    const moved = await writeByHand({ signedWords: PLACE_WORDS.replace(' 5 ', ' 4 ') })
    await expect(openEntry(key, PLACE, moved, byAnna)).rejects.toThrow('forged')
  })

  test('what swells beyond a megabyte is given up, however small it came', async () => {
    const bomb = await writeByHand({ update: new Uint8Array(1024 * 1024) })
    expect(bomb.length).toBeLessThan(4_000)
    await expect(openEntry(key, PLACE, bomb, byAnna)).rejects.toThrow('too large')
    const large = await writeByHand({ update: new Uint8Array(1000 * 1024) })
    expect((await openEntry(key, PLACE, large, byAnna)).update).toHaveLength(1000 * 1024)
  })
})

test('K8: its hash is of all its bytes, its notebook and its number', async () => {
  const body = await write()
  const words = createHash('sha256').update(`${PROTOCOL} our-notebook 5\n`).update(body).digest('base64url')
  expect(await hashEntry(PLACE, body)).toBe(words)
})
