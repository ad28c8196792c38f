// `npm run backup [-- folder]` beside a running server: into `<DATA_DIR>-backups` unless a folder is named.
// `npm run restore -- <backup>`: into an empty DATA_DIR.
import { readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { backUp, defaultBackupFolder, restore } from '#src/platform/operations/backup.ts'

const [command, folder] = process.argv.slice(2)

keepNewFilesPrivate()

try {
  const config = readConfig(process.env)
  if (command === 'restore') {
    if (folder === undefined) throw new Error('Which backup? npm run restore -- <folder of the backup>')
    await restore(config, folder)
    console.log(`${folder} is restored to ${config.dataDir}. Start the server as usual.`)
  } else {
    console.log(`The backup is in ${await backUp(config, folder ?? defaultBackupFolder(config), new Date())}.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
