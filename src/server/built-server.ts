// What the build has put together of all the files and packages that a start needs: looking for each of them takes longer than all
// that they do.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
    return digest === digestOf(sources, root) ? join(folder, entry) : undefined
  } catch {
    // No build yet, or one that was cut off.
    return undefined
  }
}

/**
 * @param sources relative to the project's folder
 * @returns of their names and bytes
 * @throws when one is not there
 */
export function digestOf(sources: readonly string[], root = PROJECT_ROOT): string {
  const digest = createHash('sha256')
  for (const source of sources) digest.update(`${source}\n`).update(readFileSync(join(root, source)))
  return digest.digest('base64url')
}
