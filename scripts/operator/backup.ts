// `npm run backup [-- folder]` beside a running server: into `<DATA_DIR>-backups` unless a folder is named.
// `npm run restore -- <backup> [<data folder of before>]`: into an empty DATA_DIR.
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import {
  backUp,
  carryMarks,
  defaultBackupFolder,
  hasSecret,
  requireDatabaseOfBefore,
  restore,
} from '#src/platform/operations/backup.ts'

const USAGE = `Usage: npm run backup [-- <folder>]
       npm run restore -- <backup> [<data folder of before>]`

keepNewFilesPrivate()

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  // An option that is none would else be taken for the folder, and secrets lie in a folder called so.
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
  const [command = '', folder, before, ...rest] = positionals
  if (values.help) return console.log(USAGE)
  if (rest.length > 0 || (command === 'backup' && before !== undefined)) throw new Error('That is one folder too many.')
  const config = readConfig(process.env)
  if (command !== 'restore') {
    console.log(`The backup is in ${await backUp(config, folder ?? defaultBackupFolder(config), new Date())}.`)
    return
  }
  if (folder === undefined) throw new Error('Which backup? npm run restore -- <folder of the backup>')
  if (before !== undefined) requireDatabaseOfBefore(before)
  await restore(config, folder)
  console.log(`${folder} is restored to ${config.dataDir}.`)
  if (before === undefined) tellWhatIsMissing(folder)
  else await carryOverFrom(config, before)
}

/** Nobody else will tell an operator that people are back who wanted to be gone. */
function tellWhatIsMissing(backup: string): void {
  console.log(`It knows nothing of what came after it: who has deleted their account, left the newsletter or stopped mails since is in it
again and would be written to. Before you start the server:
- Is the data folder of before still there? Empty DATA_DIR and run: npm run restore -- ${backup} <that folder>
- Is it lost? docs/how-to/run-in-production.md says under "Backups" what is left to do.`)
}

async function carryOverFrom(config: Config, before: string): Promise<void> {
  await carryMarks(config, before)
  if (!hasSecret(config)) throw new Error('Set TOKEN_SECRET as the server has it, empty DATA_DIR and restore again.')
  // Loaded here: the nightly backup has no use for all the features.
  const { createServices } = await import('#src/platform/services.ts')
  const { carryOver } = await import('#src/server/carry-over.ts')
  const services = await createServices(config)
  try {
    const { carried, missed } = await carryOver(services, before)
    console.log(`Carried over from ${before}:\n${carried.map((line) => `- ${line}`).join('\n')}`)
    if (missed.length === 0) return console.log('Start the server as usual.')
    throw new Error(`Not carried over, so do not start the server yet:\n${missed.map((line) => `- ${line}`).join('\n')}
docs/how-to/run-in-production.md says under "Backups" what is left to do.`)
  } finally {
    await services.close()
  }
}
