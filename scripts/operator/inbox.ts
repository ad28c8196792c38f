// `npm run inbox -- …`: what people write to us, for the operator who answers it. Works beside a running server.
import {
  closeDay,
  closeMessage,
  countInbox,
  exportMessages,
  getMessage,
  listWaiting,
} from '#src/features/inbox/inbox.server.ts'
import { KIND_NAMES, MESSAGE_KINDS, type MessageKind } from '#src/features/inbox/message-kinds.contract.ts'
import type { Services } from '#src/platform/services.ts'
import { OTHERS } from '#src/server/features.ts'
import { inboxLines, messageLines } from './inbox-lines.ts'
import { reportFailure, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run inbox -- <command>

  list [kind]                     what waits, with its numbers
  show <number>                   all of one message, with the address that it is answered to
  close <number> [reason]         closes it: a complaint with ${reasonsOf('complaint').join(', ')}
  close-day <kind> <day> [reason] closes all of a kind that came on a day, after a flood
  export [kind]                   all of it as CSV, without addresses

Kinds: ${KIND_NAMES.join(', ')}`

const [command = 'help', ...words] = process.argv.slice(2)
/** The fewest and the most words of each command. */
const WORDS: Record<string, [number, number]> = {
  list: [0, 1],
  show: [1, 1],
  close: [1, 2],
  'close-day': [2, 3],
  export: [0, 1],
}

await reportFailure(async () => {
  if (command === 'help' || command === '--help') return console.log(USAGE)
  const [fewest, most] = WORDS[command] ?? []
  if (fewest === undefined || most === undefined) throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (words.length < fewest || words.length > most) throw new Error(`Something is missing, or too much.\n\n${USAGE}`)
  await runCommand(run)
})

async function run(services: Services): Promise<string[] | undefined> {
  const [first, second, third] = words
  switch (command) {
    case 'list':
      return inboxLines(
        await listWaiting(services, kindsOf(first)),
        await countInbox(services, OTHERS.waitingKinds, kindsOf(first)),
      )
    case 'show':
      return messageLines(await getMessage(services, numberOf(first)))
    case 'close':
      return close(services, numberOf(first), second)
    case 'close-day': {
      const [kind] = kindsOf(first) as [MessageKind]
      if (!/^\d{4}-\d{2}-\d{2}$/.test(second ?? '')) throw new Error(`"${second}" is no day such as 2026-11-30.`)
      return [`Closed: ${await closeDay(services, kind, second as string, reasonOf(kind, third))}.`]
    }
    default:
      process.stdout.write((await exportMessages(services.database.query, kindsOf(first))).csv)
  }
}

async function close(services: Services, number: string, reason?: string): Promise<string[]> {
  const message = await getMessage(services, number)
  const { query } = services.database
  const closed = await closeMessage(query, services, message, reasonOf(message.kind, reason))
  if (!closed) throw new Error(`${number} is closed already.`)
  return [`${number} is closed.`]
}

function kindsOf(word: string | undefined): readonly MessageKind[] {
  if (word === undefined) return KIND_NAMES
  const kind = KIND_NAMES.find((name) => name === word)
  if (kind === undefined) throw new Error(`"${word}" is no kind. Kinds: ${KIND_NAMES.join(', ')}`)
  return [kind]
}

function reasonsOf(kind: MessageKind): string[] {
  return Object.values(MESSAGE_KINDS[kind].decisions).flatMap(({ reasons }) => Object.keys(reasons ?? {}))
}

/** The first one when it is not said; null for kinds that ask for none. */
function reasonOf(kind: MessageKind, word: string | undefined): string | null {
  const reasons = reasonsOf(kind)
  if (word !== undefined && !reasons.includes(word)) throw new Error(`Reasons: ${reasons.join(', ') || 'none'}`)
  return word ?? reasons[0] ?? null
}

/** As it is read out. */
function numberOf(word = ''): string {
  return word.toUpperCase().startsWith('HR-') ? word.toUpperCase() : word
}
