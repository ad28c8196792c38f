// `virtual:language-files`: the addresses of what a page fetches in its own language. A build writes the files, with a hash of their text in the
// name; `npm run dev` makes a file each time it is asked for.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { readMessages } from '#src/platform/content/messages.ts'
import { LANGUAGES, type Language } from '#src/shared/languages.ts'
import type { LanguageFiles } from '#src/web/language/language-files.ts'
import { isOfDesk, isOfMail } from './messages-plugin.ts'
import type * as SearchIndexModule from './search/load-search-index.ts'

/**
 * All content is read for it, so it is imported when it is needed. Vite does not follow a name that is computed: written as a plain import, the
 * whole server would be bundled with the configuration before each build.
 */
const SEARCH_INDEX = new URL('search/load-search-index.ts', import.meta.url).href

export type LoadSearchIndex = () => Promise<typeof SearchIndexModule>

/** @returns the text of a file by what it is for */
export async function writeLanguageFiles(
  language: Language,
  load: LoadSearchIndex = () => import(SEARCH_INDEX),
): Promise<LanguageFiles> {
  const { loadSearchFiles } = await load()
  const messages = Object.entries(readMessages(language)).filter(([key]) => !isOfDesk(key) && !isOfMail(key))
  return { messages: JSON.stringify(Object.fromEntries(messages)), ...loadSearchFiles(language) }
}

const NAMES: Record<keyof LanguageFiles, string> = {
  messages: 'messages',
  search: 'search',
  crisisTerms: 'crisis-terms',
}
const PARTS = Object.keys(NAMES) as (keyof LanguageFiles)[]

const pathOf = (part: keyof LanguageFiles, language: Language, mark = '') =>
  `/assets/${NAMES[part]}-${language}${mark}.json`

const ADDRESS = new RegExp(
  `^/assets/(${Object.values(NAMES).join('|')})-(${Object.keys(LANGUAGES).join('|')})(?:-[\\w-]{8})?\\.json$`,
)

/** Which file of which language lies at an address; undefined for every other address. */
export function partAt(path: string): { part: keyof LanguageFiles; language: Language } | undefined {
  const [, name, language] = ADDRESS.exec(path) ?? []
  const part = PARTS.find((one) => NAMES[one] === name)
  return part === undefined ? undefined : { part, language: language as Language }
}

export function languageFilesPlugin(languages: readonly Language[]): Plugin {
  const id = 'virtual:language-files'
  let isBuild = false
  return {
    name: 'handrail-language-files',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: { filter: { id: /^virtual:language-files$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:language-files$/ },
      async handler() {
        const addresses: Record<string, Record<string, string>> = {}
        for (const language of languages) {
          const files = isBuild ? await writeOnce(language) : undefined
          const entries = PARTS.map((part) => {
            const source = files?.[part]
            const path = pathOf(part, language, source === undefined ? '' : `-${hashOf(source)}`)
            if (source !== undefined && this.environment.name === 'client') {
              this.emitFile({ type: 'asset', fileName: path.slice(1), source })
            }
            return [part, path] as const
          })
          addresses[language] = Object.fromEntries(entries)
        }
        return `export default ${JSON.stringify(addresses)}`
      },
    },
  }
}

const written = new Map<Language, Promise<LanguageFiles>>()

/** The browser's part of a build and the one that renders the pages ask for the same. */
function writeOnce(language: Language): Promise<LanguageFiles> {
  const files = written.get(language) ?? writeLanguageFiles(language)
  written.set(language, files)
  return files
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 8)
}
