// Which pages the service worker stores and serves: from the network or from its cache, all of one version, no personal data.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KEEP_THE_REST } from '#src/shared/kept-caches.ts'
import type { KeptFiles } from './kept-files.ts'

const ORIGIN = 'https://handrail.test'
const HASH = 'abcdefgh12345678abcdefgh12345678abcdefgh123='
const KEPT: KeptFiles = {
  language: 'en',
  version: 'new',
  first: [['/help', HASH]],
  rest: [
    ['/assets/a.js', null],
    ['/tools', HASH],
    ['/tools.data', HASH],
  ],
  others: ['/about'],
}
const keyOf = (path: string) => `${ORIGIN}${path}?__WB_REVISION__=abcdefgh`

/** What lies in each cache, by its whole address. */
let kept: Map<string, Map<string, Response>>
let heard: Map<string, ((event: object) => void)[]>
let asked: Request[]
let network: (request: Request) => Promise<Response>

const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href

function openCache(name: string) {
  const files = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, files)
  return {
    match: async (request: Request | string) => files.get(addressOf(request))?.clone(),
    put: async (request: Request | string, answer: Response) => void files.set(addressOf(request), answer),
    keys: async () => [...files.keys()].map((address) => ({ url: address })),
    delete: async (request: { url: string }) => files.delete(request.url),
  }
}

beforeEach(() => {
  kept = new Map()
  asked = []
  network = async () => new Response('new')
  // Workbox's other checks are for developers of a worker, and need a browser.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request | string, { cacheName = '' } = {}) =>
      kept.get(cacheName)?.get(addressOf(request))?.clone(),
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return network(request)
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function start(language: KeptFiles['language'] = 'en'): Promise<void> {
  heard = new Map()
  vi.stubGlobal('KEPT_FILES', { ...KEPT, language })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, [...(heard.get(kind) ?? []), listener]),
    caches,
    clients: { claim: async () => {} },
    location,
  })
  await import('./service-worker.ts')
}

/** Lets the browser tell the worker something, and waits for all that it does then. */
async function tell(type: string, more: object = {}): Promise<void> {
  const works: Promise<unknown>[] = []
  for (const listener of heard.get(type) ?? []) {
    listener({ type, waitUntil: (work: Promise<unknown>) => works.push(work), ...more })
  }
  for (let count = 0; count < works.length; count += 1) await works[count]
}

/** What the worker answers; undefined where it leaves the request to the browser. */
async function ask(path: string, mode = 'navigate'): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request: object = { method: 'GET', url: ORIGIN + path, mode, headers: new Headers(), clone: () => request }
  const respondWith = (given: Promise<Response>) => {
    answer = given
  }
  for (const listener of heard.get('fetch') ?? []) listener({ type: 'fetch', request, respondWith, waitUntil() {} })
  return answer
}

const offline = () => Promise.reject(new TypeError('offline'))
const inCache = () => [...(kept.get('handrail-en-kept')?.keys() ?? [])]

test.each([
  ['there is no network', 'kept', offline],
  ['whatever stands before our server says 502', 'kept', async () => new Response('down', { status: 502 })],
  ['the page is there', 'new', async () => new Response('new')],
  ['the page is gone', 'gone', async () => new Response('gone', { status: 404 })],
])('where %s, a reader who asks for help gets the page that is %s', async (_where, words, answer) => {
  await start()
  network = async () => new Response('kept')
  await tell('install')
  network = answer
  expect(await (await ask('/help'))?.text()).toBe(words)
  expect(await (await ask('/help/'))?.text(), 'with a slash at its end').toBe(words)
})

test.each([
  '/account',
  '/desk',
  '/desk/login',
  '/api/tips/state',
  '/api/curriculum/x',
  '/desk/assets/a.js',
  '/pl/help',
])('%s is left to the browser', async (path) => {
  await start()
  expect(await ask(path)).toBeUndefined()
  expect(await ask(path, 'cors')).toBeUndefined()
})

test('the rest is kept when a page asks for it, and only what is missing', async () => {
  await start()
  await tell('install')
  openCache('handrail-en-kept').put('/assets/a.js', new Response('of before'))
  asked = []
  await tell('message', { data: KEEP_THE_REST })
  expect(asked.map(({ url }) => url).sort()).toEqual([`${ORIGIN}/tools`, `${ORIGIN}/tools.data`])
  expect(kept.has('handrail-en-whole-new')).toBe(true)
  expect(await (await ask('/assets/a.js', 'cors'))?.text()).toBe('of before')
  asked = []
  await tell('message', { data: KEEP_THE_REST })
  expect(asked).toEqual([])
})

test('a download that broke off is not reported complete, and resumes at the next visit', async () => {
  await start()
  await tell('install')
  network = (request) => (request.url.endsWith('/tools') ? offline() : Promise.resolve(new Response('new')))
  await expect(tell('message', { data: KEEP_THE_REST })).rejects.toThrow()
  expect(kept.has('handrail-en-whole-new')).toBe(false)
  network = async () => new Response('new')
  asked = []
  await tell('message', { data: KEEP_THE_REST })
  expect(asked.map(({ url }) => url)).toContain(`${ORIGIN}/tools`)
  expect(kept.has('handrail-en-whole-new')).toBe(true)
})

test.each([
  ['handrail-en-whole-old', true],
  // Another language's worker has promised this one nothing.
  ['handrail-pl-whole-old', false],
])('a new version keeps as much as the one before: after %s it is all: %s', async (before, all) => {
  openCache(before)
  await start()
  await tell('install')
  expect(inCache().includes(keyOf('/tools'))).toBe(all)
  expect(kept.has('handrail-en-whole-new')).toBe(all)
})

test('a new version deletes files that it does not need, and none of another language', async () => {
  openCache('handrail-en-kept').put(`${ORIGIN}/help?__WB_REVISION__=of-old`, new Response('old'))
  openCache('handrail-en-whole-old')
  openCache('handrail-pl-kept').put('/pl/help', new Response('po polsku'))
  await start()
  await tell('install')
  expect(inCache()).toHaveLength(5)
  await tell('activate')
  expect(inCache()).not.toContain(`${ORIGIN}/help?__WB_REVISION__=of-old`)
  expect(inCache()).toHaveLength(4)
  expect(kept.has('handrail-en-whole-old')).toBe(false)
  expect(kept.get('handrail-pl-kept')?.size).toBe(1)
})
