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
import { findTipFaults, type TipFault } from './rules/find-faults.ts'
import { findTipHints, type TipHint } from './rules/find-names.ts'
import type { RefusalReason, Starter } from './tip-choices.contract.ts'
import { lastDayOfNextMonth } from './tip-months.server.ts'
import type { TipTable } from './tip-tables.server.ts'
import { starterWords } from './tip-words.ts'
import { changeTip, countTipsToLookAt, findNextPlace, findTip, listTipsToLookAt } from './tips.queries.server.ts'

type Query = Kysely<Tables>
type WithClock = Pick<Services, 'clock'>

/** After a moderator has kept a tip, reports do not hide it for so long. */
const KEPT_DAYS = 30
/** When a person has to have looked: where somebody may be in danger, and everywhere else. */
const DANGER_DAYS = 1
const USUAL_DAYS = 7
/** Shown at a time: more nobody judges in one sitting. */
const TIPS_AT_ONCE = 100

interface TipToLookAt {
  id: string
  lessonKey: string
  starter: Starter
  words: string
  /** 'waiting' was never shown, 'hidden' was, 'passed' still is and was reported. */
  state: TipTable['state']
  /** Networks that reported it. */
  reports: number
  danger: boolean
  /** ISO day. */
  waitsSince: string
  /** ISO day. */
  lookBy: string
  late: boolean
  /** What may be a surname or a school in it, and what no tip may hold. */
  flags: (TipHint | TipFault)[]
}

/** Danger first, then the longest waiting, a hundred at most. */
export async function listTipQueue(query: Query, { clock }: WithClock): Promise<TipToLookAt[]> {
  const today = isoDay(clock())
  return (await listTipsToLookAt(query, TIPS_AT_ONCE)).map((tip) => ({
    id: tip.id,
    lessonKey: tip.lesson_key,
    starter: tip.starter as Starter,
    words: tip.words,
    state: tip.state,
    reports: tip.reports,
    ...describeWait(tip, today),
    flags: findFlags(tip.words),
  }))
}

interface CountedTips {
  waiting: number
  danger: number
  late: number
}

/**
 * How many wait: all of them, those where somebody may be in danger, and those that are late.
 * @param before only of those that wait since an earlier day, an ISO one
 */
async function countTipQueue(query: Query, { clock }: WithClock, before?: string): Promise<CountedTips> {
  const today = isoDay(clock())
  const counted = { waiting: 0, danger: 0, late: 0 }
  for (const { count, ...tips } of await countTipsToLookAt(query)) {
    const { waitsSince, danger, late } = describeWait(tips, today)
    if (before !== undefined && waitsSince >= before) continue
    counted.waiting += count
    if (danger) counted.danger += count
    if (late) counted.late += count
  }
  return counted
}

function describeWait({ waits_since, danger }: Pick<TipTable, 'waits_since' | 'danger'>, today: string) {
  const waitsSince = waits_since ?? today
  const lookBy = isoDayAfter(waitsSince, danger === 1 ? DANGER_DAYS : USUAL_DAYS)
  return { danger: danger === 1, waitsSince, lookBy, late: today > lookBy }
}

/** What the moderator's browser holds: codes of tips that were written in it; and what stood beside the tip. */
interface Judge {
  ownCodes: string[]
  seen?: string[]
}

const JUDGED = { waits_since: null, reports: 0, danger: 0 } as const

/** Shows a tip that was never shown. @throws AppError 403 for one's own, 404, 409 for one that was judged meanwhile */
export async function passTip(query: Query, id: string, judge: Judge): Promise<void> {
  const tip = await requireTip(query, id, ['waiting'])
  refuseOwn(tip, judge)
  refuseUnseen(tip, judge)
  await changeTip(query, id, { ...JUDGED, state: 'passed', place: await findNextPlace(query, tip.lesson_key) })
}

/** Never shows it, or no longer; the writer reads why, until the end of the next month. @throws AppError 404, 409 */
export async function refuseTip(query: Query, id: string, reason: RefusalReason, { clock }: WithClock): Promise<void> {
  await requireTip(query, id, ['waiting', 'hidden', 'passed'])
  await changeTip(query, id, { ...JUDGED, state: 'refused', reason, kept_until: lastDayOfNextMonth(clock()) })
}

/** Takes one out of sight that was not reported, or not enough, until somebody decides. @throws AppError 404, 409 */
export async function hideTip(query: Query, id: string, { clock }: WithClock): Promise<void> {
  const tip = await requireTip(query, id, ['passed'])
  // What was reported before is not due later for it.
  await changeTip(query, id, { state: 'hidden', waits_since: tip.waits_since ?? isoDay(clock()) })
}

/** Shows a reported one on, and for thirty days whatever is reported. @throws AppError 403 for one's own, 404, 409 */
export async function keepTip(query: Query, id: string, judge: Judge, { clock }: WithClock): Promise<void> {
  const tip = await requireTip(query, id, ['hidden', 'passed'])
  refuseOwn(tip, judge)
  refuseUnseen(tip, judge)
  await changeTip(query, id, { ...JUDGED, state: 'passed', kept_until: isoDayAfter(isoDay(clock()), KEPT_DAYS) })
}

async function requireTip(query: Query, id: string, states: TipTable['state'][]): Promise<TipTable> {
  const tip = await findTip(query, id)
  if (tip === undefined) throw new AppError('not_found', 'tips_answers_gone')
  if (!states.includes(tip.state)) throw new AppError('conflict', 'tips_answers_judged')
  return tip
}

/** Nobody passes their own. No tip knows its writer, but the writer's browser knows its code. */
function refuseOwn(tip: TipTable, { ownCodes }: Judge): void {
  if (ownCodes.some((code) => hashSecret(code) === tip.code_hash)) throw new AppError('forbidden', 'tips_answers_own')
}

/** A name, a school or a way to get in touch is not passed by a moderator who was not shown that it is there. */
function refuseUnseen({ words }: TipTable, { seen = [] }: Judge): void {
  if (findFlags(words).some((flag) => !seen.includes(flag))) throw new AppError('conflict', 'desk_answers_flags_unseen')
}

function findFlags(words: string) {
  return [...findTipHints(words), ...findTipFaults(words)]
}

/** What may be decided about a tip in each state that waits. */
const DECISIONS = {
  waiting: ['pass', 'refuse'],
  hidden: ['keep', 'refuse'],
  passed: ['keep', 'hide', 'refuse'],
  refused: [],
} satisfies Record<TipTable['state'], string[]>

/** Tips in the inbox: read for the first time, or again after a report. */
export const waitingTips: WaitingKind = {
  kind: 'tip',
  async list(services) {
    const t = translator(DEFAULT_LANGUAGE)
    return (await listTipQueue(services.database.query, services)).map(
      ({ id, lessonKey, starter, words, state, reports, danger, waitsSince, lookBy, flags }) => ({
        ...{ id, about: lessonKey, detail: starterWords(t, starter), text: words, times: reports },
        ...{ cameOn: waitsSince, dueOn: lookBy, urgent: danger, decisions: DECISIONS[state], flags },
      }),
    )
  },
  count: countTipQueue,
  async decide(transaction, services, { id, decision, reason, ownCodes, seen }) {
    if (decision === 'pass') return passTip(transaction, id, { ownCodes, seen })
    if (decision === 'keep') return keepTip(transaction, id, { ownCodes, seen }, services)
    if (decision === 'hide') return hideTip(transaction, id, services)
    return refuseTip(transaction, id, reason as RefusalReason, services)
  },
}
