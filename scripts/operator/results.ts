// `npm run results -- …`: what is public of the answers to 'Did it work?'. Works beside a running server, with its environment.
import { findLessonKey, listTools } from '#src/features/curriculum/lesson-lookup.server.ts'
import {
  approveWeekByCommand,
  discardWeekByCommand,
  listHeldWeeks,
} from '#src/features/outcomes/results/judge-weeks.server.ts'
import { publishResults } from '#src/features/outcomes/results/publish-results.server.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { heldLines, renewalLines, voidedLine } from './result-lines.ts'
import { reportFailure, requireFeature, runCommand } from './run-command.ts'

const USAGE = `Usage: npm run results -- <command>

  publish                  renews what is public now instead of at 03:00
  held                     weeks with far more answers than usual, which wait for you
  release <tool> <week>    lets such a week count
  void <tool> <week>       takes a week out for good; its number and today are shown in public

A tool is its id, such as 3.1; a week is any day of it, such as 2026-11-16.`

/** How many words each command takes. */
const WORDS: Record<string, number> = { publish: 1, held: 1, release: 3, void: 3 }

const words = process.argv.slice(2)
const [command = 'help', tool = '', week = ''] = words

await reportFailure(async () => {
  if (command === 'help' || command === '--help') return console.log(USAGE)
  if (WORDS[command] === undefined) throw new Error(`There is no command "${command}".\n\n${USAGE}`)
  if (WORDS[command] !== words.length) throw new Error(`Something is missing, or too much.\n\n${USAGE}`)
  requireFeature('outcomes')
  await runCommand(run)
})

async function run(services: Services): Promise<string[]> {
  const tools = listTools(DEFAULT_LANGUAGE)
  switch (command) {
    case 'publish':
      return renewalLines(await publishResults(services, tools), tools)
    case 'held':
      return heldLines(await listHeldWeeks(services), tools)
    case 'release': {
      const monday = await approveWeekByCommand(services, requireTool(), week)
      return [`The week of ${monday} counts from the next renewal on.`]
    }
    default:
      return [voidedLine(await discardWeekByCommand(services, requireTool(), week))]
  }
}

function requireTool(): string {
  const lessonKey = findLessonKey(tool)
  if (lessonKey === undefined) throw new Error(`There is no tool "${tool}".`)
  return lessonKey
}
