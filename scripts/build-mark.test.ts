// A build says of which sources and settings it is, and only once it is whole.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

/** A project with a file of each sort, and the script in its place. */
async function makeProject() {
  const root = mkdtempSync(join(tmpdir(), 'handrail-mark-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const files = ['package.json', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts']
  for (const name of ['content/a.md', 'migrations/a.ts', 'src/a.ts', ...files]) write(name, 'A')
  write('scripts/build.ts', 'A')
  const script = join(root, 'scripts/build-mark.mjs')
  copyFileSync(join(import.meta.dirname, 'build-mark.mjs'), script)
  const { whyBuild } = (await import(pathToFileURL(script).href)) as { whyBuild: () => string | undefined }
  const step = (name: 'begin' | 'end') => execFileSync(process.execPath, [script, name], { env: process.env })
  const build = () => {
    step('begin')
    write('build/site/manifest.json', '{}')
    step('end')
  }
  return { write, step, build, whyBuild }
}

test('a build is up to date until a source changes, migrations and package.json included', async () => {
  const { write, build, whyBuild } = await makeProject()
  expect(whyBuild()).toBe('nothing is built yet')
  build()
  expect(whyBuild()).toBeUndefined()
  for (const name of ['src/a.ts', 'content/a.md', 'migrations/a.ts', 'package.json', 'scripts/build.ts']) {
    write(name, 'B')
    expect(whyBuild(), name).toBe('its sources changed since the last build')
    write(name, 'A')
    expect(whyBuild(), name).toBeUndefined()
  }
})

test('a build that was interrupted counts as missing, even for the earlier sources', async () => {
  const { write, step, build, whyBuild } = await makeProject()
  build()
  write('src/a.ts', 'B')
  step('begin')
  write('src/a.ts', 'A')
  expect(whyBuild()).toBeDefined()
  build()
  expect(whyBuild()).toBeUndefined()
})

test('what changes while a build runs makes it stale', async () => {
  const { write, step, whyBuild } = await makeProject()
  step('begin')
  write('build/site/manifest.json', '{}')
  write('src/a.ts', 'B')
  step('end')
  expect(whyBuild()).toBeDefined()
})

test('another address, operator or choice of features needs another build, which says what changed', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PUBLIC_URL', 'https://handrail.example')
  const { build, whyBuild } = await makeProject()
  build()
  vi.stubEnv('PUBLIC_URL', ' https://handrail.example ')
  expect(whyBuild()).toBeUndefined()
  vi.stubEnv('PUBLIC_URL', 'https://elsewhere.example')
  expect(whyBuild()).toBe('PUBLIC_URL changed since the last build')
  vi.stubEnv('OPERATOR_NAME', 'Kent Online')
  expect(whyBuild()).toBe('PUBLIC_URL and OPERATOR_NAME changed since the last build')
  build()
  expect(whyBuild()).toBeUndefined()
  for (const name of ['PRODUCT_NAME', 'BRAND_COLOURS', 'OPERATOR_NAME', 'CHARITY_NUMBER', 'FEATURES', 'LANGUAGES']) {
    vi.stubEnv(name, 'x')
    expect(whyBuild()).toBe(`${name} changed since the last build`)
    build()
  }
  // No page contains the port it listens on.
  vi.stubEnv('PORT', '4000')
  expect(whyBuild()).toBeUndefined()
})
