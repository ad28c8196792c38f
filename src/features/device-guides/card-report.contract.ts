// 'This looks different now': what anybody may say of a settings card. There is no field that could say who it was.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { REPORT_LIMIT } from './card-report-length.contract.ts'

/** The name of a card; longer ones are of none. */
const SLUG_LIMIT = 60

export const reportSettingsCard = endpoint({
  method: 'POST',
  path: '/api/settings-cards/{slug}/reports',
  summary: 'Says that a settings card looks different now, with or without words; nothing is kept about who says it',
  input: z.object({ slug: plainText(SLUG_LIMIT), words: z.optional(plainText(REPORT_LIMIT)) }),
  answer: z.object({ message: z.string() }),
})
