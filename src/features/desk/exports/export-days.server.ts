// The endpoints of exports at the desk: the tables that the commands print, of some days, each with a proof and its line in the log.

import { exportFeedback } from '#src/features/inbox/comments/feedback.server.ts'
import { exportIdeas } from '#src/features/inbox/contact/ideas.server.ts'
import type { Route } from '#src/platform/http/route.ts'
import type { DeskActName } from '../acts/act-names.ts'
import { type Act, handleDeskAct } from '../way-in/handle-at-desk.server.ts'
import { type ExportDays, type ExportedTable, exportDeskComments, exportDeskIdeas } from './export-days.contract.ts'

const ofDays = (act: DeskActName): Act<ExportDays, ExportedTable> => ({
  act,
  proves: ({ from, to, proof }) => ({ words: { from, to }, proof }),
  about: ({ from, to }, { rows }) => ({ from, to, rows }),
})

export const exportRoutes: Route[] = [
  handleDeskAct(exportDeskIdeas, ofDays('export-ideas'), (days, _context, transaction) =>
    exportIdeas(transaction, days),
  ),
  handleDeskAct(exportDeskComments, ofDays('export-comments'), (days, _context, transaction) =>
    exportFeedback(transaction, days),
  ),
]
