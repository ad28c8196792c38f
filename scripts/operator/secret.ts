// `npm run secret -- …`: checks whether the database was used with this TOKEN_SECRET, and lets it continue with a new one when that one is lost.
import { parseArgs } from 'node:util'
import { readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { openDatabase } from '#src/platform/database/database.ts'
import { acceptSecret, checkSecret, UNKNOWN_SECRET } from '#src/platform/operations/installation.ts'
import { loadSecrets } from '#src/platform/secrets.ts'
import { reportFailure } from './run-command.ts'

const USAGE = `Usage: npm run secret -- check | accept

check    says whether the database was used with the secret that is set
accept   lets the server start with the secret that is set, although the one of before is lost. Everybody is logged out,
         operators need new codes (npm run desk -- reset-factors), links in mails that were sent are dead, and mails that
         wait are given up. A reader who cannot leave by an old link can on /unsubscribe.`

keepNewFilesPrivate()
await reportFailure(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
  const [command, ...rest] = positionals
  if (values.help || command === undefined) return console.log(USAGE)
  if (rest.length > 0 || !['check', 'accept'].includes(command)) {
    throw new Error(`There is no command "${positionals.join(' ')}".\n\n${USAGE}`)
  }
  const config = readConfig(process.env)
  const secrets = await loadSecrets(config)
  const database = await openDatabase(config)
  try {
    if (command === 'check' && (await checkSecret(database.query, secrets)) === 'unknown')
      throw new Error(UNKNOWN_SECRET)
    await acceptSecret(database.query, secrets, new Date())
    console.log('The database knows this secret.')
  } finally {
    await database.close()
  }
})
