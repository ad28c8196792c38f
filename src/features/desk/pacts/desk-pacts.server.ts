// The endpoints of reported names at the desk: each act and its line in the log are one transaction (L9).
import type { Kysely } from 'kysely'
import {
  countReportedNames,
  judgeReportedName,
  listReportedNames,
} from '#src/features/community/class-agreement/reported-names.server.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import type { DeskActName } from '../acts/act-names.ts'
import { type Act, handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { keepDeskName, listDeskNames, removeDeskName } from './desk-pacts.contract.ts'

/** By its random number: a name never comes into the log. */
const numbered = (act: DeskActName): Act<{ id: string }> => ({ act, about: ({ id }) => ({ report: id }) })

async function judge(transaction: Kysely<Tables>, id: string, judgement: 'kept' | 'removed') {
  if (await judgeReportedName(transaction, id, judgement)) return {}
  throw new AppError('not_found', 'desk_answers_queue_gone')
}

export const deskPactRoutes: Route[] = [
  handleAtDesk(listDeskNames, async (_input, { services }) => {
    const { query } = services.database
    const [names, { waiting }] = await Promise.all([
      listReportedNames(query, services),
      countReportedNames(query, services),
    ])
    return { names, waiting }
  }),
  handleDeskAct(keepDeskName, numbered('keep-name'), ({ id }, _context, transaction) => judge(transaction, id, 'kept')),
  handleDeskAct(removeDeskName, numbered('remove-name'), ({ id }, _context, transaction) =>
    judge(transaction, id, 'removed'),
  ),
]
