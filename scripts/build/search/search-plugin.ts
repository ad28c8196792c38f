// Gives a build of the pages the index of the search in its language: one file, named by what is in it, so that it may be kept
// for ever. `npm run dev` makes it anew each time it is asked for.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { SEARCH_INDEX_PATH } from '#src/features/search/index-path.ts'
import type { Language } from '#src/shared/languages.ts'

const FILE = /\/src\/features\/search\/index-path\.ts$/

export function searchPlugin(language: Language): Plugin {
  return {
    name: 'handrail-search',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      async handler(code) {
        // Everything that can be found is read for it, which other commands of the bundler need not wait for.
        const { writeSearchIndex } = await import('./load-search-index.ts')
        const source = writeSearchIndex(language)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const path = SEARCH_INDEX_PATH.replace('.json', `-${hash}.json`)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
        return code.replace(SEARCH_INDEX_PATH, path)
      },
    },
  }
}
