// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { exportFeedback } from '#src/features/feedback/feedback.server.ts'
import { runCommand } from './run-command.ts'

await runCommand(async ({ database }) => void process.stdout.write((await exportFeedback(database.query)).csv))
