// The built pages and assets. A request's path is looked up here and never reaches the disk; what is found is read from the pack
// when it is first asked for, and kept.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { openPack, PackPart } from '#src/platform/pack-file.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'

/** The list the build writes (`scripts/build/build-site.ts`). */
export const SiteManifest = z.object({
  files: z.array(
    z.object({
      /** As requested: '/', '/help', '/assets/…'. */
      path: z.string(),
      /** Relative to the site folder, as it is: to be looked at. */
      file: z.string(),
      type: z.string(),
      /** Where the pack has it, by content coding; as it is only when unpacking the gzip would take long (decision 151). */
      bodies: z.object({ br: z.optional(PackPart), gzip: z.optional(PackPart), identity: z.optional(PackPart) }),
      etag: z.string(),
      cache: z.enum(['immutable', 'revalidate']),
      /** Only for what runs: pages and the service worker. */
      contentPolicy: z.optional(z.string()),
      /** Whether a placeholder in it stands for our own address or for whoever runs the website (`public-url.ts`). */
      namesOrigin: z.optional(z.boolean()),
      /** For pages that search engines may show; with the day of the last change (ISO) where it is known. */
      listed: z.optional(z.object({ day: z.optional(z.string()) })),
    }),
  ),
})
export type SiteManifest = z.infer<typeof SiteManifest>

export const SITE_FOLDER = join(PROJECT_ROOT, 'build/site')
/** The pages of the desk are built apart, so that nothing of them is among those of the site. */
export const DESK_FOLDER = join(PROJECT_ROOT, 'build/desk')
/** Bytes that are unpacked in less than a millisecond. */
const UNPACKED_MAX = 160 * 1024
/** In a folder to serve from. */
export const PACK_NAME = 'bodies.pack'

export type ContentCoding = 'br' | 'gzip' | 'identity'

/** @throws when the disk fails */
type Body = () => Promise<Uint8Array<ArrayBuffer>>

export interface PageFile {
  /** By content coding; `identity` is the file as it is. What `plainBody` can unpack is not there twice. */
  bodies: Partial<Record<ContentCoding, Body>>
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
  const pack = openPack(join(folder, PACK_NAME))
  const table = new Map<string, PageFile>()
  for (const { path, file: _file, bodies, namesOrigin = false, contentPolicy, listed, ...facts } of manifest.files) {
    // What is filled in is kept as it then is (`public-url.ts`).
    const toBody = (part: PackPart) => (namesOrigin ? () => pack.read(part) : readOnce(() => pack.read(part)))
    table.set(path, { ...facts, namesOrigin, contentPolicy, listed, bodies: mapBodies(bodies, toBody) })
  }
  return table
}

/** How many files there are to serve. @throws as `readPageTable` */
export async function countPages(folder = SITE_FOLDER): Promise<number> {
  return (await readManifest(folder)).files.length
}

/** Until memory is collected: many at once share what was unpacked for one, and nothing is held for nobody (decision 151). */
const unpacked = new WeakMap<PageFile, WeakRef<Uint8Array<ArrayBuffer>>>()

/** The file as it is: unpacked for the few who take nothing compressed. */
export async function plainBody(file: PageFile): Promise<Uint8Array<ArrayBuffer>> {
  const { identity, gzip } = file.bodies
  if (identity !== undefined) return identity()
  if (gzip === undefined) throw new Error('A file has neither a plain body nor one to make it from.')
  const atHand = unpacked.get(file)?.deref()
  if (atHand !== undefined) return atHand
  const plain = new Uint8Array(gunzipSync(await gzip()))
  unpacked.set(file, new WeakRef(plain))
  return plain
}

/** Whether a plain body need not be there beside its gzip: nobody can cost the server more than a moment by asking for it. */
export function isQuicklyUnpacked(plain: Uint8Array): boolean {
  return plain.byteLength <= UNPACKED_MAX
}

function mapBodies(
  parts: Partial<Record<ContentCoding, PackPart | undefined>>,
  toBody: (part: PackPart) => Body,
): PageFile['bodies'] {
  const entries = Object.entries(parts).filter(([, part]) => part !== undefined) as [ContentCoding, PackPart][]
  return Object.fromEntries(entries.map(([coding, part]) => [coding, toBody(part)]))
}

/** Reads when it is first asked, and again only when that failed. */
export function readOnce(read: Body): Body {
  let kept: ReturnType<Body> | undefined
  return () => {
    kept ??= read().catch((error: unknown) => {
      kept = undefined
      throw error
    })
    return kept
  }
}

async function readManifest(folder: string): Promise<SiteManifest> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  } catch (cause) {
    throw new Error('The pages are not built. Run "npm start", or "npm run build" first.', { cause })
  }
}
