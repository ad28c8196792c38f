// Keeps 'Get help now' and the 'now' pages on the device at the first visit, and the tools, the toolkits and home when a page says
// that they may be fetched, so that they open without a network. Nothing else is touched: no API answer, no
// account, no page of the desk, no page with a code (docs/decisions/0191-offline-by-workbox.md).
import { clientsClaim } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cachePrefix, KEEP_THE_REST, WHOLE } from '#src/shared/kept-caches.ts'
import { pathIn } from '#src/shared/languages.ts'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import type { KeptFile, KeptFiles } from './kept-files.ts'
import { writeOfflinePage } from './offline-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const KEPT_FILES: KeptFiles

const { language, version, first, rest, others } = KEPT_FILES
/** Each language has a worker of its own, and may have been kept by this device too. */
const PREFIX = cachePrefix(language)
const CACHE = `${PREFIX}kept`
/** Issues of the newsletter come while it is installed: no list of a build has them. */
const ISSUES = `${pathIn(language, NEWSLETTER_PATH)}/`
const isOther = (path: string) => others.includes(path) || path.startsWith(ISSUES)
/** Empty; made when everything is kept. */
const EVERYTHING = `${PREFIX}${WHOLE}${version}`
/** Seconds that a page may take to arrive before the kept one is shown. */
const NETWORK_TIMEOUT_SECONDS = 3
/** Files asked for at the same time while keeping: the parent's own page comes first. */
const LANES = 4

const everything = listFor([...first, ...rest])
const pages = new Set([...first, ...rest].map(([path]) => path).filter((path) => !path.startsWith('/assets/')))

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)))
self.addEventListener('message', (event) => {
  if (event.data === KEEP_THE_REST) event.waitUntil(keepRest(event))
})
// The first worker controls the page that is open. A later one waits until no page of the version before is open: a parent in the middle of a
// tool keeps its scripts.
clientsClaim()

const pathOf = ({ pathname }: URL) => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''))

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && pages.has(pathOf(url)) && isPageOrData(request, url),
  new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) =>
          everything.getCacheKeyForURL(pathOf(new URL(request.url))) ?? request,
        // The cache holds files of one version, and only those of the list.
        cacheWillUpdate: async () => null,
        // A proxy in front of our server may answer that it is down.
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new TypeError(`Answered with ${response.status}.`)
          return response
        },
      },
    ],
  }),
)
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOther(pathOf(url)),
  new NetworkOnly(),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), everything.strategy)
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? sayOffline() : Response.error()))

function isPageOrData(request: Request, { pathname }: URL): boolean {
  return request.mode === 'navigate' || pathname.endsWith('.data')
}

function listFor(files: readonly KeptFile[]): PrecacheController {
  const controller = new PrecacheController({ cacheName: CACHE })
  controller.addToCacheList(
    files.map(([url, hash]) =>
      // The name of an asset changes with what is in it. A page of another release is refused by its hash.
      hash === null ? { url, revision: null } : { url, revision: hash.slice(0, 8), integrity: `sha256-${hash}` },
    ),
  )
  return controller
}

/**
 * A worker that has not kept what it must never starts to work. A device that had everything of the version before is promised
 * everything.
 */
async function install(event: ExtendableEvent): Promise<void> {
  await listFor(first).install(event)
  const names = await caches.keys()
  if (names.some((name) => name.startsWith(PREFIX + WHOLE))) await keepRest(event)
}

let keeping: Promise<void> | undefined

/** Several tabs may ask at once. A download that broke off is resumed at the next visit. */
function keepRest(event: ExtendableEvent): Promise<void> {
  keeping ??= fetchRest(event).finally(() => {
    keeping = undefined
  })
  return keeping
}

async function fetchRest(event: ExtendableEvent): Promise<void> {
  if (await caches.has(EVERYTHING)) return
  const lanes = Array.from({ length: LANES }, (_, lane) => rest.filter((_file, index) => index % LANES === lane))
  // A list is filled for an event of this name only.
  const asInstall = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) } as ExtendableEvent
  await Promise.all(lanes.map((files) => listFor(files).install(asInstall)))
  await caches.open(EVERYTHING)
}

/** Deletes files that are in no list any more. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await everything.activate(event)
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && ![CACHE, EVERYTHING].includes(name))
  await Promise.all(older.map((name) => caches.delete(name)))
}

async function sayOffline(): Promise<Response> {
  const faces = rest.map(([path]) => path).filter((path) => path.endsWith('.woff2'))
  return writeOfflinePage(language, faces, await caches.has(EVERYTHING))
}
