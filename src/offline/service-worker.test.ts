// What a worker that takes over throws away, with caches that hold nothing but their names; and what one keeps while a release comes.
import { afterEach, expect, test, vi } from 'vitest'
import { KEEP_THE_REST } from '#src/shared/kept-caches.ts'
import type { KeptFiles } from './kept-files.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

type Work = Promise<unknown>

/** Lets the worker of a language take over a device that has these caches. @returns what is left of them */
async function takeOver(language: KeptFiles['language'], caches: string[]): Promise<string[]> {
  const left = new Set(caches)
  const heard = new Map<string, (event: { waitUntil: (work: Work) => void }) => void>()
  vi.stubGlobal('KEPT_FILES', { language, version: 'new' })
  vi.stubGlobal('caches', { keys: async () => [...left], delete: async (name: string) => left.delete(name) })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, listener),
    clients: { claim: async () => {} },
  })
  await import('./service-worker.ts')
  const works: Work[] = []
  heard.get('activate')?.({ waitUntil: (work) => works.push(work) })
  await Promise.all(works)
  return [...left]
}

const OF_ENGLISH = ['handrail-en-pages-old', 'handrail-en-assets-old', 'handrail-en-whole-old']
const NEW = ['handrail-pl-pages-new', 'handrail-pl-assets-new', 'handrail-pl-whole-new']

test('the worker of one language leaves what another one has kept: help opens in both without a network', async () => {
  expect(await takeOver('pl', [...OF_ENGLISH, ...NEW])).toEqual([...OF_ENGLISH, ...NEW])
})

test('of older versions the pages go, and the scripts of the last one stay: a tool that is open may ask for them', async () => {
  const older = ['handrail-pl-assets-1']
  const last = ['handrail-pl-pages-2', 'handrail-pl-assets-2', 'handrail-pl-whole-2']
  expect(await takeOver('pl', [...older, ...last, ...NEW])).toEqual(['handrail-pl-assets-2', ...NEW])
})

test('a version whose keeping broke off takes no scripts from the page that is open: both stay, until the next one takes over', async () => {
  const inUse = ['handrail-pl-assets-1', 'handrail-pl-pages-2', 'handrail-pl-assets-2', 'handrail-pl-whole-2']
  const brokenOff = ['handrail-pl-pages-3', 'handrail-pl-assets-3']
  const left = ['handrail-pl-assets-2', 'handrail-pl-assets-3', ...NEW]
  expect(await takeOver('pl', [...inUse, ...brokenOff, ...NEW])).toEqual(left)
  vi.resetModules()
  const later = left.map((name) => name.replace('-new', '-4'))
  expect(await takeOver('pl', [...later, ...NEW])).toEqual(['handrail-pl-assets-4', ...NEW])
})

/** Lets a worker, whose pages say 'old', fetch and keep everything. @returns what is kept in each cache */
async function keepTheRest(pages: Record<string, string>): Promise<Record<string, string[]>> {
  const kept: Record<string, Map<string, Response>> = {}
  const heard = new Map<string, (event: { data: string; waitUntil: (work: Work) => void }) => void>()
  vi.stubGlobal('KEPT_FILES', {
    language: 'pl',
    version: 'old',
    mark: 'old',
    assets: [],
    packs: { pages: '/pages.json' },
  })
  vi.stubGlobal('caches', {
    has: async (name: string) => name in kept,
    delete: async (name: string) => delete kept[name],
    keys: async () => Object.keys(kept),
    async open(name: string) {
      kept[name] ??= new Map()
      const cache = kept[name]
      return {
        keys: async () => [],
        put: async (path: string, answer: Response) => void cache.set(path, answer),
      }
    },
  })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: () => void) => heard.set(kind, listener),
    location: { origin: 'https://handrail.test' },
  })
  const pack = Object.entries(pages).map(([path, text]) => [path, { type: 'text/html', text }])
  vi.stubGlobal('fetch', async () => Response.json(Object.fromEntries(pack)))
  await import('./service-worker.ts')
  const works: Work[] = []
  heard.get('message')?.({ data: KEEP_THE_REST, waitUntil: (work) => works.push(work) })
  await Promise.allSettled(works)
  return Object.fromEntries(Object.entries(kept).map(([name, cache]) => [name, [...cache.keys()]]))
}

test('pages of a release that comes while pages are being kept are not kept, and nothing says that all is kept', async () => {
  const none = { 'handrail-pl-assets-old': [], 'handrail-pl-pages-old': [] }
  expect(await keepTheRest({ '/pl/one': 'old', '/pl/two': 'new' })).toEqual(none)
  vi.resetModules()
  const whole = { ...none, 'handrail-pl-pages-old': ['/pl/one', '/pl/two'], 'handrail-pl-whole-old': [] }
  expect(await keepTheRest({ '/pl/one': 'old', '/pl/two': 'old' })).toEqual(whole)
})
