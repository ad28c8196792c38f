// A copy of everything that one machine keeps, taken beside a running server; and the way back (I6).

import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY_MS } from '#src/shared/duration.ts'
import type { Config } from '../config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../data-folder.ts'
import { connectPostgres, openSqlite, openUnmigrated, sqliteFile } from '../database/database.ts'
import { copyDatabase } from './copy-database.ts'

const SECOND_MS = 1_000
/** Published in the privacy policy: what was deleted is gone from the backups after this. */
const DAYS_KEPT = 35
/** Files of the data folder beside the database: without them sealed mails and sign-ins of the copy cannot be opened. */
const SECRET_FILES = ['token-secret', 'dkim.json']
/** A folder in the data folder: it notes what was sent from this machine, which an older database does not know. */
const SENT_MARKS = ['newsletter-sent']
const DATABASE_NAME = 'handrail.sqlite'
/** A server that was killed leaves its log beside the database; SQLite would write it into whatever database lies there next. */
const IN_THE_WAY = [DATABASE_NAME, `${DATABASE_NAME}-wal`, `${DATABASE_NAME}-shm`, ...SECRET_FILES]
const BACKUP_NAME = /^handrail-(\d{4}-\d{2}-\d{2}T\d{6})Z$/

/**
 * Writes a folder named by the time, and removes backups beside it that are older than 35 days. What is in PostgreSQL is copied into a
 * SQLite file, as it was at one moment, so that a backup is one and the same on both.
 * @param place where backups lie
 * @returns the new backup's folder
 */
export async function backUp(config: Config, place: string, now: Date): Promise<string> {
  const folder = resolve(place)
  let draft: string
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    // A folder of its own, readable by this user only: another backup may be running.
    draft = await mkdtemp(join(folder, `.${nameOf(now)}-`))
  } catch (cause) {
    throw new Error(`Nothing can be written to ${folder}. Name another folder: npm run backup -- <folder>`, { cause })
  }
  try {
    const copy = join(draft, DATABASE_NAME)
    await (config.databaseUrl === undefined ? copySqlite(sqliteFile(config), copy) : copyPostgres(config, copy))
    await chmod(copy, PRIVATE_FILE)
    for (const file of SECRET_FILES) await copyIfThere(join(config.dataDir, file), join(draft, file))
    return await nameByTime(draft, folder, now)
  } finally {
    // After a failure too: half a copy is useless, and a disk full of them would never have room for a new one.
    await rm(draft, { recursive: true, force: true })
    await forgetOldBackups(folder, now)
  }
}

/** Complete when it has its final name: of the second, or of the next one that no backup has. */
async function nameByTime(draft: string, folder: string, now: Date): Promise<string> {
  const target = join(folder, nameOf(now))
  try {
    await rename(draft, target)
    return target
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return nameByTime(draft, folder, new Date(now.getTime() + SECOND_MS))
  }
}

/** A consistent copy without pages that were deleted, while other processes still write. The caller waits. */
async function copySqlite(file: string, copy: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } finally {
    database.close()
  }
}

/** Copies in one transaction, which does not see what servers write meanwhile. */
async function copyPostgres(config: Config, copy: string): Promise<void> {
  const from = await openUnmigrated(config)
  const to = await openSqlite(copy)
  try {
    await from.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => copyDatabase(snapshot, to.query))
  } finally {
    await to.close()
    await from.close()
  }
}

/**
 * Puts a backup into an empty data folder, or into the empty PostgreSQL database of the settings.
 * @throws when it is no backup or damaged, or when there is a database already: nothing is overwritten
 */
export async function restore(config: Config, place: string): Promise<void> {
  const backup = resolve(place)
  if (!existsSync(join(backup, DATABASE_NAME))) {
    throw new Error(`${backup} is no backup: it has no ${DATABASE_NAME}. Name the folder that npm run backup printed.`)
  }
  const check = new DatabaseSync(join(backup, DATABASE_NAME), { readOnly: true })
  const { integrity_check: verdict } = check.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
  check.close()
  if (verdict !== 'ok') throw new Error(`The backup is damaged: ${verdict}. Take an older one.`)
  await mkdir(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  if (config.databaseUrl !== undefined) return restorePostgres(config, config.databaseUrl, backup)
  const taken = (await readdir(config.dataDir)).filter((name) => IN_THE_WAY.includes(name)).sort()
  if (taken.length > 0) {
    throw new Error(
      `DATA_DIR holds ${taken.join(' and ')} already. Stop the server and move the folder elsewhere, or set DATA_DIR to an empty one.`,
    )
  }
  const draft = join(config.dataDir, `.${DATABASE_NAME}`)
  // The large files come first, so that a full disk leaves nothing that blocks the next try.
  await copyPrivately(join(backup, DATABASE_NAME), draft)
  for (const file of SECRET_FILES) await copyIfThere(join(backup, file), join(config.dataDir, file))
  await rename(draft, sqliteFile(config))
}

/** Migrates the copy first, because it may come from an older version. */
async function restorePostgres({ dataDir }: Config, url: string, backup: string): Promise<void> {
  const draft = await mkdtemp(join(dataDir, '.restore-'))
  try {
    const file = join(draft, DATABASE_NAME)
    await copyPrivately(join(backup, DATABASE_NAME), file)
    const from = await openSqlite(file)
    try {
      const to = await connectPostgres(url)
      await copyDatabase(from.query, to.query).finally(() => to.close())
    } finally {
      await from.close()
    }
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  // The secret is in the settings. An existing key belongs to this machine.
  const key = join(dataDir, 'dkim.json')
  if (!existsSync(key)) await copyIfThere(join(backup, 'dkim.json'), key)
}

/** @throws when a data folder of before holds no database that could be asked */
export function requireDatabaseOfBefore(before: string): void {
  if (existsSync(sqliteFile({ dataDir: before }))) return
  throw new Error(`${before} holds no database. Name the data folder of before, or leave it out if it is lost.`)
}

/** @param before the data folder from which mails have left since the backup was made */
export async function copySentMarks(config: Config, before: string): Promise<void> {
  for (const mark of SENT_MARKS) {
    if (existsSync(join(before, mark))) await cp(join(before, mark), join(config.dataDir, mark), { recursive: true })
  }
}

/** Whether the data folder or the settings hold a secret. Otherwise a server would make a new one, which opens nothing of the backup. */
export function hasSecret({ dataDir, tokenSecrets }: Config): boolean {
  return tokenSecrets !== undefined || existsSync(join(dataDir, 'token-secret'))
}

async function copyPrivately(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  // A copy has the mode of its source, which may come from another disk.
  await chmod(to, PRIVATE_FILE)
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyPrivately(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function forgetOldBackups(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    // A name with a dot is the unfinished backup of a process that was killed.
    const time = timeOf(name.replace(/^\.(.*Z).*$/, '$1'))
    if (time === undefined || now.getTime() - time.getTime() <= DAYS_KEPT * DAY_MS) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function nameOf(time: Date): string {
  return `handrail-${time.toISOString().slice(0, 19).replaceAll(':', '')}Z`
}

/** When a backup was made, by the name of its folder; undefined for any other name. */
function timeOf(name: string): Date | undefined {
  const time = BACKUP_NAME.exec(name)?.[1]?.replace(/T(\d\d)(\d\d)(\d\d)$/, 'T$1:$2:$3Z')
  return time === undefined ? undefined : new Date(time)
}

/** Where backups lie unless the operator names another folder. */
export function defaultBackupFolder({ dataDir }: Config): string {
  return `${dataDir}-backups`
}
