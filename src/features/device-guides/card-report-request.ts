// Sends a report on a device guide without anything that could tell who sends it: no token, cookie, device or Referer.
import { call } from '#src/web/api.ts'
import type { reportSettingsCard } from './card-report.contract.ts'

/**
 * @returns what the server says
 * @throws AppError with the server's message
 */
export async function sendCardReport(slug: string, words: string): Promise<string> {
  const report = { slug, words }
  const name = 'POST /api/settings-cards/{slug}/reports'
  return (await call<typeof reportSettingsCard>(name, report, { anonymous: true })).message
}
