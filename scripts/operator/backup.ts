// `npm run backup [-- folder]` beside a running server: into `<DATA_DIR>-backups` unless a folder is named.
// `npm run restore -- <backup> [<before>]`: into an empty DATA_DIR, or into the empty database of DATABASE_URL.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { openUnmigrated } from '#src/platform/database/database.ts'
import {
  backUp,
  copySentMarks,
  defaultBackupFolder,
  hasSecret,
  requireDatabaseOfBefore,
  restore,
} from '#src/platform/operations/backup.ts'
import { noteBackup } from '#src/platform/operations/installation.ts'

const USAGE = `Usage: npm run backup [-- <folder>]
       npm run backup -- --done          notes that another program has made one
       npm run restore -- <backup> [<before>]

<before> keeps people gone who left since the backup: the data folder of before, or with DATABASE_URL the name of the
database of before on the same server.`

keepNewFilesPrivate()

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  // An option that is none would else be taken for the folder, and secrets lie in a folder called so.
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, done: { type: 'boolean' } },
  })
  const [command = '', folder, before, ...rest] = positionals
  if (values.help) return console.log(USAGE)
  if (rest.length > 0 || (command === 'backup' && before !== undefined)) throw new Error('That is one folder too many.')
  const config = readConfig(process.env)
  if (command !== 'restore') {
    if (values.done && folder !== undefined) throw new Error('--done notes the backup of another program: no folder.')
    const place = values.done ? undefined : await backUp(config, folder ?? defaultBackupFolder(config), new Date())
    if (place !== undefined) console.log(`The backup is in ${place}.`)
    await note(config, place ?? 'made by another program')
    if (place === undefined) console.log('Noted: a backup was made now.')
    return
  }
  if (folder === undefined) throw new Error('Which backup? npm run restore -- <folder of the backup>')
  const { databaseUrl } = config
  if (before !== undefined && databaseUrl === undefined) requireDatabaseOfBefore(resolve(before))
  await restore(config, folder)
  console.log(
    `${resolve(folder)} is restored to ${databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL'}.`,
  )
  if (before === undefined) return tellWhatIsMissing(folder)
  await reapplyErasuresFrom(config, databaseUrl === undefined ? resolve(before) : addressOf(databaseUrl, before))
}

/** For the doctor, the desk and the mail to owners, which turn red when there is no note of a day. */
async function note(config: Config, place: string): Promise<void> {
  const database = await openUnmigrated(config)
  try {
    await noteBackup(database.query, new Date(), place)
  } finally {
    await database.close()
  }
}

/** Without what opens it. */
function nameOf(before: string): string {
  return URL.canParse(before) ? `the database ${new URL(before).pathname.slice(1)}` : before
}

/** Another database on the same server, so that the command holds no password. */
function addressOf(databaseUrl: string, name: string): string {
  const address = new URL(databaseUrl)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/** The only warning to an operator that people are back who wanted to be deleted. */
function tellWhatIsMissing(backup: string): void {
  console.log(`It knows nothing of what came after it: who has deleted their account, left the newsletter or stopped mails since is in it
again and would be written to. Before you start the server:
- Is the database of before still there? Empty the new one and run: npm run restore -- ${backup} <before>
- Is it lost? docs/how-to/run-in-production.md says under "Backups" what is left to do.`)
}

async function reapplyErasuresFrom(config: Config, before: string): Promise<void> {
  // With PostgreSQL the marks lie where they were.
  if (config.databaseUrl === undefined) await copySentMarks(config, before)
  if (!hasSecret(config)) throw new Error('Set TOKEN_SECRET as the server has it, empty DATA_DIR and restore again.')
  // Loaded here: the nightly backup has no use for all the features.
  const { createServices } = await import('#src/platform/services.ts')
  const { reapplyErasures } = await import('#src/server/reapply-erasures.ts')
  const services = await createServices(config)
  try {
    const { reapplied, missed } = await reapplyErasures(services, before)
    console.log(`Carried over from ${nameOf(before)}:\n${reapplied.map((line) => `- ${line}`).join('\n')}`)
    if (missed.length === 0) return console.log('Start the server as usual.')
    throw new Error(`Not carried over, so do not start the server yet:\n${missed.map((line) => `- ${line}`).join('\n')}
docs/how-to/run-in-production.md says under "Backups" what is left to do.`)
  } finally {
    await services.close()
  }
}
