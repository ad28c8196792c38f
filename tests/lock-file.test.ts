// A lock file that lacks an optional package of some platform installs nowhere from scratch (`npm ci` refuses), while
// everything goes on working where it was made. So each package it names must be in it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

test('every package that the lock file names is in it', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
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
