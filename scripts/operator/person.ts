// `npm run person -- …`: for a parent who writes in and cannot log in. Works beside a running server, with its environment.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { erasePerson, type HeldPerson, readPerson } from '#src/features/accounts/my-account/person.server.ts'
import type { Services } from '#src/platform/services.ts'
import { OTHERS } from '#src/server/features.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { countOf } from './count-of.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run person -- show <address>
       npm run --silent person -- export <address> > data.json
       npm run person -- delete <address> [--yes]

show     says what is held on an address: account, weekly tip, reminders, messages
export   prints all of it, as its owner would download it
delete   deletes all of it, after a question; --yes answers it

Make sure first that they write from this address. Family plans are on their devices; shared ones are sealed and have no address.`

const sources = OTHERS.personalData

await reportFailure(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, yes: { type: 'boolean', default: false } },
  })
  const [command, email, ...rest] = positionals
  if (values.help || command === undefined) return console.log(USAGE)
  if (!['show', 'export', 'delete'].includes(command)) throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (email === undefined || rest.length > 0) throw new Error(`Which address?\n\n${USAGE}`)
  if (!isEmailAddress(email)) throw new Error(`"${email}" is not an email address.`)
  await runCommand(async (services) => {
    const held = await readPerson(services, email, sources)
    if (command === 'export') return [JSON.stringify(held.data ?? {}, null, 2)]
    if (command === 'show') return describe(held)
    return deleteAll(services, email, held, values.yes)
  })
})

function describe({ account, data }: HeldPerson): string[] {
  const parts = Object.entries(data ?? {}).flatMap(([name, entries]) =>
    Array.isArray(entries) && entries.length > 0 ? [`${name}: ${countOf(entries.length, 'entry', 'entries')}`] : [],
  )
  if (account === 'none' && parts.length === 0) return ['Nothing is held on this address.']
  const unproven =
    'account: yes, with an address that nobody has proven. What it holds is left out here; delete takes it along.'
  return [{ none: 'account: none', proven: 'account: yes', 'not proven': unproven }[account], ...parts]
}

async function deleteAll(services: Services, email: string, held: HeldPerson, isSure: boolean): Promise<string[]> {
  if (held.account === 'none' && held.data === null) return ['Nothing is held on this address.']
  const question = `Delete all of this?\n${describe(held).join('\n')}\n`
  if (!isSure && !(await asksYes(question))) return ['Nothing is deleted.']
  const outcome = await services.database.query
    .transaction()
    .execute((transaction) => erasePerson(transaction, services, email, sources))
  if (outcome === 'deleted') return ['All of it is deleted. Backups forget it after 35 days.']
  throw new Error('This person has a role at the desk. Take it away there first, under People.')
}

async function asksYes(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question}Add --yes to do so.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question}Type yes to delete: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
