// `npm run complaints -- …`: complaints about personal data, for whoever answers them. Works beside a running server.
import { closeComplaint, listComplaints, showComplaint } from '#src/features/contact/complaints.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { openDatabase } from '#src/platform/database/database.ts'

const USAGE = `npm run complaints -- list
npm run complaints -- show <reference>
npm run complaints -- answered <reference>`

const [command, reference = ''] = process.argv.slice(2)

try {
  const database = await openDatabase(readConfig(process.env))
  try {
    const services = { database, clock: () => new Date() }
    for (const line of await run(services)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(services: Parameters<typeof closeComplaint>[0]): Promise<string[]> {
  const wanted = reference.toUpperCase()
  if (command === 'list') return listComplaints(services)
  if (command === 'show' && wanted !== '') return showComplaint(services, wanted)
  if (command === 'answered' && wanted !== '') return closeComplaint(services, wanted)
  throw new Error(USAGE)
}
