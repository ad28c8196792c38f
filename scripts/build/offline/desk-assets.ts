// Which scripts and styles only the desk needs: no parent's device is to keep them.
import type { Manifest } from 'vite'

/** Vite's list of what it wrote, by the source of each entry. */
export const BUNDLE_MANIFEST = '.vite/manifest.json'

const OF_DESK = /\.desk\.tsx|\/web\/desk\//

/** @returns their addresses */
export function listDeskAssets(manifest: Manifest): Set<string> {
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.css ?? [])]).map((file) => `/${file}`)
  const needed = new Set(Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !OF_DESK.test(key)))
  for (const key of needed) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const other of [...imports, ...dynamicImports]) needed.add(other)
  }
  const forParents = new Set(filesOf(needed))
  return new Set(filesOf(Object.keys(manifest)).filter((path) => !forParents.has(path)))
}
