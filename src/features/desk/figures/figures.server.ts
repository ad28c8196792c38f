// The figures of the desk, by the rules that the command `npm run stats` prints from.
import { readFruitlessSearches } from '#src/features/analytics/search-words.server.ts'
import { countComments, countInbox } from '#src/features/inbox/inbox.server.ts'
import { KIND_NAMES, mayRead } from '#src/features/inbox/message-kinds.contract.ts'
import { countIssuesAhead } from '#src/features/newsletter/issues-at-the-desk.server.ts'
import { countReaders } from '#src/features/newsletter/newsletter-counts.server.ts'
import { listHeldWeeks } from '#src/features/outcomes/judge-weeks.server.ts'
import { readResults } from '#src/features/outcomes/read-results.server.ts'
import { listSynonyms } from '#src/features/search/search-names.server.ts'
import { hideSmall, shownSum } from '#src/features/stats/hide-small.ts'
import { type Figure, listMondays, readFigures } from '#src/features/stats/stats.server.ts'
import { addUpTools, startWay, type ToolWay } from '#src/features/stats/tool-ways.server.ts'
import { addUpWeeks } from '#src/features/stats/week-series.server.ts'
import type { OtherFeatures, WaitingKind } from '#src/platform/feature.ts'
import { type DeskContext, handleAtDesk } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { countMails } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { mayEnter } from '#src/shared/operators.ts'
import {
  getDeskOverview,
  getDeskSearches,
  getDeskTool,
  getDeskTools,
  SeriesName,
  type Waiting,
  type WeekSeries,
} from './figures.contract.ts'
import { findStop, showWays } from './shown-ways.server.ts'

/** How far back the desk looks. */
export const WEEKS = 13

export function figureRoutes({ listTools, waitingKinds }: Pick<OtherFeatures, 'listTools' | 'waitingKinds'>): Route[] {
  return [
    handleAtDesk(getDeskOverview, async (_input, { services, operator }) => {
      const weeks = listMondays(services, WEEKS)
      const [figures, readers, ahead, waiting] = await Promise.all([
        readFigures(services, WEEKS),
        countReaders(services),
        countIssuesAhead(services),
        countWhatWaits(services, waitingKinds, operator),
      ])
      const series = SeriesName.options.map((name) => showSeries(figures, weeks, name))
      const isToWrite = ahead.isFew && mayEnter(operator.role, 'newsletter')
      return { weeks, series, readers: shownSum([readers]), fewIssues: isToWrite ? ahead.count : null, waiting }
    }),
    handleAtDesk(getDeskTools, async (_input, { services, client }) => {
      const tools = listTools(client.language)
      const [figures, waiting] = await Promise.all([readFigures(services, WEEKS), countComments(services)])
      const ways = showWays(waysOf(tools, figures))
      return {
        tools: tools.map(({ lessonKey, title }, index) => ({
          ...(ways[index] as (typeof ways)[number]),
          title,
          waitingComments: waiting.get(lessonKey) ?? 0,
        })),
      }
    }),
    handleAtDesk(getDeskTool, async ({ key }, { services, client }) => {
      const tools = listTools(client.language)
      const place = tools.findIndex(({ lessonKey }) => lessonKey === key)
      const tool = tools[place]
      if (tool === undefined) throw new AppError('not_found', 'fields_tool_unknown')
      const [figures, results, waiting] = await Promise.all([
        readFigures(services, WEEKS),
        readResults(services, [tool]),
        countComments(services),
      ])
      const way = showWays(waysOf(tools, figures))[place]
      if (way === undefined) throw new AppError('not_found', 'fields_tool_unknown')
      const waitingComments = waiting.get(key) ?? 0
      return { title: tool.title, way, stop: findStop(way), result: results[0] ?? null, waitingComments }
    }),
    handleAtDesk(getDeskSearches, async (_input, { services, client }) => {
      const weeks = listMondays(services, WEEKS)
      const [figures, words] = await Promise.all([readFigures(services, WEEKS), readFruitlessSearches(services)])
      return {
        weeks,
        series: showSeries(figures, weeks, 'searchesInVain'),
        words: words.map(({ words, days }) => ({ words, days: shownSum([days]) })),
        synonyms: listSynonyms(client.language),
      }
    }),
  ]
}

/** One measure by week, with nothing under 20. */
export function showSeries(figures: Figure[], weeks: string[], name: SeriesName): WeekSeries {
  const counts = addUpWeeks(figures, weeks, name)
  return { name, counts: hideSmall(counts), sum: shownSum(counts) }
}

/** In the order of the tools; of a tool that is gone nothing is shown. */
function waysOf(tools: { lessonKey: string }[], figures: Figure[]): ToolWay[] {
  const known = new Map(addUpTools(figures).map((way) => [way.lessonKey, way]))
  return tools.map(({ lessonKey }) => known.get(lessonKey) ?? startWay(lessonKey))
}

async function countWhatWaits(
  services: Services,
  others: WaitingKind[],
  { role }: DeskContext['operator'],
): Promise<Waiting> {
  const kinds = KIND_NAMES.filter((kind) => mayRead(role, kind))
  const [messages, held, mails] = await Promise.all([
    countInbox(services, others, kinds),
    listHeldWeeks(services),
    countMails(services, 'waiting'),
  ])
  return { messages, heldWeeks: held.length, mails }
}
