// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { exportFeedback } from '#src/features/inbox/comments/feedback.server.ts'
import { runExport } from './run-command.ts'

await runExport(({ database }) => exportFeedback(database.query))
