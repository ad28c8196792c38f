// `virtual:messages`: what languages say, as one module. A script that must stay small names the few messages of its language
// that it needs, and gets no others.
import type { Plugin } from 'vite'
import { listMessageFiles, readMessages } from '#src/platform/content/messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

const NAME = 'virtual:messages'
/** How a bundler knows what no file stands for. */
const RESOLVED = `\0${NAME}`

/** @param languages its default has all of them; the messages of the first can be named one by one */
export function messagesPlugin(languages: readonly Language[]): Plugin {
  return {
    name: 'handrail-messages',
    resolveId: { filter: { id: /^virtual:messages$/ }, handler: () => ({ id: RESOLVED, moduleSideEffects: false }) },
    load: {
      filter: { id: /^\0virtual:messages$/ },
      handler() {
        for (const one of new Set([DEFAULT_LANGUAGE, ...languages])) {
          for (const file of listMessageFiles(one)) this.addWatchFile(file)
        }
        const all = languages.map((language) => [language, readMessages(language)] as const)
        const [[, first] = []] = all
        const named = Object.entries(first ?? {}).map(([key, text]) => `export const ${key} = ${JSON.stringify(text)}`)
        return `export default ${JSON.stringify(Object.fromEntries(all))}\n${named.join('\n')}\n`
      },
    },
  }
}
