// Freezing an issue: who is to get it, one row each, once for ever (G1, G6, G7, D-25). Whatever asks for it, a
// command, the weekly slot or two processes at the same moment, one of them wins and the others change nothing.

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import type { Services } from '#src/platform/services.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { loadIssues } from '../issues/issues.server.ts'
import {
  findInstance,
  findIssueRow,
  holdInstance,
  listIssueRows,
  listOpenIssues,
  markStarted,
  setPlanned,
  takeIssue,
} from '../issues/newsletter-issues.queries.server.ts'
import { findSlot } from '../issues/weekly-slot.server.ts'
import { carrySuppressions } from '../subscribing/carry-suppressions.server.ts'
import { freezeAudience, refreshStatistics } from './audience.queries.server.ts'

const HOUR_MS = 60 * 60 * 1_000
/** A slot that was missed by more than this is not sent by itself. */
const SLOT_PATIENCE_MS = 12 * HOUR_MS
const MISSED_LOG = { name: 'newsletter-missed-log', max: 1, seconds: 24 * 60 * 60 }

export type Planned =
  | { issue: string; planned: number }
  | { issue: string; refused: 'taken' | 'restored' | 'another is being sent' }
  | { issue: undefined; refused: 'nothing left' }

/**
 * @param slug null for the next one: two who ask for it at the same moment mean one issue, not two
 * @param options.again sends although this machine remembers that it did already: an old copy of the database was restored
 */
export async function planIssue(
  services: Services,
  slug: string | null,
  { slot = null, again = false }: { slot?: string | null; again?: boolean } = {},
): Promise<Planned> {
  const { query } = services.database
  const now = services.clock()
  const { id } = await findInstance(query, now)
  const planned = await query.transaction().execute(async (transaction): Promise<Planned> => {
    // One after the other, in all processes.
    await holdInstance(transaction)
    const [open] = slug === null ? await listOpenIssues(transaction) : []
    if (open !== undefined) return { issue: open.slug, refused: 'another is being sent' }
    const issue = slug ?? (await findNextUnsent(transaction))
    if (issue === undefined) return { issue, refused: 'nothing left' }
    if ((await findIssueRow(transaction, issue)) !== undefined) return { issue, refused: 'taken' }
    if (existsSync(sentMarkerPath(services, id, issue)) && !again) return { issue, refused: 'restored' }
    if (!(await takeIssue(transaction, issue, slot, now))) return { issue, refused: 'taken' }
    await carrySuppressions(transaction, services)
    const count = await freezeAudience(transaction, issue, now)
    await setPlanned(transaction, issue, count)
    if (services.config.newsletter.sending) await markStarted(transaction, issue, now)
    return { issue, planned: count }
  })
  if ('planned' in planned) {
    await refreshStatistics(services.database)
    const note = sentMarkerPath(services, id, planned.issue)
    await mkdir(dirname(note), { recursive: true })
    await writeFile(note, `${now.toISOString()}\n`)
  }
  return planned
}

/** Kept outside the database: after yesterday's copy of it was restored, today's issue is still known to be sent. */
function sentMarkerPath({ config }: Services, instance: string, slug: string): string {
  return join(config.dataDir, 'newsletter-sent', instance, slug)
}

/** What happens by itself: at the slot's time the issue of that day is frozen. */
export async function planWeeklySlot(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  const slot = findSlot(now)
  const instance = await findInstance(query, now)
  // What was due before this database existed is not its business.
  if (slot.at.toISOString() < instance.created_at) return
  const issue = loadIssues(DEFAULT_LANGUAGE).find(({ date }) => date === slot.day)
  if (issue === undefined || (await findIssueRow(query, issue.slug)) !== undefined) return
  if (now.getTime() - slot.at.getTime() > SLOT_PATIENCE_MS) {
    await tellOnce(services, 'newsletter.missed', issue.slug)
    return
  }
  const outcome = await planIssue(services, issue.slug, { slot: slot.day })
  if ('planned' in outcome) services.log.info('newsletter.planned', outcome)
  else if (outcome.refused === 'restored') await tellOnce(services, 'newsletter.restored', issue.slug)
}

async function tellOnce(services: Services, event: string, slug: string): Promise<void> {
  if (!(await tryTakeLimit(services.database.query, services, { limit: MISSED_LOG, subject: slug }))) return
  services.log.error(event, `Not sent by itself. If it is to go out: npm run newsletter -- send ${slug}`, {
    issue: slug,
  })
}

/** The next issue that nobody has sent, or undefined. */
async function findNextUnsent(query: Kysely<Tables>): Promise<string | undefined> {
  const sent = new Set((await listIssueRows(query)).map(({ slug }) => slug))
  return loadIssues(DEFAULT_LANGUAGE).find(({ slug }) => !sent.has(slug))?.slug
}
