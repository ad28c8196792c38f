// What a device gets from its worker: the network's page or its own, and a new version as whole as the one before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptFiles, KeptPack } from './kept-files.ts'

const ORIGIN = 'https://handrail.test'
const KEPT: KeptFiles = {
  ...{ language: 'en', version: 'new', mark: 'build-new' },
  packs: { first: '/first.json', pages: '/pages.json', assets: '/assets.json' },
  ...{
    faces: [],
    pages: ['/help'],
    data: ['/tools.data'],
    assets: ['/assets/a.js', '/assets/b.woff2'],
    others: ['/about'],
  },
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
    keys: async () => [...files.keys()].map((path) => new Request(ORIGIN + path)),
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
    delete: async (name: string) => kept.delete(name),
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

test('an address with a slash at its end opens the kept page too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await openCache('handrail-en-pages-new').put('/help', new Response('kept'))
  expect(await (await openPage('/help/'))?.text()).toBe('kept')
})

test('a page that is not kept says in our own words that there is no network, and one of an account is left alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect((await openPage('/about'))?.status).toBe(503)
  expect(await openPage('/account')).toBeUndefined()
})

/** What the server sends: three files of files, and each file by itself. */
const PACKS: Record<string, KeptPack> = {
  [KEPT.packs.first]: {
    '/help': {
      type: 'text/html; charset=utf-8',
      text: 'build-new /help',
      contentPolicy: "script-src 'self'",
    },
  },
  [KEPT.packs.pages]: { '/tools.data': { type: 'text/x-script', text: 'tools' } },
  // One more than the list has: the next version is there already.
  [KEPT.packs.assets]: {
    '/assets/a.js': { type: 'text/javascript', text: 'a' },
    '/assets/newer.js': { type: 'text/javascript', text: 'newer' },
  },
}
const OF_EVERY_ANSWER = { 'Referrer-Policy': 'same-origin', ETag: '"the pack"', 'Content-Security-Policy': 'the pack' }

/** Lets the worker be installed. @returns what it asked the server for */
async function install(): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path in PACKS ? Response.json(PACKS[path], { headers: OF_EVERY_ANSWER }) : new Response('a file')
  })
  const works: Promise<unknown>[] = []
  heard.get('install')?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  await Promise.all(works)
  return asked
}

const listKept = () => ['pages', 'assets'].flatMap((kind) => [...(kept.get(`handrail-en-${kind}-new`)?.keys() ?? [])])

test.each([
  [['handrail-en-pages-old'], ['/help']],
  // Whoever had everything is promised everything.
  [
    ['handrail-en-pages-old', 'handrail-en-whole-old'],
    ['/help', '/tools.data', '/assets/a.js', '/assets/b.woff2'],
  ],
  // Another language's worker has promised this one nothing.
  [['handrail-pl-whole-old'], ['/help']],
])('a new version keeps as much as the one before: after %j it is %j', async (before, files) => {
  for (const name of before) openCache(name)
  await install()
  expect(listKept()).toEqual(files)
  expect(kept.has('handrail-en-whole-new')).toBe(files.length > 1)
})

test('a page that travelled with others is kept as the server sends it alone: its address, its policy, the headers of every answer', async () => {
  await install()
  const help = kept.get('handrail-en-pages-new')?.get('/help')
  expect(await help?.text()).toBe('build-new /help')
  const headers = {
    'content-security-policy': "script-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'same-origin',
  }
  expect(Object.fromEntries(help?.headers ?? [])).toEqual(headers)
})

test('most of a first keeping comes in files of files, and what is new of a version one by one', async () => {
  openCache('handrail-en-whole-old')
  const { first, pages, assets } = KEPT.packs
  expect(await install()).toEqual([first, assets, '/assets/b.woff2', pages])

  kept.delete('handrail-en-whole-new')
  kept.set('handrail-en-assets-old', new Map([['/assets/a.js', new Response('of before')]]))
  kept.delete('handrail-en-assets-new')
  expect(await install()).toEqual([first, '/assets/b.woff2', pages])
  expect(await kept.get('handrail-en-assets-new')?.get('/assets/a.js')?.text()).toBe('of before')

  kept.delete('handrail-en-whole-new')
  expect(await install(), 'what broke off goes on').toEqual([first, pages])
})

test.each([
  ['broke off come one by one: a slow line would never get all of it, and pay for it', ['/assets/a.js'], brokenFile],
  [
    'never began to come are asked for as one file',
    [KEPT.packs.assets],
    () => Promise.reject(new TypeError('offline')),
  ],
])('at the next visit, scripts of which the file %s', async (_how, then, answerAssets) => {
  openCache('handrail-en-whole-old')
  const { first, pages, assets } = KEPT.packs
  const works: Promise<unknown>[] = []
  vi.stubGlobal('fetch', async (path: string) => (path === assets ? answerAssets() : Response.json(PACKS[path])))
  heard.get('install')?.({ waitUntil: (work: Promise<unknown>) => works.push(work) })
  await expect(Promise.all(works)).rejects.toThrow()

  expect(await install()).toEqual([first, ...then, '/assets/b.woff2', pages])
  expect([...kept.keys()].filter((name) => name.includes('broke-off'))).toEqual([])
})

async function brokenFile(): Promise<Response> {
  return new Response('{"/assets/a.js": {')
}
