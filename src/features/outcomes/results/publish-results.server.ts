// Renews what is public of the answers: once a night, or when the operator asks for it. Bursts are held back first.

import type { Kysely } from 'kysely'
import type { Tables } from '#src/platform/database/tables/tables.ts'
import type { Tool } from '#src/platform/feature.ts'
import { type Limit, tryTakeLimit } from '#src/platform/http/rate-limit.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import { lastLondonDayAt } from '#src/platform/london-time.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'
import type { OutcomeWeekTable } from '../outcome-tables.server.ts'
import {
  findBursts,
  HIDDEN_DIFFERENCES,
  isNewTool,
  LEAST_DIFFERENCE,
  mayPublish,
  type Total,
} from './publishing-rules.server.ts'
import {
  insertVersion,
  judgeWeek,
  listJudgedWeeks,
  listVersions,
  listWeekTotals,
  lockResults,
  type WeekTotal,
} from './results.queries.server.ts'

/** In London. */
const NIGHTLY_HOUR = 3
/** Whichever process comes first renews for all; the subject is the night. */
const NIGHT: Limit = { name: 'results-night', max: 1, seconds: 2 * DAY_SECONDS }

export interface Renewal {
  /** Lesson keys with new figures. */
  published: string[]
  /** Weeks that were not held back before. */
  held: { lessonKey: string; week: string }[]
}

/** Run by the job runner: does nothing until the hour has come, or when another process has done it. */
export async function renewNightly(services: Services, tools: Tool[]): Promise<void> {
  const renewal = await services.database.query.transaction().execute(async (transaction) => {
    const subject = lastLondonDayAt(NIGHTLY_HOUR, services.clock())
    if (!(await tryTakeLimit(transaction, services, { limit: NIGHT, subject }))) return undefined
    return renew(transaction, services, tools)
  })
  if (renewal === undefined) return
  services.log.info('results.published', { tools: renewal.published.length })
  for (const week of renewal.held) {
    services.log.error('results.held', 'Far more answers than usual. Look: npm run results -- held', week)
  }
}

/** Renews at once. */
export function publishResults(services: Services, tools: Tool[]): Promise<Renewal> {
  return services.database.query.transaction().execute((transaction) => renew(transaction, services, tools))
}

async function renew(query: Kysely<Tables>, services: Services, tools: Tool[]): Promise<Renewal> {
  await lockResults(query, services.database.engine)
  const day = isoDay(services.clock())
  const totals = Map.groupBy(await listWeekTotals(query), ({ lesson_key }) => lesson_key)
  const judged = Map.groupBy(await listJudgedWeeks(query), ({ lesson_key }) => lesson_key)
  const versions = Map.groupBy(await listVersions(query), ({ lesson_key }) => lesson_key)
  const renewal: Renewal = { published: [], held: [] }
  for (const { lessonKey, serious } of tools) {
    const weeks = totals.get(lessonKey) ?? []
    const states = new Map((judged.get(lessonKey) ?? []).map(({ week, state }) => [week, state]))
    for (const week of findBursts(new Map(weeks.map(({ week, answers }) => [week, answers])), states)) {
      const { answers } = weeks.find((one) => one.week === week) as WeekTotal
      await judgeWeek(query, { lesson_key: lessonKey, week, state: 'held', answers, day })
      states.set(week, 'held')
      renewal.held.push({ lessonKey, week })
    }
    await recountVoided(query, judged.get(lessonKey) ?? [], weeks)
    const counted = weeks.filter(({ week }) => isCounted(states.get(week)))
    const total = addUp(counted)
    const versionsBefore = versions.get(lessonKey) ?? []
    const version = (versionsBefore.at(-1)?.version ?? 0) + 1
    const past = {
      earlier: versionsBefore.map(({ answers }) => answers),
      serious,
      isNew: isNewTool(counted, day),
      hidden: hiddenDifference(services, lessonKey, version),
    }
    if (!mayPublish(total, past)) continue
    await insertVersion(query, {
      lesson_key: lessonKey,
      version,
      answers: total.answers,
      worked_or_partly: total.workedOrPartly,
      day,
      withdrawn_on: null,
    })
    renewal.published.push(lessonKey)
  }
  return renewal
}

/** The same each night, or a long wait would lead to the smallest; a different one for each version of a tool. */
function hiddenDifference({ secrets }: Services, lessonKey: string, version: number): number {
  const hash = Buffer.from(secrets.keyedHash('results-difference', `${lessonKey} ${version}`), 'base64url')
  return hash.readUInt32BE() % HIDDEN_DIFFERENCES
}

/** A burst may continue after an owner has removed its week; counted in steps that reveal no one. */
async function recountVoided(query: Kysely<Tables>, judged: OutcomeWeekTable[], weeks: WeekTotal[]): Promise<void> {
  for (const voided of judged.filter(({ state }) => state === 'voided')) {
    const answers = weeks.find(({ week }) => week === voided.week)?.answers ?? 0
    if (answers - voided.answers >= LEAST_DIFFERENCE) await judgeWeek(query, { ...voided, answers })
  }
}

function isCounted(state: OutcomeWeekTable['state'] | undefined): boolean {
  return state === undefined || state === 'released'
}

function addUp(weeks: Total[]): Total {
  return weeks.reduce(
    (sum, { answers, workedOrPartly }) => ({
      answers: sum.answers + answers,
      workedOrPartly: sum.workedOrPartly + workedOrPartly,
    }),
    { answers: 0, workedOrPartly: 0 },
  )
}
