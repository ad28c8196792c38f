// Sends a report on a translation that nobody is to be known by: without token, cookie and Referer. It comes with the form.
import { call } from '#src/web/api.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import type { reportTranslation } from './translation-report.contract.ts'

interface TranslationReport {
  page: string
  sentence: string
  words: string
}

/** @returns what the server says. @throws AppError */
export async function sendTranslationReport(report: TranslationReport): Promise<string> {
  const { message } = await call<typeof reportTranslation>(
    'POST /api/translations/reports',
    { language: pageLanguage(), ...report },
    { anonymous: true },
  )
  return message
}
