// Tips of parents for parents: taken in, shown once a moderator has passed them, reported and taken back. Nobody has to be signed in,
// and whoever is does it as nobody.

import { randomUUID } from 'node:crypto'
import { REFUSAL_REASONS } from '#src/features/inbox/message-kinds.contract.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { ListTools } from '#src/platform/feature.ts'
import { refuseWaiting } from '#src/platform/http/network-tally.ts'
import { enforceLimits } from '#src/platform/http/rate-limit.ts'
import { handle, type RequestContext, type Route } from '#src/platform/http/route.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { hashSecret, randomSecret } from '#src/platform/secrets.ts'
import type { Services } from '#src/platform/services.ts'
import { AppError } from '#src/shared/app-error.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import { DEFAULT_LANGUAGE } from '#src/shared/languages.ts'
import { takeReport } from './report-tip.server.ts'
import { requireGoodWords } from './require-good-words.server.ts'
import { cleanTip } from './rules/clean-tip.ts'
import { type RefusalReason, STARTERS, TIPS_SHOWN } from './tip-choices.contract.ts'
import { codeTries, QUEUE_MOST, TIPS_DAY } from './tip-limits.server.ts'
import { isoMonth, isoMonthBefore } from './tip-months.server.ts'
import { starterWords } from './tip-words.ts'
import { askAfterTip, listTips, reportTip, Starter, sendTip, type TipState, takeTipBack } from './tips.contract.ts'
import {
  countWaitingTips,
  deleteOldTips,
  deleteTipByCode,
  findTipByCode,
  insertTip,
  listPassedTips,
  lockQueue,
  renewSameTip,
} from './tips.queries.server.ts'

const FULL_RETRY_SECONDS = DAY_SECONDS
/** How long a tip is kept, and a refused one of before its last day was noted (`refuseTip`). The privacy policy says so too. */
const KEPT_MONTHS = 24
const REFUSED_MONTHS = 1

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
        await insertTip(transaction, { ...tip, id: randomUUID(), month: isoMonth(now) })
      })
      return { message: t('tips_answers_taken'), code }
    }),
    handle(listTips, async ({ lessonKey }, { services, client }) => {
      if (findTool(lessonKey, listTools) === undefined) throw new AppError('not_found', 'fields_tool_unknown')
      const tips = await listPassedTips(services.database.query, lessonKey, TIPS_SHOWN)
      return {
        starters: isOpenTool(lessonKey, listTools)
          ? STARTERS.map((id) => ({ id, text: starterWords(translator(client.language), id) }))
          : [],
        tips: tips.map(({ id, starter, words }) => ({ id, starter: Starter.parse(starter), text: words })),
      }
    }),
    handle(reportTip, async ({ id, danger = false }, { services, client }) => {
      const t = translator(client.language)
      await takeReport(services, id, { danger, network: client.network })
      // The same whether it counts or not: nobody learns what others have reported, or which ids there are.
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
  const said = findTool(lessonKey, listTools) === undefined ? 'fields_tool_unknown' : 'tips_answers_serious'
  if (!isOpenTool(lessonKey, listTools)) throw new AppError('bad_request', said, { fields: { lessonKey: said } })
}

/** Tools on abuse, blackmail or self-harm take no words of strangers: help is what they lead to (decision 135). */
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

export async function tidyTips({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteOldTips(database.query, {
    before: isoMonthBefore(now, KEPT_MONTHS),
    today: isoDay(now),
    refusedBefore: isoMonthBefore(now, REFUSED_MONTHS),
  })
}
