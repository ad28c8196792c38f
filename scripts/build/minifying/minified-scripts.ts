// What earlier builds have minified: the journey of the pseudo-languages builds English once more, and so does whoever builds a second time
// with other words. A change of code changes the names of the scripts around it, and most are minified anew.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#src/platform/project-root.ts'
import { DAY_MS } from '#src/shared/duration.ts'

/** Where tools of a project keep such things; it may be deleted at any time. */
const FOLDER = join(PROJECT_ROOT, 'node_modules/.cache/minified')
const KEPT_DAYS = 14

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }
let opened: Promise<void> | undefined

/** @param options whatever else decides about the result */
export function digestOf(code: string, options: object): string {
  return createHash('sha256')
    .update(JSON.stringify([version, options, code]))
    .digest('hex')
}

/** What was kept, or undefined. */
export async function takeMinified(digest: string): Promise<string | undefined> {
  opened ??= openFolder()
  await opened
  const file = join(FOLDER, digest)
  const code = await readFile(file, 'utf8').catch(() => undefined)
  if (code !== undefined) await utimes(file, new Date(), new Date())
  return code
}

/** Whole or not at all: another build may read at the same moment. */
export async function keepMinified(digest: string, code: string): Promise<void> {
  const draft = join(FOLDER, `.${randomUUID()}`)
  await writeFile(draft, code)
  await rename(draft, join(FOLDER, digest))
}

async function openFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  for (const name of await readdir(FOLDER)) {
    const file = join(FOLDER, name)
    // What another build was just writing may have its name by now.
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true })
  }
}
