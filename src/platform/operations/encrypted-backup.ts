// A backup that leaves the machine: the database alone, encrypted to somebody's public key before it goes (L12). Neither the secret of
// the tokens nor the DKIM key is in it, so that it opens nothing even to whoever has the key.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import type { Config } from '../config.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { sqliteFile } from '../database/database.ts'
import { PROJECT_ROOT } from '../project-root.ts'

export interface BackupOrder {
  /** Paths: of the database, of its copy, which goes again, and of the encrypted file. */
  database: string
  copy: string
  target: string
  /** 'age1...' */
  recipient: string
}

export interface EncryptedBackup {
  bytes: number
  /** Nothing of it is left on the disk when it has been read, or cancelled. */
  body: ReadableStream<Uint8Array>
}

const WORKER = join(PROJECT_ROOT, 'src/platform/operations/backup-worker.ts')
const DRAFT = '.encrypted-backup-'
const PATIENCE_MS = 10 * MINUTE_MS

/** Takes a copy beside a running server, and hands it out encrypted. @throws when there is no room, or no such key */
export async function writeEncryptedBackup(config: Config, recipient: string): Promise<EncryptedBackup> {
  await prepareDataFolder(config.dataDir)
  await forgetDeadBackups(config)
  const folder = await mkdtemp(join(config.dataDir, DRAFT))
  try {
    const target = join(folder, 'handrail.sqlite.age')
    // The copy does not call itself a database: the folder has one only.
    await runWorker({ database: sqliteFile(config), copy: join(folder, 'copy'), target, recipient })
    const { size } = await stat(target)
    // Not a `FileHandle`: one that nobody has read ends the whole process when it is collected.
    const file = createReadStream(target)
    await once(file, 'open')
    return { bytes: size, body: Readable.toWeb(file) as ReadableStream<Uint8Array> }
  } finally {
    // What is open can still be read to its end.
    await rm(folder, { recursive: true, force: true })
  }
}

async function runWorker(order: BackupOrder): Promise<void> {
  const child = fork(WORKER, {
    serialization: 'advanced',
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  let said = ''
  child.stderr?.on('data', (words: Buffer) => {
    said += words.toString('utf8')
  })
  try {
    const ended = once(child, 'exit')
    child.send(order)
    const [code] = await ended
    if (code !== 0) throw new Error(`The process that makes a backup ended with ${code}: ${said.trim()}`)
  } finally {
    clearTimeout(timer)
  }
}

/** What a process that died has left: a copy of every row that is not encrypted yet. */
export async function forgetDeadBackups({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  if (!existsSync(dataDir)) return
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue
    const folder = join(dataDir, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > HOUR_MS) await rm(folder, { recursive: true, force: true })
  }
}
