// When an issue leaves: on the Saturday it is for, unless an operator chose something else.
import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import { HOUR_MS, MINUTE_MS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { type ChoiceRow, findChoice, listChoices } from './choices.queries.server.ts'
import { type IssueHead, listIssueHeads } from './issues.server.ts'
import { listIssueRows } from './newsletter-issues.queries.server.ts'
import { findSlot, slotOn } from './weekly-slot.server.ts'

/** An issue that is later than this is sent only when an operator says so. */
export const MAX_DELAY_MS = 12 * HOUR_MS
/** The time in which every owner can stop a mail to many readers. */
export const WAIT_MS = 10 * MINUTE_MS
/** How many Saturdays are searched for a free one. */
const FARTHEST = 104

export interface IssueSchedule {
  way: 'now' | 'saturday' | 'held'
  /** ISO time; null for what is held back. */
  at: string | null
}

/** The Saturday on which it leaves by itself, as an ISO day; null for none. */
export function saturdayOf({ date }: Pick<IssueHead, 'date'>, choice: ChoiceRow | undefined): string | null {
  if (choice === undefined) return date
  return choice.way === 'saturday' ? choice.day : null
}

interface Saturdays {
  slug: string
  /** The one it is for, as an ISO day. */
  own: string
  /** The one on which it leaves by itself; null for none. */
  chosen: string | null
}

/** The Saturdays of every issue, sent or not, the earliest first. */
export async function listSaturdays(query: Kysely<Tables>): Promise<Saturdays[]> {
  const choices = new Map((await listChoices(query)).map((choice) => [choice.slug, choice]))
  const issues = await listIssueHeads(query, DEFAULT_LANGUAGE)
  return issues.map(({ slug, date }) => ({ slug, own: date, chosen: saturdayOf({ date }, choices.get(slug)) }))
}

/** Whether a Saturday is so long ago that its issue is held back. */
export function isPast(day: string, now: Date): boolean {
  return now.getTime() - slotOn(day).at.getTime() > MAX_DELAY_MS
}

/** Reads when an issue that has not begun will be sent. */
export async function readSchedule(
  query: Kysely<Tables>,
  issue: Pick<IssueHead, 'slug' | 'date'>,
  now: Date,
): Promise<IssueSchedule> {
  const choice = await findChoice(query, issue.slug)
  if (choice?.way === 'now') return { way: 'now', at: choice.leaves_at }
  const day = saturdayOf(issue, choice)
  if (day === null || isPast(day, now)) return { way: 'held', at: null }
  return { way: 'saturday', at: slotOn(day).at.toISOString() }
}

/** The first Saturday from its own on that no other issue has, and that is far enough ahead for owners to stop it. */
export async function findFreeSaturday(
  query: Kysely<Tables>,
  issue: Pick<IssueHead, 'slug' | 'date'>,
  now: Date,
): Promise<string | null> {
  const rows = await listIssueRows(query)
  const begun = new Set(rows.map(({ slug }) => slug))
  const others = (await listSaturdays(query)).filter(({ slug }) => slug !== issue.slug && !begun.has(slug))
  const taken = new Set([...rows.map(({ slot }) => slot), ...others.map(({ chosen }) => chosen)])
  const soonest = now.getTime() + WAIT_MS
  let day = Temporal.PlainDate.from([findSlot(now).day, issue.date].sort().at(-1) as string)
  for (let week = 0; week < FARTHEST; week++) {
    if (!taken.has(day.toString()) && slotOn(day.toString()).at.getTime() >= soonest) return day.toString()
    day = day.add({ days: 7 })
  }
  return null
}
