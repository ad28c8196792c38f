// `npm run desk -- …`: who comes to the operators' desk. Works beside a running server, with its environment.
import { parseArgs } from 'node:util'
import { inviteByCommand } from '#src/features/desk/people/invite-by-command.server.ts'
import type { Services } from '#src/platform/services.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run desk -- <command>

  invite <address> --role owner|editor|moderator
                           prints a link for one use within 24 hours`

await reportFailure(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } })
  const [command = 'help', address, ...rest] = positionals
  if (command === 'help') return console.log(USAGE)
  if (command !== 'invite') throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (address === undefined || values.role === undefined || rest.length > 0) {
    throw new Error(`Something is missing, or too much.\n\n${USAGE}`)
  }
  const wanted = { email: address, role: values.role }
  await runCommand((services: Services) => inviteByCommand(services, wanted))
})
