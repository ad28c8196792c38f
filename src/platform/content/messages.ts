// Reads the translators' files, `content/<language>/messages/*.json`: ICU messages, a text for each key.
import { basename, join } from 'node:path'
import type { Messages } from 'use-intl/core'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { ContentError } from './content-error.ts'
import { CONTENT_ROOT, contentFolder, listFiles, readText } from './content-file.ts'

/** Key to text, in the order of the files. */
export type Catalogue = Record<string, string>

const CatalogueFile = z.record(z.string(), z.string())

/** A language's messages; what is not translated is said in English. */
export function readMessages(language: Language, root: string = CONTENT_ROOT): Messages {
  const english = readCatalogue(DEFAULT_LANGUAGE, root) as Messages
  return language === DEFAULT_LANGUAGE ? english : Object.assign(english, readCatalogue(language, root))
}

/** @throws {ContentError} for a file that is no catalogue, and for a key that does not start with its file's name */
export function readCatalogue(language: Language, root: string = CONTENT_ROOT): Catalogue {
  // Nothing but messages has a key in it.
  return Object.assign(Object.create(null), ...listMessageFiles(language, root).map(readMessageFile))
}

export function listMessageFiles(language: Language, root: string = CONTENT_ROOT): string[] {
  return listFiles(join(contentFolder(language, root), 'messages'), '.json')
}

/** The messages of one file. @throws {ContentError} as `readCatalogue` */
export function readMessageFile(file: string): Catalogue {
  const catalogue = parseFile(file)
  const prefix = `${basename(file, '.json').replaceAll('-', '_')}_`
  const wrong = Object.keys(catalogue).find((key) => !key.startsWith(prefix) || !/^[a-z][a-z0-9_]*$/.test(key))
  if (wrong === undefined) return catalogue
  throw new ContentError({ file, field: wrong, problem: 'This key has another form.', mend: `Begin with "${prefix}".` })
}

function parseFile(file: string): Catalogue {
  try {
    return CatalogueFile.parse(JSON.parse(readText(file)))
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    const problem = 'This is no list of messages.'
    throw new ContentError({ file, line: lineOf(cause), problem, mend: 'Write JSON, a text for each key.' }, { cause })
  }
}

/** Where the reader of JSON stopped, if it was that. */
function lineOf(cause: unknown): number | undefined {
  const [, line] = /\(line (\d+) column \d+\)/.exec(String(cause)) ?? []
  return line === undefined ? undefined : Number(line)
}
