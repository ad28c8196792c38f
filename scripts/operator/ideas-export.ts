// `npm run --silent ideas:export > ideas.csv`: ideas for the roadmap, with the server's settings.
import { exportIdeas } from '#src/features/contact/ideas.server.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ database }) => void process.stdout.write((await exportIdeas(database.query)).csv))
