// `virtual:messages`: what a language says, as one module. Its default is all of it; a script that must stay small names the few
// messages it needs, and gets no others.
import type { Plugin } from 'vite'
import { listMessageFiles, readMessages } from '#src/platform/content/messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

const NAME = 'virtual:messages'
/** How a bundler knows what no file stands for. */
const RESOLVED = `\0${NAME}`

/** @param keep whether a message comes along, by its key */
export function messagesPlugin(language: Language, keep: (key: string) => boolean = () => true): Plugin {
  return {
    name: 'handrail-messages',
    resolveId: { filter: { id: /^virtual:messages$/ }, handler: () => ({ id: RESOLVED, moduleSideEffects: false }) },
    load: {
      filter: { id: /^\0virtual:messages$/ },
      handler() {
        for (const one of new Set([DEFAULT_LANGUAGE, language])) {
          for (const file of listMessageFiles(one)) this.addWatchFile(file)
        }
        const messages = Object.entries(readMessages(language)).filter(([key]) => keep(key))
        const named = messages.map(([key, text]) => `export const ${key} = ${JSON.stringify(text)}`)
        return `export default ${JSON.stringify(Object.fromEntries(messages))}\n${named.join('\n')}\n`
      },
    },
  }
}

/** The desk is an app of its own: no page of the site says any of its words. */
export const isOfTheSite = (key: string): boolean => !key.startsWith('desk_')
