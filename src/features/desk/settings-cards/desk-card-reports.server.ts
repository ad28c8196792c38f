// The endpoints of reports on settings cards at the desk.
import { closeCardReport, readCardReports } from '#src/features/device-guides/card-reports.server.ts'
import { loadSettingsCards } from '#src/features/device-guides/settings-cards.server.ts'
import type { Route } from '#src/platform/http/route.ts'
import { AppError } from '#src/shared/app-error.ts'
import { handleAtDesk, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { closeDeskCardReport, listDeskCardReports } from './desk-card-reports.contract.ts'

export const deskCardReportRoutes: Route[] = [
  handleAtDesk(listDeskCardReports, async (_input, { services, client }) => {
    const titles = new Map(loadSettingsCards(client.language).map(({ slug, title }) => [slug, title]))
    const reports = await readCardReports(services)
    return { reports: reports.map((report) => ({ ...report, card: titles.get(report.slug) ?? report.slug })) }
  }),
  handleDeskAct(
    closeDeskCardReport,
    { act: 'close-card-report', about: ({ id }) => ({ report: id }) },
    async ({ id }, _context, transaction) => {
      if (!(await closeCardReport(transaction, id))) throw new AppError('not_found', 'desk_answers_queue_gone')
      return {}
    },
  ),
]
