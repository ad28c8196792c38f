// Sends a report on a settings card that nobody is to be known by. Loaded when somebody presses, with the code that checks answers.
import { call } from '#src/web/api.ts'
import { reportSettingsCard } from './card-report.contract.ts'

export async function sendCardReport(slug: string, words: string): Promise<string> {
  return (await call(reportSettingsCard, { slug, words }, { anonymous: true })).message
}
