// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { parseArgs } from 'node:util'
import { exportFeedback } from '#src/features/feedback/feedback.server.ts'
import { reportFailure, runCommand } from './run-command.ts'

await reportFailure(async () => {
  // It knows no options: whoever gives one asks for something else than all of it.
  parseArgs()
  await runCommand(async ({ database }) => void process.stdout.write((await exportFeedback(database.query)).csv))
})
