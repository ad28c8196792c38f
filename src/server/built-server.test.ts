// A built server is started only while it is what the source would be built to.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfFiles } from '#src/platform/file-digest.ts'
import { BUILT_FROM, BUILT_SERVER, findBuiltServer } from './built-server.ts'

const SOURCES = ['one.ts', 'two.ts']

let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'handrail-built-'))
  await mkdir(join(project, BUILT_SERVER), { recursive: true })
  for (const source of SOURCES) await writeFile(join(project, source), source)
})

afterEach(() => rm(project, { recursive: true, force: true }))

const build = () =>
  writeFile(
    join(project, BUILT_SERVER, BUILT_FROM),
    JSON.stringify({ entry: 'start.js', sources: SOURCES, digest: digestOfFiles(project, SOURCES) }),
  )

test('without a build the source is run', () => {
  expect(findBuiltServer(project)).toBeUndefined()
})

test('a build of the source as it is is started', async () => {
  await build()
  expect(findBuiltServer(project)).toBe(join(project, BUILT_SERVER, 'start.js'))
})

test('after a change of a source the source is run', async () => {
  await build()
  await writeFile(join(project, 'two.ts'), 'changed')
  expect(findBuiltServer(project)).toBeUndefined()
})

test('when a source is gone the source is run', async () => {
  await build()
  await rm(join(project, 'one.ts'))
  expect(findBuiltServer(project)).toBeUndefined()
})

test('a list that was cut off while it was written is none', async () => {
  await writeFile(join(project, BUILT_SERVER, BUILT_FROM), '{"entry":"start.js","sou')
  expect(findBuiltServer(project)).toBeUndefined()
})

test('a file that changes its name makes another digest', async () => {
  await writeFile(join(project, 'three.ts'), 'two.ts')
  expect(digestOfFiles(project, ['one.ts', 'three.ts'])).not.toBe(digestOfFiles(project, SOURCES))
})
