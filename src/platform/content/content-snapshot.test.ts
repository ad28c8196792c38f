// A start takes what the build has read only as long as no file of the content has changed since.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const place = vi.hoisted(() => ({ PROJECT_ROOT: '' }))
vi.mock('../project-root.ts', () => place)

afterEach(() => {
  rmSync(place.PROJECT_ROOT, { recursive: true })
  vi.resetModules()
})

function writeWords(file: string, words: string): void {
  writeFileSync(join(place.PROJECT_ROOT, 'content/en', file), words)
}

/** What a server that starts now finds. */
async function start() {
  vi.resetModules()
  const { openSnapshot, takeFromSnapshot } = await import('./content-snapshot.ts')
  const { CONTENT_ROOT } = await import('./content-file.ts')
  return { opened: openSnapshot(), found: takeFromSnapshot('en', 'help', CONTENT_ROOT) }
}

test.each(['help.yaml', 'about.md'])('what was built is taken until %s changes', async (file) => {
  place.PROJECT_ROOT = mkdtempSync(join(tmpdir(), 'handrail-snapshot-'))
  for (const folder of ['build', 'content/en']) mkdirSync(join(place.PROJECT_ROOT, folder), { recursive: true })
  for (const one of ['help.yaml', 'about.md']) writeWords(one, 'Ring 101.')
  expect(await start()).toEqual({ opened: false, found: undefined })
  const { writeSnapshot } = await import('./content-snapshot.ts')
  writeSnapshot({ en: { help: ['Ring 101.'] } })
  expect(await start()).toEqual({ opened: true, found: ['Ring 101.'] })
  writeWords(file, 'Ring 999.')
  expect(await start()).toEqual({ opened: false, found: undefined })
})
