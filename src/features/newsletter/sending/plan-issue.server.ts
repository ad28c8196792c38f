// Freezes the audience of an issue once, as one row for each reader. A command, the weekly slot, an operator's schedule and several
// processes may all ask for it at the same moment. One of them wins, and the others change nothing.

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { perApp } from '#src/platform/per-app.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import {
  type ChoiceRow,
  forgetChoice,
  holdBack,
  listChoices,
  listDueChoices,
} from '../issues/choices.queries.server.ts'
import { isPast, MAX_DELAY_MS, saturdayOf } from '../issues/issue-schedule.server.ts'
import { findText } from '../issues/issue-texts.queries.server.ts'
import { listIssueHeads } from '../issues/issues.server.ts'
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
import { hashAddressWithAllSecrets } from '../subscription/newsletter-codes.server.ts'
import { listSuppressions, putSuppression } from '../subscription/subscription.queries.server.ts'
import { freezeAudience, listActiveReaders, refreshStatistics } from './audience.queries.server.ts'
import { queueIssue } from './send-issue.server.ts'

const READERS_AT_ONCE = 500
const MISSED_LOG = { name: 'newsletter-missed-log', max: 1, seconds: DAY_SECONDS }

export type Planned =
  | { issue: string; planned: number }
  | { issue: string; refused: 'taken' | 'restored' | 'another is being sent' | 'chosen otherwise' }
  | { issue: undefined; refused: 'nothing left' }

interface PlanOptions {
  slot?: string | null
  again?: boolean
  stands?: (choice: ChoiceRow | undefined) => boolean
}

/** Keeps the full ten minutes in which owners can stop an issue. */
const isNotWaiting = (choice: ChoiceRow | undefined) => choice?.way !== 'now'

/**
 * @param slug null for the next issue; two simultaneous requests mean the same one
 * @param options.again sends an issue although this machine remembers sending it before a restore
 * @param options.stands whether the schedule still allows sending; it is checked again inside the transaction
 */
export async function planIssue(
  services: Services,
  slug: string | null,
  { slot = null, again = false, stands = isNotWaiting }: PlanOptions = {},
): Promise<Planned> {
  const { query } = services.database
  const now = services.clock()
  const { id } = await findInstance(query, now)
  const planned = await query.transaction().execute(async (transaction): Promise<Planned> => {
    // Only one process at a time plans an issue.
    await holdInstance(transaction, now)
    const [open] = slug === null ? await listOpenIssues(transaction) : []
    if (open !== undefined) return { issue: open.slug, refused: 'another is being sent' }
    const choices = await listChoices(transaction)
    const issue = slug ?? (await findNextUnsent(transaction, choices))
    if (issue === undefined) return { issue, refused: 'nothing left' }
    if ((await findIssueRow(transaction, issue)) !== undefined) return { issue, refused: 'taken' }
    if (!stands(choices.find((choice) => choice.slug === issue))) return { issue, refused: 'chosen otherwise' }
    if (wasSentBefore(services, id, issue) && !again) return { issue, refused: 'restored' }
    if (!(await takeIssue(transaction, issue, slot, now))) return { issue, refused: 'taken' }
    await rehashSuppressions(transaction, services)
    const count = await freezeAudience(transaction, issue, now)
    await setPlanned(transaction, issue, count)
    await forgetChoice(transaction, issue)
    await queueIssue(transaction, services, issue)
    if (services.config.newsletter.sending) await markStarted(transaction, issue, now)
    return { issue, planned: count }
  })
  if ('planned' in planned) {
    await refreshStatistics(services.database)
    await rememberSent(services, id, planned.issue)
  }
  return planned
}

/**
 * Copies suppressions to the hash that is stored with the reader, by which the audience is selected. After TOKEN_SECRET was changed
 * an address has one hash for each secret.
 */
async function rehashSuppressions(transaction: Kysely<Tables>, services: Services): Promise<void> {
  let after = ''
  for (;;) {
    const readers = await listActiveReaders(transaction, after, READERS_AT_ONCE)
    const last = readers.at(-1)
    if (last === undefined) return
    after = last.id
    const own = new Map<string, string>()
    for (const { canonical_email, address_hash } of readers) {
      for (const hash of hashAddressWithAllSecrets(services, canonical_email)) {
        if (hash !== address_hash) own.set(hash, address_hash)
      }
    }
    if (own.size === 0) continue
    for (const found of await listSuppressions(transaction, [...own.keys()])) {
      await putSuppression(transaction, { ...found, address_hash: own.get(found.address_hash) as string })
    }
  }
}

/**
 * Notes issues that another machine with the same database has queued. Otherwise this machine would send them again after
 * yesterday's backup was restored.
 */
export async function rememberSentIssues(services: Services): Promise<void> {
  const { query } = services.database
  const { id } = await findInstance(query, services.clock())
  for (const { slug } of await listIssueRows(query)) await rememberSent(services, id, slug)
}

const rememberedBy = perApp(() => new Set<string>())

async function rememberSent(services: Services, instance: string, slug: string): Promise<void> {
  const note = sentMarkerPath(services, instance, slug)
  const remembered = rememberedBy(services)
  if (remembered.has(note)) return
  await mkdir(dirname(note), { recursive: true })
  await writeFile(note, `${services.clock().toISOString()}\n`)
  remembered.add(note)
}

/** Whether this machine has sent the issue, even if its restored database does not know so. */
export function wasSentBefore(services: Services, instance: string, slug: string): boolean {
  return existsSync(sentMarkerPath(services, instance, slug))
}

/** Notes it outside the database, so that it is still known after yesterday's backup was restored. */
function sentMarkerPath({ config }: Services, instance: string, slug: string): string {
  return join(config.dataDir, 'newsletter-sent', instance, slug)
}

/** The job that queues due issues. It runs every few seconds, and at once when an operator has scheduled an issue. */
export const DUE_ISSUES = 'due-issues'

/** Queues the issues whose time has come. */
export async function planDueIssues(services: Services): Promise<void> {
  if (!services.config.newsletter.sending) return
  await planScheduled(services)
  await planWeeklySlot(services)
}

/**
 * Sends issues that an operator scheduled. The schedule is a row that is deleted in the transaction that freezes the audience, so
 * the issue is sent once, whenever a process ends.
 */
async function planScheduled(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  for (const { slug, leaves_at } of await listDueChoices(query, now)) {
    const isThere = (await findText(query, slug, DEFAULT_LANGUAGE)) !== undefined
    if (!isThere || now.getTime() - Date.parse(leaves_at ?? '') > MAX_DELAY_MS) {
      await holdBack(query, slug, now)
      services.log.error('newsletter.missed', 'Not sent: its time was missed by hours, or its words are gone.', {
        issue: slug,
      })
      continue
    }
    const outcome = await planIssue(services, slug, { stands: (choice) => choice?.leaves_at === leaves_at })
    if ('planned' in outcome) services.log.info('newsletter.planned', outcome)
    else if (outcome.refused === 'taken') await forgetChoice(query, slug)
    else if (outcome.refused === 'restored') await holdBack(query, slug, now)
  }
}

/** Freezes the issue of a day by itself when its slot has come. */
async function planWeeklySlot(services: Services): Promise<void> {
  const { query } = services.database
  const now = services.clock()
  const slot = findSlot(now)
  const instance = await findInstance(query, now)
  // A slot from before this database existed is ignored.
  if (slot.at.toISOString() < instance.created_at) return
  const choices = new Map((await listChoices(query)).map((choice) => [choice.slug, choice]))
  const issues = await listIssueHeads(query, DEFAULT_LANGUAGE)
  const issue = issues.find((one) => saturdayOf(one, choices.get(one.slug)) === slot.day)
  if (issue === undefined) return
  if ((await findIssueRow(query, issue.slug)) !== undefined) return rememberSent(services, instance.id, issue.slug)
  if (isPast(slot.day, now)) {
    await tellOnce(services, 'newsletter.missed', issue.slug)
    return
  }
  const outcome = await planIssue(services, issue.slug, {
    slot: slot.day,
    stands: (choice) => saturdayOf(issue, choice) === slot.day,
  })
  if ('planned' in outcome) services.log.info('newsletter.planned', outcome)
  else if (outcome.refused === 'restored') await tellOnce(services, 'newsletter.restored', issue.slug)
}

async function tellOnce(services: Services, event: string, slug: string): Promise<void> {
  if (!(await tryTakeLimit(services.database.query, services, { limit: MISSED_LOG, subject: slug }))) return
  services.log.error(event, `Not sent by itself. If it is to go out: npm run newsletter -- send ${slug}`, {
    issue: slug,
  })
}

/** The next issue that is neither sent nor stopped, or undefined. */
async function findNextUnsent(query: Kysely<Tables>, choices: ChoiceRow[]): Promise<string | undefined> {
  const sent = new Set((await listIssueRows(query)).map(({ slug }) => slug))
  for (const { slug, way } of choices) if (way === 'held') sent.add(slug)
  return (await listIssueHeads(query, DEFAULT_LANGUAGE)).find(({ slug }) => !sent.has(slug))?.slug
}
