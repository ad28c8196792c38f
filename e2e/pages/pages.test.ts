// What the server hands out: statuses, policy, caching, and pages that work without scripts.

import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SITE_FOLDER, SiteManifest } from '#src/server/edge/page-table.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, splitPath } from '#src/shared/languages.ts'
import { RESULTS_CSV_PATH } from '#src/shared/paths.ts'
import { openPage } from '../../testing/browser/open-page.ts'
import { openStage } from '../../testing/browser/stage.ts'
import { startVisit } from '../../testing/browser/visit.ts'
import { BUILT_LANGUAGES } from '../../testing/languages/built-languages.ts'

const manifest = SiteManifest.parse(JSON.parse(await readFile(join(SITE_FOLDER, 'manifest.json'), 'utf8')))
const pages = manifest.files.filter(
  ({ type, path }) => type.startsWith('text/html') && !path.includes('/__') && splitPath(path).path !== '/404',
)
/** Of other languages one of each kind: the code is the same. */
const OPENED_IN_EACH_LANGUAGE = ['/', '/help', '/plan', '/login', '/digitalLaunchpad/modules/module1/lessons/1.1']
const opened = pages.filter(({ path: address }) => {
  const { language, path } = splitPath(address)
  return language === DEFAULT_LANGUAGE || OPENED_IN_EACH_LANGUAGE.includes(path)
})
/** Each page is quiet for half a second before it is left, and other tabs go on meanwhile. */
const TABS = 3
/** Made when they are asked for, so in no file. */
const MADE_ON_REQUEST = ['/newsletter/feed.xml', RESULTS_CSV_PATH]

const stage = openStage()

/** A request whose path arrives as it is written, which `fetch` would tidy up. */
function rawGet(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  const { hostname, port } = new URL(stage.server.url)
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

/** One tab goes through all: a window and a process for each page cost more than the page. */
async function openOneByOne(waiting: string[]): Promise<void> {
  await using visit = await startVisit(stage.browser)
  const { page, troubles } = visit
  const hosts = new Set<string>()
  page.on('request', (asked) => hosts.add(new URL(asked.url()).host))
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await openPage(page, stage.server.url + path)
    await page.waitForLoadState('networkidle')
    expect([path, ...hosts]).toEqual([path, new URL(stage.server.url).host])
    expect([path, ...troubles]).toEqual([path])
    expect(answer?.status(), path).toBe(200)
    expect(await page.locator('h1').count(), path).toBe(1)
    expect(await page.locator('main').count(), path).toBe(1)
    expect(await page.locator('html').getAttribute('lang'), path).toBe(LANGUAGES[splitPath(path).language].tag)
  }
}

describe('every page', () => {
  test.each(BUILT_LANGUAGES)(
    '%s hydrates without a word in the console, asks only our own host (C10), and has one h1 and one main',
    { timeout: 180_000 },
    async (language) => {
      const waiting = opened.map(({ path }) => path).filter((path) => splitPath(path).language === language)
      expect(waiting.length).toBeGreaterThanOrEqual(OPENED_IN_EACH_LANGUAGE.length)
      await Promise.all(Array.from({ length: TABS }, () => openOneByOne(waiting)))
    },
  )

  test('every link inside the site leads to a page that is there', async () => {
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

  test('I-5: from a page of another language only what says so leads to English', async () => {
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

test.each([
  ['an unknown path', '/nothing/here', "Oops! The page you're looking for doesn't exist."],
  ['an unknown focus area', '/nowhere/modules', 'Oops! Toolkit Loading Failed.'],
  ['an unknown toolkit', '/digitalLaunchpad/modules/module9', 'Oops! Toolkit Details Failed to Load.'],
  ['an unknown tool', '/digitalLaunchpad/modules/module1/lessons/9.9', 'Error: Failed to fetch tool data.'],
])('%s answers 404 and shows it', async (_name, path, words) => {
  await using visit = await startVisit(stage.browser, { expected: /status of 404/ })
  const answer = await visit.page.goto(stage.server.url + path)
  expect(answer?.status()).toBe(404)
  await visit.page.getByText(words).waitFor()
})

test('while a page waits for its scripts its title says so, not only whose page it is', async () => {
  const answer = await fetch(`${stage.server.url}/digitalLaunchpad/modules/module1/lessons/9.9`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<title>Loading... | Handrail</title>')
})

test('a tool that is being fetched says "Loading...", and a failed one shows the words of the specification', async () => {
  await using visit = await startVisit(stage.browser, { expected: /status of (400|404)|Failed to load/ })
  const { page } = visit
  await openPage(page, `${stage.server.url}/digitalLaunchpad/modules/module1`)
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/curriculum/digitalLaunchpad/module1/1.2', async (route) => {
    await hold
    await route.fulfill({ status: 400, body: '{}' })
  })
  await page.locator('a[href$="/lessons/1.2"]').click()
  await page.getByText('Loading...').waitFor()
  letGo()
  await page.getByText('Error: Failed to fetch tool data.').waitFor()
})

test('without scripts every step of a tool can be read, and help can be called', async () => {
  await using visit = await startVisit(stage.browser, { javaScriptEnabled: false })
  const { page } = visit
  await page.goto(`${stage.server.url}/digitalLaunchpad/modules/module3/lessons/3.5`)
  expect(await page.locator('[data-step-heading]:visible').count()).toBe(5)
  await page.goto(`${stage.server.url}/help`)
  for (const number of ['999', '08001111', '08088005000']) {
    expect(await page.locator(`a[href="tel:${number}"]:visible`).count(), number).toBeGreaterThan(0)
  }
  // A press there would do nothing, and say nothing.
  for (const [path, place, words] of [
    ['/privacy', 'form noscript', 'This form needs JavaScript.'],
    ['/roadmap', 'form noscript', 'This form needs JavaScript.'],
    ['/set-up/roblox', 'form noscript', 'This form needs JavaScript.'],
    ['/login', 'main noscript', 'This page needs JavaScript.'],
  ] as const) {
    await page.goto(stage.server.url + path)
    expect(await page.locator(place).innerText(), path).toBe(words)
  }
  await page.goto(`${stage.server.url}/resources`)
  expect(await page.getByRole('button', { name: 'Download Checklist' }).count()).toBe(0)
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Read / })
      .count(),
  ).toBe(4)
})

test('what was typed or tapped before the page could answer is not lost', async () => {
  await using visit = await startVisit(stage.browser)
  const { page } = visit
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto(stage.server.url, { waitUntil: 'commit' })
  await page.getByRole('searchbox').pressSequentially('strangers')
  letGo()
  await page.getByText(/^\d tools? found$/).waitFor()
  await page.unroute('**/assets/entry.client-*.js')
})

test('J1, D5: every page has one policy: scripts and styles of ours alone, nobody else to ask, and a place for reports', async () => {
  const hash = "'sha256-[\\w+/]{43}='"
  const wanted = [
    "default-src 'none'",
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
    'report-uri /api/csp-report',
    'report-to csp',
  ]
  for (const { path } of pages) {
    const policy = String((await rawGet(path)).headers['content-security-policy'])
    expect(policy, path).toMatch(new RegExp(`^${wanted.join('; ')}$`))
  }
})

test('J1: an injected script does not run', async () => {
  await using visit = await startVisit(stage.browser, { expected: /Content Security Policy/ })
  await visit.page.goto(stage.server.url)
  const ran = await visit.page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    await new Promise((resolve) => setTimeout(resolve, 50))
    return 'injected' in window
  })
  expect(ran).toBe(false)
})

test('J12: no spelling of a path reaches a file beside the table', async () => {
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
    const { status, body } = await rawGet(path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(body.toString(), path).not.toContain('"dependencies"')
  }
})

test('J15: hashed assets are immutable, pages revalidated, API answers not stored', async () => {
  const asset = manifest.files.find(({ path }) => path.endsWith('.js'))?.path ?? ''
  expect((await rawGet(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await rawGet('/')).headers['cache-control']).toBe('no-cache')
  expect((await rawGet('/api/settings')).headers['cache-control']).toBe('no-store')
  const deception = await rawGet('/api/auth/progress/x.css')
  expect([deception.status, deception.headers['cache-control']]).toEqual([404, 'no-store'])
})

test('pages travel compressed as the browser takes them, and not again when unchanged', async () => {
  const plain = (await rawGet('/')).body.toString()
  const brotli = await rawGet('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
  const gzip = await rawGet('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body).toString()).toBe(plain)
  const again = await rawGet('/', { 'if-none-match': String(brotli.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const tool = '/api/curriculum/digitalLaunchpad/module1/1.1'
  const first = await rawGet(tool)
  expect((await rawGet(tool, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
})

test('J14: no other header changes an answer', async () => {
  const strange = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-original-url': '/help',
    'x-rewrite-url': '/help',
    'x-http-method-override': 'DELETE',
    host: 'evil.example',
  }
  for (const path of ['/', '/help', '/api/settings']) {
    const [usual, odd] = await Promise.all([rawGet(path), rawGet(path, strange)])
    expect(odd.status, path).toBe(usual.status)
    expect(odd.body.equals(usual.body), path).toBe(true)
  }
})
