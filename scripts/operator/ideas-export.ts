// `npm run --silent ideas:export > ideas.csv`: ideas for the roadmap, with the server's settings.
import { exportIdeasCsv } from '#src/features/contact/ideas-export.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'

const database = await openDatabase(readConfig(process.env))
try {
  process.stdout.write(await exportIdeasCsv({ database }))
} finally {
  await database.close()
}
