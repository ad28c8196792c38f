// After a backup was restored: what became of its tips since it was made. A moderator's word is taken from the database of
// before. A tip that is no more there was taken back, or is what was lost: nobody is shown it until a person has said which.

import type { CarryOver } from '#src/platform/feature.ts'
import { isoDay } from '#src/platform/iso-day.ts'
import type { TipTable } from './tip-tables.server.ts'
import { changeTip, listAllTips } from './tips.queries.server.ts'

const JUDGED = ['state', 'reason', 'place', 'waits_since', 'reports', 'danger', 'kept_until'] as const
type Judged = Pick<TipTable, (typeof JUDGED)[number]>

export const carryTips: CarryOver = async (transaction, { clock }, before) => {
  const then = new Map((await listAllTips(before)).map((tip) => [tip.id, tip]))
  let carried = 0
  for (const tip of await listAllTips(transaction)) {
    const later = then.get(tip.id) ?? outOfSight(tip, isoDay(clock()))
    if (JUDGED.every((column) => tip[column] === later[column])) continue
    await changeTip(transaction, tip.id, judgedOf(later))
    carried += 1
  }
  return { carried, what: 'tips that were judged or taken back' }
}

function judgedOf({ state, reason, place, waits_since, reports, danger, kept_until }: TipTable): Judged {
  return { state, reason, place, waits_since, reports, danger, kept_until }
}

/** @param today an ISO day */
function outOfSight(tip: TipTable, today: string): TipTable {
  return tip.state === 'refused' ? tip : { ...tip, state: 'hidden', waits_since: tip.waits_since ?? today }
}
