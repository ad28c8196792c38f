// What a device gets from its worker: the network's page or its own, and a new version as whole as the one before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptFiles } from './kept-files.ts'

const ORIGIN = 'https://handrail.test'
const KEPT: KeptFiles = {
  ...{ language: 'en', version: 'new', mark: 'build-new', first: '/first.json', origin: 'https://origin.test' },
  ...{ faces: [], pages: ['/help'], data: ['/tools.data'], assets: ['/assets/a.js'], others: ['/about'] },
}

/** What lies in each cache, by its path. */
let kept: Map<string, Map<string, Response>>
let heard: Map<string, (event: object) => void>

const openCache = (name: string) => {
  const files = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, files)
  return {
    match: async (path: string) => files.get(path)?.clone(),
    put: async (path: string, answer: Response) => void files.set(path, answer),
  }
}

beforeEach(async () => {
  kept = new Map()
  heard = new Map()
  vi.stubGlobal('KEPT_FILES', KEPT)
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    match: async (path: string) =>
      [...kept.values()]
        .find((files) => files.has(path))
        ?.get(path)
        ?.clone(),
  })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, listener),
    location: { origin: ORIGIN },
    skipWaiting: async () => {},
  })
  await import('./service-worker.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What the browser shows for a page. */
async function openPage(path: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request = { method: 'GET', url: ORIGIN + path, mode: 'navigate' }
  heard.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
  return answer
}

test.each([
  ['there is no network', 'kept', () => Promise.reject(new TypeError('offline'))],
  ['whatever stands before our server says 502', 'kept', async () => new Response('down', { status: 502 })],
  ['the page is there', 'new', async () => new Response('new')],
  ['the page is gone', 'gone', async () => new Response('gone', { status: 404 })],
])('where %s, whoever asks for help gets the page that is %s', async (_where, words, network) => {
  vi.stubGlobal('fetch', network)
  await openCache('handrail-en-pages-new').put('/help', new Response('kept'))
  expect(await (await openPage('/help'))?.text()).toBe(words)
})

test('a page that is not kept says in our own words that there is no network, and one of an account is left alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect((await openPage('/about'))?.status).toBe(503)
  expect(await openPage('/account')).toBeUndefined()
})

test.each([
  [['handrail-en-pages-old'], ['/help']],
  // Whoever had everything is promised everything.
  [
    ['handrail-en-pages-old', 'handrail-en-whole-old'],
    ['/help', '/tools.data', '/assets/a.js'],
  ],
  // Another language's worker has promised this one nothing.
  [['handrail-pl-whole-old'], ['/help']],
])('a new version keeps as much as the one before: after %j it is %j', async (before, files) => {
  for (const name of before) openCache(name)
  vi.stubGlobal('fetch', async (path: string) =>
    path === KEPT.first
      ? Response.json({ '/help': { html: '<p>build-new</p>', contentPolicy: '' } })
      : new Response('a file'),
  )
  const works: Promise<unknown>[] = []
  heard.get('install')?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
  const now = ['pages', 'assets'].flatMap((kind) => [...(kept.get(`handrail-en-${kind}-new`)?.keys() ?? [])])
  expect(now).toEqual(files)
  expect(kept.has('handrail-en-whole-new')).toBe(files.length > 1)
})
