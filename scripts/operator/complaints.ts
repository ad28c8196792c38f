// `npm run complaints -- …`: complaints about personal data, for whoever answers them. Works beside a running server.
import { CLOSE_REASONS, CloseReason } from '#src/features/inbox/contact/complaint-reasons.contract.ts'
import { closeComplaint, getComplaint, listComplaints } from '#src/features/inbox/contact/complaints.server.ts'
import type { Services } from '#src/platform/services.ts'
import { complaintDetailLines, complaintLines } from './complaint-lines.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `npm run complaints -- list
npm run complaints -- show <reference>
npm run complaints -- answered <reference> [${CLOSE_REASONS.join(' | ')}]`

const words = process.argv.slice(2)
const [command = '', reference = '', reason = 'answered'] = words
/** The most words each command takes. */
const WORDS: Record<string, number> = { list: 1, show: 2, answered: 3 }
const wanted = reference.toUpperCase()
const closedAs = CloseReason.safeParse(reason).data

await reportFailure(async () => {
  // Before anything is opened.
  const isMeant =
    words.length <= (WORDS[command] ?? 0) && (command === 'list' || wanted !== '') && closedAs !== undefined
  if (!isMeant) throw new Error(USAGE)
  await runCommand((services) => run(services, closedAs))
})

async function run(services: Services, closedAs: CloseReason): Promise<string[]> {
  if (command === 'list') return complaintLines(await listComplaints(services))
  if (command === 'show') return complaintDetailLines(await getComplaint(services, wanted))
  const closed = await closeComplaint(services.database.query, services, wanted, closedAs)
  if (!closed) throw new Error(`There is no open complaint ${wanted}.`)
  return [`${wanted} is closed: ${closedAs}.`]
}
