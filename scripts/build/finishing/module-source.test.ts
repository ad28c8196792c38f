// A page names the file that a module is in, and finds its parts there by the names that the module gives them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findModuleSource } from './module-source.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'module-source-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

async function sourceOf(code: string) {
  writeFileSync(join(FOLDER, 'page.js'), code)
  const { path, read } = await findModuleSource('page.js', FOLDER)
  return [path, read('it')]
}

test('a module of its own is asked for as it is', async () => {
  expect(await sourceOf('const a=1;export{a as default};')).toEqual(['page.js', 'it'])
})

test('of one that is only passed on the other file is asked for, and its parts have the names of the first', async () => {
  const passedOn = 'export{n as default,t as meta}from"./chunk-abc.js";\n'
  expect(await sourceOf(passedOn)).toEqual(['/assets/chunk-abc.js', '{default:it.n,meta:it.t}'])
})
