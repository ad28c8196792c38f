// What the build has read of the content already, so that the server need not read it again: parsing Markdown and YAML takes longer
// than anything else a start does. Valid only while no file of the content has changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#src/shared/languages.ts'
import { digestOfFiles } from '../file-digest.ts'
import { createPack, openPack, type PackFile, type PackPart } from '../pack-file.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { CONTENT_ROOT } from './content-file.ts'

const BUILD_FOLDER = join(PROJECT_ROOT, 'build')
const INDEX_FILE = join(BUILD_FOLDER, 'content.json')
const PACK_FILE = join(BUILD_FOLDER, 'content.pack')

interface SnapshotIndex {
  /** Of every file of the content, name and bytes. */
  digest: string
  /** What each reader returned, as JSON: by language and by the reader's name. */
  parts: Partial<Record<Language, Record<string, PackPart>>>
}

let opened: { index: SnapshotIndex; pack: PackFile } | null = null

/**
 * From now on readers take what the build has read, each when it is first asked. For the server's start only: whoever
 * builds or tests wants to know what the readers say today.
 * @returns whether there is a snapshot of the content as it is; else the readers read
 */
export function openSnapshot(): boolean {
  try {
    const index = JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as SnapshotIndex
    if (index.digest === digestOfContent()) opened = { index, pack: openPack(PACK_FILE) }
  } catch {
    // No build yet, or one that was cut off.
  }
  return opened !== null
}

/** What a reader returned at build, or undefined when it must read the files itself. */
export function takeFromSnapshot(language: Language, name: string, root: string): unknown {
  const part = root === CONTENT_ROOT ? opened?.index.parts[language]?.[name] : undefined
  if (opened === null || part === undefined) return undefined
  return JSON.parse(new TextDecoder().decode(opened.pack.readNow(part)))
}

/** Writes down what readers returned. @param values must survive JSON */
export function writeSnapshot(values: Partial<Record<Language, Record<string, unknown>>>): void {
  using pack = createPack(PACK_FILE)
  const add = (value: unknown) => pack.add(Buffer.from(JSON.stringify(value)))
  const parts = mapValues(values, (readers = {}) => mapValues(readers, add))
  const index: SnapshotIndex = { digest: digestOfContent(), parts }
  writeFileSync(INDEX_FILE, JSON.stringify(index))
}

function mapValues<Key extends string, From, To>(from: Partial<Record<Key, From>>, change: (value: From) => To) {
  const entries = Object.entries(from) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value)])) as Record<Key, To>
}

function digestOfContent(): string {
  const names = readdirSync(CONTENT_ROOT, { recursive: true, encoding: 'utf8' })
  return digestOfFiles(CONTENT_ROOT, names.filter((one) => /\.(md|yaml)$/.test(one)).sort())
}
