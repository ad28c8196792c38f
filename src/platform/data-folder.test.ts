// Only the server's user can read the stored files, whatever umask the operator's shell has.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { findOpenToOthers, prepareDataFolder } from './data-folder.ts'
import { openDatabase } from './database/database.ts'
import { createMailTransport } from './mail/mail-transport.ts'
import { backUp, restore } from './operations/backup.ts'
import { loadSecrets } from './secrets.ts'

let umask = 0
beforeEach(() => {
  umask = process.umask(0o022)
})
afterEach(() => {
  process.umask(umask)
})

async function useFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-private-'))
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

async function modesBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true })
  const modes = names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const)
  return Object.fromEntries(await Promise.all(modes))
}

test('secrets, mails, backups and restored files are closed to others', async () => {
  await using place = await useFolder()
  const dataDir = join(place.folder, 'data')
  const config = readConfig({ DATA_DIR: dataDir })
  await loadSecrets(config)
  await (await openDatabase(config)).close()
  await createMailTransport(config).send('one', { to: 'anna@family.example', subject: 'x', text: 'x', html: 'x' })
  const backup = await backUp(config, join(place.folder, 'backups'), new Date('2026-11-22T09:00:00Z'))
  // As it comes back from another disk.
  for (const name of await readdir(backup)) await chmod(join(backup, name), 0o644)
  const restored = readConfig({ DATA_DIR: join(place.folder, 'restored') })
  await restore(restored, backup)
  const modes = await modesBelow(place.folder)
  expect(modes).toMatchObject({
    data: '700',
    'data/token-secret': '600',
    'data/outbox': '700',
    'data/outbox/one.eml': '600',
    restored: '700',
    'restored/handrail.sqlite': '600',
    'restored/token-secret': '600',
  })
})

test('the database is the only file in the folder that calls itself one', async () => {
  await using place = await useFolder()
  const config = readConfig({ DATA_DIR: place.folder })
  await loadSecrets(config)
  const database = await openDatabase(config)
  await createMailTransport(config).send('one', { to: 'anna@family.example', subject: 'x', text: 'x', html: 'x' })
  await database.query.selectFrom('account').select('id').execute()
  const names = await readdir(place.folder, { recursive: true })
  await database.close()
  expect(names.filter((name) => /\.(db|sqlite3?)$/.test(name))).toEqual(['handrail.sqlite'])
})

test('what an earlier version left open is closed at the next start', async () => {
  await using place = await useFolder()
  await writeFile(join(place.folder, 'handrail.sqlite'), '')
  await mkdir(join(place.folder, 'outbox'))
  await chmod(place.folder, 0o755)
  expect((await findOpenToOthers(place.folder)).map(({ path }) => path).sort()).toEqual([
    place.folder,
    join(place.folder, 'handrail.sqlite'),
    join(place.folder, 'outbox'),
  ])
  await prepareDataFolder(place.folder)
  expect(await findOpenToOthers(place.folder)).toEqual([])
  expect(await modesBelow(place.folder)).toEqual({ 'handrail.sqlite': '600', outbox: '700' })
})
