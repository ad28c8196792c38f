// One file of what React Router and we ourselves have written, made ready to be served: pages finished.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { SiteManifest } from '#src/server/edge/page-table.ts'
import { FALLBACK_PATH } from '#src/server/edge/serve-pages.ts'
import { splitPath } from '#src/shared/languages.ts'
import { NOT_FOUND_PATH } from '#src/shared/paths.ts'
import { isCompressible } from './compress-files.ts'
import { finishPage } from './finishing/finish-page.ts'
import { isFindable, writeHeadTags } from './finishing/head-tags.ts'
import { writeStructuredData } from './finishing/structured-data.ts'
import { writeInto } from './write-into.ts'

export type SiteFile = SiteManifest['files'][number]

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
/** For a build whose words alone are looked at (`testing/languages/pseudo-project.ts`): it may weigh more, and takes a third of the time. */
export const IS_QUICK = process.env.SITE_BUILD === 'quick'

/**
 * Writes a file into the release.
 * @param folder what the pages were built into
 * @param name relative to the folder
 */
export async function addSiteFile(release: string, folder: string, name: string): Promise<SiteFile> {
  const raw = await readFile(join(folder, name))
  const path = requestPath(name)
  const page = extname(name) === '.html' ? await finish(path, raw.toString('utf8'), folder) : undefined
  return { ...(await write(release, path, name, page === undefined ? raw : Buffer.from(page.html))), ...page?.facts }
}

async function write(release: string, path: string, file: string, body: Uint8Array): Promise<SiteFile> {
  const type = TYPES[extname(file)]
  if (type === undefined) throw new Error(`${file} has an ending that scripts/build/site-file.ts does not know.`)
  await writeInto(release, file, body)
  return { path, file, type, etag: etagOf(body), compressed: !IS_QUICK && isCompressible(file) }
}

/** A strong validator of a body: its hash, by which a device also knows what it keeps. */
function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`
}

/** A page as it is served, and what the server must know of it. */
async function finish(address: string, rendered: string, folder: string) {
  const { language, path } = splitPath(address)
  const isPlace = path !== FALLBACK_PATH && path !== NOT_FOUND_PATH
  const isFound = isPlace && isFindable(rendered)
  const tags = {
    head: isFound ? writeHeadTags(language, path, rendered) : '',
    end: isFound ? writeStructuredData(language, path) : '',
  }
  const { html, contentPolicy } = await finishPage(rendered, folder, tags)
  const listed = isFound ? { listed: true as const } : {}
  return { html, facts: { contentPolicy, ...listed } }
}

/** `help/index.html` is asked for as `/help`. */
function requestPath(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, '') || '/'
}
