// What a clean clone installs is what the lock file says: it must know every package by itself and match package.json.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const ROOT = join(import.meta.dirname, '..')
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, LockedPackage> }

test('every package that the lock file names is in it', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies = {}, devDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

test('the lock file and every package.json ask for the same', () => {
  for (const folder of ['', ...globSync('dependencies/*', { cwd: ROOT })]) {
    const wanted: LockedPackage = read(join(folder, 'package.json'))
    expect(packages[folder]?.dependencies).toEqual(wanted.dependencies)
    expect(packages[folder]?.devDependencies).toEqual(wanted.devDependencies)
  }
})

test('the lock file names no place to download from, so that every registry serves', () => {
  expect(Object.values(packages).filter((one) => 'resolved' in one && !('link' in one))).toEqual([])
})

/** Looks beside the package and in every folder above it, as Node does. */
function isLocked(from: string, name: string): boolean {
  const parts = from.split('/node_modules/')
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (path) => path in packages,
  )
}
