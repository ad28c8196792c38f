// `virtual:messages`: the messages of all given languages as one module. A script that must stay small imports by name the few messages
// that it needs, and gets no others. `virtual:desk-messages`: the messages of the desk, which parents' pages do not need.
import type { Plugin } from 'vite'
import { listMessageFiles, readMessages } from '#src/platform/content/messages.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'

/** Messages of the desk are in English only. */
export const isOfDesk = (key: string): boolean => key.startsWith('desk_')

/** Only the server writes mails. */
export const isOfMail = (key: string): boolean => /(^|_)mails_/.test(key)

/** @param languages its default has all of them; the messages of the first can be named one by one */
export function messagesPlugin(languages: readonly Language[]): Plugin {
  return {
    name: 'handrail-messages',
    resolveId: {
      filter: { id: /^virtual:(desk-)?messages$/ },
      // The bundlers' convention for a module without a file.
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:(desk-)?messages$/ },
      handler(id) {
        for (const one of new Set([DEFAULT_LANGUAGE, ...languages])) {
          for (const file of listMessageFiles(one)) this.addWatchFile(file)
        }
        if (id.includes('desk-')) {
          const ofDesk = Object.entries(readMessages(DEFAULT_LANGUAGE)).filter(([key]) => isOfDesk(key))
          return `export default ${JSON.stringify(Object.fromEntries(ofDesk))}`
        }
        const all = languages.map((language) => [language, readMessages(language)] as const)
        const [[, first] = []] = all
        const named = Object.entries(first ?? {}).map(([key, text]) => `export const ${key} = ${JSON.stringify(text)}`)
        return `export default ${JSON.stringify(Object.fromEntries(all))}\n${named.join('\n')}\n`
      },
    },
  }
}
