// Keeps 'Get help now' and the 'now' pages on the device at the first visit, and the tools, the toolkits and home when a page says
// that they may be fetched (decision 146), so that they open without a network. Nothing else is touched: no API answer, no
// account, no page with a code (docs/decisions/0050-offline.md).
import { cachePrefix, KEEP_THE_REST, WHOLE } from '#src/shared/kept-caches.ts'
import type { KeptFiles, KeptPack } from './kept-files.ts'
import { writeOfflinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const KEPT_FILES: KeptFiles

const kept = KEPT_FILES
/** Each language has a worker of its own, and may have been kept by this device too. */
const PREFIX = cachePrefix(kept.language)
const PAGES = `${PREFIX}pages-${kept.version}`
const ASSETS = `${PREFIX}assets-${kept.version}`
/** Empty; made when everything is kept. */
const EVERYTHING = `${PREFIX}${WHOLE}${kept.version}`
/** Empty; there while a file of all scripts has begun to come and is not kept: the line or the room was too little for it. */
const BROKE_OFF = `${PREFIX}broke-off-${kept.version}`
/** Milliseconds that a page may take to arrive before the kept one is shown. */
const PATIENCE = 3_000
/** Files asked for at the same time while keeping: the parent's own page comes first. */
const LANES = 3

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === KEEP_THE_REST) event.waitUntil(keepRestOnce())
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  if (request.mode === 'navigate') {
    if (kept.pages.includes(path)) event.respondWith(openKept(request, path))
    else if (kept.others.includes(path)) event.respondWith(fetch(request).catch(sayOffline))
  } else if (path.startsWith('/assets/')) {
    event.respondWith(caches.match(path).then((asset) => asset ?? fetch(request)))
  } else if (kept.data.includes(path)) {
    event.respondWith(openKept(request, path))
  }
})

/**
 * A worker that has not kept what it must never starts to work. A device that had everything of the version before is promised
 * everything.
 */
async function install(): Promise<void> {
  await keepFirst()
  const before = await caches.keys()
  if (before.some((name) => name.startsWith(PREFIX + WHOLE))) await keepRest()
  await self.skipWaiting()
}

async function keepFirst(): Promise<void> {
  const [pages, assets] = [await caches.open(PAGES), await caches.open(ASSETS)]
  await inLanes(kept.faces, (path) => keepIfHere(assets, path))
  await keepPack(pages, await askPack(kept.packs.first))
}

let keeping: Promise<void> | undefined

/** Several tabs may ask at once. What a bad line broke off goes on at the next visit. */
function keepRestOnce(): Promise<void> {
  keeping ??= keepRest().finally(() => {
    keeping = undefined
  })
  return keeping
}

async function keepRest(): Promise<void> {
  if (await caches.has(EVERYTHING)) return
  const [pages, assets] = [await caches.open(PAGES), await caches.open(ASSETS)]
  await keepAssets(assets)
  await keepPack(pages, await askPack(kept.packs.pages))
  await caches.open(EVERYTHING)
}

/**
 * What has the same content as in the version before is here: its name says so. The rest is fetched one by one, or as one file where it is
 * most, and did not break off before.
 */
async function keepAssets(assets: Cache): Promise<void> {
  const ours = (await assets.keys()).map(({ url }) => new URL(url).pathname)
  const missing = new Set(kept.assets.filter((path) => !ours.includes(path)))
  const isElsewhere = (await caches.keys()).some((name) => name !== ASSETS && name.includes('assets-'))
  await inLanes(isElsewhere ? [...missing] : [], async (path) => {
    const file = await caches.match(path)
    if (file === undefined) return
    await assets.put(path, file)
    missing.delete(path)
  })
  if (missing.size > kept.assets.length / 2 && !(await caches.has(BROKE_OFF))) {
    const pack = await askPack(kept.packs.assets)
    // From here on it costs something. Browsers end a worker that takes too long, and nothing of ours runs then.
    await caches.open(BROKE_OFF)
    for (const path of await keepPack(assets, pack, (path) => missing.has(path))) missing.delete(path)
  }
  await inLanes([...missing], async (path) => assets.put(path, await ask(path, 'default')))
  await caches.delete(BROKE_OFF)
}

/** What came with every answer of ours, and not with the file that the others travel in. */
const OF_THE_PACK = ['Content-Encoding', 'Content-Length', 'Content-Security-Policy', 'ETag']

/** Keeps what travels as one file. @returns the addresses of what is kept now */
async function keepPack(cache: Cache, answer: Response, isWanted = (_path: string) => true): Promise<string[]> {
  const pack = Object.entries((await answer.json()) as KeptPack).filter(([path]) => isWanted(path))
  for (const [path, { type, text }] of pack) if (type.startsWith('text/html')) checkVersion(path, text)
  for (const [path, { type, text, contentPolicy }] of pack) {
    const headers = new Headers(answer.headers)
    for (const name of OF_THE_PACK) headers.delete(name)
    headers.set('Content-Type', type)
    if (contentPolicy !== undefined) headers.set('Content-Security-Policy', contentPolicy)
    await cache.put(path, new Response(text, { headers }))
  }
  return pack.map(([path]) => path)
}

/** Nothing is fetched for it: a first page may stand without our typefaces, and then they come with the rest. */
async function keepIfHere(assets: Cache, path: string): Promise<void> {
  const here =
    (await caches.match(path)) ??
    (await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined))
  if (here?.ok === true) await assets.put(path, here)
}

function checkVersion(path: string, html: string): void {
  if (!html.includes(kept.mark)) throw new Error(`${path} is of another version.`)
}

async function ask(path: string, cache: RequestCache): Promise<Response> {
  // Without credentials: what is kept is the same for everybody.
  const answer = await fetch(path, { cache, credentials: 'omit', priority: 'low' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}

/** Its name stays from version to version. */
const askPack = (address: string) => ask(address, 'no-cache')

async function inLanes(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths]
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/**
 * The pages of older versions go. The scripts of the last one stay for one version more: a tool that is open may still ask for them.
 * Beside the last one, a version has pages here when its keeping broke off. Which of them was at work is not known: the scripts of
 * both stay, and go when the next version finds them without pages.
 */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && ![PAGES, ASSETS, EVERYTHING].includes(name),
  )
  const mayBeInUse = (name: string) =>
    name.startsWith(`${PREFIX}assets-`) && older.includes(name.replace('assets-', 'pages-'))
  await Promise.all(older.filter((name) => !mayBeInUse(name)).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The network's answer, unless it fails or is slow: then what is kept. */
async function openKept(request: Request, path: string): Promise<Response> {
  const network = fetch(request).catch(() => undefined)
  const tired = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([network, tired])
  if (answer !== undefined && answer.status < 500) return answer
  return (await caches.match(path)) ?? (await network) ?? (await sayOffline())
}

async function sayOffline(): Promise<Response> {
  return writeOfflinePage(kept.language, kept.faces, await caches.has(EVERYTHING))
}
