// What search engines are told, and the address that stands in the pages.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { testPage } from '../../../testing/api/test-page.ts'
import { compressPages } from './compress-pages.ts'
import { fillPages, ORIGIN_PLACEHOLDER } from './public-url.ts'

const ISSUE = '/newsletter/give-the-phones-a-bed'
const env = { PUBLIC_URL: 'https://handrail.example' }

test('F-3: the sitemap lists what may be found, and an issue with its day once it is sent', async () => {
  const pages = new Map([
    ['/help', testPage('', { listed: {} })],
    [ISSUE, testPage('', { listed: { day: '2026-11-28' } })],
    ['/account', testPage('')],
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
    ['/help', testPage(words, { namesOrigin: true })],
    ['/pl/help', testPage(words, { namesOrigin: true })],
    ['/account', testPage('as it is')],
  ])
  const asked: string[] = []
  const pages = fillPages(built, { origin: env.PUBLIC_URL, operator: null }, (path) => asked.push(path))
  expect(pages.get('/account')).toBe(built.get('/account'))
  await using app = await createTestApp({ env, pages })
  const ask = async (encoding: string, path = '/help') => {
    const { headers, body } = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
    const bytes = await new Response(body).arrayBuffer()
    const plain = new Response(bytes).body as ReadableStream<Uint8Array<ArrayBuffer>>
    const readable =
      encoding === 'identity'
        ? plain
        : plain.pipeThrough(new DecompressionStream(encoding === 'br' ? 'brotli' : 'gzip'))
    return {
      etag: headers.get('etag'),
      coding: headers.get('content-encoding'),
      size: bytes.byteLength,
      text: await new Response(readable).text(),
    }
  }
  const expected = words.replaceAll(ORIGIN_PLACEHOLDER, env.PUBLIC_URL)
  const atOnce = await ask('identity')
  expect(atOnce).toMatchObject({ coding: null, text: expected })
  // A browser that knew the site by another address asks for what it has: that is another page.
  const moved = fillPages(built, { origin: 'https://elsewhere.example', operator: null }).get('/help')?.etag
  const named = fillPages(built, { origin: env.PUBLIC_URL, operator: { name: 'Kent Online', contact: null } })
  const etags = [atOnce.etag, moved, named.get('/help')?.etag, built.get('/help')?.etag]
  expect(new Set(etags).size).toBe(4)
  const quick = await ask('br')
  expect(quick).toMatchObject({ coding: 'br', text: expected, etag: atOnce.etag })
  // Made once, however many ask before it is compressed for good.
  expect(await Promise.all([ask('br'), ask('identity')])).toEqual([quick, atOnce])
  expect(asked).toEqual(['/help'])
  await compressPages(pages, ['/help'])
  for (const coding of ['br', 'gzip']) {
    expect(await ask(coding)).toMatchObject({ coding, text: expected, etag: atOnce.etag })
  }
  expect((await ask('br')).size).toBeLessThan(quick.size)
  expect(await ask('identity')).toEqual(atOnce)
  expect(asked).toEqual(['/help'])
  expect((await ask('br', '/pl/help')).text).toBe(expected)
  expect(asked).toEqual(['/help', '/pl/help'])
})

test('F-3: crawlers are told where the list is and what has nothing to find, and may keep both for an hour', async () => {
  await using app = await createTestApp({ env, pages: new Map() })
  const robots = await app.request('/robots.txt')
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://handrail.example/sitemap.xml\n')
  for (const { headers } of [robots, await app.request('/sitemap.xml')]) {
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  }
})
