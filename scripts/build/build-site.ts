// Turns what React Router wrote into the table the server reads: each page with its CSS inside, its scripts asked for
// after the first paint and its content policy by hash; every file compressed once, as hard as it goes.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from 'terser'
import { loadCurriculum } from '#src/features/curriculum/curriculum.server.ts'
import { loadHelpDirectory, loadHelplines } from '#src/features/help/help.server.ts'
import { loadIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { loadChecklists } from '#src/features/resources/resources.server.ts'
import { loadSources } from '#src/features/sources/sources.server.ts'
import { writeSnapshot } from '#src/platform/content/content-snapshot.ts'
import { ENCODING_SUFFIX, SITE_FOLDER, type SiteManifest } from '#src/server/edge/page-table.ts'
import { etagOf, ORIGIN_PLACEHOLDER } from '#src/server/edge/public-url.ts'
import { FALLBACK_PATH } from '#src/server/edge/serve-pages.ts'
import { issuePath, NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { drawAppIcons, writeWebManifest } from '../assets/app-icons.ts'
import { buildWorker } from './build-worker.ts'
import { finishPage } from './finish-page.ts'
import { isFindable, writeHeadTags } from './head-tags.ts'
import { drawSharePictures } from './share-pictures.ts'

const CLIENT_FOLDER = join(import.meta.dirname, '../../build/client')

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const ALREADY_COMPRESSED = new Set(['.png', '.ico', '.woff2'])

type SiteFile = SiteManifest['files'][number]

const WORKER = 'sw.js'
/** All it does is to ask us for files. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** An issue never changes once it is sent. */
const issueDays = new Map(loadIssues().map(({ slug, date }) => [issuePath(slug), date]))

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

await rm(SITE_FOLDER, { recursive: true, force: true })
const drawn = new Map<string, Uint8Array | Promise<Uint8Array>>([
  ...(await drawAppIcons()),
  ...drawSharePictures(),
  ['manifest.webmanifest', writeWebManifest()],
])
for (const [name, body] of drawn) await write(CLIENT_FOLDER, name, await body)
const names = (await readdir(CLIENT_FOLDER, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(CLIENT_FOLDER, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((name) => !name.startsWith('.') && name !== WORKER)
  .sort()
const files: SiteFile[] = await Promise.all(names.map(addFile))
await write(CLIENT_FOLDER, WORKER, await buildWorker(files))
files.push({ ...(await addFile(WORKER)), contentPolicy: WORKER_POLICY })
const manifest: SiteManifest = { files }
await writeFile(join(SITE_FOLDER, 'manifest.json'), JSON.stringify(manifest))
writeSnapshot({
  curriculum: loadCurriculum(),
  sources: loadSources(),
  helplines: loadHelplines(),
  helpDirectory: loadHelpDirectory(),
  checklists: loadChecklists(),
})
console.log(`${files.length} files are ready in build/site.`)

/** A second pair of hands finds one percent more in our scripts: as much as a page's budget has left. */
async function readSmall(name: string): Promise<Buffer> {
  const raw = await readFile(join(CLIENT_FOLDER, name))
  if (extname(name) !== '.js') return raw
  const { code } = await minify(raw.toString('utf8'), { module: true, ecma: 2020, compress: { passes: 3 } })
  return Buffer.from(code ?? raw)
}

async function addFile(name: string): Promise<SiteFile> {
  const type = TYPES[extname(name)]
  if (type === undefined)
    throw new Error(`build/client/${name} has an ending that scripts/build/build-site.ts does not know.`)
  const raw = await readSmall(name)
  const path = requestPath(name)
  const page = extname(name) === '.html' ? await finish(path, raw.toString('utf8')) : undefined
  const body = page === undefined ? raw : Buffer.from(page.html)
  // What is filled in at start is compressed then.
  const asItIs = ALREADY_COMPRESSED.has(extname(name)) || page?.namesOrigin === true
  const encodings = asItIs ? [] : (['br', 'gzip'] as const)
  await write(SITE_FOLDER, name, body)
  if (encodings.length > 0) {
    await write(
      SITE_FOLDER,
      name + ENCODING_SUFFIX.br,
      await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await write(SITE_FOLDER, name + ENCODING_SUFFIX.gzip, await gzipped(body, { level: 9 }))
  }
  return {
    path,
    file: name,
    type,
    encodings: [...encodings],
    etag: etagOf(body),
    cache: name.startsWith('assets/') ? 'immutable' : 'revalidate',
    ...(page === undefined ? {} : page.facts),
  }
}

/** A page as it is served, and what the server must know of it. */
async function finish(path: string, rendered: string) {
  const isPlace = path !== FALLBACK_PATH && path !== NOT_FOUND_PATH
  const { html, contentPolicy } = await finishPage(
    rendered,
    CLIENT_FOLDER,
    isPlace ? writeHeadTags(path, rendered) : '',
  )
  const [head = '', ...rest] = html.split('</head>')
  if (rest.join().includes(ORIGIN_PLACEHOLDER)) throw new Error(`${path} names our own address outside its head.`)
  const namesOrigin = head.includes(ORIGIN_PLACEHOLDER)
  const listed = isPlace && isFindable(rendered) ? { listed: { day: issueDays.get(path) } } : {}
  return { html, namesOrigin, facts: { contentPolicy, namesOrigin, ...listed } }
}

async function write(folder: string, name: string, body: Uint8Array): Promise<void> {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** `help/index.html` is asked for as `/help`. */
function requestPath(name: string): string {
  if (`/${name}` === FALLBACK_PATH) return FALLBACK_PATH
  if (`/${name}` === `${NOT_FOUND_PATH}/index.html`) return NOT_FOUND_PATH
  return `/${name}`.replace(/\/index\.html$/, '') || '/'
}
