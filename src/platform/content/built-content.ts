// What a build has read of the content. The server takes it from there: reading Markdown and YAML takes seconds, in which no request
// would be answered, and its answers agree with the pages of that build.
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { CONTENT_ROOT } from './content-file.ts'

/** What each reader returned, by its name. */
type BuiltContent = Readonly<Record<string, unknown>>

let folder: string | undefined
const opened = new Map<Language, BuiltContent>()

/** From now on readers take what was built into a folder. For the server's start only: builds and tests read the files. */
export function openBuiltContent(site: string): void {
  folder = site
  opened.clear()
}

/** What a reader returned at build, or undefined when it must read the files itself. */
export function takeBuiltContent(language: Language, name: string, root: string): unknown {
  if (folder === undefined || root !== CONTENT_ROOT) return undefined
  const known = opened.get(language) ?? readBuilt(join(folder, nameOf(language)))
  opened.set(language, known)
  return known[name]
}

/** @param values must survive JSON */
export async function writeBuiltContent(site: string, language: Language, values: BuiltContent): Promise<void> {
  await writeFile(join(site, nameOf(language)), JSON.stringify(values))
}

/** A language that was not built has none. */
function readBuilt(file: string): BuiltContent {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const nameOf = (language: Language) => `content-${language}.json`
