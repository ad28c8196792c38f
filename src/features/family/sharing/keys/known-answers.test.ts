// The same secrets give the same keys for ever, and other programs come to them too: the answers below are those of OpenSSL.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  hkdfSync,
  sign as signElsewhere,
} from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { deriveBytes, deriveSealKey, PROTOCOL } from './derive-keys.ts'
import { exportPrivate, exportPublic, isSignedBy, makeDeviceKeys, makeSigningPair, sign } from './device-keys.ts'
import { open, readWithLength, seal, withLength } from './seal.ts'
import { openBox, sealFor } from './sealed-box.ts'

const SECRET = Uint8Array.from({ length: 32 }, (_nothing, index) => index)
const PLACE = `${PROTOCOL} entry book 1 1 -`
const WORDS = new TextEncoder().encode('phones sleep downstairs')

it.each([
  ['access', '7LgUu-Mrfq7r7_VhlygvWqvHtdtgxRh1m-Dbhg7gwuE'],
  ['content', 'euq63bCqJkAmiRebRPk-9gF0BDsXDlYki1eMyT-_Eac'],
  ['invitation', '22BoMDRzfLgn0tgwXDfBAcJb3vzU_D8XPtW_Gu8b1vY'],
  ['preview', 'sh4yYMKO3SfuqOFBE-xvnh-a1o9kH0Iz1ccuFDFJU_4'],
  ['parcel', 'mSViz8mfFL8TiFVQyvjq8TW8h93B3Dyg_LFRcBztfrU'],
  ['box', 'HU0SAtyw_92YvFG_XLMTa28ZB2chzGQTFxyr_Fy-Baw'],
  ['hello', '346y3rmFzrlgW4SxuIFOTBEJkOpStjBtOkedqLJ8ZJU'],
] as const)('K6: the key for %s comes apart from the others by HKDF', async (purpose, key) => {
  expect(toBase64Url(await deriveBytes(SECRET, purpose))).toBe(key)
})

it('K7: what another program sealed opens here', async () => {
  const sealed = sealElsewhere('phones sleep downstairs')
  expect(toBase64Url(sealed.slice(-16))).toBe('zN69ae1fxxVVFaK3WYK5JQ')
  expect(await open(await deriveSealKey(SECRET, 'content'), sealed, PLACE)).toEqual(WORDS)
})

it('K7: what is sealed here opens in another program, in steps of 1 kB, and never twice the same', async () => {
  const key = await deriveSealKey(SECRET, 'content')
  const [sealed, again] = [await seal(key, WORDS, PLACE), await seal(key, WORDS, PLACE)]
  expect(sealed.length - 12 - 16).toBe(1024)
  expect(toBase64Url(again)).not.toBe(toBase64Url(sealed))
  const decipher = createDecipheriv('aes-256-gcm', contentKey(), sealed.slice(0, 12))
  decipher.setAAD(new TextEncoder().encode(PLACE)).setAuthTag(sealed.slice(-16))
  const padded = Buffer.concat([decipher.update(sealed.slice(12, -16)), decipher.final()])
  expect(padded.subarray(4, 4 + WORDS.length).toString()).toBe('phones sleep downstairs')
})

it('K7: one bit changed, a byte cut off, another place or another key: it does not open', async () => {
  const key = await deriveSealKey(SECRET, 'content')
  const sealed = await seal(key, WORDS, PLACE)
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 0, max: 7 }), async (at, bit) => {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ (1 << bit)
      await expect(open(key, changed, PLACE)).rejects.toThrow()
    }),
    { numRuns: 40 },
  )
  await expect(open(key, sealed.slice(0, -1), PLACE)).rejects.toThrow()
  await expect(open(key, sealed, `${PLACE}2`)).rejects.toThrow()
  await expect(open(await deriveSealKey(SECRET, 'parcel'), sealed, PLACE)).rejects.toThrow()
})

it('K4: a signature holds for its words and its key alone', async () => {
  const [own, other] = [await makeDeviceKeys(), await makeDeviceKeys()]
  const signature = await sign(own.signing.privateKey, WORDS)
  const ownKey = await exportPublic(own.signing.publicKey)
  expect(await isSignedBy(ownKey, signature, WORDS)).toBe(true)
  expect(await isSignedBy(await exportPublic(other.signing.publicKey), signature, WORDS)).toBe(false)
  expect(await isSignedBy(ownKey, signature, WORDS.slice(1))).toBe(false)
  expect(await isSignedBy('no key', signature, WORDS)).toBe(false)
})

it('K4: the private halves of a device cannot be read out', async () => {
  const { signing, agreeing } = await makeDeviceKeys()
  await expect(crypto.subtle.exportKey('pkcs8', signing.privateKey)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('pkcs8', agreeing.privateKey)).rejects.toThrow()
})

it('K4: what another program signs counts here, and a device is known by the first half of the hash of its key', async () => {
  const signing = await makeSigningPair({ readable: true })
  const publicKey = await exportPublic(signing.publicKey)
  const key = createPrivateKey({
    key: Buffer.from(await exportPrivate(signing.privateKey), 'base64url'),
    format: 'der',
    type: 'pkcs8',
  })
  const words = Buffer.concat([Buffer.from(`${PROTOCOL} signed\n`), WORDS])
  const signature = signElsewhere('sha256', words, { key, dsaEncoding: 'ieee-p1363' })
  expect(await isSignedBy(publicKey, signature, WORDS)).toBe(true)
  const own = await makeDeviceKeys()
  const ownKey = Buffer.from(await exportPublic(own.signing.publicKey), 'base64url')
  const id = createHash('sha256').update(ownKey).digest().subarray(0, 16).toString('base64url')
  expect(own.id).toBe(id)
})

it('K6: a key that seals cannot be read out', async () => {
  await expect(crypto.subtle.exportKey('raw', await deriveSealKey(SECRET, 'content'))).rejects.toThrow()
})

it('K7: a length that reaches beyond what is there is noticed', () => {
  const whole = withLength(WORDS)
  expect(readWithLength(whole, 0)).toEqual({ part: WORDS, end: whole.length })
  expect(() => readWithLength(whole.slice(0, -1), 0)).toThrow('cut')
})

it('K9: a box opens for its device and its lock alone', async () => {
  const [own, other] = [await makeDeviceKeys(), await makeDeviceKeys()]
  const box = await sealFor(await exportPublic(own.agreeing.publicKey), WORDS, 'lock 2')
  expect(await openBox(own.agreeing.privateKey, box, 'lock 2')).toEqual(WORDS)
  await expect(openBox(other.agreeing.privateKey, box, 'lock 2')).rejects.toThrow()
  await expect(openBox(own.agreeing.privateKey, box, 'lock 3')).rejects.toThrow()
})

it('base64url comes back whole, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

function contentKey(): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', SECRET, '', `${PROTOCOL} content`, 32))
}

function sealElsewhere(words: string): Uint8Array<ArrayBuffer> {
  const nonce = Uint8Array.from({ length: 12 }, (_nothing, index) => index)
  const padded = Buffer.alloc(1024)
  padded.writeUInt32BE(words.length)
  padded.write(words, 4)
  const cipher = createCipheriv('aes-256-gcm', contentKey(), nonce)
  cipher.setAAD(new TextEncoder().encode(PLACE))
  return Uint8Array.from(Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]))
}
