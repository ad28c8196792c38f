// Builds a language's `/sw.js`: the service worker of `src/offline/` with the list of what it keeps.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { KeptFile, KeptFiles } from '#src/offline/kept-files.ts'
import { isPageThat } from '#src/pages/table.ts'
import { type Language, splitPath } from '#src/shared/languages.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { DEFINED_SETTINGS } from '../build-settings.ts'
import { partAt } from '../language-files.ts'
import { messagesPlugin } from '../messages-plugin.ts'
import { dataPathOf } from '../pages-folder.ts'
import type { SiteFile } from '../site-file.ts'

const SOURCE = join(import.meta.dirname, '../../../src/offline/service-worker.ts')
/** Focus areas, toolkits and tools have a loader of their own in the browser; on the way to other pages the router asks for a file. */
const LOADS_ITSELF = /\/modules(\/|$)/

/** Letters that pages of a language do without. */
const FOREIGN_FACES: Record<string, RegExp> = {
  en: /-(more|urdu)-.*\.woff2$/,
  pl: /-urdu-.*\.woff2$/,
  cy: /-urdu-.*\.woff2$/,
  ur: /-more-.*\.woff2$/,
}

/** @returns the script */
export async function buildWorker(kept: KeptFiles): Promise<Uint8Array> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { ...DEFINED_SETTINGS, KEPT_FILES: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
    plugins: [messagesPlugin([kept.language])],
    build: { write: false, lib: { entry: SOURCE, formats: ['es'], fileName: 'sw' } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('The service worker was not built.')
  return Buffer.from(output.output[0].code)
}

/**
 * What a device is to keep of a language.
 * @param files everything else that is served, in all languages
 */
export function listKeptFiles(language: Language, files: SiteFile[]): KeptFiles {
  const own = files.filter(({ path }) => splitPath(path).language === language)
  // The plan is kept too, though no search engine may list it.
  const pages = own.filter(({ path, type }) => type.startsWith('text/html') && isPageThat('offline', path))
  const others = own.filter((file) => file.listed !== undefined && !pages.includes(file))
  const isKept = (path: string) => pages.some((page) => page.path === path)
  const dataOf = new Map(pages.map(({ path }) => [dataPathOf(path), path]))
  const data = own.filter(({ path }) => !LOADS_ITSELF.test(path) && isKept(dataOf.get(path) ?? ''))
  // The scripts are those of all languages, the messages are not.
  const assets = files.filter(
    ({ path }) =>
      path.startsWith('/assets/') &&
      (partAt(path)?.language ?? language) === language &&
      !FOREIGN_FACES[language]?.test(path),
  )
  if (data.length === 0 || assets.length === 0) throw new Error('The service worker has nothing to keep.')
  const [first, later] = [true, false].map((wanted) =>
    [...pages, ...data].filter(({ path }) => isForTrouble(dataOf.get(path) ?? path) === wanted).map(withHash),
  ) as [KeptFile[], KeptFile[]]
  const rest: KeptFile[] = [...assets.map(({ path }): KeptFile => [path, null]), ...later]
  return { language, version: versionOf([...first, ...rest]), first, rest, others: others.map(({ path }) => path) }
}

/** 'Get help now' and the pages of what is happening this minute: they are kept at the first visit. */
function isForTrouble(address: string): boolean {
  const { path } = splitPath(address)
  return path === HELP_PATH || path.endsWith('/now')
}

/** The validator is the hash of what is served, spelt for an address. */
function withHash({ path, etag }: SiteFile): KeptFile {
  return [path, Buffer.from(etag.slice(1, -1), 'base64url').toString('base64')]
}

function versionOf(files: KeptFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
}
