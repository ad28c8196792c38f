// `npm run newsletter -- …`: the operator's side of the newsletter. Works beside a running server, with its environment.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { undoDepartures } from '#src/features/newsletter/leaving/undo-departures.server.ts'
import {
  listIssueStates,
  previewIssue,
  resolveIssue,
  sendNow,
  sendTest,
  statusOf,
} from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import type { Services } from '#src/platform/services.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { decisionLine, departureLines, doubtLines, issueLines, planLine, statusLines } from './newsletter-lines.ts'
import { reportFailure, runCommand } from './run-command.ts'

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

interface Form {
  /** The most it takes: itself, a slug or hours, an address. */
  words: number
  options?: (keyof Wishes)[]
}

const FORMS: Record<string, Form> = {
  list: { words: 1 },
  preview: { words: 2 },
  test: { words: 3 },
  send: { words: 2, options: ['again'] },
  status: { words: 2, options: ['json'] },
  resolve: { words: 2, options: ['arrived', 'resend'] },
  departures: { words: 2, options: ['really'] },
}

await reportFailure(async () => {
  const { positionals, values } = readArguments()
  const [command] = positionals
  if (values.help || command === undefined || command === 'help') return console.log(USAGE)
  const words = checked(positionals, values)
  await runCommand((services) => run(services, words, values))
})

function readArguments() {
  return parseArgs({ allowPositionals: true, options: OPTIONS })
}

/** @throws before anything is opened when words and options make no command */
function checked(words: string[], wishes: Wishes): string[] {
  const [command = '', ...rest] = words
  const form = FORMS[command]
  if (form === undefined) throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  const wished = (Object.keys(OPTIONS) as (keyof Wishes)[]).filter((name) => wishes[name])
  const foreign = wished.filter((name) => !form.options?.includes(name)).map((name) => `--${name}`)
  const surplus = [...rest.slice(form.words - 1), ...foreign]
  if (surplus.length > 0) throw new Error(`"${command}" does not know what to do with "${surplus.join(' ')}".`)
  return words
}

async function run(services: Services, [command, slug, address]: string[], wishes: Wishes): Promise<string[]> {
  switch (command) {
    case 'list':
      return issueLines(await listIssueStates(services))
    case 'preview':
      return Object.values(await previewIssue(services, needed(slug, 'preview <slug>')))
    case 'test': {
      const receiver = needed(address, 'test <slug> <address>')
      if (!isEmailAddress(receiver)) throw new Error(`"${receiver}" is not an email address.`)
      const issue = needed(slug, 'test <slug> <address>')
      await sendTest(services, issue, receiver)
      return [`A test of ${issue} is on its way to ${receiver}.`]
    }
    case 'send':
      return sendIssue(services, slug, wishes.again)
    case 'status':
      return showProgress(services, needed(slug, 'status <slug>'), wishes.json)
    case 'departures': {
      const hours = Number(needed(slug, 'departures <hours>'))
      if (!(hours > 0)) throw new Error('Please give a number of hours, such as 2.')
      return departureLines(await undoDepartures(services, hours, wishes.really), wishes.really)
    }
    default: {
      if (wishes.arrived && wishes.resend) throw new Error('Please choose: --arrived or --resend.')
      const issue = needed(slug, 'resolve <slug>')
      if (!wishes.arrived && !wishes.resend) return doubtLines(await statusOf(services, issue))
      const decision = wishes.arrived ? 'arrived' : 'resend'
      return [decisionLine(issue, await resolveIssue(services, issue, decision), decision)]
    }
  }
}

/** @throws when nothing was queued that should have been. An issue that was queued before is as it was asked for. */
async function sendIssue(services: Services, slug: string | undefined, again: boolean): Promise<string[]> {
  const outcome = await sendNow(services, slug, again)
  const line = planLine(outcome, services.config.newsletter.sending)
  if ('refused' in outcome && outcome.refused !== 'taken') throw new Error(line)
  return [line]
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
  const watches = status.waiting > 0 && process.stdout.isTTY
  while (status.waiting > 0 && watches) {
    process.stdout.write(`\r${statusLines(status)[0]}`)
    await setTimeout(1_000)
    status = await statusOf(services, issue)
  }
  // What comes next must not stand behind the last of them.
  if (watches) process.stdout.write('\n')
  return statusLines(status)
}
