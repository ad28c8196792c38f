// Turns the catalogues of all languages into `#messages`: one function a message, which takes the language first.
//   index.js        every language, for a browser under `npm run dev` and for pages that are rendered beforehand
//   node.js         the same for Node, which reads a language other than English when something is first said in it
//   index.d.ts      what each message has to be given
//   <language>.js   the functions of a language
// A build of the pages takes one language, and of it only what a page says (`messages-plugin.ts`).
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_ROOT, listFolders } from '#src/platform/content/content-file.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#src/shared/languages.ts'
import { type Catalogue, findFaults, inputsOf, isRich, type Message, readCatalogue } from './catalogues.ts'
import type { CompiledLanguage } from './compile-language.ts'
import { isShown } from './drafts.ts'

export const MESSAGES_FOLDER = join(import.meta.dirname, '../../../build/messages')

/** The languages that people see, English first: they have a folder below `content/`, and are no drafts. */
export function listLanguages(root = CONTENT_ROOT): Language[] {
  return listWrittenLanguages(root).filter(isShown)
}

/** Drafts too. */
export function listWrittenLanguages(root = CONTENT_ROOT): Language[] {
  const others = listFolders(root).filter((name): name is Language => isLanguage(name) && name !== DEFAULT_LANGUAGE)
  return [DEFAULT_LANGUAGE, ...others]
}

/** Drafts have theirs too: whoever checks a draft reads its headings by them. */
export function readCatalogues(root = CONTENT_ROOT): Map<Language, Catalogue> {
  const english = readCatalogue(join(root, DEFAULT_LANGUAGE, 'messages'))
  const [, ...others] = listWrittenLanguages(root)
  return new Map([
    [DEFAULT_LANGUAGE, english],
    ...others.map((language): [Language, Catalogue] => [language, readCatalogue(join(root, language, 'messages'))]),
  ])
}

/** Writes what is not there yet, or no longer what the catalogues say. @throws with every message that cannot be used */
export async function compileMessages(
  catalogues: ReadonlyMap<Language, Catalogue> = readCatalogues(),
  folder: string = MESSAGES_FOLDER,
): Promise<void> {
  const english = catalogues.get(DEFAULT_LANGUAGE)
  if (english === undefined) throw new Error('There are no English messages to start from.')
  mkdirSync(folder, { recursive: true })
  for (const [language, catalogue] of catalogues) {
    const { tag } = LANGUAGES[language]
    const faults = findFaults(tag, catalogue, english)
    // Of a draft `npm run check:content` names them, and nobody else waits until they are mended.
    if (faults.length > 0 && isShown(language)) {
      throw new Error(`The messages in ${language} cannot be used:\n${faults.join('\n')}`)
    }
    const usable = [...catalogue].filter((entry) => findFaults(tag, new Map([entry]), english).length === 0)
    const file = join(folder, `${language}.js`)
    const mark = `// ${fingerprint([...english], [...catalogue])}\n`
    if (existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) continue
    // What is not translated yet is said in English.
    const whole = new Map([...english, ...usable])
    // Takes longer to load than everything else here, and is seldom needed.
    const { compileLanguage } = await import('./compile-language.ts')
    writeFileSync(file, mark + writeLanguage(await compileLanguage(tag, whole)))
  }
  const languages = [...catalogues.keys()]
  writeIfNew(join(folder, 'index.js'), writeIndex(importAll(languages), languages, english))
  writeIfNew(join(folder, 'node.js'), writeIndex(importWhenSaid(languages), languages, english))
  writeIfNew(join(folder, 'index.d.ts'), writeTypes(english))
}

/** What compiles belongs to it too: these files, and the packages behind them, which `package.json` pins. */
const COMPILER = ['compile-messages.ts', 'compile-language.ts', 'catalogues.ts']

function fingerprint(...parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const name of COMPILER) hash.update(readFileSync(join(import.meta.dirname, name)))
  const { devDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const packages = Object.entries(devDependencies).filter(([name]) => name.startsWith('@inlang/'))
  return hash.update(JSON.stringify([packages, parts])).digest('base64url')
}

/** A file with a new time makes whoever watches it read again. */
function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function writeLanguage({ functions, registry }: CompiledLanguage): string {
  const said = [...functions].map(([key, source]) => `export const ${key} = ${source}`)
  return `${registry.replaceAll('export function', 'function')}
const registry = { plural, number, datetime, relativetime }
${said.join('\n')}
`
}

const nameOf = (language: Language) => language.replaceAll('-', '_')

/** How an index gets at its languages: `words(language)` has the functions of one. */
function importAll(languages: Language[]): string {
  const imports = languages.map((language) => `import * as ${nameOf(language)} from "./${language}.js"`)
  return `${imports.join('\n')}
const all = { ${languages.map((language) => `'${language}': ${nameOf(language)}`).join(', ')} }
const words = (language) => all[language]`
}

function importWhenSaid([first, ...others]: Language[]): string {
  const loaders = others.map((language) => `'${language}': () => load('./${language}.js')`)
  return `import { createRequire } from 'node:module'
import * as first from "./${first}.js"
const load = createRequire(import.meta.url)
const loaded = { '${first}': first }
const later = { ${loaders.join(', ')} }
const words = (language) => (loaded[language] ??= later[language]())`
}

function writeIndex(words: string, languages: Language[], english: Catalogue): string {
  const said = [...english].map(([key, message]) => {
    const call = isRich(message) ? `${key}.parts` : key
    return `export const ${key} = (language, values = {}) => words(language).${call}(values)`
  })
  return `${words}
export const COMPILED_LANGUAGES = ${JSON.stringify(languages.filter(isShown))}
${said.join('\n')}
`
}

function writeTypes(english: Catalogue): string {
  return `import type { Language } from '#src/shared/languages.ts'
import type { MessagePart } from '#src/shared/message-part.ts'
/** The languages that people see. */
export const COMPILED_LANGUAGES: Language[]
${[...english].map(writeType).join('\n')}
`
}

function writeType([key, message]: [string, Message]): string {
  const inputs = [...inputsOf(message)].map(
    ([name, kind]) => `${name}: ${kind === 'number' ? 'number' : 'string | number'}`,
  )
  const values = inputs.length === 0 ? '' : `, values: { ${inputs.join('; ')} }`
  const preview = typeof message === 'string' ? message : Object.values(message[0]?.match ?? {}).join(' | ')
  return `/** ${preview.replaceAll('*/', '* /')} */
export const ${key}: (language: Language${values}) => ${isRich(message) ? 'MessagePart[]' : 'string'}`
}
