// 'This sounds wrong', at the desk: what readers reported of translations, and closing it.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'

const ID_LIMIT = 64

const DeskTranslationReport = z.object({
  id: z.string(),
  language: z.string(),
  /** Without the language: '/help'. */
  page: z.string(),
  /** A stranger's, as `words`. */
  sentence: z.string(),
  /** Null when there were none. */
  words: z.nullable(z.string()),
  /** ISO day. */
  day: z.string(),
})

export const listDeskTranslationReports = endpoint({
  method: 'GET',
  path: '/api/desk/translations',
  summary: 'What readers reported of translations, the oldest first',
  input: z.object({}),
  answer: z.object({ reports: z.array(DeskTranslationReport) }),
})

export const closeDeskTranslationReport = endpoint({
  method: 'POST',
  path: '/api/desk/translations/{id}/close',
  summary: 'Closes a report on a translation that somebody has looked at',
  input: z.object({ id: plainText(ID_LIMIT) }),
  answer: z.object({}),
})
