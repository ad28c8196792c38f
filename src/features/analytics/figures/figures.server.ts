// The figures of the desk, by the rules that the command `npm run stats` prints from.
import { countComments } from '#src/features/inbox/inbox.server.ts'
import { readResults } from '#src/features/outcomes/results/read-results.server.ts'
import { listSynonyms } from '#src/features/search/synonyms.server.ts'
import type { OtherFeatures } from '#src/platform/feature.ts'
import { handleAtDesk } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { isoDay, isoDayAfter, listMondays } from '#src/platform/iso-day.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DESK_WEEKS, suppressedSum } from '#src/shared/small-counts.ts'
import { readFruitlessSearches } from '../search-words.server.ts'
import {
  getDeskOverview,
  getDeskSearches,
  getDeskTool,
  getDeskTools,
  OVERVIEW_SERIES,
  type ShownWay,
} from './figures.contract.ts'
import { readFigures, readFiguresFrom } from './read-figures.server.ts'
import { addUpTools, showWays } from './tool-ways.server.ts'
import { showLastDays, showSeries } from './week-series.server.ts'

export function figureRoutes({ listTools }: Pick<OtherFeatures, 'listTools'>): Route[] {
  return [
    handleAtDesk(getDeskOverview, async (_input, { services }) => {
      const today = isoDay(services.clock())
      const weeks = listMondays(services.clock(), DESK_WEEKS)
      const days: [string, string] = [isoDayAfter(today, -13), isoDayAfter(today, -6)]
      const [ofWeeks, ofDays] = await Promise.all([readFiguresFrom(services, weeks), readFiguresFrom(services, days)])
      return {
        lastDays: OVERVIEW_SERIES.filter((name) => name !== 'worked').map((name) => showLastDays(ofDays, days, name)),
        weeks,
        series: OVERVIEW_SERIES.map((name) => ({ name, ...showSeries(ofWeeks, weeks, name) })),
      }
    }),
    handleAtDesk(getDeskTools, async (_input, { services, client }) => {
      const tools = listTools(client.language)
      const [ways, waiting] = await Promise.all([readWays(services, tools), countComments(services)])
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
      const [ways, results, waiting] = await Promise.all([
        readWays(services, tools),
        readResults(services, [tool]),
        countComments(services),
      ])
      const way = ways[place] as ShownWay
      const waitingComments = waiting.get(key) ?? 0
      return { title: tool.title, way, stop: findStop(way), result: results[0] ?? null, waitingComments }
    }),
    handleAtDesk(getDeskSearches, async (_input, { services, client }) => {
      const weeks = listMondays(services.clock(), DESK_WEEKS)
      const [figures, words] = await Promise.all([readFigures(services, DESK_WEEKS), readFruitlessSearches(services)])
      return {
        weeks,
        series: showSeries(figures, weeks, 'searchesWithoutResult'),
        words: words.map(({ words, days }) => ({ words, days: suppressedSum([days]) })),
        synonyms: listSynonyms(client.language),
      }
    }),
  ]
}

const readWays = async (services: Services, tools: { lessonKey: string }[]) => {
  const figures = await readFigures(services, DESK_WEEKS)
  return showWays(
    addUpTools(
      figures,
      tools.map(({ lessonKey }) => lessonKey),
    ),
  )
}

/** Counted from 1: the step at which most people left; null where too few did to say. */
function findStop({ left }: ShownWay): number | null {
  const most = Math.max(0, ...left.map((count) => count ?? 0))
  return most === 0 ? null : left.indexOf(most) + 1
}
