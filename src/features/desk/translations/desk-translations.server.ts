// The endpoints of reports on translations at the desk.
import {
  closeTranslationReport,
  readTranslationReports,
} from '#src/features/inbox/translations/translation-reports.server.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { closeDeskTranslationReport, listDeskTranslationReports } from './desk-translations.contract.ts'

export const deskTranslationRoutes: Route[] = [
  handleAtDesk(listDeskTranslationReports, async (_input, { services }) => ({
    reports: await readTranslationReports(services),
  })),
  handleDeskAct(
    closeDeskTranslationReport,
    { act: 'close-translation-report', about: ({ id }) => ({ report: id }) },
    async ({ id }, _context, transaction) => {
      if (!(await closeTranslationReport(transaction, id))) throw new AppError('not_found', 'desk_answers_queue_gone')
      return {}
    },
  ),
]
