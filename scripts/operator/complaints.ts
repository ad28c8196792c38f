// `npm run complaints -- …`: complaints about personal data, for whoever answers them. Works beside a running server.
import { closeComplaint, getComplaint, listComplaints } from '#src/features/contact/complaints.server.ts'
import { complaintDetailLines, complaintLines } from './complaint-lines.ts'
import { runCommand } from './run-command.ts'

const USAGE = `npm run complaints -- list
npm run complaints -- show <reference>
npm run complaints -- answered <reference>`

const [command, reference = ''] = process.argv.slice(2)
const wanted = reference.toUpperCase()

await runCommand(async (services) => {
  if (command === 'list') return complaintLines(await listComplaints(services))
  if (command === 'show' && wanted !== '') return complaintDetailLines(await getComplaint(services, wanted))
  if (command === 'answered' && wanted !== '') {
    await closeComplaint(services, wanted)
    return [`${wanted} is answered.`]
  }
  throw new Error(USAGE)
})
