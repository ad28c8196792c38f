// Reports on settings cards: taken in from anybody, read and closed by an editor, gone after a year.

import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { enforceLimits, type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { handle, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { toOneLine } from '#src/platform/one-line.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_MS, DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { reportSettingsCard } from './card-report.contract.ts'
import {
  countCardReports,
  deleteCardReport,
  deleteCardReportsUntil,
  insertCardReport,
  listCardReports,
} from './card-reports.queries.server.ts'
import { loadSettingsCards } from './settings-cards.server.ts'

/** Of one network: for all cards, and for one; the subject of that names both. */
const NETWORK_DAY: Limit = { name: 'card-reports-day', max: 10, seconds: DAY_SECONDS, byDay: true }
const NETWORK_CARD_DAY: Limit = { name: 'card-report-day', max: 3, seconds: DAY_SECONDS, byDay: true }
/** Of one card, whoever sends them: a flood of many networks is thanked for and dropped. */
const CARD_DAY: Limit = { name: 'card-reports-of-day', max: 20, seconds: DAY_SECONDS, byDay: true }
/** Who reads forty reports on a card learns nothing from one more. */
const OPEN_MAX = 40
/** How long a report is kept that nobody closes. The privacy policy says so too. */
const KEPT_DAYS = 365

/** A report as an editor reads it. `words` are a stranger's: text, and nothing else. */
export interface CardReport {
  id: string
  slug: string
  /** One line; null when there were none. */
  words: string | null
  /** ISO day in UTC. */
  day: string
}

export const cardReportRoutes: Route[] = [
  handle(reportSettingsCard, async ({ slug, words }, { services, client }) => {
    const t = translator(client.language)
    // The cards of every language have one name.
    if (!loadSettingsCards(DEFAULT_LANGUAGE).some((card) => card.slug === slug)) {
      throw new AppError('not_found', 'server_nothing_here')
    }
    await enforceLimits(services, [
      { limit: NETWORK_DAY, subject: client.network },
      { limit: NETWORK_CARD_DAY, subject: `${slug} ${client.network}` },
    ])
    await services.database.query.transaction().execute(async (transaction) => {
      // Counting here also lets the reports on one card come one after the other, so that the queue never grows past its end.
      if (!(await tryTakeLimit(transaction, services, { limit: CARD_DAY, subject: slug }))) return
      if ((await countCardReports(transaction, slug)) >= OPEN_MAX) return
      await insertCardReport(transaction, { slug, words: toOneLine(words), day: isoDay(services.clock()) })
    })
    return { message: t('settings_help_answers_taken') }
  }),
]

/** All open reports, the oldest first: at most forty a card. */
export async function readCardReports({ database }: Pick<Services, 'database'>): Promise<CardReport[]> {
  return listCardReports(database.query)
}

/**
 * Removes a report that somebody has dealt with.
 * @param query the transaction that notes the act
 * @returns false when it is gone already, or was never there
 */
export async function closeCardReport(query: Kysely<Tables>, id: string): Promise<boolean> {
  return deleteCardReport(query, id)
}

/** Removes what nobody closed within a year. */
export async function tidyCardReports({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await deleteCardReportsUntil(database.query, isoDay(new Date(clock().getTime() - KEPT_DAYS * DAY_MS)))
}
