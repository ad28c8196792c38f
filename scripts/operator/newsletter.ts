// `npm run newsletter -- …`: the operator's side of the newsletter. Works beside a running server, with its environment.
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { importIssues } from '#src/features/newsletter/issues/issues.server.ts'
import { countIssuesAhead } from '#src/features/newsletter/issues/issues-ahead.server.ts'
import {
  previewIssue,
  resumeByCommand,
  sendNow,
  sendTest,
  statusOf,
  stopByCommand,
} from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import {
  exportReaders,
  importReaders,
  liftSuppression,
  readReaderFile,
  undoDepartures,
} from '#src/features/newsletter/operator/readers.server.ts'
import { listIssueStates } from '#src/features/newsletter/sending/issue-status.server.ts'
import { countActive } from '#src/features/newsletter/subscription/subscription.queries.server.ts'
import type { Services } from '#src/platform/services.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { departureLines, importLines, issueLines, mistakeLines, planLine, statusLines } from './newsletter-lines.ts'
import { reportFailure, requireFeature, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run newsletter -- <command>

  list                                   every issue and what became of it
  preview <slug>                         writes an issue as HTML and text, to look at
  test <slug> <address>                  sends one copy to you; it counts nowhere
  send [<slug>] [--again] [--yes]        queues an issue for everybody, once you have said yes; without a slug the next one
  status <slug> [--json]                 how far an issue is, and whose copies failed and why
  stop <slug>                            lets no further copy of it leave
  resume <slug>                          lets a stopped issue go on
  departures <hours> [--really]          who left by a typed address lately; --really takes it all back
  import <file.csv> [--really]           counts the readers of a list from elsewhere; --really adds them. Its columns:
                                         email, consented_on (2026-09-12), proof (where and how they agreed), language
  export                                 everybody who gets the newsletter, as such a file
  lift <address> <proof>                 writes again to a mailbox that refused by mistake; say how you know

Use the same environment as the running server.`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
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
  send: { words: 2, options: ['again', 'yes'] },
  status: { words: 2, options: ['json'] },
  stop: { words: 2 },
  resume: { words: 2 },
  departures: { words: 2, options: ['really'] },
  import: { words: 2, options: ['really'] },
  export: { words: 1 },
  lift: { words: 3 },
}

await reportFailure(async () => {
  const { positionals, values } = readArguments()
  const [command] = positionals
  if (values.help || command === undefined || command === 'help') return console.log(USAGE)
  const words = checked(positionals, values)
  requireFeature('newsletter')
  await runCommand(async (services) => {
    // Before the first start there would be no issue to speak of.
    await importIssues(services)
    return run(services, words, values)
  })
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
      return issueLines(await listIssueStates(services), await countIssuesAhead(services))
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
      return sendIssue(services, slug, wishes)
    case 'status':
      return showProgress(services, needed(slug, 'status <slug>'), wishes.json)
    case 'departures': {
      const hours = Number(needed(slug, 'departures <hours>'))
      if (!(hours > 0)) throw new Error('Please give a number of hours, such as 2.')
      return departureLines(await undoDepartures(services, hours, wishes.really), wishes.really)
    }
    case 'import':
      return importFile(services, needed(slug, 'import <file.csv>'), wishes.really)
    case 'export':
      for await (const part of exportReaders(services)) process.stdout.write(part)
      return []
    case 'lift': {
      const proof = needed(address, "lift <address> 'how you know that it takes mail'").trim()
      const mailbox = needed(slug, 'lift <address> <proof>')
      if (!isEmailAddress(mailbox)) throw new Error(`"${mailbox}" is not an email address.`)
      if (await liftSuppression(services, mailbox, proof)) return ['The newsletter goes there again.']
      throw new Error('Nothing holds this address back: it refused no mail, or it is not known here.')
    }
    case 'stop': {
      const issue = needed(slug, 'stop <slug>')
      if (await stopByCommand(services, issue)) return [`${issue} is stopped: no further copy of it leaves.`]
      throw new Error(`${issue} cannot be stopped: it is done, or it does not leave by itself.`)
    }
    default: {
      const issue = needed(slug, 'resume <slug>')
      if (await resumeByCommand(services, issue)) return [`${issue} goes on.`]
      throw new Error(`${issue} was not stopped on its way.`)
    }
  }
}

/** @throws when nothing was queued that should have been. An issue that was queued before is as it was asked for. */
async function sendIssue(services: Services, slug: string | undefined, { again, yes }: Wishes): Promise<string[]> {
  if (!yes && !(await isConfirmed(services, slug))) return ['Nothing was sent.']
  const outcome = await sendNow(services, slug, again)
  const line = planLine(outcome, services.config.newsletter.sending)
  if ('refused' in outcome && outcome.refused !== 'taken') throw new Error(line)
  return [line]
}

/** Nothing is added while a line of the file cannot be read. */
async function importFile(services: Services, file: string, really: boolean): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`)
  })
  const { readers, mistakes } = await readReaderFile(text, services.clock())
  if (mistakes.length > 0) throw new Error(mistakeLines(mistakes).join('\n'))
  return importLines(await importReaders(services, readers, really), really)
}

function needed(argument: string | undefined, form: string): string {
  if (argument !== undefined) return argument
  throw new Error(`Something is missing: npm run newsletter -- ${form}. "list" names the slugs.`)
}

/** A sent mail cannot be withdrawn, so the operator is asked first. @throws without a terminal to ask at */
async function isConfirmed(services: Services, slug: string | undefined): Promise<boolean> {
  const readers = await countActive(services.database.query)
  const question = `Send ${slug ?? 'the next issue'} to ${readers} reader${readers === 1 ? '' : 's'} now?`
  if (!process.stdin.isTTY) throw new Error(`${question} Add --yes to do so.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} Type yes to send: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
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
  // The next output must start on a new line.
  if (watches) process.stdout.write('\n')
  return statusLines(status)
}
