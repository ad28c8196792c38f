// K5, K7, K8: of what a server hands over only that is believed which the log itself proves.
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDevice } from '../acts/start-sharing.ts'
import { toBase64Url } from '../keys/base64url.ts'
import { deriveSealKey, makeSecret } from '../keys/derive-keys.ts'
import { exportPublic, makeSigningPair } from '../keys/device-keys.ts'
import { type Carers, hear, noCarers } from './carers.ts'
import { type Entry, hashEntry, sealEntry } from './entry.ts'
import { type Head, readEntry, type SentEntry } from './read-log.ts'
import { state } from './statements.ts'

const NOTEBOOK = 'our-notebook'
const HEAD: Head = { number: 4, hash: toBase64Url(new Uint8Array(32).fill(7)) }
const UPDATE = new Uint8Array([1, 2, 3])

type Made = Awaited<ReturnType<typeof makeDevice>>

let anna: Made
let stranger: Made
let key: CryptoKey
let family: Carers

beforeAll(async () => {
  anna = await makeDevice('Anna')
  stranger = await makeDevice('Stranger')
  key = await deriveSealKey(makeSecret(), 'content')
  const made = { kind: 'made', notebook: NOTEBOOK, device: anna.device } as const
  family = await hear(noCarers(NOTEBOOK), await state(anna.keys, made))
})

interface Written {
  by?: Made
  /** Whom the entry names as its author. */
  as?: Made
  at?: number
  previous?: string
  under?: CryptoKey
  about?: Partial<Entry>
}

async function write({ by = anna, as = by, at = 5, previous = HEAD.hash, under = key, about = {} }: Written = {}) {
  const entry: Entry = {
    author: as.keys.id,
    day: '2026-11-22',
    statements: [],
    isWhole: false,
    update: UPDATE,
    ...about,
  }
  const bytes = await sealEntry(under, by.keys, { notebook: NOTEBOOK, epoch: 1, number: at }, previous, entry)
  return { number: at, epoch: 1, body: toBase64Url(bytes), bytes }
}

const read = (sent: SentEntry, carers = family, head = HEAD) =>
  readEntry(sent, head, carers, async (epoch) => (epoch === 1 ? key : undefined))

/** The head once an entry has its place, believed or not. */
const headAfter = async ({ number, bytes }: Awaited<ReturnType<typeof write>>): Promise<Head> => ({
  number,
  hash: await hashEntry({ notebook: NOTEBOOK, number }, bytes),
})

test('an entry that follows, of somebody who may write, is read', async () => {
  const sent = await write()
  const reading = await read(sent)
  expect(reading).toMatchObject({ kind: 'read', head: await headAfter(sent), entry: { author: anna.keys.id } })
  expect(reading.kind === 'read' && [...reading.entry.update]).toEqual([...UPDATE])
})

describe('another history', () => {
  test.each([
    ['an entry that follows on another one', { previous: toBase64Url(new Uint8Array(32)) }],
    ['an entry in the place of the newest one', { at: HEAD.number }],
    ['an older one', { at: HEAD.number - 1 }],
    ['one behind a gap', { at: HEAD.number + 2 }],
  ])('is %s', async (_name, written) => {
    expect(await read(await write(written))).toEqual({ kind: 'other-history' })
  })

  test.each([HEAD.number - 1, HEAD.number, HEAD.number + 1])(
    'is one that holds everything, in a place that is taken or next: an older state comes back by nobody (at %i)',
    async (at) => {
      const previous = toBase64Url(new Uint8Array(32))
      expect(await read(await write({ at, previous, about: { isWhole: true } }))).toEqual({ kind: 'other-history' })
    },
  )

  test('is what is not even text of ours', async () => {
    for (const number of [5, 6]) expect(await read({ number, epoch: 1, body: '!' })).toEqual({ kind: 'other-history' })
  })

  test('is an entry behind a gap that cannot be opened, or that nobody of ours wrote', async () => {
    const foreign = await deriveSealKey(makeSecret(), 'content')
    for (const written of [{ under: foreign }, { by: stranger }]) {
      const sent = await write({ at: 9, about: { isWhole: true }, ...written })
      expect(await read(sent)).toEqual({ kind: 'other-history' })
    }
  })
})

test('an entry that holds everything before it may stand behind a gap', async () => {
  const sent = await write({ at: 9, about: { isWhole: true }, previous: toBase64Url(new Uint8Array(32)) })
  expect(await read(sent)).toMatchObject({ kind: 'read', head: await headAfter(sent) })
})

describe('put aside, and the next one may follow on it, is', () => {
  test.each([
    ['what was sealed with another key', async () => ({ under: await deriveSealKey(makeSecret(), 'content') })],
    ['what somebody wrote who is not in', async () => ({ by: stranger })],
    ['what somebody wrote in the name of another', async () => ({ by: stranger, as: anna })],
  ])('%s', async (_name, written) => {
    const sent = await write(await written())
    expect(await read(sent)).toEqual({ kind: 'put-aside', head: await headAfter(sent) })
  })

  test('what is of a lock whose key this device does not hold', async () => {
    const sent = await write()
    expect(await read({ ...sent, epoch: 2 })).toMatchObject({ kind: 'put-aside' })
  })

  test('what was moved to another place in the log', async () => {
    const sent = await write({ at: 6 })
    expect(await read({ ...sent, number: 5 })).toMatchObject({ kind: 'put-aside' })
  })
})

test('whoever leaves says so in their last entry, and whoever joins in their first', async () => {
  const pair = await makeSigningPair({ readable: true })
  const invitation = { invitation: 'i', signing: await exportPublic(pair.publicKey), hello: 'h' }
  const by = anna.keys.id
  const open = await hear(family, await state(anna.keys, { kind: 'invited', notebook: NOTEBOOK, by, ...invitation }))
  const joins = { kind: 'joined', notebook: NOTEBOOK, device: stranger.device, invitation: 'i' } as const
  const joined = await state(stranger.keys, joins, pair.privateKey)
  const first = await read(await write({ by: stranger, about: { statements: [joined] } }), open)
  if (first.kind !== 'read') throw new Error(first.kind)
  expect(first.carers.all.get(stranger.keys.id)?.isIn).toBe(true)

  const left = await state(stranger.keys, { kind: 'left', notebook: NOTEBOOK, by: stranger.keys.id })
  const last = await write({ by: stranger, at: 6, previous: first.head.hash, about: { statements: [left] } })
  const reading = await read(last, first.carers, first.head)
  if (reading.kind !== 'read') throw new Error(reading.kind)
  expect(reading.carers.all.get(stranger.keys.id)?.isIn).toBe(false)
  const after = await write({ by: stranger, at: 7, previous: reading.head.hash })
  expect(await read(after, reading.carers, reading.head)).toMatchObject({ kind: 'put-aside' })
})

test('what an entry that is put aside says of carers is not heard', async () => {
  const left = await state(anna.keys, { kind: 'left', notebook: NOTEBOOK, by: anna.keys.id })
  const reading = await read(await write({ by: stranger, about: { statements: [left] } }))
  expect(reading).not.toHaveProperty('carers')
})
