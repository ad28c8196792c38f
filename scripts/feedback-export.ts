// `npm run --silent feedback:export > feedback.csv`: what parents said about the tools, with the server's settings.
import { exportFeedbackCsv } from '#src/features/feedback/feedback.server.ts'
import { readConfig } from '#src/server/config.ts'
import { openDatabase } from '#src/server/database/database.ts'

const database = await openDatabase(readConfig(process.env))
try {
  process.stdout.write(await exportFeedbackCsv({ database }))
} finally {
  await database.close()
}
