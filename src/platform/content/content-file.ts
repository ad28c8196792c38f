// Reads files below `content/` for the features that own them. Each takes the language's folder as `folder`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, type Language, type Untranslated } from '#src/shared/languages.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ContentError } from './content-error.ts'
import { parseYaml, type YamlData } from './content-yaml.ts'
import { markNationTerms } from './nation-terms.ts'
import { keepOffered } from './offered-words.ts'

/** The folder of all content, one folder a language below it. */
export const CONTENT_ROOT = join(PROJECT_ROOT, 'content')

/** The folder with the words of a language. `root` is another one in tests only. */
export function contentFolder(language: Language, root: string = CONTENT_ROOT): string {
  return join(root, language)
}

/**
 * A file of a language; the English one while there is no translation.
 * @param name relative to the language's folder
 */
export function contentFile(language: Language, name: string, root: string = CONTENT_ROOT): string {
  const own = join(contentFolder(language, root), name)
  return language === DEFAULT_LANGUAGE || existsSync(own) ? own : join(contentFolder(DEFAULT_LANGUAGE, root), name)
}

/**
 * The files of a folder with this ending, each in the language or in English.
 * @param folder relative to the language's folder
 */
export function listContentFiles(
  language: Language,
  folder: string,
  ending: string,
  root: string = CONTENT_ROOT,
): string[] {
  const places = [DEFAULT_LANGUAGE, language].map((one) => join(contentFolder(one, root), folder))
  const names = new Set(places.flatMap((place) => listFiles(place, ending)).map((file) => basename(file)))
  return [...names].sort().map((name) => contentFile(language, join(folder, name), root))
}

/** The language that a file of `contentFile` is written in: the one that was asked for, or English. */
export function languageOfFile(language: Language, file: string, root: string = CONTENT_ROOT): Language {
  return file.startsWith(contentFolder(language, root) + sep) ? language : DEFAULT_LANGUAGE
}

/** Whether `contentFile` gave the English file in place of a missing translation. */
export function markUntranslated(language: Language, file: string, root: string = CONTENT_ROOT): Untranslated {
  return languageOfFile(language, file, root) === language ? {} : { inEnglish: true }
}

/** Reads a YAML file and checks it. @throws {ContentError} with file, line, field and what to do */
export function readYaml<T>(file: string, schema: z.ZodMiniType<T>): YamlData<T> {
  return parseYaml(nameProduct(readText(file)), schema, { file })
}

export interface MarkdownFile<T> {
  file: string
  front: YamlData<T>
  /** Everything below the front matter. */
  body: string
  /** The line of the file on which the body starts. */
  bodyLine: number
}

/** Reads a Markdown file that starts with front matter between two `---` lines. */
export function readMarkdownFile<T>(file: string, schema: z.ZodMiniType<T>): MarkdownFile<T> {
  const lines = nameProduct(readText(file)).split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end === -1) {
    const problem = 'The front matter is missing.'
    throw new ContentError({ file, line: 1, problem, mend: 'Start the file with its fields between two "---" lines.' })
  }
  const front = parseYaml(lines.slice(1, end).join('\n'), schema, { file, firstLine: 2 })
  return { file, front, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

/** The files of a folder with this ending, in order of their names, as full paths. A missing folder has none. */
export function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map((entry) => entry.name)
  return names.sort().map((name) => join(folder, name))
}

/** The folders of a folder, by name. */
export function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** Content names the product as `{product}`, as messages do. */
function nameProduct(text: string): string {
  return text.replaceAll('{product}', PRODUCT_NAME)
}

// '0808 800 5000' and '116 123': a telephone number is read and dialled in one go, so it never breaks over two lines.
const NUMBER = /(?<![\d.,£]|\d )(?:0\d{2,4}|116)(?: \d{2,4}){1,3}(?![\d:,.]\d)/g

function keepNumbersWhole(text: string): string {
  return text.replace(NUMBER, (number) => number.replaceAll(' ', '\u00a0'))
}

export function readText(file: string): string {
  try {
    // A file saved on Windows has other line ends and maybe a byte order mark.
    const text = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
    return markNationTerms(keepOffered(keepNumbersWhole(text), file), file)
  } catch (cause) {
    throw new ContentError(
      { file, problem: 'The file cannot be read.', mend: 'Add it, or correct its name.' },
      { cause },
    )
  }
}
