// Names that were reported wait in the inbox. A moderator sees the reported name and nothing else: neither the class agreement, nor its
// class, nor whose name it is, nor who reported it. All other names stay sealed.
import type { WaitingKind } from '#src/platform/feature.ts'
import { isoDay, isoDayAfter } from '#src/platform/iso-day.ts'
import type { Secrets } from '#src/platform/secrets.ts'
import { AppError } from '#src/shared/app-error.ts'
import { changeNameState, countReported, listReported } from './class-agreement.queries.server.ts'

/** How long a reported name may wait for a look. The moderation guide says so too. */
const LOOK_DAYS = 7
/** How many are shown at a time, because more cannot be judged in one sitting. */
const NAMES_AT_ONCE = 100

export const waitingNames: WaitingKind = {
  kind: 'name_report',
  async list({ database, secrets }) {
    return (await listReported(database.query, NAMES_AT_ONCE)).map(({ id, name, day }) => {
      const text = readName(secrets, name)
      return {
        ...{ id, about: null, detail: null, text, times: 1, cameOn: day, dueOn: isoDayAfter(day, LOOK_DAYS) },
        // A moderator cannot judge a name that cannot be read.
        ...{ urgent: false, flags: [], decisions: text === null ? ['remove'] : ['keep', 'remove'] },
      }
    })
  },
  async count(query, { clock }, before) {
    const counted = { waiting: 0, late: 0 }
    for (const { day, count } of await countReported(query)) {
      if (before !== undefined && day >= before) continue
      counted.waiting += count
      if (isoDay(clock()) > isoDayAfter(day, LOOK_DAYS)) counted.late += count
    }
    return counted
  },
  /** Permanently shows the name again or removes it from the list. Its owner stays a member. */
  async decide(transaction, _services, { id, decision }) {
    const name_state = decision === 'keep' ? 'kept' : 'removed'
    const judged = { name_state, reported_name: null, reported_on: null } as const
    if (await changeNameState(transaction, id, 'reported', judged)) return
    throw new AppError('not_found', 'desk_answers_queue_gone')
  },
}

/** Null when it was sealed with a lost secret, which must not hide the other names. */
function readName(secrets: Secrets, sealed: string): string | null {
  try {
    return secrets.unseal(sealed)
  } catch {
    return null
  }
}
