// `npm run --silent ideas:export > ideas.csv`: ideas for the roadmap, with the server's settings.
import { parseArgs } from 'node:util'
import { exportIdeas } from '#src/features/contact/ideas.server.ts'
import { reportFailure, runCommand } from './run-command.ts'

await reportFailure(async () => {
  // It knows no options: whoever gives one asks for something else than all of it.
  parseArgs()
  await runCommand(async ({ database }) => void process.stdout.write((await exportIdeas(database.query)).csv))
})
