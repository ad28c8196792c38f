// `npm run class-agreements -- renew`: moves the steps of class agreements now instead of at 03:00. Works beside a running server, with its environment.
import { renew } from '#src/features/community/class-agreement/end-and-renew.server.ts'
import { reportFailure, requireFeature, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run class-agreements -- renew

Moves the steps of class agreements now instead of at 03:00: those that three more have joined since theirs last moved.
The running server then writes to the members of a class agreement that has reached its number.`

const words = process.argv.slice(2)
const [command = 'help'] = words

await reportFailure(async () => {
  if (command === 'help' || command === '--help') return console.log(USAGE)
  if (command !== 'renew') throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (words.length > 1) throw new Error(`That is too much.\n\n${USAGE}`)
  requireFeature('community')
  await runCommand(async (services) => [renewalLine(await renew(services))])
})

function renewalLine(moved: number): string {
  if (moved === 0) return 'No class agreement moved: none has three more members than last time.'
  return `Class agreements counted again: ${moved}.`
}
