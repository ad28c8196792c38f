// Where React Router writes the pages, and what it asks to render them.
import { join } from 'node:path'
import { pathIn, splitPath } from '#src/shared/languages.ts'

/** Relative to the project. */
export const PAGES_FOLDER = 'build/pages'

const ROOT = join(import.meta.dirname, '../..', PAGES_FOLDER)

export const CLIENT_FOLDER = join(ROOT, 'client')

export const SERVER_ENTRY = join(ROOT, 'server/index.js')

/** Where the router fetches what the loader of a page gives. @param path of the page, with the language's prefix */
export function dataPathOf(path: string): string {
  const { language, path: plain } = splitPath(path)
  return `${pathIn(language, plain === '/' ? '/_' : plain)}.data`
}
