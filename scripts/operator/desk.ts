// `npm run desk -- …`: who comes to the operators' desk. Works beside a running server, with its environment.
import { parseArgs } from 'node:util'
import { checkActs } from '#src/features/desk/acts/read-acts.server.ts'
import { inviteByCommand } from '#src/features/desk/people/invite-by-command.server.ts'
import type { Services } from '#src/platform/services.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run desk -- <command>

  invite <address> --role owner|editor|moderator
                           prints a link for one use within 24 hours
  verify                   checks that no line of the log of acts was changed`

await reportFailure(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [command = 'help', address, ...rest] = positionals
  if (values.help || command === 'help') return console.log(USAGE)
  if (command === 'verify' && address === undefined) return runCommand(verify)
  if (command !== 'invite') throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (address === undefined || values.role === undefined || rest.length > 0) {
    throw new Error(`Something is missing, or too much.\n\n${USAGE}`)
  }
  const wanted = { email: address, role: values.role }
  await runCommand((services: Services) => inviteByCommand(services, wanted))
})

async function verify(services: Services): Promise<string[]> {
  const { lines, head, wrong } = await checkActs(services)
  if (wrong !== null) throw new Error(`Line ${wrong} of the log is not as it was written, or a line before it is gone.`)
  if (lines === 0) return ['The log is empty.']
  return [
    `All ${lines} lines are as they were written.`,
    `The mark of the last one is ${head}: compare it with the mails.`,
  ]
}
