// The endpoints of ideas at the desk, by the rules that `npm run ideas:export` prints from.
import { countWaitingIdeas, dealWithIdea, readWaitingIdeas } from '#src/features/inbox/contact/ideas.server.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { dealWithDeskIdea, listDeskIdeas } from './desk-ideas.contract.ts'

export const deskIdeaRoutes: Route[] = [
  handleAtDesk(listDeskIdeas, async (_input, { services }) => {
    const [ideas, waiting] = await Promise.all([readWaitingIdeas(services), countWaitingIdeas(services)])
    return { ideas, waiting }
  }),
  handleDeskAct(
    dealWithDeskIdea,
    { act: 'deal-with-idea', about: ({ id }) => ({ idea: id }) },
    async ({ id }, { services }, transaction) => {
      if (await dealWithIdea(transaction, services, id)) return {}
      throw new AppError('not_found', 'desk_answers_queue_gone')
    },
  ),
]
