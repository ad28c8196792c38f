// K9: the keys of a new lock come from the maker, for this device, this plan and this lock, or not at all.
import { beforeAll, expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from '../keys/base64url.ts'
import { makeSecret, PROTOCOL } from '../keys/derive-keys.ts'
import { sign } from '../keys/device-keys.ts'
import { openBox, sealFor } from '../keys/sealed-box.ts'
import { packLocks, unpackLocks } from './lock-box.ts'
import { makeDevice } from './start-sharing.ts'

const NOTEBOOK = 'our-notebook'
const LOCKS = [1, 2].map((epoch) => ({ epoch, secret: makeSecret() }))

type Made = Awaited<ReturnType<typeof makeDevice>>
let maker: Made
let gran: Made
let ben: Made

beforeAll(async () => {
  maker = await makeDevice('Anna')
  gran = await makeDevice('Gran')
  ben = await makeDevice('Ben')
})

const pack = (by = maker, receiver = gran) => packLocks(NOTEBOOK, LOCKS, by.keys, receiver.device)
const unpack = (box: string, { notebook = NOTEBOOK, epoch = 2, keys = gran.keys } = {}) =>
  unpackLocks(notebook, epoch, box, keys, maker.device)

test('the device that a box is for has every lock so far', async () => {
  expect(await unpack(await pack())).toEqual(LOCKS)
})

test('a box of somebody else holds nothing, nor one for another device, plan or lock', async () => {
  expect(await unpack(await pack(ben))).toEqual([])
  const box = await pack()
  expect(await unpack(box, { keys: ben.keys })).toEqual([])
  expect(await unpack(box, { notebook: 'another' })).toEqual([])
  expect(await unpack(box, { epoch: 3 })).toEqual([])
  for (const nothing of ['', '!', toBase64Url(makeSecret())]) expect(await unpack(nothing)).toEqual([])
})

/** What the maker signed for one device, put into a box for another. */
async function sealAnew(words: object, place = `${PROTOCOL} lock ${NOTEBOOK} 2`): Promise<string> {
  return toBase64Url(await sealFor(gran.device.agreeing, new TextEncoder().encode(JSON.stringify(words)), place))
}

test('what the maker signed for another device does not count for this one', async () => {
  const forBen = await openBox(
    ben.keys.agreeing.privateKey,
    fromBase64Url(await pack(maker, ben)),
    `${PROTOCOL} lock ${NOTEBOOK} 2`,
  )
  const words = JSON.parse(new TextDecoder().decode(forBen))
  expect(Object.keys(words)).toEqual(['locks', 'signature'])
  expect(await unpack(await sealAnew(words))).toEqual([])
})

test('what is signed names the plan, the newest lock, the device and the locks, as it always did', async () => {
  const locks = JSON.stringify(LOCKS.map(({ epoch, secret }) => ({ epoch, secret: toBase64Url(secret) })))
  const signed = async (words: string) => {
    const signature = await sign(maker.keys.signing.privateKey, new TextEncoder().encode(words))
    return unpack(await sealAnew({ locks, signature: toBase64Url(signature) }))
  }
  expect(await signed(`lock ${NOTEBOOK} 2 ${gran.keys.id} ${locks}`)).toEqual(LOCKS)
  for (const other of [
    `lock another 2 ${gran.keys.id}`,
    `lock ${NOTEBOOK} 1 ${gran.keys.id}`,
    `lock ${NOTEBOOK} 2 x`,
  ]) {
    expect(await signed(`${other} ${locks}`)).toEqual([])
  }
})
