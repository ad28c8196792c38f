// Keeps the tools, the toolkits, home and 'Get help now' on the device, so that they open without a network. Nothing else
// is touched: no API answer, no account, no page with a code (docs/decisions/0050-offline.md).
import type { KeptFiles } from './kept-files.ts'
import { writeOfflinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const KEPT_FILES: KeptFiles

const kept = KEPT_FILES
/** Each language has a worker of its own, and may have been kept by this device too. */
const PREFIX = `handrail-${kept.language}-`
const PAGES = `${PREFIX}pages-${kept.version}`
const ASSETS = `${PREFIX}assets-${kept.version}`
/** Milliseconds that a page may take to arrive before the kept one is shown. */
const PATIENCE = 3_000
/** Files asked for at the same time while keeping: the parent's own page comes first. */
const LANES = 3

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  if (request.mode === 'navigate') {
    if (kept.pages.includes(path)) event.respondWith(openKept(request, path))
    else if (kept.others.includes(path))
      event.respondWith(fetch(request).catch(() => writeOfflinePage(kept.language, kept.assets)))
  } else if (path.startsWith('/assets/')) {
    event.respondWith(caches.match(path).then((asset) => asset ?? fetch(request)))
  } else if (kept.data.includes(path)) {
    event.respondWith(openKept(request, path))
  }
})

/** All or nothing: a worker that has not kept every file never starts to work. */
async function install(): Promise<void> {
  const [pages, assets] = [await caches.open(PAGES), await caches.open(ASSETS)]
  await inLanes(kept.assets, async (path) => {
    // From the version before, when its content is the same: the name says so.
    await assets.put(path, (await caches.match(path)) ?? (await ask(path, 'default')))
  })
  await inLanes([...kept.pages, ...kept.data], async (path) => {
    const answer = await ask(path, 'no-cache')
    if (kept.pages.includes(path) && !(await answer.clone().text()).includes(kept.mark)) {
      throw new Error(`${path} is of another version.`)
    }
    await pages.put(path, answer)
  })
  await self.skipWaiting()
}

async function ask(path: string, cache: RequestCache): Promise<Response> {
  // Without credentials: what is kept is the same for everybody.
  const answer = await fetch(path, { cache, credentials: 'omit', priority: 'low' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer
}

async function inLanes(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths]
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** The pages of older versions go. Their scripts stay for one version more: a tool that is open may still ask for them. */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES && name !== ASSETS)
  const lastAssets = older.findLast((name) => name.startsWith(`${PREFIX}assets-`))
  await Promise.all(older.filter((name) => name !== lastAssets).map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** The network's answer, unless it fails or is slow: then what is kept. */
async function openKept(request: Request, path: string): Promise<Response> {
  const network = fetch(request).catch(() => undefined)
  const tired = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([network, tired])
  if (answer !== undefined && answer.status < 500) return answer
  return (await caches.match(path)) ?? (await network) ?? writeOfflinePage(kept.language, kept.assets)
}
