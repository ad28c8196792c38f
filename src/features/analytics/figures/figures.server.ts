// The figures of the desk, by the rules that the command `npm run stats` prints from.
import { countComments, countInbox } from '#src/features/inbox/inbox.server.ts'
import { KIND_NAMES, mayRead } from '#src/features/inbox/message-kinds.contract.ts'
import { countIssuesAhead } from '#src/features/newsletter/issues/issues-ahead.server.ts'
import { countReaders } from '#src/features/newsletter/newsletter-figures.server.ts'
import { listHeldWeeks } from '#src/features/outcomes/results/judge-weeks.server.ts'
import { readResults } from '#src/features/outcomes/results/read-results.server.ts'
import { listSynonyms } from '#src/features/search/synonyms.server.ts'
import type { OtherFeatures, WaitingKind } from '#src/platform/feature.ts'
import { type DeskContext, handleAtDesk } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { listMondays } from '#src/platform/iso-day.ts'
import { countMails } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { mayEnter } from '#src/shared/operators.ts'
import { DESK_WEEKS, suppressedSum } from '#src/shared/small-counts.ts'
import { readFruitlessSearches } from '../search-words.server.ts'
import {
  getDeskOverview,
  getDeskSearches,
  getDeskTool,
  getDeskTools,
  SeriesName,
  type ShownWay,
  type Waiting,
} from './figures.contract.ts'
import { readFigures } from './read-figures.server.ts'
import { addUpTools, showWays } from './tool-ways.server.ts'
import { showSeries } from './week-series.server.ts'

/** What the desk opens with. */
export function overviewRoutes({ waitingKinds }: Pick<OtherFeatures, 'waitingKinds'>): Route[] {
  return [
    handleAtDesk(getDeskOverview, async (_input, { services, operator }) => {
      const weeks = listMondays(services.clock(), DESK_WEEKS)
      const [figures, readers, ahead, waiting] = await Promise.all([
        readFigures(services, DESK_WEEKS),
        countReaders(services),
        countIssuesAhead(services),
        countWhatWaits(services, waitingKinds, operator),
      ])
      const series = SeriesName.options.map((name) => showSeries(figures, weeks, name))
      const isToWrite = ahead.isFew && mayEnter(operator.role, 'newsletter')
      return { weeks, series, readers: suppressedSum([readers]), fewIssues: isToWrite ? ahead.count : null, waiting }
    }),
  ]
}

export function figureRoutes({ listTools }: Pick<OtherFeatures, 'listTools'>): Route[] {
  return [
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

/** Counted from 1: the step at which most people left; null where too few did to say. */
function findStop({ left }: ShownWay): number | null {
  const most = Math.max(0, ...left.map((count) => count ?? 0))
  return most === 0 ? null : left.indexOf(most) + 1
}
