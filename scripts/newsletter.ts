// `npm run newsletter -- …`: the operator's side of the newsletter. Works beside a running server, with its environment.
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  describeIssues,
  previewIssue,
  resolveIssue,
  sendNow,
  sendTest,
  statusOf,
} from '#src/features/newsletter/newsletter-commands.server.ts'
import { readConfig } from '#src/server/config.ts'
import { createServices, type Services } from '#src/server/services.ts'
import { isEmailAddress } from '#src/shared/email-address.ts'
import { showStatus } from './newsletter-progress.ts'

const USAGE = `npm run newsletter -- list
npm run newsletter -- preview <slug>
npm run newsletter -- test <slug> <address>
npm run newsletter -- send [<slug>] [--again]
npm run newsletter -- status <slug> [--json]
npm run newsletter -- resolve <slug> [--arrived | --resend]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    arrived: { type: 'boolean', default: false },
    resend: { type: 'boolean', default: false },
  },
})
const [command, slug, address] = positionals

try {
  const services = await createServices(readConfig(process.env))
  try {
    for (const line of await run(services)) console.log(line)
  } finally {
    await services.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(services: Services): Promise<string[]> {
  switch (command) {
    case 'list':
      return describeIssues(services)
    case 'preview':
      return previewIssue(services, needed(slug))
    case 'test':
      if (!isEmailAddress(needed(address))) throw new Error(`"${address}" is no address.`)
      return [await sendTest(services, needed(slug), needed(address))]
    case 'send':
      return [await sendNow(services, slug, values.again)]
    case 'status':
      return showProgress(services, needed(slug))
    case 'resolve':
      if (values.arrived && values.resend) throw new Error(USAGE)
      return resolveIssue(services, needed(slug), values.arrived ? 'arrived' : values.resend ? 'resend' : undefined)
    default:
      throw new Error(USAGE)
  }
}

function needed(argument: string | undefined): string {
  if (argument === undefined) throw new Error(USAGE)
  return argument
}

/** On a screen it stays until everything is settled. */
async function showProgress(services: Services, issue: string): Promise<string[]> {
  let status = await statusOf(services, issue)
  if (values.json) return [JSON.stringify(status)]
  while (status.waiting > 0 && process.stdout.isTTY) {
    process.stdout.write(`\r${showStatus(status)[0]}`)
    await setTimeout(1_000)
    status = await statusOf(services, issue)
  }
  return showStatus(status)
}
