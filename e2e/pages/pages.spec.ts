// What the server hands out: statuses, policy, caching, and pages that hydrate.

import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, splitPath } from '#src/shared/languages.ts'
import { RESULTS_CSV_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'
import type { RunningServer } from '../../testing/servers/server.ts'
import { expect, test, type Visit } from '../fixtures.ts'

const manifest = SiteManifest.parse(JSON.parse(await readFile(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
const pages = manifest.files.filter(
  ({ type, path }) => type.startsWith('text/html') && !path.includes('/__') && splitPath(path).path !== '/404',
)
/** In other languages one page of each kind is enough, because the code is the same. */
const OPENED_IN_EACH_LANGUAGE = ['/', '/help', '/plan', '/login', '/digitalLaunchpad/modules/module1/lessons/1.1']
const opened = pages.filter(({ path: address }) => {
  const { language, path } = splitPath(address)
  return language === DEFAULT_LANGUAGE || OPENED_IN_EACH_LANGUAGE.includes(path)
})
/** What one tab goes through, so that two share the work. */
const PART = 120
/** Made when they are asked for, so in no file. */
const MADE_ON_REQUEST = ['/newsletter/feed.xml', RESULTS_CSV_PATH]

/** A request whose path arrives as it is written, which `fetch` would tidy up. */
function rawGet(
  server: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

/** One tab goes through all of a part: a window and a process for each page cost more than the page. */
async function openOneByOne({ page, troubles }: Visit, site: string, paths: string[]): Promise<void> {
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).host))
  for (const path of paths) {
    const answer = await openPage(page, path)
    expect([path, ...hosts]).toEqual([path, new URL(site).host])
    expect([path, ...troubles]).toEqual([path])
    expect(answer?.status(), path).toBe(200)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('main'), path).toHaveCount(1)
    await expect(page.locator('html'), path).toHaveAttribute('lang', LANGUAGES[splitPath(path).language].tag)
  }
}

for (const language of BUILT_LANGUAGES) {
  const paths = opened.map(({ path }) => path).filter((path) => splitPath(path).language === language)
  for (let start = 0; start < paths.length; start += PART) {
    test(`pages in ${language} from number ${start + 1} on hydrate quietly, use only our host, have one h1`, async ({
      server,
      newVisitor,
    }) => {
      test.slow()
      expect(paths.length).toBeGreaterThanOrEqual(OPENED_IN_EACH_LANGUAGE.length)
      await openOneByOne(await newVisitor(), server.url, paths.slice(start, start + PART))
    })
  }
}

test('every link leads to an existing page, and changes the language only where it says so', async () => {
  await test.step('to a page that is there', async () => {
    const known = new Set([...manifest.files.map(({ path }) => path), ...MADE_ON_REQUEST])
    for (const { file } of pages) {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      const targets = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, target]) => target as string)
      expect(
        targets.filter((target) => !known.has(target)),
        file,
      ).toEqual([])
    }
  })
  await test.step('to English only where it says so', async () => {
    const translated = pages.filter(({ path }) => splitPath(path).language !== DEFAULT_LANGUAGE)
    expect(translated.length).toBeGreaterThan(100)
    for (const { path, file } of translated) {
      const html = await readFile(join(SITE_FOLDER, file), 'utf8')
      const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link).filter((link) => !/\bhreflang=/i.test(link))
      const targets = links.flatMap((link) => /\shref="(\/[^"#?]*)/.exec(link)?.[1] ?? [])
      const { language } = splitPath(path)
      const astray = targets.filter((target) => splitPath(target).language !== language)
      expect(
        astray.filter((target) => !MADE_ON_REQUEST.includes(target)),
        file,
      ).toEqual([])
    }
  })
})

test('a picture in sight is asked for in the head of its page, not behind the scripts', async () => {
  const waiting: string[] = []
  let inSight = 0
  for (const { path, file } of pages) {
    const html = await readFile(join(SITE_FOLDER, file), 'utf8')
    const preloads = [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    for (const [image] of html.matchAll(/<img [^>]*fetchPriority="high"[^>]*>/g)) {
      inSight += 1
      const src = /\ssrc="([^"]+)"/.exec(image)?.[1]
      if (!preloads.includes(src)) waiting.push(`${path}: ${src}`)
    }
  }
  expect(inSight).toBeGreaterThan(100)
  expect(waiting).toEqual([])
})

test('an unknown path, focus area, toolkit and tool answer 404 and show it', async ({ newVisitor }) => {
  const { page } = await newVisitor({ expected: /status of 404/ })
  for (const [path, words] of [
    ['/nothing/here', "Oops! The page you're looking for doesn't exist."],
    ['/nowhere/modules', 'Oops! Toolkit Loading Failed.'],
    ['/digitalLaunchpad/modules/module9', 'Oops! Toolkit Details Failed to Load.'],
    ['/digitalLaunchpad/modules/module1/lessons/9.9', 'Error: There is no tool at this address.'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await page.getByText(words).waitFor()
  }
})

test('every page has one policy with no other host; an injected script does not run', async ({
  server,
  newVisitor,
}) => {
  const hash = "'sha256-[\\w+/]{43}='"
  const wanted = [
    "default-src 'self'",
    `script-src 'self'(?: ${hash})+`,
    `style-src 'self'(?: ${hash})*`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "media-src 'none'",
    'report-uri /api/csp-report',
    'report-to csp',
  ]
  for (const { path } of pages) {
    const policy = String((await rawGet(server, path)).headers['content-security-policy'])
    expect(policy, path).toMatch(new RegExp(`^${wanted.join('; ')}$`))
  }

  await test.step('an injected script', async () => {
    const { page } = await newVisitor({ expected: /Content Security Policy/ })
    await page.goto('/')
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.head.append(script)
      await new Promise((resolve) => setTimeout(resolve, 50))
      return 'injected' in window
    })
    expect(ran).toBe(false)
  })
})

test('no spelling of a path reaches a file beside the table', async ({ server }) => {
  const spellings = [
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/%252e%252e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00.js',
    '//etc/passwd',
    '/../../package.json',
    '/.git/config',
    '/.env',
    '/manifest.json',
    '/index.html.br',
  ]
  for (const path of spellings) {
    const { status, body } = await rawGet(server, path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(body.toString(), path).not.toContain('"dependencies"')
  }
})

test('assets are immutable, pages revalidated and compressed, and API answers never stored', async ({ server }) => {
  const asset = manifest.files.find(({ path }) => path.endsWith('.js'))?.path ?? ''
  expect((await rawGet(server, asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await rawGet(server, '/')).headers['cache-control']).toBe('no-cache')
  expect((await rawGet(server, '/api/settings')).headers['cache-control']).toBe('no-store')
  const deception = await rawGet(server, '/api/auth/progress/x.css')
  expect([deception.status, deception.headers['cache-control']]).toEqual([404, 'no-store'])

  await test.step('compressed as the browser accepts, and not again when unchanged', async () => {
    const plain = (await rawGet(server, '/')).body.toString()
    const brotli = await rawGet(server, '/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
    const gzip = await rawGet(server, '/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(gzip.body).toString()).toBe(plain)
    const again = await rawGet(server, '/', { 'if-none-match': String(brotli.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const tool = '/api/curriculum/digitalLaunchpad/module1/1.1'
    const first = await rawGet(server, tool)
    expect((await rawGet(server, tool, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  })
  await test.step('no other header changes an answer', async () => {
    const strange = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-original-url': '/help',
      'x-rewrite-url': '/help',
      'x-http-method-override': 'DELETE',
      host: 'evil.example',
    }
    for (const path of ['/', '/help', '/api/settings']) {
      const [usual, odd] = await Promise.all([rawGet(server, path), rawGet(server, path, strange)])
      expect(odd.status, path).toBe(usual.status)
      expect(odd.body.equals(usual.body), path).toBe(true)
    }
  })
})
