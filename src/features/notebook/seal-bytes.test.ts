import { expect, test } from 'vitest'
import { importSealKey, openBytes, sealBytes } from './seal-bytes.ts'

const WORDS = new TextEncoder().encode('phones sleep in the kitchen')

test('what is sealed twice looks different each time, and opens to the same', async () => {
  const key = await importSealKey(crypto.getRandomValues(new Uint8Array(32)))
  const [one, other] = await Promise.all([sealBytes(key, WORDS), sealBytes(key, WORDS)])
  // With one nonce for both, whoever has both learns what was written.
  expect(one.slice(0, 12)).not.toEqual(other.slice(0, 12))
  expect(one.slice(12)).not.toEqual(other.slice(12))
  expect(await openBytes(key, one)).toEqual(await openBytes(key, other))
})

test('the key cannot be read out again', async () => {
  const key = await importSealKey(crypto.getRandomValues(new Uint8Array(32)))
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('another key, and a changed byte, open nothing', async () => {
  const [key, other] = await Promise.all([importSealKey(new Uint8Array(32)), importSealKey(new Uint8Array(32).fill(1))])
  const sealed = await sealBytes(key, WORDS)
  await expect(openBytes(other, sealed)).rejects.toThrow()
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = sealed.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(openBytes(key, changed), `byte ${at}`).rejects.toThrow()
  }
})
