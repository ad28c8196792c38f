// G2, as the journeys prove it, many times over: `npm run bench newsletter-crash`. No goal but noughts.
import { loadIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { CONCURRENCY } from '#src/features/newsletter/sending/send-issue.server.ts'
import { runCrashCycles } from '../../testing/crash/crash-cycles.ts'

const KILLS = 200
const READERS = 20_000

export async function benchNewsletterCrash(): Promise<void> {
  const [issue] = loadIssues('en')
  const { status, ...figures } = await runCrashCycles(issue?.slug ?? '', { kills: KILLS, readers: READERS })
  console.log(`\nkill -9 of the server while it sends over ${CONCURRENCY} connections`)
  console.table([{ ...figures, accepted: status.accepted, failed: status.failed }])
}
