// What moderators do: the queue, which waits in the inbox, and the four acts on a tip. Each act takes the caller's transaction, so that
// the line in a log and the act are there together or not at all.
import type { Kysely } from 'kysely'
import { translator } from '#src/platform/content/translator.ts'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { WaitingKind } from '#src/platform/feature.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import { hashSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { findTipFaults } from './rules/find-faults.ts'
import { findTipHints } from './rules/find-names.ts'
import type { RefusalReason, Starter } from './tip-choices.contract.ts'
import type { TipTable } from './tip-tables.server.ts'
import { starterWords } from './tip-words.ts'
import { changeTip, countTipsToLookAt, findNextPlace, findTip, listTipsToLookAt } from './tips.queries.server.ts'

type Query = Kysely<Tables>
type WithClock = Pick<Services, 'clock'>

/** After a moderator has kept a tip, reports do not hide it for so long. */
const KEPT_DAYS = 30
/** The time within which a moderator must look: where a person may be in danger, and everywhere else. */
const DANGER_DAYS = 1
const USUAL_DAYS = 7
/** How many are shown at a time, because more cannot be judged in one sitting. */
const TIPS_AT_ONCE = 100

/** What may be decided about a tip: 'waiting' was never shown, 'hidden' was, 'passed' still is and was reported. */
const DECISIONS = {
  waiting: ['pass', 'refuse'],
  hidden: ['keep', 'refuse'],
  passed: ['keep', 'hide', 'refuse'],
  refused: [],
} satisfies Record<TipTable['state'], string[]>

/** Tips in the inbox: read for the first time, or again after a report. */
export const waitingTips: WaitingKind = {
  kind: 'tip',
  async list({ database }) {
    const t = translator(DEFAULT_LANGUAGE)
    return (await listTipsToLookAt(database.query, TIPS_AT_ONCE)).map((tip) => ({
      ...{ id: tip.id, about: tip.lesson_key, detail: starterWords(t, tip.starter as Starter), text: tip.words },
      ...{ times: tip.reports, cameOn: tip.waits_since, dueOn: dueDay(tip), urgent: tip.danger === 1 },
      ...{ decisions: DECISIONS[tip.state], flags: findFlags(tip.words) },
    }))
  },
  async count(query, { clock }, before) {
    const counted = { waiting: 0, late: 0 }
    for (const { count, ...tips } of await countTipsToLookAt(query)) {
      if (before !== undefined && tips.waits_since >= before) continue
      counted.waiting += count
      if (isoDay(clock()) > dueDay(tips)) counted.late += count
    }
    return counted
  },
  async decide(transaction, services, { id, decision, reason, ownCodes, seen }) {
    if (decision === 'pass') return passTip(transaction, id, { ownCodes, seen })
    if (decision === 'keep') return keepTip(transaction, id, { ownCodes, seen }, services)
    if (decision === 'hide') return hideTip(transaction, id, services)
    return refuseTip(transaction, id, reason as RefusalReason, services)
  },
}

function dueDay({ waits_since, danger }: { waits_since: string; danger: number }): string {
  return isoDayAfter(waits_since, danger === 1 ? DANGER_DAYS : USUAL_DAYS)
}

/** From the moderator's browser: the codes of tips that were written in it, and the flags shown beside the tip. */
interface Judge {
  ownCodes: string[]
  seen?: string[]
}

const JUDGED = { waits_since: null, reports: 0, danger: 0 } as const

/** Shows a tip that was never shown. @throws AppError 403 for the moderator's own, 404, 409 for one that was judged since */
export async function passTip(query: Query, id: string, judge: Judge): Promise<void> {
  const tip = await requireTip(query, id, ['waiting'], judge)
  await changeTip(query, id, { ...JUDGED, state: 'passed', place: await findNextPlace(query, tip.lesson_key) })
}

/** Never shows it, or no longer; the writer reads why, until the end of the next month. @throws AppError 404, 409 */
export async function refuseTip(query: Query, id: string, reason: RefusalReason, { clock }: WithClock): Promise<void> {
  await requireTip(query, id, ['waiting', 'hidden', 'passed'])
  const next = Temporal.PlainDate.from(isoDay(clock())).add({ months: 1 })
  const kept_until = next.with({ day: next.daysInMonth }).toString()
  await changeTip(query, id, { ...JUDGED, state: 'refused', reason, kept_until })
}

/** Hides a shown tip until a moderator decides. @throws AppError 404, 409 */
export async function hideTip(query: Query, id: string, { clock }: WithClock): Promise<void> {
  const tip = await requireTip(query, id, ['passed'])
  // A tip that was reported earlier keeps its earlier due day.
  await changeTip(query, id, { state: 'hidden', waits_since: tip.waits_since ?? isoDay(clock()) })
}

/** Keeps a reported tip, which reports then cannot hide for thirty days. @throws AppError 403 for the moderator's own, 404, 409 */
export async function keepTip(query: Query, id: string, judge: Judge, { clock }: WithClock): Promise<void> {
  await requireTip(query, id, ['hidden', 'passed'], judge)
  await changeTip(query, id, { ...JUDGED, state: 'passed', kept_until: isoDayAfter(isoDay(clock()), KEPT_DAYS) })
}

/** Checks that the moderator is not the writer and has seen what may be a name or a way to get in touch. */
async function requireTip(query: Query, id: string, states: TipTable['state'][], judge?: Judge): Promise<TipTable> {
  const tip = await findTip(query, id)
  if (tip === undefined) throw new AppError('not_found', 'tips_answers_gone')
  if (!states.includes(tip.state)) throw new AppError('conflict', 'tips_answers_judged')
  if (judge === undefined) return tip
  const { ownCodes, seen = [] } = judge
  // No row names the writer of a tip, but the writer's browser has its code.
  if (ownCodes.some((code) => hashSecret(code) === tip.code_hash)) throw new AppError('forbidden', 'tips_answers_own')
  if (findFlags(tip.words).some((flag) => !seen.includes(flag))) {
    throw new AppError('conflict', 'desk_answers_flags_unseen')
  }
  return tip
}

/** Possible surnames and schools in a tip, and everything that no tip may have. */
function findFlags(words: string) {
  return [...findTipHints(words), ...findTipFaults(words)]
}
