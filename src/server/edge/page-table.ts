// The built pages and assets. A request's path is looked up here and never becomes a name of a file by itself.
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '#src/platform/config.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { BuildSettings, buildSettingsOf } from './build-settings.ts'

/** The list the build writes (`scripts/build/build-site.ts`). */
export const SiteManifest = z.object({
  builtFor: BuildSettings,
  files: z.array(
    z.object({
      /** As requested: '/', '/help', '/assets/…'. */
      path: z.string(),
      /** Relative to the folder of the manifest. */
      file: z.string(),
      type: z.string(),
      etag: z.string(),
      /** Whether its brotli and gzip lie beside it. */
      compressed: z.boolean(),
      /** Only for what runs: pages and the service worker. */
      contentPolicy: z.optional(z.string()),
      /** For pages that search engines may show. */
      listed: z.optional(z.literal(true)),
    }),
  ),
})
export type SiteManifest = z.infer<typeof SiteManifest>

/** Leads to the folder of the newest build (`scripts/build/release.ts`). */
export const SITE_FOLDER = join(PROJECT_ROOT, 'build/site')
export const SITE_MANIFEST = 'manifest.json'

export type ContentCoding = 'br' | 'gzip' | 'identity'

/** What the build adds to a file's name. */
export const CODING_SUFFIX: Record<ContentCoding, string> = { br: '.br', gzip: '.gz', identity: '' }

export interface PageFile {
  type: string
  etag: string
  compressed: boolean
  contentPolicy?: string | undefined
  listed?: true | undefined
  /** @param coding other than `identity` only where it is compressed */
  read(coding: ContentCoding): Promise<Uint8Array<ArrayBuffer>>
}

/** The name of a file in `assets/` changes with what is in it. */
export const isAsset = (path: string) => path.startsWith('/assets/')

/** Path to file. */
export type PageTable = ReadonlyMap<string, PageFile>

/** @throws when there is no build; the message says what to do */
export async function readPageTable(folder = SITE_FOLDER): Promise<PageTable> {
  const { files } = await readManifest(folder)
  // A build that is made while the server runs changes where the folder leads to. What is served stays what it was at the start.
  const real = await realpath(folder)
  return new Map(
    files.map(({ path, file, ...facts }) => [
      path,
      { ...facts, read: (coding) => readFile(join(real, file + CODING_SUFFIX[coding])) },
    ]),
  )
}

/** @returns what is built, in a sentence. @throws when nothing is, or for other settings than these; the message says what to do */
export async function describeBuild(config: Config, folder = SITE_FOLDER): Promise<string> {
  const { files, builtFor } = await readManifest(folder)
  // On a developer's machine another port needs no other build.
  const others = config.production ? nameOthers(builtFor, buildSettingsOf(config)) : []
  if (others.length > 0) {
    throw new Error(
      `The pages were built for ${builtFor.origin} with another value of ${others.join(' and ')}. Run npm run build, and start again.`,
    )
  }
  return `${files.length} files are built.`
}

const NAMES: Record<keyof BuildSettings, string> = {
  origin: 'PUBLIC_URL',
  product: 'PRODUCT_NAME',
  features: 'FEATURES',
  languages: 'LANGUAGES',
  colours: 'BRAND_COLOURS',
  operator: 'OPERATOR_NAME, its contact, address or numbers',
}

/** The settings that differ, by the names that an operator gives them. */
function nameOthers(built: BuildSettings, now: BuildSettings): string[] {
  const keys = Object.keys(NAMES) as (keyof BuildSettings)[]
  return keys.filter((key) => JSON.stringify(built[key]) !== JSON.stringify(now[key])).map((key) => NAMES[key])
}

export async function readManifest(folder: string): Promise<SiteManifest> {
  try {
    return SiteManifest.parse(JSON.parse(await readFile(join(folder, SITE_MANIFEST), 'utf8')))
  } catch (cause) {
    throw new Error('The pages are not built. Run "npm start", or "npm run build" first.', { cause })
  }
}
