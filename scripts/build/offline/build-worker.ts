// Builds a language's `/sw.js`: the service worker of `src/offline/` with the list of what it keeps.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { KeptFiles } from '#src/offline/kept-files.ts'
import { isPageThat } from '#src/pages/table.ts'
import { type Language, splitPath } from '#src/shared/languages.ts'
import { partAt } from '../language-files.ts'
import { messagesPlugin } from '../messages-plugin.ts'
import { dataPathOf } from '../pages-folder.ts'
import type { SiteFile } from '../site-file.ts'
import { keptPackPaths } from './kept-packs.ts'

const SOURCE = join(import.meta.dirname, '../../../src/offline/service-worker.ts')
/** Focus areas, toolkits and tools have a loader of their own in the browser; on the way to other pages the router asks for a file. */
const LOADS_ITSELF = /\/modules(\/|$)/

/** Letters that pages of a language do without. */
const FOREIGN_FACES: Record<string, RegExp> = { en: /-(more|urdu)-/, pl: /-urdu-/, cy: /-urdu-/, ur: /-more-/ }

/** @returns the script */
export async function buildWorker(kept: KeptFiles): Promise<Uint8Array> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { KEPT_FILES: JSON.stringify(kept) },
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
  const keptPages = own.filter(({ path, type }) => type.startsWith('text/html') && isPageThat('offline', path))
  const otherPages = own.filter((file) => file.listed !== undefined && !keptPages.includes(file))
  const dataPaths = keptPages.filter(({ path }) => !LOADS_ITSELF.test(path)).map(({ path }) => dataPathOf(path))
  const data = own.filter(({ path }) => dataPaths.includes(path))
  // The scripts are those of all languages, the messages are not.
  const assets = files.filter(
    ({ path }) => path.startsWith('/assets/') && (partAt(path)?.language ?? language) === language,
  )
  const mark = assets.find(({ path }) => /^\/assets\/manifest-[^/]+\.js$/.test(path))?.path
  if (mark === undefined || data.length === 0) throw new Error('The service worker has nothing to keep.')
  const pathsOf = (some: SiteFile[]) => some.map(({ path }) => path)
  return {
    language,
    version: hash([...keptPages, ...data, ...assets].map(({ path, etag }) => path + etag)),
    mark,
    packs: keptPackPaths(language),
    faces: pathsOf(assets.filter(({ path }) => path.endsWith('.woff2') && !FOREIGN_FACES[language]?.test(path))),
    pages: pathsOf(keptPages),
    data: pathsOf(data),
    assets: pathsOf(assets),
    others: pathsOf(otherPages),
  }
}

function hash(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
