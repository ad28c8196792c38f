// `npm run newsletter -- …`: the operator's side of the newsletter. Works beside a running server, with its environment.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  describeIssues,
  previewIssue,
  resolveIssue,
  sendNow,
  sendTest,
  showDepartures,
  statusOf,
} from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import { readConfig } from '#src/platform/config.ts'
import { keepNewFilesPrivate } from '#src/platform/data-folder.ts'
import { createServices, type Services } from '#src/platform/services.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { showStatus } from './newsletter-progress.ts'

const USAGE = `Usage: npm run newsletter -- <command>

  list                                   every issue and what became of it
  preview <slug>                         writes an issue as HTML and text, to look at
  test <slug> <address>                  sends one copy to you; it counts nowhere
  send [<slug>] [--again]                queues an issue for everybody; without a slug the next one
  status <slug> [--json]                 how far an issue is, and whose copies failed or are in doubt
  resolve <slug> [--arrived | --resend]  decides about copies in doubt
  departures <hours> [--really]          who left by a typed address lately; --really takes it all back

Use the same environment as the running server.`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  arrived: { type: 'boolean', default: false },
  resend: { type: 'boolean', default: false },
  really: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const
type Wishes = ReturnType<typeof readArguments>['values']

/** The most words each command takes: itself, a slug or hours, an address. */
const WORDS: Record<string, number> = { list: 1, preview: 2, test: 3, send: 2, status: 2, resolve: 2, departures: 2 }

keepNewFilesPrivate()
try {
  const { positionals, values } = readArguments()
  const [command] = positionals
  if (values.help || command === undefined || command === 'help') console.log(USAGE)
  else await runWithServices(checked(positionals), values)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

/** In one line, with what lies behind it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  const { code } = cause as NodeJS.ErrnoException
  return `${error.message} ${cause.message || code}`
}

function readArguments() {
  return parseArgs({ allowPositionals: true, options: OPTIONS })
}

/** @throws before anything is opened when the words make no command */
function checked(words: string[]): string[] {
  const [command = '', , , ...rest] = words
  const most = WORDS[command]
  if (most === undefined) throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  const surplus = [...words.slice(most, 3), ...rest]
  if (surplus.length > 0) throw new Error(`"${command}" does not know what to do with "${surplus.join(' ')}".`)
  return words
}

async function runWithServices(words: string[], wishes: Wishes): Promise<void> {
  const services = await createServices(readConfig(process.env))
  try {
    for (const line of await run(services, words, wishes)) console.log(line)
  } finally {
    await services.close()
  }
}

async function run(services: Services, [command, slug, address]: string[], wishes: Wishes): Promise<string[]> {
  switch (command) {
    case 'list':
      return describeIssues(services)
    case 'preview':
      return previewIssue(services, needed(slug, 'preview <slug>'))
    case 'test': {
      const receiver = needed(address, 'test <slug> <address>')
      if (!isEmailAddress(receiver)) throw new Error(`"${receiver}" is not an email address.`)
      return [await sendTest(services, needed(slug, 'test <slug> <address>'), receiver)]
    }
    case 'send':
      return [await sendNow(services, slug, wishes.again)]
    case 'status':
      return showProgress(services, needed(slug, 'status <slug>'), wishes.json)
    case 'departures': {
      const hours = Number(needed(slug, 'departures <hours>'))
      if (!(hours > 0)) throw new Error('Please give a number of hours, such as 2.')
      return showDepartures(services, hours, wishes.really)
    }
    default: {
      if (wishes.arrived && wishes.resend) throw new Error('Please choose: --arrived or --resend.')
      const decision = wishes.arrived ? 'arrived' : wishes.resend ? 'resend' : undefined
      return resolveIssue(services, needed(slug, 'resolve <slug>'), decision)
    }
  }
}

function needed(argument: string | undefined, form: string): string {
  if (argument !== undefined) return argument
  throw new Error(`Something is missing: npm run newsletter -- ${form}. "list" names the slugs.`)
}

/** On a screen it stays until everything is settled. */
async function showProgress(services: Services, issue: string, asJson: boolean): Promise<string[]> {
  let status = await statusOf(services, issue)
  if (asJson) return [JSON.stringify(status)]
  if (status.planned === 0) return [`Nobody has been sent ${issue}: it was not queued, or there were no readers.`]
  while (status.waiting > 0 && process.stdout.isTTY) {
    process.stdout.write(`\r${showStatus(status)[0]}`)
    await setTimeout(1_000)
    status = await statusOf(services, issue)
  }
  return showStatus(status)
}
