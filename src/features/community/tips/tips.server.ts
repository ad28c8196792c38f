// Tips of parents for parents: accepted, shown once a moderator has passed them, reported and withdrawn. No parent has to
// be signed in, and one who is does it without their account.

import { randomUUID } from 'node:crypto'
import { REFUSAL_REASONS } from '#src/features/inbox/message-kinds.contract.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { ListTools, ReapplyErasures } from '#src/platform/feature.ts'
import { refuseWaiting, tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import { enforceLimits, type Limit } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext, type Route } from '#src/platform/http/route.ts'
import { isoDay, isoDayMonthsBefore } from '#src/platform/iso-day.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { joinMessages, messageRef } from '#src/shared/message-ref.ts'
import { takeReport } from './report-tip.server.ts'
import { cleanTip } from './rules/clean-tip.ts'
import { findWrongWords } from './rules/find-wrong-words.ts'
import { type RefusalReason, TIP_GRAPHEMES, TIPS_A_DAY, TIPS_SHOWN } from './tip-choices.contract.ts'
import type { TipTable } from './tip-tables.server.ts'
import { askAfterTip, listTips, reportTip, Starter, sendTip, type TipState, takeTipBack } from './tips.contract.ts'
import {
  changeTip,
  countWaitingTips,
  deleteOldTips,
  deleteTipByCode,
  findTipByCode,
  insertTip,
  listAllTips,
  listPassedTips,
  lockQueue,
  renewSameTip,
} from './tips.queries.server.ts'

/** Tips of one network, and of a device that sends an id (our pages send none, and count on the device). Counted by day, so that no row tells the hour. */
const TIPS_DAY: Limit = { name: 'tips-day', max: TIPS_A_DAY, seconds: DAY_SECONDS, byDay: true }
/** How often one network may ask what became of a tip, or take one back. */
const codeTries = tallyOfEachApp({ max: 300, seconds: 15 * 60 })
/** Tips that may wait to be read for the first time. */
const QUEUE_MOST = 500
const FULL_RETRY_SECONDS = DAY_SECONDS
/** How long a tip is kept; of a refused one its row says so (`refuseTip`). The privacy policy says so too. */
const KEPT_MONTHS = 24

export function tipRoutes(listTools: ListTools): Route[] {
  return [
    handle(sendTip, async ({ lessonKey, starter, text }, { services, client }) => {
      const t = translator(client.language)
      requireOpenTool(lessonKey, listTools)
      requireGoodWords(text)
      const devices = client.deviceId === null ? [] : [{ limit: TIPS_DAY, subject: `device ${client.deviceId}` }]
      await enforceLimits(services, [{ limit: TIPS_DAY, subject: client.network }, ...devices])
      const code = randomSecret()
      const now = services.clock()
      const { query, engine } = services.database
      await query.transaction().execute(async (transaction) => {
        await lockQueue(transaction, engine)
        const tip = {
          lesson_key: lessonKey,
          starter,
          words: cleanTip(text),
          waits_since: isoDay(now),
          code_hash: hashSecret(code),
        }
        if (await renewSameTip(transaction, tip)) return
        if ((await countWaitingTips(transaction)) >= QUEUE_MOST) {
          throw new AppError('unavailable', 'tips_answers_full', { retryAfter: FULL_RETRY_SECONDS })
        }
        await insertTip(transaction, { ...tip, id: randomUUID(), month: isoMonth(isoDay(now)) })
      })
      return { message: t('tips_answers_taken'), code }
    }),
    handle(listTips, async ({ lessonKey }, { services }) => {
      if (findTool(lessonKey, listTools) === undefined) throw new AppError('not_found', 'fields_tool_unknown')
      const tips = await listPassedTips(services.database.query, lessonKey, TIPS_SHOWN)
      return {
        takesTips: isOpenTool(lessonKey, listTools),
        tips: tips.map(({ id, starter, words }) => ({ id, starter: Starter.parse(starter), text: words })),
      }
    }),
    handle(reportTip, async ({ id, danger = false }, { services, client }) => {
      const t = translator(client.language)
      await takeReport(services, id, { danger, network: client.network })
      // The same whether it counts or not: no reader learns what others have reported, or which ids there are.
      return { message: t('tips_answers_reported') }
    }),
    handle(askAfterTip, async ({ code }, context): Promise<{ state: TipState; reason: string | null }> => {
      countTry(context)
      const { services, client } = context
      const tip = await findTipByCode(services.database.query, hashSecret(code))
      if (tip === undefined) return { state: 'gone', reason: null }
      const words = tip.reason === null ? undefined : REFUSAL_REASONS[tip.reason as RefusalReason]
      return { state: tip.state, reason: words === undefined ? null : translator(client.language)(words) }
    }),
    handle(takeTipBack, async ({ code }, context) => {
      const t = translator(context.client.language)
      countTry(context)
      await deleteTipByCode(context.services.database.query, hashSecret(code))
      return { message: t('tips_answers_taken_back') }
    }),
  ]
}

/** @throws AppError 400 */
function requireOpenTool(lessonKey: string, listTools: ListTools): void {
  const message = findTool(lessonKey, listTools) === undefined ? 'fields_tool_unknown' : 'tips_answers_serious'
  if (!isOpenTool(lessonKey, listTools)) throw new AppError('bad_request', message, { fields: { lessonKey: message } })
}

/** The rules of the page once more, for a request without it: everything that is wrong is said at once. @throws AppError 400 */
function requireGoodWords(text: string): void {
  const wrong = findWrongWords(text)
  if (wrong.length === 0) return
  const message = joinMessages(
    wrong.map((key) => (key === 'tips_answers_too_long' ? messageRef(key, { limit: TIP_GRAPHEMES }) : key)),
  )
  throw new AppError('bad_request', message, { fields: { text: message } })
}

/** Tools on abuse, blackmail or self-harm take no words of strangers: they lead to help. */
function isOpenTool(lessonKey: string, listTools: ListTools): boolean {
  return findTool(lessonKey, listTools)?.serious === false
}

function findTool(lessonKey: string, listTools: ListTools) {
  return listTools(DEFAULT_LANGUAGE).find((tool) => tool.lessonKey === lessonKey)
}

/** @throws AppError 429 */
function countTry({ services, client }: RequestContext): void {
  const tries = codeTries(services)
  refuseWaiting(tries, client.network)
  tries.add(client.network)
}

/** '2026-11': the finest time that is kept of a tip. */
const isoMonth = (isoText: string) => isoText.slice(0, '2026-11'.length)

export async function tidyTips({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const today = isoDay(clock())
  // From the first of the month: the 31st has no day in every month.
  const before = isoDayMonthsBefore(new Date(`${isoMonth(today)}-01`), KEPT_MONTHS)
  await deleteOldTips(database.query, isoMonth(before), today)
}

/**
 * After a backup was restored: what became of its tips since it was made. A moderator's word is taken from the database of before. A tip
 * that is missing was withdrawn, or is what was lost: it is hidden until a moderator has said which.
 */
export const reapplyTipStates: ReapplyErasures = async (transaction, { clock }, before) => {
  const then = new Map((await listAllTips(before)).map((tip) => [tip.id, judgedOf(tip)]))
  let reapplied = 0
  for (const tip of await listAllTips(transaction)) {
    const now = judgedOf(tip)
    const hidden = { ...now, state: 'hidden', waits_since: tip.waits_since ?? isoDay(clock()) } as const
    const later = then.get(tip.id) ?? (tip.state === 'refused' ? now : hidden)
    if (JSON.stringify(later) === JSON.stringify(now)) continue
    await changeTip(transaction, tip.id, later)
    reapplied += 1
  }
  return { reapplied, what: 'tips that were judged or taken back' }
}

function judgedOf({ state, reason, place, waits_since, reports, danger, kept_until }: TipTable) {
  return { state, reason, place, waits_since, reports, danger, kept_until }
}
