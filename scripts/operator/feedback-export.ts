// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { exportFeedbackCsv } from '#src/features/feedback/feedback.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'

const database = await openDatabase(readConfig(process.env))
try {
  process.stdout.write(await exportFeedbackCsv({ database }))
} finally {
  await database.close()
}
