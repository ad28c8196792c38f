// `npm run plans`: how many plans are shared, and the way to remove some. Works beside a running server, with its environment.
import { measureRoom } from '#src/features/family/sharing/plan-room.server.ts'
import { deletePlansOfOneDevice } from '#src/features/family/sharing/tidy-plans.server.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_MS } from '#src/shared/duration.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run plans -- [delete <id> | delete-unshared <days>]

Without more: how many family plans lie here for sharing, and how much room they take. Nobody can read them.
delete <id>              removes one plan from the server, by its id (22 letters, before the dot in its link).
                         Each device keeps its own copy.
delete-unshared <days>   removes those that only one device has opened, and not within so many days.`

const words = process.argv.slice(2)
const [command = 'show', argument = ''] = words

await reportFailure(async () => {
  if (command === 'help' || command === '--help') return console.log(USAGE)
  if (words.length > 2) throw new Error(`That is too much.\n\n${USAGE}`)
  const act = commandFor(command, argument)
  await runCommand(async (services) => act(services))
})

function commandFor(name: string, given: string): (services: Services) => Promise<string[]> {
  if (name === 'show') return show
  if (name === 'delete') {
    if (!/^[\w-]{22}$/.test(given)) throw new Error(`An id has 22 letters.\n\n${USAGE}`)
    return (services) => deleteOne(services, given)
  }
  if (name === 'delete-unshared') {
    if (!/^\d{1,4}$/.test(given)) throw new Error(`How many days?\n\n${USAGE}`)
    return (services) => deleteUnshared(services, Number(given))
  }
  throw new Error(`There is no command "${name}".\n\n${USAGE}`)
}

async function show(services: Services): Promise<string[]> {
  const { query } = services.database
  const counts = await query
    .selectFrom('shared_plan')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.sum<number | string | null>('has_others').as('shared'),
    ])
    .where('access_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  const { used, most } = await measureRoom(query, services)
  const inMegabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)
  return [
    `Plans: ${counts.all}, opened by more than one device: ${Number(counts.shared ?? 0)}.`,
    `Room: ${inMegabytes(used)} of ${inMegabytes(most)} MB.`,
  ]
}

async function deleteOne({ database }: Services, id: string): Promise<string[]> {
  const { numDeletedRows } = await database.query.deleteFrom('shared_plan').where('id', '=', id).executeTakeFirst()
  return [Number(numDeletedRows) === 1 ? 'The plan is deleted here.' : 'There is no such plan.']
}

async function deleteUnshared(services: Services, days: number): Promise<string[]> {
  const day = isoDay(new Date(services.clock().getTime() - days * DAY_MS))
  return [`Plans deleted: ${await deletePlansOfOneDevice(services, day)}.`]
}
