// What a device keeps, in three files: pages repeat each other's styles and words, and one by one they weigh six times as much.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptFiles, KeptPack } from '#src/offline/kept-files.ts'
import { type Language, pathIn, splitPath } from '#src/shared/languages.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { isCompressible } from '../compress-files.ts'
import type { SiteFile } from '../site-file.ts'

/** @returns where they are served from */
export function keptPackPaths(language: Language): KeptFiles['packs'] {
  const place = (name: string) => pathIn(language, `/kept-${name}.json`)
  return { first: place('first'), pages: place('pages'), assets: place('assets') }
}

/** 'Get help now' and the pages of what is happening this minute: they are kept at the first visit. */
function isForTrouble(address: string): boolean {
  const { path } = splitPath(address)
  return path === HELP_PATH || path.endsWith('/now')
}

/** @param name of a file, relative to the folder of a language's build: one of an earlier build may lie there */
export function isKeptPack(name: string): boolean {
  return /(^|\/)kept-\w+\.json$/.test(name)
}

/**
 * @param release the folder that the files were written into
 * @param files everything else that is served of this language
 * @returns what travels in each of the files, by the file's address
 */
export async function fillKeptPacks(
  release: string,
  files: SiteFile[],
  kept: KeptFiles,
): Promise<Map<string, KeptPack>> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const fill = async (paths: string[]) => {
    const pack: KeptPack = {}
    for (const path of paths) {
      const { file, type, contentPolicy } = byPath.get(path) as SiteFile
      // A typeface is no text.
      if (!isCompressible(file)) continue
      const text = await readFile(join(release, file), 'utf8')
      pack[path] = contentPolicy === undefined ? { type, text } : { type, text, contentPolicy }
    }
    return pack
  }
  const { packs, pages, data, assets } = kept
  return new Map([
    [packs.first, await fill(pages.filter(isForTrouble))],
    [packs.pages, await fill([...pages.filter((path) => !isForTrouble(path)), ...data])],
    [packs.assets, await fill(assets)],
  ])
}
