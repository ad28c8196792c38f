// What the desk hands out as a table: rows of some days, proven for these days (L3).
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { says } from '#src/shared/said.ts'
import { Proof } from '../proof/proof.contract.ts'

const DAYS_TURNED = says('desk_answers_days_turned')

/** ISO days in UTC, both of them within. */
const ExportDays = z
  .object({ from: z.iso.date(), to: z.iso.date(), proof: Proof })
  .check(z.refine(({ from, to }) => from <= to, { error: DAYS_TURNED, path: ['to'] }))
export type ExportDays = z.infer<typeof ExportDays>

const ExportedTable = z.object({
  /** To be saved as it is. */
  csv: z.string(),
  /** Without the head. */
  rows: z.number(),
})
export type ExportedTable = z.infer<typeof ExportedTable>

export const exportDeskIdeas = endpoint({
  method: 'POST',
  path: '/api/desk/ideas/export',
  summary: 'Ideas for the roadmap of some days, as CSV',
  input: ExportDays,
  answer: ExportedTable,
})

export const exportDeskComments = endpoint({
  method: 'POST',
  path: '/api/desk/tools/comments/export',
  summary: 'What parents said of tools on some days, as CSV without who said it',
  input: ExportDays,
  answer: ExportedTable,
})
