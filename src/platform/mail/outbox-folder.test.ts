// Files of mails hold codes and addresses, and are gone after seven days.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { forgetOldMailFiles, outboxFolder } from './outbox-folder.ts'

const NOW = new Date('2026-11-22T09:00:00Z')

test('mail files older than seven days go, newer ones and the files of others stay', async () => {
  const config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'handrail-outbox-')) })
  const services = { config, clock: () => NOW }
  await forgetOldMailFiles(services)
  const folder = outboxFolder(config)
  await mkdir(folder)
  for (const [name, day] of [
    ['old.eml', '2026-11-15T08:00:00Z'],
    ['.old.part', '2026-11-15T08:00:00Z'],
    ['new.eml', '2026-11-15T10:00:00Z'],
    ['notes.txt', '2026-01-01T08:00:00Z'],
  ] as const) {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), new Date(day), new Date(day))
  }
  await forgetOldMailFiles(services)
  expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt'])
  await rm(config.dataDir, { recursive: true })
})
