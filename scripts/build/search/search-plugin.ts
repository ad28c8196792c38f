// Gives a build of the pages what the search fetches in its language: files named by what is in them, so that they may be kept
// for ever. `npm run dev` makes them anew each time they are asked for.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Language } from '#src/shared/languages.ts'
import type * as SearchIndexModule from './load-search-index.ts'

/**
 * Everything that can be found is read for it: only when it is asked for, and by a name that whoever bundles the configuration does not
 * follow. It would bundle the server, with the messages of every language, before each build.
 */
const LOADER = new URL('load-search-index.ts', import.meta.url).href

const FILES = /\/src\/features\/search\/(search-paths|crisis-terms-path)\.ts$/

export function searchPlugin(language: Language): Plugin {
  return {
    name: 'handrail-search',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILES },
      async handler(code) {
        const { writeSearchFiles }: typeof SearchIndexModule = await import(LOADER)
        let written = code
        for (const [path, source] of writeSearchFiles(language)) {
          if (!written.includes(path)) continue
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          const name = path.replace('.json', `-${hash}.json`)
          this.emitFile({ type: 'asset', fileName: name.slice(1), source })
          written = written.replace(path, name)
        }
        return written
      },
    },
  }
}
