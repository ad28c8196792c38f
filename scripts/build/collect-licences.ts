// The licences of everything that ships with the build: the packages that run in production and the typefaces, whose licences ask
// to be kept beside them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

const ROOT = join(import.meta.dirname, '../..')
const TYPEFACES = /^node_modules\/@fontsource/
const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)/i
const RULE = `\n${'-'.repeat(72)}\n`

/** @returns one text: each licence once, below the packages it is for */
export function collectLicences(): string {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const owners = new Map<string, string[]>()
  for (const [path, locked] of Object.entries(packages as Record<string, LockedPackage>)) {
    if (!ships(path, locked)) continue
    const words = readLicence(path, locked)
    owners.set(words, [...(owners.get(words) ?? []), `${path.split('node_modules/').at(-1)} ${locked.version}`])
  }
  return [...owners].map(([words, names]) => `${names.join('\n')}\n\n${words}`).join(RULE)
}

/** The project itself and its workspaces, which hold what only tests need, are no packages. */
function ships(path: string, { dev, devOptional, link }: LockedPackage): boolean {
  if (!path.startsWith('node_modules/') || link) return false
  return TYPEFACES.test(path) || !(dev || devOptional)
}

/** A package for another platform is not installed, and some packages name their licence only. */
function readLicence(path: string, { license }: LockedPackage): string {
  const folder = join(ROOT, path)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => LICENCE_FILE.test(name)) : []
  const words = files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8').trim())
  return words.length > 0 ? words.join('\n\n') : `Licence: ${license ?? 'not named'}`
}
