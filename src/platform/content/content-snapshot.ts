// What the build has read of the content already, so that a start need not read it again: parsing the Markdown of all
// tools takes longer than anything else a start does. Valid only while no file of the content has changed.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { CONTENT_ROOT } from './content-file.ts'

const SNAPSHOT_FILE = join(import.meta.dirname, '../../../build/content.json')

type SnapshotValues = Partial<Record<Language, Record<string, unknown>>>

interface Snapshot {
  /** Of every file of the content, name and bytes. */
  digest: string
  /** What each reader returned, by language and by the reader's name. */
  values: SnapshotValues
}

let opened: Snapshot | null = null

/**
 * From now on readers may take what the build has read. For the server's start only: whoever builds or tests wants to
 * know what the readers say today.
 */
export function openSnapshot(): void {
  try {
    const snapshot = JSON.parse(readFileSync(SNAPSHOT_FILE, 'utf8')) as Snapshot
    if (snapshot.digest === digestOfContent()) opened = snapshot
  } catch {
    // No build yet, or one that was cut off: the readers read.
  }
}

/** What a reader returned at build, or undefined when it must read the files itself. */
export function takeFromSnapshot(language: Language, name: string, root: string): unknown {
  return root === CONTENT_ROOT ? opened?.values[language]?.[name] : undefined
}

/** Writes down what readers returned. @param values must survive JSON */
export function writeSnapshot(values: SnapshotValues): void {
  const snapshot: Snapshot = { digest: digestOfContent(), values }
  writeFileSync(SNAPSHOT_FILE, JSON.stringify(snapshot))
}

function digestOfContent(): string {
  const digest = createHash('sha256')
  const names = readdirSync(CONTENT_ROOT, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((one) => /\.(md|yaml)$/.test(one)).sort()) {
    digest.update(`${name}\n`).update(readFileSync(join(CONTENT_ROOT, name)))
  }
  return digest.digest('base64url')
}
