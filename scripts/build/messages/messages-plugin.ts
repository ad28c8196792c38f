// Gives a build of the pages the messages of its one language, each in a module of its own: a page then fetches the words
// that it says and no others. Elsewhere `#messages` is the compiled file with every language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#src/shared/languages.ts'
import { MESSAGES_FOLDER } from './compile-messages.ts'

const NAME = '#messages'
/** How a bundler knows what no file stands for. */
const VIRTUAL = `\0${NAME}`

/** @param folder where the messages were compiled to */
export function messagesPlugin(language: Language, folder = MESSAGES_FOLDER): Plugin[] {
  return [oneLanguage(language, folder), everyLanguage(folder)]
}

/** Pages are rendered beforehand from every language: what is not translated is read by English headings. */
function everyLanguage(folder: string): Plugin {
  return {
    name: 'handrail-messages-to-render',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    enforce: 'pre',
    // What Node takes finds the languages beside itself, and a bundle lies elsewhere.
    resolveId: { filter: { id: /^#messages$/ }, handler: () => join(folder, 'index.js') },
  }
}

function oneLanguage(language: Language, folder: string): Plugin {
  const { helpers, functions } = splitLanguage(readFileSync(join(folder, `${language}.js`), 'utf8'))
  return {
    name: 'handrail-messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#messages/ },
      handler: (id) => ({ id: id.replace(NAME, VIRTUAL), moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0#messages/ },
      handler(id) {
        const key = id.slice(VIRTUAL.length + 1)
        if (key === '') return [...functions.keys()].map((each) => `export * from '${NAME}/${each}'`).join('\n')
        const source = functions.get(key)
        if (source === undefined) throw new Error(`There is no message ${key}.`)
        return (source.includes('registry.') ? helpers : '') + takeLanguageFirst(key, source)
      },
    },
  }
}

/** What `compile-messages.ts` wrote, message by message. */
function splitLanguage(compiled: string): { helpers: string; functions: Map<string, string> } {
  const [helpers = '', ...said] = compiled.split(/^(?=export const )/m)
  const entries = said.map((one): [string, string] => [/^export const (\w+)/.exec(one)?.[1] ?? '', one])
  return { helpers, functions: new Map(entries) }
}

/** The language of the build is already in the words, so its argument goes unused here. */
function takeLanguageFirst(key: string, source: string): string {
  const said = source.replace(`export const ${key} =`, 'const say =')
  const call = source.includes('Object.assign(') ? 'say.parts' : 'say'
  return `${said}\nexport const ${key} = (language, values) => ${call}(values)\n`
}
