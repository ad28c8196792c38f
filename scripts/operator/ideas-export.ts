// `npm run --silent ideas:export > ideas.csv`: ideas for the roadmap, with the server's settings.
import { exportIdeas } from '#src/features/inbox/contact/ideas.server.ts'
import { runExport } from './run-command.ts'

await runExport(({ database }) => exportIdeas(database.query))
