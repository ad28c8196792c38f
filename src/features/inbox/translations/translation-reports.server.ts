// Reports on translations: taken in from anybody, read and closed by an editor, gone after a year (I-8).

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { TranslationReportTable } from '#src/platform/database/tables/contact-tables.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { toOneLine } from '#src/platform/one-line.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, DAY_SECONDS } from '#src/shared/duration.ts'
import { reportTranslation } from './translation-report.contract.ts'
import {
  countReports,
  deleteReport,
  deleteReportsUntil,
  insertReport,
  listReports,
} from './translation-reports.queries.server.ts'

/** Of one network: whoever reads a whole page closely finds several. */
const NETWORK_DAY: Limit = { name: 'translation-reports-day', max: 20, seconds: DAY_SECONDS, byDay: true }
/** Of one language, whoever sends them: a flood of many networks is thanked for and dropped. */
const LANGUAGE_DAY: Limit = { name: 'translation-reports-of-day', max: 100, seconds: DAY_SECONDS, byDay: true }
/** More of them nobody can read. */
const OPEN_MAX = 500
/** How long a report is kept that nobody closes. The privacy policy says so too. */
const KEPT_DAYS = 365

export const translationReportRoutes: Route[] = [
  handle(reportTranslation, async ({ language, page, sentence, words }, { services, client }) => {
    const t = translator(client.language)
    const line = toOneLine(sentence)
    if (line === null) throw new AppError('bad_request', 'translations_answers_empty')
    await enforceLimits(services, [{ limit: NETWORK_DAY, subject: client.network }])
    await services.database.query.transaction().execute(async (transaction) => {
      // Counting here also lets the reports on a language come one after the other, so that the queue never grows past its end.
      if (!(await tryTakeLimit(transaction, services, { limit: LANGUAGE_DAY, subject: language }))) return
      if ((await countReports(transaction, language)) >= OPEN_MAX) return
      const day = isoDay(services.clock())
      await insertReport(transaction, { language, page, sentence: line, words: toOneLine(words), day })
    })
    return { message: t('translations_answers_taken') }
  }),
]

/** All open reports, the oldest first. `sentence` and `words` are a stranger's: text, and nothing else. */
export async function readTranslationReports({
  database,
}: Pick<Services, 'database'>): Promise<TranslationReportTable[]> {
  return listReports(database.query)
}

/**
 * Removes a report that somebody has dealt with.
 * @param query the transaction that notes the act
 * @returns false when it is gone already, or was never there
 */
export async function closeTranslationReport(query: Kysely<Tables>, id: string): Promise<boolean> {
  return deleteReport(query, id)
}

/** Removes what nobody closed within a year. */
export async function tidyTranslationReports({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await deleteReportsUntil(database.query, isoDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS)))
}
