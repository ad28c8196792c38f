// Turns what React Router wrote into the table the server reads: each page with its CSS inside, its scripts asked for
// after the first paint and its content policy by hash; every file compressed once, as hard as it goes.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODING_SUFFIX, SITE_FOLDER, type SiteManifest } from '#src/server/page-table.ts'
import { FALLBACK_PATH } from '#src/server/pages.ts'
import { NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { finishPage } from './finish-page.ts'

const CLIENT_FOLDER = join(import.meta.dirname, '../build/client')

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const ALREADY_COMPRESSED = new Set(['.png', '.woff2'])

type SiteFile = SiteManifest['files'][number]

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

await rm(SITE_FOLDER, { recursive: true, force: true })
const names = (await readdir(CLIENT_FOLDER, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => relative(CLIENT_FOLDER, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((name) => !name.startsWith('.'))
  .sort()
const files: SiteFile[] = await Promise.all(names.map(addFile))
const manifest: SiteManifest = { files }
await writeFile(join(SITE_FOLDER, 'manifest.json'), JSON.stringify(manifest))
console.log(`${files.length} files are ready in build/site.`)

async function addFile(name: string): Promise<SiteFile> {
  const type = TYPES[extname(name)]
  if (type === undefined)
    throw new Error(`build/client/${name} has an ending that scripts/build-site.ts does not know.`)
  const raw = await readFile(join(CLIENT_FOLDER, name))
  const page = extname(name) === '.html' ? await finishPage(raw.toString('utf8'), CLIENT_FOLDER) : undefined
  const body = page === undefined ? raw : Buffer.from(page.html)
  const encodings = ALREADY_COMPRESSED.has(extname(name)) ? [] : (['br', 'gzip'] as const)
  await write(name, body)
  if (encodings.length > 0) {
    await write(name + ENCODING_SUFFIX.br, await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    await write(name + ENCODING_SUFFIX.gzip, await gzipped(body, { level: 9 }))
  }
  return {
    path: requestPath(name),
    file: name,
    type,
    encodings: [...encodings],
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache: name.startsWith('assets/') ? 'immutable' : 'revalidate',
    ...(page === undefined ? {} : { contentPolicy: page.contentPolicy }),
  }
}

async function write(name: string, body: Uint8Array): Promise<void> {
  const file = join(SITE_FOLDER, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}

/** `help/index.html` is asked for as `/help`. */
function requestPath(name: string): string {
  if (`/${name}` === FALLBACK_PATH) return FALLBACK_PATH
  if (`/${name}` === `${NOT_FOUND_PATH}/index.html`) return NOT_FOUND_PATH
  return `/${name}`.replace(/\/index\.html$/, '') || '/'
}
