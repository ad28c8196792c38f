// Which sources the folder `build` is of. `begin` and `end` stand around the steps of `npm run build`: a build that breaks off leaves no
// mark, so that nobody serves half of one as a whole. Plain JavaScript without packages, because the set-up asks before there are any.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const inRoot = (...parts) => join(root, ...parts)

/** What the pages and the server are made of. A change in any of these files makes a build stale. */
const BUILT_FROM = [
  'content',
  'migrations',
  'public',
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
/** Nothing of a test is in a build. */
const TEST = /\.test\.tsx?$/

const MARK = inRoot('build', '.handrail-built')
/** The mark that a build will have, once it is whole. */
const DRAFT = inRoot('build', '.handrail-building')

const STEPS = {
  begin() {
    mkdirSync(inRoot('build'), { recursive: true })
    rmSync(MARK, { force: true })
    // Of the start: what changes during a build makes it stale.
    writeFileSync(DRAFT, wantedMark())
  },
  end: () => renameSync(DRAFT, MARK),
}

/** Whether there is a whole build of the sources as they are. */
export function isBuilt() {
  return (
    existsSync(MARK) &&
    readFileSync(MARK, 'utf8') === wantedMark() &&
    existsSync(inRoot('build', 'site', 'manifest.json'))
  )
}

/** With other drafts of languages it is another build (`HANDRAIL_DRAFTS`). */
function wantedMark() {
  return fingerprint(BUILT_FROM) + (process.env.HANDRAIL_DRAFTS ?? '')
}

/** Of the contents of files and folders, which are named from the root. */
export function fingerprint(names) {
  const hash = createHash('sha256')
  for (const name of names) addToHash(hash, name)
  return hash.digest('hex')
}

function addToHash(hash, name) {
  const entries = readEntries(inRoot(name))
  if (entries !== undefined) for (const entry of entries) addToHash(hash, join(name, entry))
  else if (!TEST.test(name)) hash.update(name).update(readFileSync(inRoot(name)))
}

/** The names in a folder in a fixed order, or undefined for a file. */
function readEntries(path) {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

// By way of a link it is the same file.
if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) STEPS[process.argv[2]]()
