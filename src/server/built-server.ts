// What the build has put together of all the files and packages that a start needs: looking for each of them takes longer than all
// that they do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfFiles } from '#src/platform/file-digest.ts'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'

/** Relative to the project's folder. */
export const BUILT_SERVER = 'build/server'
/** In that folder: the file to start, what all of them were made of, and its digest. */
export const BUILT_FROM = 'built-from.json'

/** What the build says of it. */
export interface BuiltFrom {
  entry: string
  sources: string[]
  digest: string
}

/** @returns the file to start, or undefined when none was built of the source as it is: then the source is to be run */
export function findBuiltServer(root = PROJECT_ROOT): string | undefined {
  const folder = join(root, BUILT_SERVER)
  try {
    const { entry, sources, digest } = JSON.parse(readFileSync(join(folder, BUILT_FROM), 'utf8')) as BuiltFrom
    return digest === digestOfFiles(root, sources) ? join(folder, entry) : undefined
  } catch {
    // No build yet, or one that was cut off.
    return undefined
  }
}
