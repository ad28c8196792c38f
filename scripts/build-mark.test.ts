// A build says of which sources it is, and only once it is whole.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** A project with a file of each sort, and the script in its place. */
async function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'handrail-mark-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']
  for (const name of ['content/a.md', 'migrations/a.ts', 'public/a.txt', 'src/a.ts', ...files]) write(name, 'A')
  write('scripts/build.ts', 'A')
  const script = join(root, 'scripts/build-mark.mjs')
  copyFileSync(join(import.meta.dirname, 'build-mark.mjs'), script)
  const { isBuilt } = (await import(pathToFileURL(script).href)) as { isBuilt: () => boolean }
  const step = (name: 'begin' | 'end') => execFileSync(process.execPath, [script, name])
  const build = () => {
    step('begin')
    write('build/site/manifest.json', '{}')
    step('end')
  }
  return { write, step, build, isBuilt }
}

test('a build is of its sources until one of them changes, migrations and package.json among them', async () => {
  const { write, build, isBuilt } = await makeProject()
  expect(isBuilt()).toBe(false)
  build()
  expect(isBuilt()).toBe(true)
  for (const name of ['src/a.ts', 'content/a.md', 'migrations/a.ts', 'package.json', 'scripts/build.ts']) {
    write(name, 'B')
    expect(isBuilt(), name).toBe(false)
    write(name, 'A')
    expect(isBuilt(), name).toBe(true)
  }
})

test('a test that changes makes no build stale', async () => {
  const { write, build, isBuilt } = await makeProject()
  build()
  write('src/a.test.ts', 'B')
  write('src/a.test.tsx', 'B')
  expect(isBuilt()).toBe(true)
})

test('a build that broke off is of nothing, even where its sources are again those of the build before', async () => {
  const { write, step, build, isBuilt } = await makeProject()
  build()
  write('src/a.ts', 'B')
  step('begin')
  write('src/a.ts', 'A')
  expect(isBuilt()).toBe(false)
  build()
  expect(isBuilt()).toBe(true)
})

test('what changes while a build runs makes it stale', async () => {
  const { write, step, isBuilt } = await makeProject()
  step('begin')
  write('build/site/manifest.json', '{}')
  write('src/a.ts', 'B')
  step('end')
  expect(isBuilt()).toBe(false)
})
