// `npm run --silent ideas:export > ideas.csv`: ideas for the roadmap, with the server's settings.
import { exportIdeasCsv } from '#src/features/contact/ideas-export.server.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (services) => void process.stdout.write(await exportIdeasCsv(services)))
