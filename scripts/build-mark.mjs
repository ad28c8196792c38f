// Records which sources and settings the folder `build` was made from. `begin` and `end` run around `npm run build`: a build that breaks off leaves no
// mark, so that half a build is never served. Plain JavaScript without packages, because the set-up asks before there are any.
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
  'src',
  'scripts',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
/** Settings that stand in the pages, and which pages there are (`scripts/build/build-settings.ts`). */
export const BUILD_SETTINGS = [
  'PUBLIC_URL',
  'PRODUCT_NAME',
  'BRAND_COLOURS',
  'BRAND_LOGO',
  'OPERATOR_NAME',
  'OPERATOR_CONTACT',
  'OPERATOR_ADDRESS',
  'CHARITY_NUMBER',
  'ICO_NUMBER',
  'FEATURES',
  'LANGUAGES',
]
/** Nothing of a test is in a build. */
const TEST = /\.test\.tsx?$/

const MARK = inRoot('build', 'built-from.json')
/** The mark that a build will have, once it is whole. */
const DRAFT = inRoot('build', 'building-from.json')

const STEPS = {
  begin() {
    mkdirSync(inRoot('build'), { recursive: true })
    rmSync(MARK, { force: true })
    // Of the start: what changes during a build makes it stale.
    writeFileSync(DRAFT, JSON.stringify(wantedMark()))
  },
  end: () => renameSync(DRAFT, MARK),
}

/** @returns why there has to be a build, in a few words, or undefined when there is a whole one of the sources and settings as they are */
export function whyBuild() {
  if (!existsSync(MARK) || !existsSync(inRoot('build', 'site', 'manifest.json'))) return 'nothing is built yet'
  const { sources, settings } = JSON.parse(readFileSync(MARK, 'utf8'))
  const wanted = wantedMark()
  const changed = BUILD_SETTINGS.filter((name) => settings[name] !== wanted.settings[name])
  if (changed.length > 0) return `${changed.join(' and ')} changed since the last build`
  return sources === wanted.sources ? undefined : 'its sources changed since the last build'
}

function wantedMark() {
  const settings = Object.fromEntries(BUILD_SETTINGS.map((name) => [name, process.env[name]?.trim() ?? '']))
  // A logo that was drawn again has the same name.
  if (existsSync(settings.BRAND_LOGO)) settings.BRAND_LOGO = fingerprintFile(settings.BRAND_LOGO)
  return { sources: fingerprint(BUILT_FROM), settings }
}

const fingerprintFile = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')

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
