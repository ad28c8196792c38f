import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfFiles } from '#src/platform/file-digest.ts'
import { BUILT_FROM, BUILT_SERVER } from './built-server.ts'
import { describeBuild } from './describe-build.ts'

let project: string
const site = () => join(project, 'build/site')

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'handrail-describe-'))
  await mkdir(site(), { recursive: true })
  await mkdir(join(project, BUILT_SERVER), { recursive: true })
  await writeFile(join(project, 'one.ts'), 'one')
})
afterEach(() => rm(project, { recursive: true, force: true }))

const buildPages = () => writeFile(join(site(), 'manifest.json'), '{"files":[]}')
const buildServer = () =>
  writeFile(
    join(project, BUILT_SERVER, BUILT_FROM),
    JSON.stringify({ entry: 'start.js', sources: ['one.ts'], digest: digestOfFiles(project, ['one.ts']) }),
  )

test('what is built of the files that are there is said', async () => {
  await buildPages()
  await buildServer()
  expect(await describeBuild(site(), project)).toBe('0 files are built, and the server.')
})

test('whoever changed the source, or took a newer one, reads that it is to be built', async () => {
  await buildPages()
  await buildServer()
  await writeFile(join(project, 'one.ts'), 'another')
  await expect(describeBuild(site(), project)).rejects.toThrow('Run npm run build, and start it again.')
})

test('without pages that is said first', async () => {
  await buildServer()
  await expect(describeBuild(site(), project)).rejects.toThrow(/npm (run build|start)/)
})
