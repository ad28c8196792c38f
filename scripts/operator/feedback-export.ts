// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { exportFeedbackCsv } from '#src/features/feedback/feedback.server.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (services) => void process.stdout.write(await exportFeedbackCsv(services)))
