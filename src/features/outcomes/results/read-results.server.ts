// Reads the public results, for the page, the tools, the table to download and the operator.
import { toCsv } from '#src/platform/csv.ts'
import type { ListTools, Tool } from '#src/platform/feature.ts'
import { SPOKEN_LANGUAGES } from '#src/platform/http/request-language.ts'
import { handle, type Route, readInput, toRequestContext } from '#src/platform/http/route.ts'
import type { Services } from '#src/platform/services.ts'
import {
  downloadResults,
  getLeftOutWeeks,
  getOutcomes,
  type LeftOutWeek,
  type PublishedResult,
  type VoidedWeek,
} from '../outcomes.contract.ts'
import { figuresOf } from './publishing-rules.server.ts'
import { listJudgedWeeks, listPublished } from './results.queries.server.ts'

type WithDatabase = Pick<Services, 'database'>

/** The published figures, in teaching order. Of a tool that is gone nothing is shown. */
export async function readResults({ database }: WithDatabase, tools: Tool[]): Promise<PublishedResult[]> {
  const rows = new Map((await listPublished(database.query)).map((row) => [row.lesson_key, row]))
  return tools.flatMap(({ lessonKey }) => {
    const row = rows.get(lessonKey)
    return row === undefined
      ? []
      : [figuresOf(lessonKey, { answers: row.answers, workedOrPartly: row.worked_or_partly })]
  })
}

/** The weeks that stay out of the figures, oldest first. */
export async function readLeftOutWeeks({
  database,
}: WithDatabase): Promise<{ held: LeftOutWeek[]; voided: VoidedWeek[] }> {
  const weeks = (await listJudgedWeeks(database.query)).map(({ lesson_key, ...rest }) => ({
    lessonKey: lesson_key,
    ...rest,
  }))
  return {
    held: weeks.filter(({ state }) => state === 'held'),
    voided: weeks.filter(({ state }) => state === 'voided'),
  }
}

const COLUMNS = ['tool', 'title', 'answers (at least)', 'worked or partly (%)', 'low (%)', 'high (%)']

const CSV_HEADERS = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="handrail-results.csv"',
}

export function resultRoutes(listTools: ListTools): Route[] {
  return [
    handle(getOutcomes, async (_input, { services, client }) => ({
      tools: await readResults(services, listTools(client.language)),
    })),
    handle(getLeftOutWeeks, (_input, { services }) => readLeftOutWeeks(services)),
    {
      endpoint: downloadResults,
      async respond(context, services) {
        const { client } = toRequestContext(context, services)
        const { language } = await readInput(downloadResults, context)
        const tools = listTools(SPOKEN_LANGUAGES.find((spoken) => spoken === language) ?? client.language)
        const titles = new Map(tools.map(({ lessonKey, title }) => [lessonKey, title]))
        const rows = (await readResults(services, tools)).map(({ lessonKey, answers, share, low, high }) => [
          lessonKey,
          titles.get(lessonKey) ?? '',
          ...[answers, share, low, high].map(String),
        ])
        return context.body(toCsv([COLUMNS, ...rows]), 200, CSV_HEADERS)
      },
    },
  ]
}
