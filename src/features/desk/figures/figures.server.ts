// The figures of the desk, by the rules that the command `npm run stats` prints from.
import { readFruitlessSearches } from '#src/features/analytics/search-words.server.ts'
import { countReportedNames } from '#src/features/community/class-agreement/reported-names.server.ts'
import { countTipQueue } from '#src/features/community/tips/judge-tips.server.ts'
import { readCardReports } from '#src/features/device-guides/card-reports.server.ts'
import { countWaitingComments, dealWith, readWaitingComments } from '#src/features/inbox/comments/comments.server.ts'
import { countComplaints } from '#src/features/inbox/contact/complaints.server.ts'
import { countWaitingIdeas } from '#src/features/inbox/contact/ideas.server.ts'
import { readTranslationReports } from '#src/features/inbox/translations/translation-reports.server.ts'
import { countReaders } from '#src/features/newsletter/subscription-counts.server.ts'
import { listHeldWeeks } from '#src/features/outcomes/judge-weeks.server.ts'
import { readResults } from '#src/features/outcomes/read-results.server.ts'
import { listSynonyms } from '#src/features/search/search-names.server.ts'
import { hideSmall, shownSum } from '#src/features/stats/hide-small.ts'
import { type Figure, listMondays, readFigures } from '#src/features/stats/stats.server.ts'
import { addUpTools, startWay, type ToolWay } from '#src/features/stats/tool-ways.server.ts'
import { addUpWeeks } from '#src/features/stats/week-series.server.ts'
import type { ListTools } from '#src/platform/feature.ts'
import type { Route } from '#src/platform/http/route.ts'
import { countMails } from '#src/platform/mail/outbox.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import {
  dealWithComment,
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

export function figureRoutes(listTools: ListTools): Route[] {
  return [
    handleAtDesk(getDeskOverview, async (_input, { services, client }) => {
      const weeks = listMondays(services, WEEKS)
      const [figures, readers, waiting] = await Promise.all([
        readFigures(services, WEEKS),
        countReaders(services),
        countWhatWaits(services, listTools(client.language)),
      ])
      const series = SeriesName.options.map((name) => showSeries(figures, weeks, name))
      return { weeks, series, readers: shownSum([readers]), waiting }
    }),
    handleAtDesk(getDeskTools, async (_input, { services, client }) => {
      const tools = listTools(client.language)
      const [figures, waiting] = await Promise.all([readFigures(services, WEEKS), countWaitingComments(services)])
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
      const [figures, results, comments, waiting] = await Promise.all([
        readFigures(services, WEEKS),
        readResults(services, [tool]),
        readWaitingComments(services, key),
        countWaitingComments(services),
      ])
      const way = showWays(waysOf(tools, figures))[place]
      if (way === undefined) throw new AppError('not_found', 'fields_tool_unknown')
      const waitingComments = waiting.get(key) ?? 0
      return { title: tool.title, way, stop: findStop(way), result: results[0] ?? null, comments, waitingComments }
    }),
    handleDeskAct(
      dealWithComment,
      { act: 'comment', about: ({ key, id }) => ({ tool: key, comment: id }) },
      async ({ key, id }, { services }, transaction) => {
        if (!(await dealWith(transaction, services, key, id)))
          throw new AppError('not_found', 'desk_answers_comment_gone')
        return {}
      },
    ),
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

async function countWhatWaits(services: Services, tools: { lessonKey: string }[]): Promise<Waiting> {
  const [comments, ideas, tips, cardReports, translationReports, names, complaints, held, mails] = await Promise.all([
    countWaitingComments(services),
    countWaitingIdeas(services),
    countTipQueue(services.database.query, services),
    readCardReports(services),
    readTranslationReports(services),
    countReportedNames(services.database.query, services),
    countComplaints(services),
    listHeldWeeks(services),
    countMails(services, 'waiting'),
  ])
  return {
    // Of a tool that is gone there is no page to deal with them; the table of some days has them.
    comments: tools.reduce((sum, { lessonKey }) => sum + (comments.get(lessonKey) ?? 0), 0),
    ideas,
    tips: tips.waiting,
    cardReports: cardReports.length,
    translationReports: translationReports.length,
    reportedNames: names.waiting,
    complaints: complaints.open,
    lateComplaints: complaints.urgent,
    heldWeeks: held.length,
    mails,
  }
}
