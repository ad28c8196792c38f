// The headers of a page, for caches between us and a browser.
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'

const WORDS = 'help at hand'
const PAGES = new Map([
  [
    '/help',
    testPage(WORDS, {
      compressed: true,
      read: async (coding) => new Uint8Array(coding === 'gzip' ? gzipSync(WORDS) : Buffer.from(WORDS)),
    }),
  ],
])

test('a page varies by accepted encoding, so caches never mix up browsers', async () => {
  await using app = await createTestApp({ pages: PAGES })
  for (const encoding of ['gzip', 'identity']) {
    const { headers } = await app.request('/help', { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(headers.get('vary')).toContain('Accept-Encoding')
  }
  // A 304 has the header too: a cache stores its headers.
  const etag = (await app.request('/help')).headers.get('etag') ?? ''
  const same = await app.request('/help', { headers: { 'if-none-match': etag } })
  expect([same.status, same.headers.get('vary')]).toEqual([304, 'Accept-Encoding'])
})
