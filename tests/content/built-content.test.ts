// What the build writes down of the content for the server survives JSON: nothing of it is lost or becomes something else.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeBuiltContent } from '#src/platform/content/built-content.ts'
import { readEverything } from '#src/platform/content/content-memory.ts'
// Every reader there is.
import '#src/server/features.ts'

const READERS = Object.entries(readEverything('en'))

afterEach(() => vi.resetModules())

test('the readers are there', () => {
  expect(READERS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['curriculum', 'talks', 'device guides', 'topics']),
  )
})

test.each(READERS)('%s', (_name, value) => {
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

test('a server uses the build, and reads the files of a language that was not built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-content-'))
  try {
    await writeBuiltContent(folder, 'en', { words: 'built' })
    vi.resetModules()
    const { openBuiltContent } = await import('#src/platform/content/built-content.ts')
    const { rememberContent } = await import('#src/platform/content/content-memory.ts')
    const create = (name?: string) => rememberContent((language) => `read in ${language}`, name)
    expect(create('words')('en')).toBe('read in en')
    openBuiltContent(folder)
    expect(create('words')('en')).toBe('built')
    expect(create('words')('pl')).toBe('read in pl')
    expect(create('words')('en', folder)).toBe('read in en')
    expect(create()('en')).toBe('read in en')
  } finally {
    await rm(folder, { recursive: true })
  }
})
