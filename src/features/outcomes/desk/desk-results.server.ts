// An owner's word on weeks of answers, by the rules of the command `npm run results`: each with its line in the log.
import { approveWeek, discardWeek, listHeldWeeks } from '#src/features/outcomes/results/judge-weeks.server.ts'
import { readLeftOutWeeks, readResults } from '#src/features/outcomes/results/read-results.server.ts'
import type { ListTools } from '#src/platform/feature.ts'
import { handleAtDesk, handleDeskAct } from '#src/platform/http/desk-route.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { getDeskResults, releaseDeskWeek, voidDeskWeek } from './desk-results.contract.ts'

export function deskResultRoutes(listTools: ListTools): Route[] {
  return [
    handleAtDesk(getDeskResults, async (_input, { services, client }) => {
      const tools = listTools(client.language)
      const titles = new Map(tools.map(({ lessonKey, title }) => [lessonKey, title]))
      const named = <Shown extends { lessonKey: string }>(shown: Shown) => ({
        ...shown,
        title: titles.get(shown.lessonKey) ?? shown.lessonKey,
      })
      const [held, { voided }, results] = await Promise.all([
        listHeldWeeks(services),
        readLeftOutWeeks(services),
        readResults(services, tools),
      ])
      return { held: held.map(named), voided: voided.map(named), results: results.map(named) }
    }),
    handleDeskAct(
      releaseDeskWeek,
      { act: 'release-week', about: ({ key, week }) => ({ tool: key, week }) },
      async ({ key, week }, { services }, transaction) => {
        if (await approveWeek(transaction, services, key, week)) return {}
        throw new AppError('conflict', 'desk_answers_week_not_held')
      },
    ),
    handleDeskAct(
      voidDeskWeek,
      {
        act: 'void-week',
        code: ({ code }) => code,
        about: ({ key, week, answers }) => ({ tool: key, week, answers }),
      },
      async ({ key, week, answers }, { services }, transaction) => {
        // A second void, and a void of answers that the owner has not seen, undo the whole transaction.
        if (!(await approveWeek(transaction, services, key, week))) {
          throw new AppError('conflict', 'desk_answers_week_not_held')
        }
        if ((await discardWeek(transaction, services, key, week)) === answers) return {}
        throw new AppError('conflict', 'desk_answers_week_changed')
      },
    ),
  ]
}
