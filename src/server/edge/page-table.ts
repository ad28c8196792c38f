// The built pages and assets, read into memory once. A request's path is looked up here and never reaches the disk.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'

/** The list the build writes (`scripts/build/build-site.ts`). */
export const SiteManifest = z.object({
  files: z.array(
    z.object({
      /** As requested: '/', '/help', '/assets/…'. */
      path: z.string(),
      /** Relative to the site folder. */
      file: z.string(),
      type: z.string(),
      /** Encodings kept beside the file, such as `page.html.br`. */
      encodings: z.array(z.enum(['br', 'gzip'])),
      etag: z.string(),
      cache: z.enum(['immutable', 'revalidate']),
      /** Only for what runs: pages and the service worker. */
      contentPolicy: z.optional(z.string()),
      /** Whether a placeholder in it stands for our own address (`public-url.ts`). */
      namesOrigin: z.optional(z.boolean()),
      /** For pages that search engines may show; with the day of the last change (ISO) where it is known. */
      listed: z.optional(z.object({ day: z.optional(z.string()) })),
    }),
  ),
})
export type SiteManifest = z.infer<typeof SiteManifest>

export const SITE_FOLDER = join(import.meta.dirname, '../../../build/site')
/** The pages of the desk are built apart, so that nothing of them is among those of the site. */
export const DESK_FOLDER = join(import.meta.dirname, '../../../build/desk')
/** Bytes that are unpacked in less than a millisecond. */
const UNPACKED_MAX = 160 * 1024
export const ENCODING_SUFFIX = { br: '.br', gzip: '.gz' } as const

type Encoding = keyof typeof ENCODING_SUFFIX

export interface PageFile {
  /** By content coding; `identity` is the file as it is. What `plainBody` can unpack is not kept twice. */
  bodies: Partial<Record<Encoding | 'identity', Uint8Array<ArrayBuffer>>>
  type: string
  etag: string
  cache: 'immutable' | 'revalidate'
  contentPolicy: string | undefined
  namesOrigin: boolean
  listed: { day?: string | undefined } | undefined
}

/** Path to file. */
export type PageTable = ReadonlyMap<string, PageFile>

/** @throws when there is no build; the message says what to do */
export async function readPageTable(folder = SITE_FOLDER): Promise<PageTable> {
  const manifest = await readManifest(folder)
  const table = new Map<string, PageFile>()
  for (const entry of manifest.files) {
    const bodies: PageFile['bodies'] = {}
    for (const encoding of entry.encodings) {
      bodies[encoding] = await readBytes(join(folder, entry.file + ENCODING_SUFFIX[encoding]))
    }
    if (!isQuicklyUnpacked(bodies)) bodies.identity = await readBytes(join(folder, entry.file))
    const { type, etag, cache, contentPolicy, namesOrigin = false, listed } = entry
    table.set(entry.path, { bodies, type, etag, cache, contentPolicy, namesOrigin, listed })
  }
  return table
}

/** The file as it is: unpacked for the few who take nothing compressed. */
export function plainBody({ bodies: { identity, gzip } }: PageFile): Uint8Array<ArrayBuffer> {
  if (identity !== undefined) return identity
  if (gzip === undefined) throw new Error('A file has neither a plain body nor one to make it from.')
  return new Uint8Array(gunzipSync(gzip))
}

/** Whether the plain body need not be kept: nobody can cost the server more than a moment by asking for it. */
export function isQuicklyUnpacked({ gzip }: PageFile['bodies']): boolean {
  if (gzip === undefined) return false
  // A gzip ends with the size of what is in it.
  return new DataView(gzip.buffer, gzip.byteOffset).getUint32(gzip.byteLength - 4, true) <= UNPACKED_MAX
}

async function readManifest(folder: string): Promise<SiteManifest> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (cause) {
    throw new Error('The pages are not built. Run "npm start", or "npm run build" first.', { cause })
  }
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
