// 'This looks different now', at the desk: what was reported of settings cards, and closing it.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

const ID_LIMIT = 64

const DeskCardReport = z.object({
  id: z.string(),
  slug: z.string(),
  /** Title of the card; its slug where the card is gone. */
  card: z.string(),
  /** A stranger's; null when there were none. */
  words: z.nullable(z.string()),
  /** ISO day. */
  day: z.string(),
})

export const listDeskCardReports = endpoint({
  method: 'GET',
  path: '/api/desk/settings-cards',
  summary: 'What parents reported of settings cards, the oldest first',
  input: z.object({}),
  answer: z.object({ reports: z.array(DeskCardReport) }),
})

export const closeDeskCardReport = endpoint({
  method: 'POST',
  path: '/api/desk/settings-cards/{id}/close',
  summary: 'Closes a report on a settings card that somebody has looked at',
  input: z.object({ id: plainText(ID_LIMIT) }),
  answer: z.object({}),
})
