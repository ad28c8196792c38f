import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder. Looked for upwards, because what renders the pages in a build has this file in it, at another depth. */
export const PROJECT_ROOT = findProjectRoot(import.meta.dirname)

function findProjectRoot(start: string): string {
  if (existsSync(join(start, 'package.json')) && existsSync(join(start, 'content'))) return start
  const parent = dirname(start)
  if (parent === start) throw new Error(`No folder with package.json and content/ above ${import.meta.dirname}`)
  return findProjectRoot(parent)
}
