// Freezing an issue: who is to get it, one row each, once for ever (trust.md G1, G6, G7, D-25). Whatever asks for it, a
// command, the weekly slot or two processes at the same moment, one of them wins and the others change nothing.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mayDo } from '#src/server/rate-limit.ts'
import type { Services } from '#src/server/services.ts'
import { freezeAudience } from './deliveries.queries.server.ts'
import { loadIssues } from './issues.server.ts'
import {
  findInstance,
  findIssueRow,
  listIssueRows,
  markStarted,
  setPlanned,
  takeIssue,
} from './newsletter-issues.queries.server.ts'
import { findSlot } from './weekly-slot.server.ts'

const HOUR_MS = 60 * 60 * 1_000
/** A slot that was missed by more than this is not sent by itself. */
export const SLOT_PATIENCE_MS = 12 * HOUR_MS
const MISSED_LOG = { name: 'newsletter-missed-log', max: 1, seconds: 24 * 60 * 60 }

export type Planned = { planned: number } | { refused: 'taken' | 'restored' }

/** @param again sends although this machine remembers that it did already: an old copy of the database was restored */
export async function planIssue(
  services: Services,
  slug: string,
  { slot = null, again = false }: { slot?: string | null; again?: boolean } = {},
): Promise<Planned> {
  const { query } = services.database
  const now = services.clock()
  const note = await noteFile(services, slug)
  if ((await findIssueRow(query, slug)) !== undefined) return { refused: 'taken' }
  if (existsSync(note) && !again) return { refused: 'restored' }
  const planned = await query.transaction().execute(async (transaction) => {
    if (!(await takeIssue(transaction, slug, slot, now))) return null
    const count = await freezeAudience(transaction, slug, now)
    await setPlanned(transaction, slug, count)
    if (services.config.newsletter.sending) await markStarted(transaction, slug, now)
    return count
  })
  if (planned === null) return { refused: 'taken' }
  await writeFile(note, `${now.toISOString()}\n`)
  return { planned }
}

/** Kept outside the database: after yesterday's copy of it was restored, today's issue is still known to be sent. */
async function noteFile(services: Services, slug: string): Promise<string> {
  const { id } = await findInstance(services.database.query, services.clock())
  const folder = join(services.config.dataDir, 'newsletter-sent', id)
  await mkdir(folder, { recursive: true })
  return join(folder, slug)
}

/** What happens by itself: at the slot's time the issue of that day is frozen. */
export async function planWeeklySlot(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  const slot = findSlot(now)
  const instance = await findInstance(query, now)
  // What was due before this database existed is not its business.
  if (slot.at.toISOString() < instance.created_at) return
  const issue = loadIssues().find(({ date }) => date === slot.day)
  if (issue === undefined || (await findIssueRow(query, issue.slug)) !== undefined) return
  if (now.getTime() - slot.at.getTime() > SLOT_PATIENCE_MS) {
    await tellOnce(services, 'newsletter.missed', issue.slug)
    return
  }
  const outcome = await planIssue(services, issue.slug, { slot: slot.day })
  if ('planned' in outcome) services.log.info('newsletter.planned', { issue: issue.slug, ...outcome })
  else if (outcome.refused === 'restored') await tellOnce(services, 'newsletter.restored', issue.slug)
}

async function tellOnce(services: Services, event: string, slug: string): Promise<void> {
  if (!(await mayDo(services.database.query, services, { limit: MISSED_LOG, subject: slug }))) return
  services.log.error(event, `Not sent by itself. If it is to go out: npm run newsletter -- send ${slug}`, {
    issue: slug,
  })
}

/** The next issue that nobody has sent, or undefined. */
export async function findNextUnsent(services: Services): Promise<string | undefined> {
  const sent = new Set((await listIssueRows(services.database.query)).map(({ slug }) => slug))
  return loadIssues().find(({ slug }) => !sent.has(slug))?.slug
}
