// What search engines are told, and the address that stands in the pages.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import type { PageFile } from './page-table.ts'
import { compressFilledPages, fillOrigin, ORIGIN_PLACEHOLDER } from './public-url.ts'

const ISSUE = '/newsletter/give-the-phones-a-bed'
const env = { PUBLIC_URL: 'https://handrail.example' }

function page(text: string, facts: Partial<PageFile> = {}): PageFile {
  return {
    bodies: { identity: new TextEncoder().encode(text) },
    type: 'text/html; charset=utf-8',
    etag: '"built"',
    cache: 'revalidate',
    contentPolicy: undefined,
    namesOrigin: true,
    listed: {},
    ...facts,
  }
}

test('F-3: the sitemap lists what may be found, and an issue with its day once it is sent', async () => {
  const pages = new Map([
    ['/help', page('')],
    [ISSUE, page('', { listed: { day: '2026-11-28' } })],
    ['/account', page('', { listed: undefined })],
  ])
  await using app = await createTestApp({ env, pages })
  const addresses = async () => {
    const map = await (await app.request('/sitemap.xml')).text()
    return [...map.matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => entry)
  }
  expect(await addresses()).toEqual(['<loc>https://handrail.example/help</loc>'])
  const now = app.services.clock().toISOString()
  await app.services.database.query
    .insertInto('newsletter_issue')
    .values({ slug: ISSUE.slice(12), slot: null, planned: 0, started_at: now, finished_at: null, created_at: now })
    .execute()
  expect(await addresses()).toEqual([
    '<loc>https://handrail.example/help</loc>',
    `<loc>https://handrail.example${ISSUE}</loc><lastmod>2026-11-28</lastmod>`,
  ])
})

test('the pages carry the address the operator gave, in every encoding and under a validator of their own', async () => {
  const words = `${ORIGIN_PLACEHOLDER}/help `.repeat(200)
  const built = new Map([
    ['/help', page(words)],
    ['/account', page('as it is', { namesOrigin: false })],
  ])
  const pages = fillOrigin(built, env.PUBLIC_URL)
  expect(pages.get('/account')).toBe(built.get('/account'))
  await using app = await createTestApp({ env, pages })
  const ask = async (encoding: string) => {
    const { headers, body } = await app.request('/help', { headers: { 'Accept-Encoding': encoding } })
    const bytes = await new Response(body).arrayBuffer()
    const plain = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>
    const readable =
      encoding === 'identity'
        ? plain
        : plain.pipeThrough(new DecompressionStream(encoding === 'br' ? 'brotli' : 'gzip'))
    return {
      etag: headers.get('etag'),
      coding: headers.get('content-encoding'),
      text: await new Response(readable).text(),
    }
  }
  const expected = words.replaceAll(ORIGIN_PLACEHOLDER, env.PUBLIC_URL)
  const atOnce = await ask('identity')
  expect(atOnce).toMatchObject({ coding: null, text: expected })
  expect(atOnce.etag).not.toBe('"built"')
  await compressFilledPages(pages)
  for (const coding of ['br', 'gzip']) {
    expect(await ask(coding)).toEqual({ coding, text: expected, etag: atOnce.etag })
  }
})
