// What each message says and is given, for the type check: TypeScript forgets the texts of JSON.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '#src/platform/content/messages.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'

const FOLDER = join(PROJECT_ROOT, 'build/messages')

/** Writes what is not there yet, or no longer what the English catalogue says. */
export function writeMessageTypes(): void {
  const english = Object.entries(readCatalogue(DEFAULT_LANGUAGE))
  mkdirSync(FOLDER, { recursive: true })
  const texts = english.map(([key, text]) => `      ${key}: ${JSON.stringify(text)}`)
  writeIfNew(
    'use-intl.d.ts',
    `import 'use-intl'
declare module 'use-intl' {
  interface AppConfig {
    Messages: {
${texts.join('\n')}
    }
  }
}
`,
  )
  writeIfNew(
    'virtual-messages.d.ts',
    `declare module 'virtual:messages' {
  const messages: Partial<Record<import('#src/shared/languages.ts').Language, import('use-intl').Messages>>
  export default messages
${english.map(([key]) => `  export const ${key}: string`).join('\n')}
}
declare module 'virtual:desk-messages' {
  const messages: Partial<import('use-intl').Messages>
  export default messages
}
declare module 'virtual:language-files' {
  const addresses: Record<import('#src/shared/languages.ts').Language, import('#src/web/language/language-files.ts').LanguageFiles>
  export default addresses
}
`,
  )
}

/** Only when the text differs: a program that watches the file reads it again. */
function writeIfNew(name: string, text: string): void {
  const file = join(FOLDER, name)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
