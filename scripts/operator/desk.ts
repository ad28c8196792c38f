// `npm run desk -- …`: who operates the site. Works beside a running server, with its environment.
import { parseArgs } from 'node:util'
import { inviteByCommand, resetFactorsByCommand } from '#src/features/accounts/operators/operator-commands.server.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run desk -- <command>

  invite <address> [--role owner|editor|moderator]
                           mails and prints a link that works once within 24 hours; without a role: owner
  reset-factors <address>  takes a lost second factor away, and mails and prints such a link`

await reportFailure(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [command = 'help', address, ...rest] = positionals
  if (values.help || command === 'help') return console.log(USAGE)
  if (command !== 'invite' && command !== 'reset-factors')
    throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  const isWhole = address !== undefined && rest.length === 0 && (command === 'invite' || values.role === undefined)
  if (!isWhole) throw new Error(`Something is missing, or too much.\n\n${USAGE}`)
  await runCommand((services) =>
    command === 'invite'
      ? inviteByCommand(services, { email: address, role: values.role ?? 'owner' })
      : resetFactorsByCommand(services, address),
  )
})
